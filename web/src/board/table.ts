// The live table of a game, for everything that is drawn on it: what lies there, and how an element behaves.

import type { BoardProps, Snapshot } from "../lib/types";

export interface ElementOptions {
  /** It has elements inside: a group, not a button, as long as it cannot be chosen. */
  holds?: boolean;
  /** It lies on this element: while that can be chosen, all of it is one button. */
  within?: string | undefined;
}

/** What an element of the board gets: spread it over an SVG group or an HTML node. `element.css` draws the states. */
export type ElementAttributes = Record<string, unknown>;

/** `G` and `V` are what the game's gallery and view look like. */
export class BoardTable<G, V extends { you: number | null; players: number }> {
  #changed: { previous: Snapshot | null; snapshot: Snapshot; found: Set<string> } | null = null;

  /** What is read from the properties of the board is followed; `changes` names the elements that differ. */
  constructor(
    private readonly given: () => BoardProps,
    private readonly changes: (before: V, now: V) => Set<string>,
  ) {}

  protected get props(): BoardProps {
    return this.given();
  }

  get gallery(): G {
    return this.props.gallery as G;
  }

  get view(): V {
    return this.props.snapshot.view as unknown as V;
  }

  get snapshot(): Snapshot {
    return this.props.snapshot;
  }

  /** The seat of who looks; the seat whose turn it is for a spectator. */
  get me(): number {
    return this.view.you ?? 0;
  }

  /** The other seats, from the left neighbour on. */
  get others(): number[] {
    const { players } = this.view;
    return Array.from({ length: players - 1 }, (_, at) => (this.me + at + 1) % players);
  }

  get layout(): BoardProps["layout"] {
    return this.props.layout;
  }

  get changed(): Set<string> {
    const { previous, snapshot } = this.props;
    if (this.#changed?.snapshot !== snapshot || this.#changed.previous !== previous)
      this.#changed = {
        previous,
        snapshot,
        found:
          previous && previous !== snapshot
            ? this.changes(previous.view as unknown as V, snapshot.view as unknown as V)
            : new Set(),
      };
    return this.#changed.found;
  }

  choosable(...targets: string[]): boolean {
    return this.props.live && targets.some((target) => this.props.choosable.has(target));
  }

  /**
   * What an element gets, by the ids it stands for, the most particular one first: `element(["technology:x", "slot:I-1"], name)`.
   * `behave` on the root of the board does the rest.
   */
  element(targets: string | string[], label: string, options: ElementOptions = {}): ElementAttributes {
    if (options.within && this.choosable(options.within)) return {};
    const all = typeof targets === "string" ? [targets] : targets;
    const { props } = this;
    const may = props.live ? all.find((target) => props.choosable.has(target)) : undefined;
    const reasons = may ? [] : all.flatMap((target) => props.refused.get(target) ?? []);
    return {
      "data-target": all[0],
      "data-may": may,
      "data-about": may ?? all.find((target) => props.refused.has(target)) ?? all[0],
      "data-refused": reasons.length ? "" : undefined,
      "data-focus": all.some((target) => props.focus.includes(target)) ? "" : undefined,
      "data-hovered": props.hovered !== null && all.includes(props.hovered) ? "" : undefined,
      "data-changed": all.some((target) => this.changed.has(target)) ? "" : undefined,
      role: options.holds && !may ? "group" : "button",
      tabindex: 0,
      "aria-label": [label, ...reasons.map((row) => `${row.what} – ${row.reason}`)].join(". "),
    };
  }
}
