// Where a flight of so many segments ends, and what it brings on its way: for the preview before a die is spent. What can
// really be chosen is said by the server.

import { type Cluster, COLOURS, type Colour, type Location, type PulsarGallery, type PulsarView } from "../data";

export interface Flown {
  /** The locations in the order in which they are visited, the end included. */
  path: string[];
  /** Systems where a station would be established. */
  stations: string[];
  /** The pulsar at the end, if it would be claimed. */
  claim: boolean;
  /** A blue planet at the end: an exploration bonus. */
  bonus: boolean;
  gates: Record<Colour, number>;
  pulsars: number;
}

interface Line {
  to: string;
  number: number;
}

const LONGEST = 9;
const maps = new WeakMap<Cluster, { lines: Map<string, Line[]>; kinds: Map<string, Location["kind"]> }>();

function mapOf(cluster: Cluster) {
  let found = maps.get(cluster);
  if (found) return found;
  const lines = new Map<string, Line[]>(cluster.locations.map((place) => [place.id, []]));
  let number = 0;
  for (const segment of cluster.segments)
    for (let line = 0; line < segment.lines; line++) {
      lines.get(segment.from)?.push({ to: segment.to, number });
      lines.get(segment.to)?.push({ to: segment.from, number });
      number += 1;
    }
  found = { lines, kinds: new Map(cluster.locations.map((place) => [place.id, place.kind])) };
  maps.set(cluster, found);
  return found;
}

/** Which planets a station of this seat fits on: "unknown" in a system that lies face down. */
export function planetFor(
  g: PulsarGallery,
  view: PulsarView,
  seat: number,
  system: string,
): "blue" | "lifeless" | "unknown" | null {
  const row = view.systems[system];
  if (!row) return null;
  if (!row.face_up || !row.tile) return "unknown";
  if (row.stations?.includes(seat)) return null;
  const free = (g.systems[row.tile]?.planets ?? []).filter(
    (planet, at) => (row.stations?.[at] ?? null) === null && planet.players <= view.players,
  );
  if (free.some((planet) => planet.blue)) return "blue";
  return free.length ? "lifeless" : null;
}

const cache = new WeakMap<PulsarView, Map<string, Map<string, Flown>>>();

/** The most rewarding path to every end of a flight of this length; no line twice, entry gates never (PUL-FLY-08, PUL-FLY-10). */
export function flightsFrom(
  g: PulsarGallery,
  view: PulsarView,
  seat: number,
  ship: string,
  length: number,
): Map<string, Flown> {
  const key = `${ship} ${seat} ${length}`;
  const known = cache.get(view) ?? new Map<string, Map<string, Flown>>();
  cache.set(view, known);
  const before = known.get(key);
  if (before) return before;
  const cluster = g.boards.cluster[view.options.side];
  if (!cluster) return new Map();
  const { lines, kinds } = mapOf(cluster);
  const best = new Map<string, { flown: Flown; worth: number }>();
  const used = new Set<number>();
  const path: string[] = [];

  const land = () => {
    const flown = told(g, view, seat, kinds, path);
    const end = path.at(-1) as string;
    const worth = flown.stations.length * 100 + flown.pulsars * 4 + Math.max(...Object.values(flown.gates));
    if (worth > (best.get(end)?.worth ?? -1)) best.set(end, { flown, worth });
  };
  const go = (at: string) => {
    for (const line of lines.get(at) ?? []) {
      if (used.has(line.number) || kinds.get(line.to) === "entry") continue;
      used.add(line.number);
      path.push(line.to);
      if (path.length === length) land();
      else go(line.to);
      path.pop();
      used.delete(line.number);
    }
  };
  if (length > 0 && length <= LONGEST) go(ship);
  const found = new Map([...best].map(([end, { flown }]) => [end, flown]));
  known.set(key, found);
  return found;
}

function told(
  g: PulsarGallery,
  view: PulsarView,
  seat: number,
  kinds: Map<string, Location["kind"]>,
  path: string[],
): Flown {
  const visited = [...new Set(path)];
  const end = path.at(-1) as string;
  const gates = Object.fromEntries(
    COLOURS.map((colour) => [colour, visited.filter((place) => kinds.get(place) === colour).length]),
  ) as Record<Colour, number>;
  const stations = visited.filter((place) => kinds.get(place) === "system" && planetFor(g, view, seat, place) !== null);
  const blue = planetFor(g, view, seat, end);
  return {
    path: [...path],
    stations,
    claim: kinds.get(end) === "pulsar" && view.pulsars[end] === undefined,
    bonus: blue === "blue" || blue === "unknown",
    gates,
    pulsars: visited.filter((place) => kinds.get(place) === "pulsar").length,
  };
}
