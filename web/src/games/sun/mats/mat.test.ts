import { describe, expect, it } from "vitest";
import type { Mat } from "../data";
import { automationLevels, circles, type Filled, fleetOf, metricOf, printed } from "./mat";

const MAT: Mat = {
  columns: { A: 5, B: 4, C: 3, D: 3, E: 2 },
  food_track: ["A", "", "B", "", "C", "", "D", "", "E"],
  ore_track: [1, 0, 1, 0, 1, 0, 1, 0, 1],
  automation: [0, 1, 0, 2, 0, 3, 3],
  setup: null,
  innovations: {},
};

const open = (symbols: readonly (string | number)[], discs: number) =>
  circles(symbols, discs)
    .filter((circle) => !circle.covered && circle.symbol)
    .map((circle) => circle.symbol);

describe("a mat", () => {
  it("covers the right-hand circles: with all eight discs only the first one shows", () => {
    expect(open(MAT.food_track, 8)).toEqual(["A"]);
    expect(open(MAT.food_track, 3)).toEqual(["A", "B", "C"]);
    expect(open(MAT.ore_track, 0)).toHaveLength(5);
  });

  it("lays automation discs from left to right, and each beyond the seventh brings a point", () => {
    const levels = automationLevels(MAT, { food: 4, ore: 3, star: 2 });
    expect(levels).toHaveLength(9);
    expect(levels.slice(7).map((level) => level.points)).toEqual([1, 1]);
    expect(levels.filter((level) => level.disc === "star")).toHaveLength(2);
    expect(automationLevels(MAT, { food: 1, ore: 0, star: 0 }).map((level) => level.disc !== null)).toEqual([
      true,
      ...Array(6).fill(false),
    ]);
  });

  it("counts ships and their power", () => {
    const seat: Filled = { ...printed("united-nations", MAT), ships: { sol: [1, 2], a1: [4] } };
    expect(fleetOf(seat)).toEqual({ count: 3, power: 7 });
    expect(metricOf(seat, MAT, "locations_with_ships")).toBe(2);
    expect(metricOf(seat, MAT, "production_symbols")).toBe(2);
    expect(metricOf(seat, MAT, "trade_exchanges")).toBeNull();
  });
});
