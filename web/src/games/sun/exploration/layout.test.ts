import { describe, expect, it } from "vitest";
import type { ExplorationBoard, Location, Place } from "../data";
import { type Box, chart, fleetsAt, SHOWN, type Spot } from "./layout";

function place(id: string, kind: string, x: number, y: number, adjacent: string[]): Place {
  return { id, kind, name: id, deck: kind === "system" ? "A" : null, specialties: [], x, y, adjacent };
}

const BOARD: ExplorationBoard = {
  id: "small",
  canvas: { width: 600, height: 600 },
  locations: [
    place("sol", "sol", 300, 540, ["a1", "a2"]),
    place("a1", "system", 150, 440, ["sol"]),
    place("a2", "system", 450, 440, ["sol"]),
    place("deep-space", "deep-space", 300, 230, []),
    place("b1", "system", 150, 110, []),
    place("b2", "system", 450, 110, []),
  ],
  extra: { id: "extra", kind: "extra", name: "extra" },
  provenance: "mixed",
  note: "",
};

const here = (ships: number[][]): Location => ({
  system: null,
  outpost: null,
  ships,
  power: ships.map((levels) => levels.reduce((sum, level) => sum + level, 0)),
});

const table = (more: Record<string, Location> = {}): Record<string, Location> => ({
  ...Object.fromEntries(BOARD.locations.map(({ id }) => [id, here([[], []])])),
  ...more,
});

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

function collisions(spots: Spot[]): string[] {
  return spots.flatMap((one, at) =>
    spots.slice(at + 1).flatMap((other) => (apart(one.box, other.box) ? [] : [`${one.id} ${other.id}`])),
  );
}

describe("the exploration board", () => {
  it("puts the strongest fleet first, and ships of one level together", () => {
    const fleets = fleetsAt(here([[1, 1, 2], [4, 1], []]), 300, 0, 400);
    expect(fleets.map(({ seat, power }) => [seat, power])).toEqual([
      [1, 5],
      [0, 4],
    ]);
    expect(fleets[1]?.stacks.map(({ level, count }) => [level, count])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it("breaks a crowd into rows that do not touch, each as wide as it may be at most", () => {
    const fleets = fleetsAt(here([[1, 2, 3, 4], [1, 2, 3, 4], [1, 1, 1, 1, 1], [4]]), 300, 100, 202);
    for (const [at, fleet] of fleets.entries()) {
      expect(fleet.width).toBeLessThanOrEqual(202);
      for (const other of fleets.slice(at + 1)) expect(apart(fleet, other)).toBe(true);
    }
    const crowd = fleets.find((fleet) => fleet.seat === 2)?.stacks[0];
    expect(crowd?.count).toBeGreaterThan(SHOWN);
  });

  it.each([
    [520, 400],
    [390, 350],
    [380, 620],
    [900, 420],
  ])("keeps places apart and has about the shape of a room of %i by %i", (width, height) => {
    const { spots, frame } = chart(BOARD, table(), { width, height });
    expect(collisions(spots)).toEqual([]);
    const shape = frame.width / frame.height / (width / height);
    expect(shape).toBeGreaterThan(0.75);
    expect(shape).toBeLessThan(1.35);
  });

  it("finds a free place for the extra System, joined to the one it lies beside", () => {
    for (const beside of ["a1", "a2", "b1", "b2"]) {
      for (const room of [
        { width: 520, height: 400 },
        { width: 380, height: 620 },
      ]) {
        const { spots, links } = chart(BOARD, table({ extra: { ...here([[], []]), beside } }), room);
        expect(collisions(spots)).toEqual([]);
        expect(links.some((link) => link.from.id === beside && link.to.id === "extra")).toBe(true);
      }
    }
  });

  it("never lays a fleet on a fleet, however crowded it is", () => {
    const crowd = here([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [1, 2, 3],
      [4, 4, 4, 4],
    ]);
    const ids = BOARD.locations.map((place) => place.id);
    const { spots } = chart(BOARD, table(Object.fromEntries(ids.map((id) => [id, crowd]))), {
      width: 520,
      height: 400,
    });
    const fleets = spots.flatMap((spot) => spot.fleets);
    expect(fleets).toHaveLength(4 * ids.length);
    for (const [at, fleet] of fleets.entries()) {
      for (const other of fleets.slice(at + 1)) expect(apart(fleet, other)).toBe(true);
    }
  });

  it("stands still when ships come and go", () => {
    const room = { width: 520, height: 400 };
    const empty = chart(BOARD, table(), room);
    const busy = chart(BOARD, table({ a1: here([[1], [2, 3]]), sol: here([[1, 2], [4]]) }), room);
    expect(busy.spots.map((spot) => spot.box)).toEqual(empty.spots.map((spot) => spot.box));
    expect(busy.frame).toEqual(empty.frame);
  });
});
