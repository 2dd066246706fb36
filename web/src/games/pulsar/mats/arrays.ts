// Transmitters in the order in which they are joined, each turned so that its ends meet those beside it.

import type { End, PulsarGallery, PulsarView } from "../data";

export interface Laid {
  id: string;
  /** Upside down: the right end lies on the left. */
  turned: boolean;
  /** The end that lies on the left, and on the right. */
  ends: [End, End];
}

const other = (end: End): End => (end === "left" ? "right" : "left");

function joined(view: PulsarView, id: string, end: End): { id: string; end: End } | null {
  const to = view.transmitters.taken[id]?.[end];
  if (!to) return null;
  const [tile, where] = to.split(":") as [string, End];
  return { id: tile, end: where };
}

/** The arrays of a seat, each from one end to the other. */
export function arraysOf(view: PulsarView, seat: number): Laid[][] {
  const own = Object.keys(view.transmitters.taken).filter((id) => view.transmitters.taken[id]?.seat === seat);
  const seen = new Set<string>();
  const found: Laid[][] = [];
  for (const id of own) {
    if (seen.has(id)) continue;
    const array: Laid[] = [];
    let at: { id: string; end: End } | null = outermost(view, id);
    while (at && !seen.has(at.id)) {
      seen.add(at.id);
      const out: End = other(at.end);
      array.push({ id: at.id, turned: at.end === "right", ends: [at.end, out] });
      at = joined(view, at.id, out);
    }
    found.push(array);
  }
  return found;
}

/** From a tile to the left as far as it goes: the last tile, with its free end. */
function outermost(view: PulsarView, id: string): { id: string; end: End } {
  let at: { id: string; end: End } = { id, end: "left" };
  const seen = new Set<string>();
  while (!seen.has(at.id)) {
    seen.add(at.id);
    const next = joined(view, at.id, at.end);
    if (!next || seen.has(next.id)) break;
    at = { id: next.id, end: other(next.end) };
  }
  return at;
}

/** The die between two tiles of an array. */
export function linkDie(g: PulsarGallery, one: Laid, next: Laid): number {
  return (g.transmitters[one.id]?.[one.ends[1]] ?? 0) + (g.transmitters[next.id]?.[next.ends[0]] ?? 0);
}
