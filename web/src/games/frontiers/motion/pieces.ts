// What of New Frontiers went where between two views: tiles, goods, and numbers that changed.

import { type Counts, type Flight, moved, put } from "../../../board/flights";
import type { FrontiersView, Kind } from "../data";

export interface FrontiersFlight extends Flight {
  piece: "tile" | "good" | "disk";
  good: Kind | null;
}

const blank = { seat: null, card: null, good: null, fresh: true };

export function flights(before: FrontiersView, now: FrontiersView): FrontiersFlight[] {
  return [...tiles(before, now), ...goods(before, now), ...disks(before, now)];
}

/** Where every tile lies that belongs to somebody or is on offer. */
function places(view: FrontiersView): Map<string, { place: string; seat: number | null }> {
  const found = new Map<string, { place: string; seat: number | null }>();
  for (const id of view.offer) found.set(id, { place: `offer:${id}`, seat: null });
  for (const [seat, mat] of view.seats.entries()) {
    for (const id of [...mat.colonies.map((colony) => colony.tile), ...mat.explored])
      found.set(id, { place: `tile:${id}`, seat });
  }
  return found;
}

function tiles(before: FrontiersView, now: FrontiersView): FrontiersFlight[] {
  const found: FrontiersFlight[] = [];
  const then = places(before);
  for (const [id, { place, seat }] of places(now)) {
    const old = then.get(id);
    if (seat !== null && old?.seat !== seat)
      found.push({ ...blank, piece: "tile", card: id, seat, from: old?.place ?? `seat:${seat}`, to: place });
  }
  for (const [seat, mat] of now.seats.entries())
    for (const id of mat.developments)
      if (!before.seats[seat]?.developments.includes(id))
        found.push({ ...blank, piece: "tile", card: id, seat, from: `stack:${id}`, to: `tile:${id}` });
  return found;
}

function goods(before: FrontiersView, now: FrontiersView): FrontiersFlight[] {
  const found: FrontiersFlight[] = [];
  for (const [seat, mat] of now.seats.entries())
    for (const { tile, good } of mat.colonies) {
      const old = before.seats[seat]?.colonies.find((one) => one.tile === tile)?.good ?? null;
      if (good === old) continue;
      const flight = { ...blank, piece: "good" as const, seat, good: good ?? old };
      found.push(
        good
          ? { ...flight, from: "action:produce", to: `good:${tile}` }
          : { ...flight, from: `good:${tile}`, to: `chips:${seat}`, fresh: false },
      );
    }
  return found;
}

/** Disks on action tiles. */
function disks(before: FrontiersView, now: FrontiersView): FrontiersFlight[] {
  return now.seats.flatMap((_, seat) => {
    const lie = (view: FrontiersView): Counts => {
      const counts: Counts = new Map();
      for (const [action, who] of Object.entries(view.taken)) if (who === seat) put(counts, `action:${action}`);
      return counts;
    };
    return moved(lie(before), lie(now), seat, () => 0)
      .filter((move) => move.to.startsWith("action:"))
      .map((move) => ({ ...blank, ...move, piece: "disk" as const, seat }));
  });
}

/** Numbers that changed: the places that show them. */
export function pulses(before: FrontiersView, now: FrontiersView): string[] {
  return now.seats.flatMap((mat, seat) =>
    (["credits", "colonists", "chips", "military"] as const)
      .filter((name) => mat[name] !== before.seats[seat]?.[name])
      .map((name) => `${name}:${seat}`),
  );
}
