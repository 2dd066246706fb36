// What is not as it was: the ids of elements that differ between two views.

import type { FrontiersView } from "./data";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function changes(before: FrontiersView, now: FrontiersView): Set<string> {
  const found = new Set<string>();
  for (const action of Object.keys(now.taken)) {
    if (before.taken[action] !== now.taken[action] || before.round !== now.round) found.add(`action:${action}`);
  }
  for (const [stack, { face, left }] of Object.entries(now.developments)) {
    if (before.developments[stack]?.left !== left) found.add(`development:${face}`);
  }
  if (!same(before.track, now.track)) found.add("track");
  for (const [goal, seat] of Object.entries(now.goals?.held ?? {})) {
    if (before.goals?.held[goal] !== seat) found.add(`goal:${goal}`);
  }
  for (const [number, seat] of now.seats.entries()) {
    const then = before.seats[number];
    for (const { tile, good } of seat.colonies) {
      const old = then?.colonies.find((one) => one.tile === tile);
      if (!old) found.add(`world:${tile}`);
      else if (old.good !== good) found.add(`good:${tile}`);
    }
    for (const tile of seat.developments) if (!then?.developments.includes(tile)) found.add(`development:${tile}`);
    for (const tile of seat.explored) if (!then?.explored.includes(tile)) found.add(`world:${tile}`);
    for (const name of ["credits", "chips", "colonists", "military"] as const)
      if (seat[name] !== then?.[name]) found.add(`seat:${number}:${name}`);
  }
  return found;
}
