// Which pieces went where between two views. Pieces of one kind and seat are all alike, so a change is: fewer here, more
// there. Places are named as in the attribute `data-at` of the nodes that show them.

import type { DiscKind, SunView } from "../data";

export type Piece = "cube" | "ship" | "disc" | "pawn" | "system" | "technology";

export interface Flight {
  piece: Piece;
  seat: number | null;
  from: string;
  to: string;
  /** Of a ship, where it arrives. */
  level: number;
  disc: DiscKind | null;
  /** Of a card: its id. */
  card: string | null;
  /** Nothing of the kind lay at the end before. */
  fresh: boolean;
}

type Counts = Map<string, number>;

export function flights(before: SunView, now: SunView): Flight[] {
  const found: Flight[] = [];
  for (const seat of now.seats.keys()) {
    for (const move of moved(cubes(before, seat), cubes(now, seat), seat)) {
      const level = levelOf(move.to);
      found.push({ ...blank(seat), ...move, piece: level ? "ship" : "cube", level });
    }
    for (const disc of ["food", "ore", "star"] as const) {
      const moves = moved(discs(before, seat, disc), discs(now, seat, disc), seat);
      found.push(...moves.map((move) => ({ ...blank(seat), ...move, piece: "disc" as const, disc })));
    }
    const pawn = now.seats[seat]?.pawn ?? null;
    if (pawn !== null && pawn !== (before.seats[seat]?.pawn ?? null)) {
      found.push({ ...blank(seat), piece: "pawn", from: `pawn:${seat}`, to: `pawn:${seat}`, fresh: true });
    }
  }
  return [...found, ...cards(before, now)];
}

function blank(seat: number | null): Omit<Flight, "piece" | "from" | "to"> {
  return { seat, level: 0, disc: null, card: null, fresh: false };
}

function levelOf(place: string): number {
  return place.startsWith("ship:") ? Number(place.split(":")[3]) : 0;
}

function put(counts: Counts, place: string, count = 1): void {
  if (count) counts.set(place, (counts.get(place) ?? 0) + count);
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

/** Pairs of a place that lost a piece and one that gained it; what has no other end goes to or comes from the mat. */
function moved(before: Counts, now: Counts, seat: number): { from: string; to: string; fresh: boolean }[] {
  const lost: string[] = [];
  const gained: string[] = [];
  for (const place of new Set([...before.keys(), ...now.keys()])) {
    const more = (now.get(place) ?? 0) - (before.get(place) ?? 0);
    for (let count = 0; count < Math.abs(more); count++) (more > 0 ? gained : lost).push(place);
  }
  const pairs: { from: string; to: string; fresh: boolean }[] = [];
  while (lost.length && gained.length) {
    const all = lost.flatMap((from) => gained.map((to) => ({ from, to, worth: likeness(from, to) })));
    const { from, to } = all.reduce((best, one) => (one.worth > best.worth ? one : best));
    lost.splice(lost.indexOf(from), 1);
    gained.splice(gained.indexOf(to), 1);
    pairs.push({ from, to, fresh: !before.has(to) });
  }
  return [
    ...pairs,
    ...gained.map((to) => ({ from: `seat:${seat}`, to, fresh: !before.has(to) })),
    ...lost.map((from) => ({ from, to: `seat:${seat}`, fresh: false })),
  ];
}

/** Ships are rather moved than taken apart, and rather keep their level. */
function likeness(from: string, to: string): number {
  const [a, b] = [from.split(":"), to.split(":")];
  if (a[0] !== "ship" || b[0] !== "ship") return a[0] === b[0] ? 0 : 1;
  return 2 + (a[3] === b[3] ? 2 : 0) + (a[1] === b[1] ? 1 : 0);
}

/** Cards that were turned over or changed hands. */
function cards(before: SunView, now: SunView): Flight[] {
  const found: Flight[] = [];
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

function card(piece: "system" | "technology", id: string, from: string): Flight {
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
