// What can be read off a mat: the mat of a seat, its tracks circle by circle, what a seat has gathered.

import type { ElementAttributes } from "../../../board/table";
import type { DiscKind, Faction, Level, Mat, Power, SeatView } from "../data";
import type { Table } from "../table";

export interface Filled extends Required<Omit<SeatView, "pawn" | "faction" | "museum" | "innovations_used">> {
  faction: string;
  museum?: number;
  innovations_used?: string[];
}

/** A seat that has its mat and its pieces; null while it still chooses. */
export function filled(seat: SeatView | undefined): Filled | null {
  return seat?.faction && seat.supply ? (seat as unknown as Filled) : null;
}

export function factionOf(table: Table, seat: number): Faction | null {
  const id = table.view.seats[seat]?.faction;
  return id ? (table.gallery.factions[id] ?? null) : null;
}

export function matOf(table: Table, seat: number): Mat | null {
  return factionOf(table, seat)?.[table.view.options.mats] ?? null;
}

/** A mat before the first turn, as it is printed: all cubes and discs are on it. */
export function printed(faction: string, mat: Mat): Filled {
  const symbols = (track: readonly (string | number)[]) => track.slice(0, 1).filter(Boolean);
  return {
    faction,
    ore: 0,
    population: 0,
    supply: mat.columns,
    ships: {},
    food_discs: mat.food_track.length - 1,
    ore_discs: mat.ore_track.length - 1,
    automation: { food: 0, ore: 0, star: 0 },
    colonies: {},
    grows: symbols(mat.food_track) as Filled["grows"],
    mines: Number(symbols(mat.ore_track)[0] ?? 0),
    automation_level: 0,
  };
}

/** Parts of my own mat can be chosen, once it is laid out; those of others are looked at. */
export function part(
  table: Table,
  seat: number,
  targets: string[],
  changes: string[],
  label: string,
): ElementAttributes {
  const changed = changes.map((name) => `seat:${seat}:${name}`);
  if (seat === table.view.you && filled(table.view.seats[seat])) return table.element([...targets, ...changed], label);
  const news = changed.some((name) => table.changed.has(name));
  return { role: "group", "aria-label": label, "data-changed": news ? "" : undefined };
}

export interface Circle {
  /** What production gets from it: a column, an amount of ore, or nothing. */
  symbol: string;
  covered: boolean;
}

/** The covered circles of a track are its rightmost ones (SUN-AUTO-08). */
export function circles(symbols: readonly (string | number)[], discs: number): Circle[] {
  return symbols.map((symbol, at) => ({ symbol: symbol ? String(symbol) : "", covered: at >= symbols.length - discs }));
}

/** The discs of an automation track one by one, and the points of every level, printed or beyond the last (SUN-SCORE-07). */
export function automationLevels(
  mat: Mat,
  discs: Record<DiscKind, number>,
): { points: number; disc: DiscKind | null }[] {
  const laid = (["food", "ore", "star"] as const).flatMap((kind) => Array<DiscKind>(discs[kind]).fill(kind));
  const levels = Math.max(mat.automation.length, laid.length);
  return Array.from({ length: levels }, (_, at) => ({ points: mat.automation[at] ?? 1, disc: laid[at] ?? null }));
}

export function fleetOf(seat: Filled): { count: number; power: number } {
  const levels = Object.values(seat.ships).flat();
  return { count: levels.length, power: levels.reduce((sum, level) => sum + level, 0) };
}

export const LEVELS: readonly Level[] = ["I", "II", "III", "IIII"];

/** How many technologies of each level a seat has, private ones included. */
export function technologiesOf(table: Table, seat: number): Record<Level, number> {
  const found: Record<Level, number> = { I: 0, II: 0, III: 0, IIII: 0 };
  for (const id of ownTechnologies(table, seat)) {
    const card = table.gallery.technologies[id];
    if (card) found[card.level] += 1;
  }
  return found;
}

function ownTechnologies(table: Table, seat: number): string[] {
  const slots = Object.values(table.view.technologies);
  const researched = slots.flatMap((slot) =>
    slot.technology && (slot.researched.includes(seat) || slot.reclaimed.includes(seat)) ? [slot.technology] : [],
  );
  return [...researched, ...privateOf(table, seat)];
}

function privateOf(table: Table, seat: number): string[] {
  return table.view.private.filter((one) => one.seat === seat).map((one) => one.technology);
}

/** Powers at will of a seat: from its technologies and its colonies. */
export function powersOf(table: Table, seat: number): [id: string, power: Power][] {
  const colonies = Object.keys(table.view.seats[seat]?.colonies ?? {});
  const own = new Set([
    ...colonies.map((id) => `system:${id}`),
    ...ownTechnologies(table, seat).map((id) => `technology:${id}`),
  ]);
  return Object.entries(table.gallery.powers).filter(([, power]) => own.has(power.card));
}

/** Where the seat stands on what an innovation asks for, as far as the mat shows it. */
export function metricOf(seat: Filled, mat: Mat, metric: string): number | null {
  const ore = circles(mat.ore_track, seat.ore_discs).filter((circle) => circle.symbol && !circle.covered).length;
  switch (metric) {
    case "food_symbols":
      return seat.grows.length;
    case "ore_symbols":
      return ore;
    case "production_symbols":
      return seat.grows.length + ore;
    case "ore_discs_left":
      return seat.ore_discs;
    case "colonized":
      return Object.keys(seat.colonies).length;
    case "locations_with_ships":
      return Object.keys(seat.ships).length;
    default:
      return null;
  }
}
