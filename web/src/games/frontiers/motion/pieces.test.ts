import { describe, expect, it } from "vitest";
import type { FrontiersView } from "../data";
import { flights, pulses } from "./pieces";

const table = (mat: object, more: object = {}): FrontiersView =>
  ({
    offer: [],
    taken: {},
    seats: [{ credits: 0, colonists: 0, chips: 0, military: 0, colonies: [], explored: [], developments: [], ...mat }],
    ...more,
  }) as unknown as FrontiersView;

const ends = (before: FrontiersView, now: FrontiersView) =>
  flights(before, now).map(({ piece, from, to }) => ({ piece, from, to }));

describe("what flies where", () => {
  it("explores: a world goes from the offer to the empire", () => {
    expect(ends(table({}, { offer: ["gem"] }), table({ explored: ["gem"] }))).toEqual([
      { piece: "tile", from: "offer:gem", to: "tile:gem" },
    ]);
  });

  it("settles: a world that stays in its empire does not fly", () => {
    expect(ends(table({ explored: ["gem"] }), table({ colonies: [{ tile: "gem", good: null }] }))).toEqual([]);
  });

  it("develops: a tile comes from its stack", () => {
    expect(ends(table({}), table({ developments: ["drop-ships"] }))).toEqual([
      { piece: "tile", from: "stack:drop-ships", to: "tile:drop-ships" },
    ]);
  });

  it("produces and consumes: a good comes from the action and becomes points", () => {
    const empty = table({ colonies: [{ tile: "gem", good: null }] });
    const full = table({ colonies: [{ tile: "gem", good: "novelty" }] });
    expect(ends(empty, full)).toEqual([{ piece: "good", from: "action:produce", to: "good:gem" }]);
    expect(ends(full, empty)).toEqual([{ piece: "good", from: "good:gem", to: "chips:0" }]);
  });

  it("selects: a disk comes from its empire, and goes back unseen at the end of the round", () => {
    const selected = table({}, { taken: { settle: 0 } });
    expect(ends(table({}), selected)).toEqual([{ piece: "disk", from: "seat:0", to: "action:settle" }]);
    expect(ends(selected, table({}))).toEqual([]);
  });

  it("shows which numbers changed", () => {
    expect(pulses(table({ credits: 2 }), table({ chips: 1 }))).toEqual(["credits:0", "chips:0"]);
  });
});
