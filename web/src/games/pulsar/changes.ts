// What is not as it was: the ids of elements that differ between two views.

import { type PulsarView, SIZES, TRACKS } from "./data";
import { counterId } from "./dice/tracks";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function changes(before: PulsarView, now: PulsarView): Set<string> {
  const found = new Set<string>();
  for (const [id, system] of Object.entries(now.systems))
    if (!same(before.systems[id], system)) found.add(`location:${id}`);
  for (const [id, pulsar] of Object.entries(now.pulsars))
    if (!same(before.pulsars[id], pulsar)) found.add(`location:${id}`);
  for (const [id, patent] of Object.entries(now.technologies.patents))
    if (!same(before.technologies.patents[id]?.owners, patent.owners)) found.add(`technology:${id}`);
  for (const [id, taken] of Object.entries(now.transmitters.taken))
    if (!same(before.transmitters.taken[id], taken)) found.add(`transmitter:${id}`);
  for (const id of now.transmitters.offer)
    if (id && !before.transmitters.offer.includes(id)) found.add(`transmitter:${id}`);
  for (const track of TRACKS)
    for (const [rank, counter] of now.tracks[track].entries()) {
      const id = counterId(now, track, rank);
      const then = before.tracks[track].findIndex((_, at) => counterId(before, track, at) === id);
      if (before.tracks[track][then]?.space !== counter.space) found.add(id);
    }
  for (const size of SIZES) if (!same(before.awards[size], now.awards[size])) found.add(`award:${size}`);
  for (const [number, seat] of now.seats.entries()) {
    const then = before.seats[number];
    for (const place of seat.projects ?? [])
      if (!then?.projects?.includes(place)) found.add(`project:${number}:${place}`);
    if (seat.ship !== then?.ship) found.add(`ship:${number}`);
    for (const [name, value] of Object.entries(seat))
      if (!same(value, (then as Record<string, unknown> | undefined)?.[name])) found.add(`seat:${number}:${name}`);
  }
  return found;
}
