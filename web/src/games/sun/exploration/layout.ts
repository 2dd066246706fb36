// Where everything on the exploration board stands. The data gives the middle of every location; what lies there is
// measured here, in units of the board: cards, and below them the fleets, row by row.

import type { ExplorationBoard, Location, Place } from "../data";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Ships of one level of one seat at one location: they can be chosen together only. */
export interface Stack {
  level: number;
  count: number;
  x: number;
}

export interface Fleet extends Box {
  seat: number;
  power: number;
  stacks: Stack[];
}

export interface Spot {
  id: string;
  kind: string;
  place: Place | null;
  box: Box;
  fleets: Fleet[];
}

export interface Link {
  from: Spot;
  to: Spot;
}

export interface Chart {
  spots: Spot[];
  links: Link[];
  frame: Box;
}

interface Size {
  width: number;
  height: number;
}

const CARD: Size = { width: 190, height: 102 };
const SIZES: Record<string, Size> = {
  system: CARD,
  extra: CARD,
  shipyard: { width: 150, height: 56 },
  sol: { width: 88, height: 88 },
  "deep-space": { width: 170, height: 54 },
};

export const FLEET = { height: 36, badge: 44, ship: 31, overlap: 8, count: 18, gap: 5, pad: 4 };
/** More ships of one level than this are one with a number. */
export const SHOWN = 3;
const MARGIN = 14;
const LEAST_BEYOND = 20;
/** So much of the board lying on something else is no board any more. */
const TOO_MUCH = 60_000;

export function stackWidth(count: number): number {
  return FLEET.ship + (Math.min(count, SHOWN) - 1) * FLEET.overlap + (count > SHOWN ? FLEET.count : 0);
}

function stacksOf(levels: number[]): Stack[] {
  const stacks: Stack[] = [];
  let x = FLEET.badge;
  for (const level of [4, 3, 2, 1]) {
    const count = levels.filter((one) => one === level).length;
    if (!count) continue;
    stacks.push({ level, count, x });
    x += stackWidth(count);
  }
  return stacks;
}

/** Rows end at an edge, to the left (-1) or to the right (1), so far from the middle; or they stand in the middle (0). */
interface Lean {
  to: -1 | 0 | 1;
  reach: number;
}

const UPRIGHT: Lean = { to: 0, reach: 0 };

/** Fleets in rows of at most this width, the strongest first, each row in the middle or at the edge that it leans to. */
export function fleetsAt(here: Location, middle: number, top: number, most: number, lean = UPRIGHT): Fleet[] {
  const seats = here.ships.map((levels, seat) => ({ levels, seat, power: here.power[seat] ?? 0 }));
  const present = seats.filter((one) => one.levels.length).sort((a, b) => b.power - a.power || a.seat - b.seat);
  const rows: Fleet[][] = [];
  let room = 0;
  for (const { levels, seat, power } of present) {
    const stacks = stacksOf(levels);
    const width = stacks.reduce((sum, stack) => sum + stackWidth(stack.count), FLEET.badge) + FLEET.pad;
    const fleet = { seat, power, stacks, x: 0, y: 0, width, height: FLEET.height };
    const row = rows.at(-1);
    if (row && width + FLEET.gap <= room) {
      row.push(fleet);
      room -= width + FLEET.gap;
    } else {
      rows.push([fleet]);
      room = most - width;
    }
  }
  for (const [at, row] of rows.entries()) {
    const width = row.reduce((sum, fleet) => sum + fleet.width + FLEET.gap, -FLEET.gap);
    let x = middle - width / 2 + lean.to * (lean.reach - width / 2);
    for (const fleet of row) {
      fleet.x = x;
      fleet.y = top + at * (FLEET.height + FLEET.gap);
      x += fleet.width + FLEET.gap;
    }
  }
  return rows.flat();
}

function around(x: number, y: number, size: Size): Box {
  return { x: x - size.width / 2, y: y - size.height / 2, ...size };
}

export function middleOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function common(some: Box[], others: Box[]): number {
  return some.flatMap((one) => others.map((other) => overlap(one, other))).reduce((sum, area) => sum + area, 0);
}

function union(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The place beside its host where the extra card covers least of the others and the board grows least. */
function beside(host: Box, others: Box[], canvas: Box): Box {
  const { x, y } = middleOf(host);
  const candidates: { box: Box; harm: number }[] = [];
  for (let turn = 0; turn < 32; turn++) {
    for (const far of [1.05, 1.2, 1.5]) {
      const dx = Math.cos((turn * Math.PI) / 16) * CARD.width * far;
      const dy = Math.sin((turn * Math.PI) / 16) * CARD.height * 1.35 * far;
      const box = around(x + dx, y + dy, CARD);
      const whole = [box, kept({ kind: "extra", box })];
      const covered = common(whole, others);
      const grown = union([canvas, ...whole]);
      const growth = grown.width * grown.height - canvas.width * canvas.height;
      candidates.push({ box, harm: covered * 40 + growth + Math.hypot(dx, dy) * 20 });
    }
  }
  return candidates.reduce((best, one) => (one.harm < best.harm ? one : best)).box;
}

interface Stretch {
  x: number;
  y: number;
}

/** How close the places may stand: square, apart for an extra System, and flat, where the rows come together. */
const CLOSE: readonly Stretch[] = [
  { x: 0.93, y: 0.93 },
  { x: 1.3, y: 0.93 },
  { x: 0.93, y: 1.3 },
  { x: 1.25, y: 0.8 },
  { x: 1.5, y: 0.8 },
];
/** From here on the columns stand far apart. */
const FLAT = 1.25;
const WIDEST = 3;

/** The board in about the shape of the room that it gets. */
export function chart(board: ExplorationBoard, table: Record<string, Location>, room: Size): Chart {
  const least = closest(board, table, room);
  const close = drawn(board, table, least);
  if (!room.width || !room.height) return close;
  const missing = room.width / room.height - close.frame.width / close.frame.height;
  const across = missing > 0 ? (close.frame.height * room.width) / room.height - close.frame.width : 0;
  const down = missing < 0 ? (close.frame.width * room.height) / room.width - close.frame.height : 0;
  const reach = (axis: "x" | "y") => {
    const all = board.locations.map((place) => place[axis]);
    return Math.max(...all) - Math.min(...all) || 1;
  };
  const by = { x: Math.min(least.x + across / reach("x"), WIDEST), y: Math.min(least.y + down / reach("y"), WIDEST) };
  return drawn(board, table, by);
}

/** The way to stand that is seen largest, where nothing lies on anything; whatever ships are there. */
function closest(board: ExplorationBoard, table: Record<string, Location>, room: Size): Stretch {
  const bare = Object.fromEntries(Object.entries(table).map(([id, here]) => [id, { ...here, ships: [], power: [] }]));
  const worth = (by: Stretch) => {
    const { spots, frame } = drawn(board, bare, by);
    const pairs = spots.flatMap((one, at) => spots.slice(at + 1).map((other) => [one, other] as const));
    const covered = pairs.map(([one, other]) => common([one.box, kept(one)], [other.box, kept(other)]));
    const scale = Math.min(room.width / frame.width, room.height / frame.height);
    return scale * (1 - covered.reduce((sum, area) => sum + area, 0) / TOO_MUCH);
  };
  return CLOSE.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function drawn(board: ExplorationBoard, table: Record<string, Location>, by: Stretch): Chart {
  const canvas: Box = { x: 0, y: 0, width: board.canvas.width * by.x, height: board.canvas.height * by.y };
  /** Fleets may stand out beside their card where the neighbours are far. */
  const beyond = by.x >= FLAT ? 80 : LEAST_BEYOND;
  const spots: Spot[] = board.locations.map((place) => {
    const box = around(place.x * by.x, place.y * by.y, SIZES[place.kind] ?? CARD);
    const here = table[place.id];
    return {
      id: place.id,
      kind: place.kind,
      place,
      box,
      fleets: here ? below(here, box, place.kind, beyond, canvas) : [],
    };
  });
  const links: Link[] = [];
  for (const [at, from] of spots.entries()) {
    for (const to of spots.slice(at + 1)) if (from.place?.adjacent.includes(to.id)) links.push({ from, to });
  }
  const extra = table[board.extra.id];
  const host = spots.find((spot) => spot.id === extra?.beside);
  if (extra && host) {
    const others = spots.flatMap((spot) => [spot.box, kept(spot), ...spot.fleets]);
    const box = beside(host.box, others, canvas);
    const spot = {
      id: board.extra.id,
      kind: "extra",
      place: null,
      box,
      fleets: below(extra, box, "extra", beyond, canvas),
    };
    spots.push(spot);
    links.push({ from: host, to: spot });
  }
  settle(spots.flatMap((spot) => spot.fleets));
  const all = union(spots.flatMap((spot) => [spot.box, kept(spot), ...spot.fleets]));
  const frame = {
    x: all.x - MARGIN,
    y: all.y - MARGIN,
    width: all.width + 2 * MARGIN,
    height: all.height + 2 * MARGIN,
  };
  return { spots, links, frame };
}

/** Fleets of neighbours that would lie on each other: the lower one makes way. */
function settle(fleets: Fleet[]): void {
  const placed: Fleet[] = [];
  for (const fleet of fleets.sort((a, b) => a.y - b.y)) {
    for (let other = hit(fleet, placed); other; other = hit(fleet, placed))
      fleet.y = other.y + other.height + FLEET.gap;
    placed.push(fleet);
  }
}

function hit(fleet: Fleet, placed: Fleet[]): Fleet | undefined {
  return placed.find((other) => overlap(fleet, other) > 0);
}

/** How wide a row of fleets may be at a location. */
function widest(kind: string, box: Box, beyond: number): number {
  return kind === "sol" ? 400 : kind === "deep-space" ? 300 : box.width + beyond;
}

/** Room for one row of fleets is always kept, so that the board stands still when ships come and go. */
function kept({ kind, box }: Pick<Spot, "kind" | "box">): Box {
  const width = widest(kind, box, LEAST_BEYOND);
  const y = box.y + box.height + FLEET.gap;
  return { x: box.x - (width - box.width) / 2, y, width, height: FLEET.height };
}

function below(here: Location, box: Box, kind: string, beyond: number, canvas: Box): Fleet[] {
  const { x } = middleOf(box);
  return fleetsAt(here, x, box.y + box.height + FLEET.gap, widest(kind, box, beyond), outward(x, box, canvas));
}

/** Fleets stand at the outer side of their card, so that the middle of the board stays free. */
function outward(x: number, box: Box, canvas: Box): Lean {
  const reach = (box.width + LEAST_BEYOND) / 2;
  if (x < canvas.width * 0.4) return { to: -1, reach };
  return x > canvas.width * 0.6 ? { to: 1, reach } : UPRIGHT;
}
