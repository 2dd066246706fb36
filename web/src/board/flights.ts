// Which pieces went where between two views. Pieces of one kind and seat are all alike, so a change is: fewer here, more
// there. Places are named as in the attribute `data-at` of the nodes that show them; `seat:<seat>` stands for a mat that
// is not open.

export interface Flight {
  seat: number | null;
  from: string;
  to: string;
  /** Of a card: its id. It grows into the place where it comes to lie. */
  card: string | null;
  /** Nothing of the kind lay at the end before. */
  fresh: boolean;
}

export type Counts = Map<string, number>;

export function put(counts: Counts, place: string, count = 1): void {
  if (count) counts.set(place, (counts.get(place) ?? 0) + count);
}

/**
 * Pairs of a place that lost a piece and one that gained it, the likeliest first; what has no other end goes to or comes
 * from the mat.
 */
export function moved(
  before: Counts,
  now: Counts,
  seat: number,
  likeness: (from: string, to: string) => number,
): Pick<Flight, "from" | "to" | "fresh">[] {
  const lost: string[] = [];
  const gained: string[] = [];
  for (const place of new Set([...before.keys(), ...now.keys()])) {
    const more = (now.get(place) ?? 0) - (before.get(place) ?? 0);
    for (let count = 0; count < Math.abs(more); count++) (more > 0 ? gained : lost).push(place);
  }
  const pairs: Pick<Flight, "from" | "to" | "fresh">[] = [];
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
