// The symbols of Beyond the Sun on a grid of 24, filled by the even-odd rule, so that a path inside a path is a hole.

const SYMBOLS = {
  // Pieces
  population: "M12 2.5a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM2.5 21.5c0-5.5 3.6-8.6 9.5-8.6s9.5 3.1 9.5 8.6z",
  supply: "M12 1.6 21.6 6.4 12 11.2 2.4 6.4zM1.6 8.2l9.4 4.7v9.6l-9.4-4.7zM22.4 8.2 13 12.9v9.6l9.4-4.7z",
  ore: "M8.2 2h7.6l5.7 7.4L12 22.4 2.5 9.4zM9 4 5.6 8.6h4.2zM12 3.6l-1.1 5h2.2zM10.2 10.4 12 18.6l1.8-8.2z",
  ship: "M12 .8c3 2.6 4.3 6 4.3 9.4l4.9 4.3v4.2l-5.8-1.9-1.2 2.4H9.8l-1.2-2.4-5.8 1.9v-4.2l4.9-4.3C7.7 6.8 9 3.4 12 .8zM12 6.6a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z",
  food: "M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6zM17.8 6c-6.6-.4-11 1.8-11 6.7 0 1 .2 1.9.6 2.7l-1.8 2.2 1.5 1.2 1.7-2c4.9 1.5 9.3-1.6 9-10.8zM15 8.8c-.6 3.3-2.7 5.3-5.6 5.9z",
  "ore-disc":
    "M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6zM8.7 6.2 5.8 10 12 18.6 18.2 10l-2.9-3.8zM12 8.2l1.8 1.9L12 14.6l-1.8-4.5z",
  star: "M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6zM12 4.8l-1.9 4.7-5 .4 3.8 3.3-1.2 4.9 4.3-2.6 4.3 2.6-1.2-4.9 3.8-3.3-5-.4z",
  pawn: "M12 1.5a4.8 4.8 0 0 1 3 8.5l3.4 8.7h1.3v3.8H4.3v-3.8h1.3L9 10a4.8 4.8 0 0 1 3-8.5z",
  // What is done
  jump: "M1.5 17.5C2.5 9.5 8 4.5 15 5V1.5l7.7 6-7.7 6V9.3C10.2 9 6.2 11.8 4.8 18.2zM2 20.3h20v2.2H2z",
  research:
    "M12 1.2a7.6 7.6 0 0 1 4.6 13.6c-.7.6-1 1.1-1 1.9v.6H8.4v-.6c0-.8-.3-1.3-1-1.9A7.6 7.6 0 0 1 12 1.2zM8.4 18.6h7.2v1.8H8.4zM9.6 21.4h4.8a2.4 2.4 0 0 1-4.8 0zM12 4.6l-2.9 5h2v3.6l3.6-5.4h-2.2z",
  automate:
    "M10.3 1.2h3.4l.6 2.8 2 .9 2.5-1.5 2.3 2.3-1.5 2.5.9 2 2.8.6v3.4l-2.8.6-.9 2 1.5 2.5-2.3 2.3-2.5-1.5-2 .9-.6 2.8h-3.4l-.6-2.8-2-.9-2.5 1.5-2.3-2.3 1.5-2.5-.9-2-2.8-.6v-3.4l2.8-.6.9-2-1.5-2.5 2.3-2.3 2.5 1.5 2-.9zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  colonize:
    "M13 1.2 21 4.4l-6.2 2.8V10a7.5 7.5 0 1 1-3.3-.6V1.2zM6.4 14.6c2.4 1.6 7.6 1.9 11 .6l.2 1.7c-3.7 1.4-9 1-11.5-.6z",
  upgrade: "M12 1.5 21.5 11h-5.3v4H7.8v-4H2.5zM7.8 16.5h8.4v2.2H7.8zM7.8 20.2h8.4v2.2H7.8z",
  trade: "M8 2v4h13.5v4H8v4L1.5 8zM16 10.5v3.7H2.5v4H16V22l6.5-5.7z",
  return: "M9 2.5v4.7h5a7.2 7.2 0 0 1 0 14.4H5v-3.8h9a3.4 3.4 0 0 0 0-6.8H9v4.7L1.5 9.1z",
  copy: "M8 1.5h14V16H8zM10.6 4v9.4h8.9V4zM2 7.5h4v12h10.5v3H2z",
  choose: "M10.5 1.5h3v6.2l5.6 5.1 2.4-2.4V18h-7.6l2.8-2.7-4.7-4.3-4.7 4.3L10.1 18H2.5v-7.6l2.4 2.4 5.6-5.1z",
  warp: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM12 4.7a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6zM12 7.2l4.6 4.8-4.6 4.8V14H6.8v-4H12z",
  grow: "M8 2.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM.8 19.5c0-5 2.6-8 7.2-8s7.2 3 7.2 8zM17.2 5.5h2.8v3.3h3.2v2.8H20v3.3h-2.8v-3.3H14V8.8h3.2z",
  mine: "M3 8.2C8.5 2 15.5 2 21 8.2c-2.4-1.3-4.6-2-7-2.2l-.3 16h-3.4L10 6c-2.4.2-4.6.9-7 2.2zM2 22v-2.5h6V22zm14 0v-2.5h6V22z",
  annex:
    "M12 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 4.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM2 13.5c2 3.5 5.5 5.3 10 5.3s8-1.8 10-5.3v4c-2.3 3.2-5.7 5-10 5s-7.7-1.8-10-5z",
  "annex-attached":
    "M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM1 2h6v3H4v3H1zm16 0h6v6h-3V5h-3zM1 16h3v3h3v3H1zm19 0h3v6h-6v-3h3z",
  "open-guild":
    "M12 1 22.5 7v2.5h-21V7zM3.5 11h3v8h-3zm5 0h2v8h-2zM2 20.3h9v2.5H2zM18 10.5l5.5 6h-3.6v6.2h-3.8v-6.2h-3.6z",
  // Places and conditions
  guild: "M12 1 22.5 7v2.5h-21V7zM3.5 11h3v8h-3zm7 0h3v8h-3zm7 0h3v8h-3zM2 20.3h20v2.5H2z",
  event:
    "M5 1.5h14a1.5 1.5 0 0 1 1.5 1.5v18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 21V3A1.5 1.5 0 0 1 5 1.5zM10.3 5l.6 9h2.2l.6-9zM12 15.6a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z",
  outpost: "M4 1.5h2.8V3l13.7.2-3.4 4.7 3.4 4.8-13.7.2v7.3H10v2.3H1v-2.3h3z",
  colony:
    "M12 2.5A9.5 9.5 0 0 1 21.5 12v2h-19v-2A9.5 9.5 0 0 1 12 2.5zM10 8.5V14h4V8.5zM1 16h22v2.6H1zm2.5 4h17v2.3h-17z",
  "deep-space":
    "M12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM12 1.2c4.8 0 9.4 3 10.3 7.6-2.2-3.3-6-4.7-10-4.2C7.7 5 4.8 8.3 5 12H1.8C1.5 6 6 1.2 12 1.2zM12 22.8c-4.8 0-9.4-3-10.3-7.6 2.2 3.3 6 4.7 10 4.2 4.6-.4 7.5-3.7 7.3-7.4h3.2c.3 6-4.2 10.8-10.2 10.8z",
  shipyard: "M2 2h3.5v5H10V2h4v5h4.5V2H22v20h-3.5v-4h-13v4H2zM5.5 10v5h13v-5z",
  sol: "M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM10.8 1h2.4v3.8h-2.4zm0 18.2h2.4V23h-2.4zM1 10.8h3.8v2.4H1zm18.2 0H23v2.4h-3.8zM3.4 5.1 5.1 3.4l2.7 2.7-1.7 1.7zm12.8 12.8 1.7-1.7 2.7 2.7-1.7 1.7zM3.4 18.9l2.7-2.7 1.7 1.7-2.7 2.7zM16.2 6.1l2.7-2.7 1.7 1.7-2.7 2.7z",
  power: "M13.5 1 4 13.5h6L8.5 23 20 9.5h-6.6z",
  column: "M3 2h5v20H3zm6.5 5h5v15h-5zM16 12h5v10h-5z",
  vp: "M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z",
  deck: "M6 1.5h15.5V18H6zM2.5 5.5h2v14h13v2h-15z",
  clock: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM10.6 5v8.2l5.6 3.7 1.5-2.3-4.3-2.9V5z",
  metric: "M2 22V13h4.5v9zm7.7 0V8h4.5v14zm7.8 0V2H22v20z",
  rule: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM8.3 8.5c-2.3 0-3.8 1.5-3.8 3.5s1.5 3.5 3.8 3.5c1.6 0 2.7-1 3.7-2.2 1 1.2 2.1 2.2 3.7 2.2 2.3 0 3.8-1.5 3.8-3.5s-1.5-3.5-3.8-3.5c-1.6 0-2.7 1-3.7 2.2-1-1.2-2.1-2.2-3.7-2.2zM8.3 10.7c.9 0 1.5.6 2.2 1.3-.7.7-1.3 1.3-2.2 1.3-1 0-1.6-.6-1.6-1.3s.6-1.3 1.6-1.3zm7.4 0c1 0 1.6.6 1.6 1.3s-.6 1.3-1.6 1.3c-.9 0-1.5-.6-2.2-1.3.7-.7 1.3-1.3 2.2-1.3z",
  // Who
  faction:
    "M12 2a4.4 4.4 0 1 1 0 8.8A4.4 4.4 0 0 1 12 2zM5 22c0-6.5 2.5-9.8 7-9.8s7 3.3 7 9.8zM4.3 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm15.4 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM.5 20c0-4.3 1.2-6.8 3.5-7.3L3.3 20zm23 0-2.8 0-.7-7.3c2.3.5 3.5 3 3.5 7.3z",
  revealer:
    "M12 5c5 0 8.8 3 11 7-2.2 4-6 7-11 7S3.2 16 1 12c2.2-4 6-7 11-7zM12 7.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  opponent: "M12 2a4.6 4.6 0 1 1 0 9.2A4.6 4.6 0 0 1 12 2zM3 22c0-6 3.3-9.3 9-9.3S21 16 21 22h-5l-4-6-4 6z",
  // Types of technology
  scientific:
    "M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 1.5c2.6 0 4.3 4.7 4.3 10.5s-1.7 10.5-4.3 10.5S7.7 17.8 7.7 12 9.4 1.5 12 1.5zM12 3.5c-1 0-2.3 3.4-2.3 8.5s1.3 8.5 2.3 8.5 2.3-3.4 2.3-8.5S13 3.5 12 3.5zM2.9 6.8c1.3-2.2 6.2-1.4 11.2 1.5s8.3 6.7 7 8.9-6.2 1.4-11.2-1.5-8.3-6.7-7-8.9zM4.6 7.8c-.4.8 1.9 3.7 6.3 6.2s8 3.1 8.5 2.2-1.9-3.7-6.3-6.2-8-3.1-8.5-2.2z",
  economic:
    "M10.8 22.5V15C6.5 14.8 3.5 12 3.3 7.3c4 0 6.6 1.7 7.5 4.6V9C8.6 7 8.9 4 12 1.2 15.1 4 15.4 7 13.2 9v2.9c.9-2.9 3.5-4.6 7.5-4.6-.2 4.7-3.2 7.5-7.5 7.7v7.5z",
  military:
    "M12 1.2c3 2 6 3 9.5 3.3 0 8.3-2.5 14.5-9.5 18.3C5 19 2.5 12.8 2.5 4.5 6 4.2 9 3.2 12 1.2zM12 6l-1.6 4H6.2l3.3 2.7-1.2 4.2L12 14.5l3.7 2.4-1.2-4.2L17.8 10h-4.2z",
  commercial:
    "M11 1.5h2v2.2l7 1.4v2h-.6L23 14c-.3 2.3-1.9 3.5-4 3.5S15.3 16.3 15 14l3.2-7.1L13 5.8V19h4.5v3.5h-11V19H11V5.8L5.8 6.9 9 14c-.3 2.3-1.9 3.5-4 3.5S1.3 16.3 1 14l3.6-6.9H4v-2l7-1.4zM5 9.3 3 14h4zm14 0L17 14h4z",
};

export type IconName = keyof typeof SYMBOLS;
const SHAPES: Record<string, string> = SYMBOLS;

/** Icons of the effect language that look like another one. */
const LIKE: Record<string, string> = {
  "at-will": "clock",
  "after-grow": "grow",
  "after-colonize": "colonize",
  "after-known-research": "research",
  "upgrade-levels": "upgrade",
  "one-jump-anywhere": "warp",
  "extra-jump": "jump",
  "each-faction": "faction",
  "each-other-faction": "opponent",
  "reclaim-researcher": "return",
  "swap-achievement-discs": "star",
  "ore-for-returned-pop": "return",
  "ship-discount": "ship",
  "extra-system": "annex",
  "dyson-sphere": "annex-attached",
  "majority-award": "vp",
  "location-award": "vp",
  museum: "ship",
  "heavy-gravity": "deep-space",
};

/** Words of the game for what a number counts. */
const METRICS: Record<string, string> = {
  technologies: "research",
  technologies_IIII: "research",
  colonized: "colony",
  holdings: "outpost",
  fleet_power: "ship",
  strong_locations: "power",
  locations_with_ships: "ship",
  automation: "automate",
  food_symbols: "grow",
  ore_symbols: "mine",
  ore_discs_left: "ore-disc",
  trade_exchanges: "trade",
};

export const shapeOf = (name: string): string => SHAPES[LIKE[name] ?? name] ?? (SHAPES.rule as string);
export const metricShape = (metric: string): string => METRICS[metric] ?? "metric";

/** Discs are called by their kind. */
export const discIcon = (kind: string): string => (kind === "ore" ? "ore-disc" : kind);
