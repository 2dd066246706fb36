// What is not as it was: the ids of elements that differ between two views.

import type { SunView } from "./data";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function changes(before: SunView, now: SunView): Set<string> {
  const found = new Set<string>();
  for (const [id, slot] of Object.entries(now.technologies)) {
    const then = before.technologies[id];
    if (!then || then.technology !== slot.technology) {
      found.add(`slot:${id}`);
      if (slot.technology) found.add(`technology:${slot.technology}`);
    }
    for (const seat of slot.researched) if (!then?.researched.includes(seat)) found.add(`researcher:${id}:${seat}`);
  }
  for (const card of now.private)
    if (!before.private.some((one) => same(one, card))) found.add(`technology:${card.technology}`);
  for (const guild of now.guilds) if (!before.guilds.includes(guild)) found.add(`guild:${guild}`);
  for (const [event, place] of Object.entries(now.events))
    if (before.events[event] !== place) found.add(`event:${event}`);
  for (const [index, card] of now.achievements.entries())
    for (const [at, slot] of card.slots.entries())
      if (slot.seat !== before.achievements[index]?.slots[at]?.seat) {
        found.add(`achievement:${card.card}`);
        found.add(`claim:${card.card}:${at}`);
      }
  for (const [id, place] of Object.entries(now.exploration)) {
    const then = before.exploration[id];
    if (!same(then?.ships, place.ships) || !same(then?.outpost, place.outpost)) found.add(`location:${id}`);
    if (then?.system !== place.system && place.system) found.add(`system:${place.system}`);
    for (const [seat, levels] of place.ships.entries())
      for (const level of new Set(levels)) {
        const count = (all: number[] | undefined) => all?.filter((one) => one === level).length ?? 0;
        if (count(levels) > count(then?.ships[seat])) found.add(`ship:${id}:${seat}:${level}`);
      }
  }
  for (const [number, seat] of now.seats.entries()) {
    const then = before.seats[number];
    if (seat.pawn && seat.pawn !== then?.pawn) found.add(`pawn:${number}`);
    for (const [name, value] of Object.entries(seat))
      if (!same(value, (then as Record<string, unknown> | undefined)?.[name])) found.add(`seat:${number}:${name}`);
  }
  return found;
}
