// Which pieces of Beyond the Sun went where between two views.

import { type Counts, type Flight, moved, put } from "../../../board/flights";
import type { DiscKind, SunView } from "../data";

export type Piece = "cube" | "ship" | "disc" | "pawn" | "system" | "technology";

export interface SunFlight extends Flight {
  piece: Piece;
  /** Of a ship, where it arrives. */
  level: number;
  disc: DiscKind | null;
}

export function flights(before: SunView, now: SunView): SunFlight[] {
  const found: SunFlight[] = [];
  for (const seat of now.seats.keys()) {
    for (const move of moved(cubes(before, seat), cubes(now, seat), seat, likeness)) {
      const level = levelOf(move.to);
      found.push({ ...blank(seat), ...move, piece: level ? "ship" : "cube", level });
    }
    for (const disc of ["food", "ore", "star"] as const) {
      const moves = moved(discs(before, seat, disc), discs(now, seat, disc), seat, likeness);
      found.push(...moves.map((move) => ({ ...blank(seat), ...move, piece: "disc" as const, disc })));
    }
    const pawn = now.seats[seat]?.pawn ?? null;
    if (pawn !== null && pawn !== (before.seats[seat]?.pawn ?? null)) {
      found.push({ ...blank(seat), piece: "pawn", from: `pawn:${seat}`, to: `pawn:${seat}`, fresh: true });
    }
  }
  return [...found, ...cards(before, now)];
}

function blank(seat: number | null): Omit<SunFlight, "piece" | "from" | "to"> {
  return { seat, level: 0, disc: null, card: null, fresh: false };
}

function levelOf(place: string): number {
  return place.startsWith("ship:") ? Number(place.split(":")[3]) : 0;
}

/** The cubes of a seat: supply, population, ships, researchers. */
export function cubes(view: SunView, seat: number): Counts {
  const counts: Counts = new Map();
  const mat = view.seats[seat];
  for (const [column, count] of Object.entries(mat?.supply ?? {})) put(counts, `supply:${seat}:${column}`, count);
  put(counts, `population:${seat}`, mat?.population ?? 0);
  for (const [place, levels] of Object.entries(mat?.ships ?? {})) {
    for (const level of levels) put(counts, `ship:${place}:${seat}:${level}`);
  }
  for (const [id, slot] of Object.entries(view.technologies)) {
    if (slot.researched.includes(seat) && !slot.reclaimed.includes(seat)) put(counts, `researcher:${id}:${seat}`);
  }
  return counts;
}

/** The discs of a kind of a seat: on tracks, as outposts, on colonies and achievements. Star discs lie beside the mat. */
export function discs(view: SunView, seat: number, kind: DiscKind): Counts {
  const counts: Counts = new Map();
  const mat = view.seats[seat];
  if (kind !== "star") put(counts, `track:${seat}:${kind}`, (kind === "food" ? mat?.food_discs : mat?.ore_discs) ?? 0);
  put(counts, `automation:${seat}`, mat?.automation?.[kind] ?? 0);
  for (const [place, here] of Object.entries(view.exploration)) {
    if (here.outpost?.seat === seat && here.outpost.disc === kind) put(counts, `outpost:${place}`);
  }
  for (const [system, laid] of Object.entries(mat?.colonies ?? {})) {
    put(counts, `colony:${seat}:${system}`, laid.filter((disc) => disc === kind).length);
  }
  for (const card of view.achievements) {
    for (const [at, slot] of card.slots.entries()) {
      if (slot.seat === seat && slot.disc === kind) put(counts, `claim:${card.card}:${at}`);
    }
  }
  return counts;
}

/** Ships are rather moved than taken apart, and rather keep their level. */
function likeness(from: string, to: string): number {
  const [a, b] = [from.split(":"), to.split(":")];
  if (a[0] !== "ship" || b[0] !== "ship") return a[0] === b[0] ? 0 : 1;
  return 2 + (a[3] === b[3] ? 2 : 0) + (a[1] === b[1] ? 1 : 0);
}

/** Cards that were turned over or changed hands. */
function cards(before: SunView, now: SunView): SunFlight[] {
  const found: SunFlight[] = [];
  const [then, here] = [systems(before), systems(now)];
  for (const [id, place] of here) {
    if (then.get(id) === place) continue;
    const known = then.has(id);
    found.push(card("system", id, known ? `system:${id}` : `deck:${deckOf(before, id)}`));
  }
  for (const [slot, { technology }] of Object.entries(now.technologies)) {
    if (technology && before.technologies[slot]?.technology !== technology) {
      const known = before.revealed.includes(technology);
      const from = known ? `technology:${technology}` : `deck:${slot.split("-")[0]}`;
      found.push({ ...card("technology", technology, from), to: `slot:${slot}` });
    }
  }
  for (const { technology } of now.private) {
    if (!before.private.some((one) => one.technology === technology)) {
      found.push(card("technology", technology, `technology:${technology}`));
    }
  }
  return found;
}

function card(piece: "system" | "technology", id: string, from: string): SunFlight {
  return { ...blank(null), piece, from, to: `${piece}:${id}`, card: id, fresh: true };
}

function systems(view: SunView): Map<string, string> {
  const found = new Map<string, string>();
  for (const [place, { system }] of Object.entries(view.exploration)) if (system) found.set(system, place);
  for (const [seat, mat] of view.seats.entries()) {
    for (const system of Object.keys(mat.colonies ?? {})) found.set(system, `seat:${seat}`);
  }
  return found;
}

function deckOf(view: SunView, system: string): string {
  return Object.keys(view.decks).find((deck) => view.decks[deck]?.groups.some((group) => group.includes(system))) ?? "";
}

/** Numbers that changed: the places that show them. */
export function pulses(before: SunView, now: SunView): string[] {
  return now.seats.flatMap((mat, seat) =>
    (["ore", "population"] as const)
      .filter((name) => mat[name] !== before.seats[seat]?.[name])
      .map((name) => `${name}:${seat}`),
  );
}
