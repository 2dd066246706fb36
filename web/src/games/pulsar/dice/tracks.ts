// Counters on the two tracks: what each is called, and where it goes when a die is taken.

import type { Counter, PulsarView, TrackName } from "../data";

/** "counter:0:engineering:front": with two players everybody has a second counter, behind the front one. */
export function counterId(view: PulsarView, track: TrackName, rank: number): string {
  const seat = view.tracks[track][rank]?.seat;
  const back = view.tracks[track].findIndex((counter) => counter.seat === seat) < rank;
  return `counter:${seat}:${track}:${back ? "back" : "front"}`;
}

/** How far a die moves a counter, to the right if positive (PUL-DICE-15 to PUL-DICE-18). */
export function steps(die: number, marker: number): number {
  const far = die - marker;
  return Math.sign(far) * Math.ceil(Math.abs(far));
}

/** Where a counter ends that moves this far; null if it has no room on the right (PUL-TRACK-06, PUL-TRACK-10). */
export function moved(counter: Counter, by: number, spaces: number): number | null {
  const space = counter.space + by;
  return space > spaces ? null : Math.max(space, 1);
}

export function stacks(counters: Counter[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [rank, counter] of [...counters.entries()].reverse())
    found.set(counter.space, [...(found.get(counter.space) ?? []), rank]);
  return found;
}
