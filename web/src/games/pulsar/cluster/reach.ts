// Which flights are shown on the star cluster: of the die that is pointed at or kept in sight, or of all dice in hand.

import type { Offer } from "../../../lib/types";
import { parted } from "../data";
import type { Table } from "../table";
import type { Flown } from "./flying";

/** How a token changes a die, by its number in a payment (codes.py). */
const SHIFTS = [0, -1, 1, 2, -2, 2];

/** How far an option flies: the last byte of its code is the payment. */
export function lengthOf(offer: Offer): number {
  const payment = offer.code & 255;
  return (payment & 7) + (SHIFTS[payment >> 5] ?? 0);
}

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((target) => other.includes(target));

/** Lengths of the flights that somebody points at: an option of the list, or a die. */
export function pointedLengths(table: Table): number[] {
  const { pointed } = table;
  const flights = table.snapshot.offers.filter((offer) => offer.verb === "fly" && same(offer.targets, pointed));
  if (flights.length) return [...new Set(flights.map(lengthOf))];
  const die = pointed.find((target) => target.startsWith("die:"));
  const value = die ? Number(die.split(":")[2]) : 0;
  return value > 0 ? [value] : [];
}

/** Everywhere that a flight of this length ends; with what technologies allow, where the server offers it. */
export function endsOf(table: Table, length: number): Set<string> {
  const offered = table.snapshot.offers
    .filter((offer) => offer.verb === "fly" && lengthOf(offer) === length)
    .flatMap((offer) => offer.targets.filter((target) => target.startsWith("location:")))
    .map((target) => parted(target)[1]);
  return new Set([...table.flights(length).keys(), ...offered]);
}

export interface Previewed {
  length: number;
  flown: Flown;
}

/** The flight to the location that is pointed at, with the first of these lengths that ends there. */
export function previewed(table: Table, lengths: number[]): Previewed | null {
  const places = table.pointed.filter((one) => one.startsWith("location:"));
  const [target] = places;
  if (!target || places.length > 1) return null;
  const end = parted(target)[1];
  for (const length of lengths) {
    const flown = table.flights(length).get(end);
    if (flown) return { length, flown };
  }
  return null;
}
