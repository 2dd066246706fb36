// What a person set for this browser. It never leaves it.

const KEY = "heliopause.settings";

export interface Choices {
  theme: "system" | "dark" | "light";
  /** When a choice is asked for twice: those that cannot be taken back, all, none. */
  confirm: "final" | "always" | "never";
  /** How fast the moves of others are shown. */
  pace: "calm" | "quick" | "at-once";
  sounds: boolean;
  scores: boolean;
  drawer: boolean;
  /** Pointers of the first turn were seen or sent away. */
  pointed: boolean;
}

const DEFAULTS: Choices = {
  theme: "system",
  confirm: "final",
  pace: "calm",
  sounds: false,
  scores: true,
  // Only a large screen has room for the log beside the boards.
  drawer: matchMedia("(min-width: 1800px)").matches,
  pointed: false,
};

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...DEFAULTS, ...stored() });

export function set<K extends keyof Choices>(name: K, value: Choices[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: it holds until the page is closed
  }
  if (name === "theme") {
    if (value === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = String(value);
  }
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
