// Which pieces of Pulsar 2849 went where between two views.

import type { Flight } from "../../../board/flights";
import { type PulsarView, type Size, TRACKS } from "../data";
import { counterId } from "../dice/tracks";

export interface PulsarFlight extends Flight {
  piece: "ship" | "seat" | "die" | "gyrodyne" | "transmitter";
  value: number;
  size: Size | null;
}

const blank = { seat: null, card: null, fresh: true, value: 0, size: null };

export function flights(before: PulsarView, now: PulsarView): PulsarFlight[] {
  return [
    ...now.seats.flatMap((_, seat) => ofSeat(before, now, seat)),
    ...counters(before, now),
    ...transmitters(before, now),
    ...gyrodynes(before, now),
  ];
}

function ofSeat(before: PulsarView, now: PulsarView, seat: number): PulsarFlight[] {
  const [then, mat] = [before.seats[seat], now.seats[seat]];
  if (!then || !mat) return [];
  const found: PulsarFlight[] = [];
  if (then.ship && mat.ship && then.ship !== mat.ship)
    found.push({ ...blank, piece: "ship", seat, from: `ship:${seat}`, to: `ship:${seat}` });
  for (const system of Object.keys(now.systems))
    if (now.systems[system]?.stations?.includes(seat) && !before.systems[system]?.stations?.includes(seat))
      found.push({ ...blank, piece: "seat", seat, from: `stations:${seat}`, to: `station:${system}:${seat}` });
  for (const pulsar of mat.claims)
    if (!then.claims.includes(pulsar))
      found.push({ ...blank, piece: "seat", seat, from: `seat:${seat}`, to: `ring:${pulsar}` });
  if (mat.dice.length > then.dice.length) {
    const value = mat.dice.find((die, at) => then.dice[at] !== die) ?? mat.dice.at(-1) ?? 1;
    found.push({ ...blank, piece: "die", seat, from: `die:board:${value}`, to: `hand:${seat}`, value, fresh: false });
  }
  return found;
}

function counters(before: PulsarView, now: PulsarView): PulsarFlight[] {
  return TRACKS.flatMap((track) => {
    const then = new Map(before.tracks[track].map((one, rank) => [counterId(before, track, rank), one.space]));
    return now.tracks[track].flatMap((one, rank) => {
      const id = counterId(now, track, rank);
      const old = then.get(id);
      return old === undefined || old === one.space
        ? []
        : [{ ...blank, piece: "seat" as const, seat: one.seat, from: id, to: id }];
    });
  });
}

function transmitters(before: PulsarView, now: PulsarView): PulsarFlight[] {
  return Object.entries(now.transmitters.taken)
    .filter(([id]) => !before.transmitters.taken[id])
    .map(([id, { seat }]) => ({
      ...blank,
      piece: "transmitter" as const,
      seat,
      card: id,
      from: `transmitter:${id}`,
      to: `transmitter:${id}`,
    }));
}

function gyrodynes(before: PulsarView, now: PulsarView): PulsarFlight[] {
  return Object.entries(now.pulsars).flatMap(([id, pulsar]) =>
    pulsar.gyrodyne && !before.pulsars[id]?.gyrodyne
      ? [
          {
            ...blank,
            piece: "gyrodyne" as const,
            seat: pulsar.claimed,
            size: pulsar.gyrodyne,
            from: `gyrodyne:${pulsar.gyrodyne}`,
            to: `gyrodyne:${id}`,
          },
        ]
      : [],
  );
}

/** Numbers that changed: the places that show them. */
export function pulses(before: PulsarView, now: PulsarView): string[] {
  return now.seats.flatMap((mat, seat) => {
    const then = before.seats[seat];
    return [
      ...(mat.cubes !== then?.cubes ? [`cubes:${seat}`] : []),
      ...(mat.plus_minus !== then?.plus_minus ? [`plus-minus:${seat}`] : []),
      ...(mat.plus_two !== then?.plus_two ? [`plus-two:${seat}`] : []),
      ...(mat.score !== then?.score ? [`score:${seat}`] : []),
    ];
  });
}
