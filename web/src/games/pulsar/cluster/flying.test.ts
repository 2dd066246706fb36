import { describe, expect, it } from "vitest";
import type { PulsarGallery, PulsarView } from "../data";
import { flightsFrom } from "./flying";

// E - a - S - P, and a second line from a to a dead end behind doubled lines.
const place = (id: string, kind: string) => ({ id, kind, name: id, dead_end: id === "D", x: 0, y: 0 });
const g = {
  boards: {
    cluster: {
      open: {
        locations: [
          place("E", "entry"),
          place("a", "pink"),
          place("S", "system"),
          place("P", "pulsar"),
          place("D", "pulsar"),
        ],
        segments: [
          { from: "E", to: "a", lines: 1 },
          { from: "a", to: "S", lines: 1 },
          { from: "S", to: "P", lines: 1 },
          { from: "a", to: "D", lines: 2 },
        ],
      },
    },
  },
  systems: {
    tile: {
      planets: [
        { blue: true, players: 2 },
        { blue: false, players: 3 },
      ],
    },
  },
} as unknown as PulsarGallery;

function view(stations: (number | null)[]): PulsarView {
  return {
    players: 2,
    options: { side: "open" },
    systems: { S: { tile: "tile", face_up: true, stations } },
    pulsars: { D: { claimed: 1 } },
  } as unknown as PulsarView;
}
const ends = (length: number, now = view([null, null])) => flightsFrom(g, now, 0, "E", length);

describe("a flight that is only looked at", () => {
  it("covers exactly as many segments as the die shows", () => {
    expect([...ends(1).keys()]).toEqual(["a"]);
    expect([...ends(2).keys()].sort()).toEqual(["D", "S"]);
  });

  it("goes back from a dead end on the second line, never on the same one (PUL-FLY-10)", () => {
    expect(ends(4).get("S")?.path).toEqual(["a", "D", "a", "S"]);
    expect(ends(5).has("a")).toBe(false);
  });

  it("never comes back to an entry gate (PUL-FLY-08)", () => {
    expect([1, 2, 3, 4, 5].some((length) => ends(length).has("E"))).toBe(false);
  });

  it("says what it brings: a station on the way, a claim at the end", () => {
    expect(ends(3).get("P")).toMatchObject({ stations: ["S"], claim: true, gates: { pink: 1 }, bonus: false });
    expect(ends(2).get("D")?.claim).toBe(false);
  });

  it("has a bonus only where a blue planet is free", () => {
    expect(ends(2).get("S")?.bonus).toBe(true);
    expect(ends(2, view([1, null])).get("S")).toMatchObject({ stations: [], bonus: false });
  });
});
