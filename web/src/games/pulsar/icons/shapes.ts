// The symbols of Pulsar 2849 on a grid of 24, filled by the even-odd rule, so that a path inside a path is a hole.

const SYMBOLS = {
  // Pieces
  ship: "M12 .8c2.6 2.4 4 6 4 10l4.8 5v4.6L16 18l-1.4 3.6h-5.2L8 18l-4.8 2.4v-4.6l4.8-5c0-4 1.4-7.6 4-10zM12 7.4a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z",
  cube: "M12 1.6 21.4 6.6 12 11.6 2.6 6.6zM1.8 8.4 11 13.2v9.6l-9.2-5zM22.2 8.4v9.4l-9.2 5v-9.6z",
  station:
    "M10.8 1.5h2.4v3.6l5 2.2v4.4l3.8-1.7v8.5l-3.8-1.7v2.6L12 22.5l-6.2-3.1v-2.6L2 18.5V10l3.8 1.7V7.3l5-2.2zM12 9a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 12 9z",
  claim:
    "M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6zM12 5.4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  pulsar:
    "M12 7.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM12.9.6l1 6.2a5.6 5.6 0 0 0-3.8 0l1-6.2zM11.1 23.4l-1-6.2a5.6 5.6 0 0 0 3.8 0l-1 6.2zM3 5.2c3-1.4 4.6.4 5.8 2.2A6 6 0 0 0 6.2 10C4.8 8.8 3 7.8 3 5.2zM21 18.8c-3 1.4-4.6-.4-5.8-2.2a6 6 0 0 0 2.6-2.6c1.4 1.2 3.2 2.2 3.2 4.8z",
  system:
    "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM19.5 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4.5 17.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  "gyro-small":
    "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zM12 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z",
  "gyro-medium":
    "M12 2.6a9.4 9.4 0 1 1 0 18.8 9.4 9.4 0 0 1 0-18.8zM12 5.4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2zM9 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM15 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z",
  "gyro-large":
    "M12 .8a11.2 11.2 0 1 1 0 22.4A11.2 11.2 0 0 1 12 .8zM12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 5.4a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM8 11.6a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM16 11.6a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z",
  "gyro-any":
    "M12 2.6a9.4 9.4 0 1 1 0 18.8 9.4 9.4 0 0 1 0-18.8zM12 5.4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2zM10.9 7.5h2.2v3.4h3.4v2.2h-3.4v3.4h-2.2v-3.4H7.5v-2.2h3.4z",
  spin: "M12 2a10 10 0 0 1 9.2 6.2l-3.2 1.2A6.6 6.6 0 0 0 6.2 8.8l2.3 2.1-7.4 1.6L2 5.1l1.8 1.6A10 10 0 0 1 12 2zM12 22a10 10 0 0 1-9.2-6.2L6 14.6a6.6 6.6 0 0 0 11.8.6l-2.3-2.1 7.4-1.6-.9 7.4-1.8-1.6A10 10 0 0 1 12 22z",
  transmitter:
    "M10.6 11.2h2.8l4.2 11.3h-3.2L13 18.4h-2l-1.4 4.1H6.4zM12 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM5.4 1.5 7 3.4a6.6 6.6 0 0 0 0 9.2l-1.6 1.9a9 9 0 0 1 0-13zM18.6 1.5a9 9 0 0 1 0 13L17 12.6a6.6 6.6 0 0 0 0-9.2z",
  technology:
    "M9.4 1.5h5.2v2.4h-.8v4.7l6.5 11a2 2 0 0 1-1.7 2.9H5.4a2 2 0 0 1-1.7-2.9l6.5-11V3.9h-.8zM9 14.6l-2.3 4h10.6l-2.3-4z",
  project: "M12 1.2 22.8 9.4v3.2H1.2V9.4zM3.4 14.4h4v5h-4zM10 14.4h4v5h-4zM16.6 14.4h4v5h-4zM1.2 20.8h21.6v2.2H1.2z",
  "plus-minus": "M6 2h3v3.8h3.8v3H9v3.8H6V8.8H2.2v-3H6zM12.5 16.5h9.3v3h-9.3zM17.6 3l2.2 1.4L6.4 21.8 4.2 20.4z",
  "plus-two":
    "M4.6 5.6h3.2v4.8h4.8v3.2H7.8v4.8H4.6v-4.8H-.2v-3.2h4.8zM18 4.2c3 0 5 1.8 5 4.5 0 2-1.2 3.6-3.4 5.8L17.8 16.4h5.4v3.2H13v-2.8l4.4-4.6c1.4-1.5 2-2.4 2-3.3s-.6-1.5-1.5-1.5c-1 0-1.7.7-1.8 2h-3.3c.2-3.2 2.2-5.2 5.2-5.2z",
  // What is done
  run: "M1.5 4h4.2l5 8-5 8H1.5l5-8zM9.3 4h4.2l5 8-5 8H9.3l5-8zM18.6 9.6h4.4v4.8h-4.4l1.4-2.4z",
  explore:
    "M10.2 1.5a8.7 8.7 0 0 1 7 13.8l5.3 5.3-2.1 2.1-5.3-5.3a8.7 8.7 0 1 1-4.9-15.9zM10.2 4.6a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2z",
  teleport:
    "M12 1.2c6 0 10.8 2 10.8 4.6S18 10.4 12 10.4 1.2 8.4 1.2 5.8 6 1.2 12 1.2zM12 3.8c-4 0-7 .9-7 2s3 2 7 2 7-.9 7-2-3-2-7-2zM10.6 12h2.8v4.6h3L12 22.8l-4.4-6.2h3z",
  finish: "M9.4 16.6 20 4.2l2.6 2.2L9.6 21.6 1.4 13.4l2.4-2.4z",
  meet: "M3.5 1.5h2.6V3h14l-3.6 5 3.6 5h-14v9.5H3.5zM9.6 7.4l2 2 4-4-1.2-1.2-2.8 2.8-.8-.8z",
  copy: "M8 1.5h14V16H8zM10.6 4v9.4h8.9V4zM2 7.5h4v12h10.5v3H2z",
  shift: "M7 3v4h10V3l6 6.6-6 6.6v-4H7v4L1 9.6zM4 18.6h16v2.4H4z",
  "off-by-one": "M7 3v4h10V3l6 6.6-6 6.6v-4H7v4L1 9.6zM10.8 16.4h2.4v6.4h-2.4z",
  twice: "M2 5h9v9H2zM13 10h9v9h-9zM4.4 7.4v4.2h4.2V7.4zM15.4 12.4v4.2h4.2v-4.2z",
  award:
    "M12 1.2 14.6 6l5.4.9-3.8 4 .8 5.4L12 14l-5 2.3.8-5.4L4 6.9 9.4 6zM7 17.6l3-1v6.2l-4.4-1zM17 17.6l-3-1v6.2l4.4-1z",
  flight: "M2 17.4 17 8.2 11.4 5l11.4-2.2-3 11.2-2.2-4.6L3.4 19.6z",
  link: "M2 8.4A4.6 4.6 0 0 1 6.6 4H11v3H6.8a1.7 1.7 0 0 0-1.7 1.7v6.6A1.7 1.7 0 0 0 6.8 17H11v3H6.6A4.6 4.6 0 0 1 2 15.6zM22 8.4A4.6 4.6 0 0 0 17.4 4H13v3h4.2a1.7 1.7 0 0 1 1.7 1.7v6.6a1.7 1.7 0 0 1-1.7 1.7H13v3h4.4a4.6 4.6 0 0 0 4.6-4.4zM8 10.6h8v2.8H8z",
  online: "M13.5 1 4 13.5h6L8.5 23 20 9.5h-6.6z",
  vp: "M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z",
  order: "M3 3h4v18H3zM10 8h4v13h-4zM17 13h4v8h-4z",
  engineering:
    "M10.3 1.2h3.4l.6 2.8 2 .9 2.5-1.5 2.3 2.3-1.5 2.5.9 2 2.8.6v3.4l-2.8.6-.9 2 1.5 2.5-2.3 2.3-2.5-1.5-2 .9-.6 2.8h-3.4l-.6-2.8-2-.9-2.5 1.5-2.3-2.3 1.5-2.5-.9-2-2.8-.6v-3.4l2.8-.6.9-2-1.5-2.5 2.3-2.3 2.5 1.5 2-.9zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  // Gates, by shape as well as by colour
  "gate-pink":
    "M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6zM12 5.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z",
  "gate-green": "M12 .8 23.2 21.6H.8zM12 8.6 7.2 17.8h9.6z",
  "gate-orange": "M2 2h20v20H2zM6 6v12h12V6zM10.6 8h2.8v8h-2.8z",
  "gate-any": "M12 1.2 22.8 12 12 22.8 1.2 12zM12 6.6 6.6 12l5.4 5.4 5.4-5.4z",
  // Classes of technologies
  "one-shot": "M13.5 1 4 13.5h6L8.5 23 20 9.5h-6.6z",
  permanent:
    "M7 6c2.2 0 3.7 1.5 5 3.2C13.3 7.5 14.8 6 17 6c3.3 0 5.5 2.6 5.5 6s-2.2 6-5.5 6c-2.2 0-3.7-1.5-5-3.200C10.7 16.5 9.2 18 7 18c-3.3 0-5.5-2.6-5.5-6S3.7 6 7 6zM7 9.200c-1.5 0-2.4 1.2-2.4 2.800S5.5 14.8 7 14.800c1.3 0 2.2-1.2 3.2-2.800C9.2 10.4 8.3 9.2 7 9.200zM17 9.200c-1.3 0-2.2 1.2-3.2 2.8 1 1.6 1.9 2.8 3.2 2.8 1.5 0 2.4-1.2 2.4-2.800s-.9-2.8-2.4-2.800z",
  production: "M2 22V9.500l6 4v-4l6 4V2h6.500L22 22zM5 17v2.500h3V17zm5 0v2.500h3V17zm5 0v2.500h3V17z",
  end: "M4 1.500h2.800V3H21l-3.4 5L21 13H6.800v9.500H4zM9 5.200v2.800h3V5.200zm6 0v2.800h2.600L15 5.200zM12 8v2.800h3V8z",
};

const SHAPES: Record<string, string> = SYMBOLS;

/** Icons of the effect language, counters and conditions that look like another one. */
const LIKE: Record<string, string> = {
  score: "vp",
  patented: "technology",
  patent: "technology",
  "used-gate-run": "run",
  "gate-run": "run",
  "spinning-size": "gyro-any",
  "spinning-sizes": "gyro-any",
  "spinning-gyrodyne": "gyro-any",
  "gyrodyne-started": "gyro-any",
  "gyrodyne-completed": "spin",
  "claimed-pulsar": "claim",
  "online-transmitter": "transmitter",
  "transmitter-online": "transmitter",
  "transmitter-cost": "transmitter",
  "initiative-place": "order",
  "blue-station": "station",
  "flight-ending-at-pulsar": "pulsar",
  "flight-visiting-pink-gate": "gate-pink",
  "flight-visiting-green-gate": "gate-green",
  "flight-visiting-orange-gate": "gate-orange",
  "bonus-die": "twice",
  token: "plus-minus",
};

export function shapeOf(name: string): string {
  return SHAPES[name] ?? SHAPES[LIKE[name] ?? ""] ?? (SHAPES.vp as string);
}

/** Where the pips of a die lie on a grid of 24. */
const AT = { l: 6.5, m: 12, r: 17.5 };
const spots = (...names: string[]): [number, number][] =>
  names.map((name) => [AT[name[0] as keyof typeof AT], AT[name[1] as keyof typeof AT]]);
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  spots("mm"),
  spots("ll", "rr"),
  spots("ll", "mm", "rr"),
  spots("ll", "lr", "rl", "rr"),
  spots("ll", "lr", "rl", "rr", "mm"),
  spots("ll", "lr", "rl", "rr", "lm", "rm"),
];
