import { describe, expect, it } from "vitest";
import type { SunView } from "../data";
import { flights } from "./pieces";

interface Mat {
  pawn?: string;
  population?: number;
  supply?: Record<string, number>;
  ships?: Record<string, number[]>;
  food_discs?: number;
  ore_discs?: number;
  automation?: Record<string, number>;
  colonies?: Record<string, string[]>;
}

function table(mat: Mat, more: Record<string, unknown> = {}): SunView {
  const view = {
    seats: [mat],
    exploration: {},
    technologies: {},
    private: [],
    achievements: [],
    revealed: [],
    decks: {},
    ...more,
  };
  return view as unknown as SunView;
}

const ends = (before: SunView, now: SunView) =>
  flights(before, now).map(({ piece, from, to }) => ({ piece, from, to }));

describe("what flies where", () => {
  it("grows: a cube goes from its column to the population", () => {
    const before = table({ supply: { A: 3, B: 2 }, population: 1 });
    const now = table({ supply: { A: 2, B: 2 }, population: 2 });
    expect(ends(before, now)).toEqual([{ piece: "cube", from: "supply:0:A", to: "population:0" }]);
  });

  it("jumps: the ship that moved is the one of the same level, although another was built meanwhile", () => {
    const before = table({ supply: { A: 1 }, population: 0, ships: { sol: [1, 2] } });
    const now = table({ supply: { A: 0 }, population: 0, ships: { sol: [1, 1], a1: [2] } });
    const found = ends(before, now);
    expect(found).toContainEqual({ piece: "ship", from: "ship:sol:0:2", to: "ship:a1:0:2" });
    expect(found).toContainEqual({ piece: "ship", from: "supply:0:A", to: "ship:sol:0:1" });
  });

  it("takes control: a disc leaves its track for the outpost, and the one that was there goes home", () => {
    const one = { supply: {}, food_discs: 8, ore_discs: 8, automation: { food: 0, ore: 0, star: 0 } };
    const outpost = (seat: number) => ({ a1: { system: null, outpost: { seat, disc: "ore" }, ships: [], power: [] } });
    const before = table(one, { seats: [one, { ...one, ore_discs: 7 }], exploration: outpost(1) });
    const now = table(one, { seats: [{ ...one, ore_discs: 7 }, one], exploration: outpost(0) });
    expect(ends(before, now)).toEqual([
      { piece: "disc", from: "track:0:ore", to: "outpost:a1" },
      { piece: "disc", from: "outpost:a1", to: "track:1:ore" },
    ]);
  });

  it("colonizes: the card goes to the mat, and the next one comes from its deck", () => {
    const here = (system: string) => ({ a1: { system, outpost: null, ships: [], power: [] } });
    const decks = { A: { count: 1, groups: [["wolf-359"]] } };
    const before = table({ colonies: {} }, { exploration: here("sirius"), decks });
    const now = table({ colonies: { sirius: [] } }, { exploration: here("wolf-359") });
    expect(ends(before, now)).toEqual([
      { piece: "system", from: "deck:A", to: "system:wolf-359" },
      { piece: "system", from: "system:sirius", to: "system:sirius" },
    ]);
  });

  it("discovers: the card goes from where it was turned over to its slot", () => {
    const slot = (technology: string | null) => ({
      "II-A": { technology, researched: [], reclaimed: [], event: false },
    });
    const now = table({}, { technologies: slot("plasma-cannon") });
    const flight = { piece: "technology", to: "slot:II-A" };
    expect(ends(table({}, { technologies: slot(null), revealed: ["plasma-cannon"] }), now)).toEqual([
      { ...flight, from: "technology:plasma-cannon" },
    ]);
    expect(ends(table({}, { technologies: slot(null) }), now)).toEqual([{ ...flight, from: "deck:II" }]);
  });

  it("leaves everything where nothing happened", () => {
    const view = table({ pawn: "basic:1:1", supply: { A: 3 }, population: 2, ships: { sol: [1] } });
    expect(flights(view, view)).toEqual([]);
  });
});
