import { describe, expect, it } from "vitest";
import { changes } from "./changes";
import type { PulsarView } from "./data";

const before = {
  systems: { S: { tile: null, face_up: false } },
  pulsars: {},
  technologies: { boards: [], patents: {} },
  transmitters: { taken: {}, offer: ["A-1", "A-2", null] },
  tracks: {
    initiative: [
      { seat: 0, space: 8 },
      { seat: 1, space: 8 },
    ],
    engineering: [],
  },
  awards: { small: [null, null], medium: [null, null], large: [null, null] },
  seats: [
    { ship: "E", projects: [], cubes: 0 },
    { ship: "F", projects: [], cubes: 2 },
  ],
} as unknown as PulsarView;

function changed(change: (view: PulsarView) => void): string[] {
  const now = structuredClone(before);
  change(now);
  return [...changes(before, now)].sort();
}

describe("what changed since my last decision", () => {
  it("is nothing while nothing did", () => {
    expect(changed(() => {})).toEqual([]);
  });

  it("is a ship that flew and the system that it turned over", () => {
    expect(
      changed((now) => {
        Object.assign(now.seats[0] ?? {}, { ship: "S" });
        Object.assign(now.systems.S ?? {}, { tile: "system-1", face_up: true, stations: [0] });
      }),
    ).toEqual(["location:S", "seat:0:ship", "ship:0"]);
  });

  it("is the counter that moved, not the one that was passed", () => {
    expect(
      changed((now) => {
        now.tracks.initiative = [
          { seat: 1, space: 6 },
          { seat: 0, space: 8 },
        ];
      }),
    ).toEqual(["counter:1:initiative:front"]);
  });

  it("is a patent, a project and a transmitter that somebody took", () => {
    expect(
      changed((now) => {
        now.technologies.patents["AI-1-1"] = { owners: [1], round: 1 };
        now.transmitters.taken["A-1"] = { seat: 1, online: false };
        Object.assign(now.seats[1] ?? {}, { projects: ["top"] });
      }),
    ).toEqual(["project:1:top", "seat:1:projects", "technology:AI-1-1", "transmitter:A-1"]);
  });
});
