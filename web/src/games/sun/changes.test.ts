import { describe, expect, it } from "vitest";
import { changes } from "./changes";
import type { SunView } from "./data";

const before = {
  technologies: {
    "I-1": { technology: "plasma", researched: [0], reclaimed: [], event: false },
    "II-A": { technology: null, researched: [], reclaimed: [], event: true },
  },
  private: [],
  guilds: [],
  events: {},
  achievements: [{ card: "empire", slots: [{ points: 5, closed: false, seat: null, disc: null }] }],
  exploration: {
    sol: { system: null, outpost: null, ships: [[1, 1], []], power: [2, 0] },
    a1: { system: "sirius", outpost: null, ships: [[], []], power: [0, 0] },
  },
  seats: [
    { faction: "un", pawn: null, ore: 1 },
    { faction: "ceres", pawn: "basic:1:1", ore: 2 },
  ],
} as unknown as SunView;

function changed(change: (view: SunView) => void): string[] {
  const now = structuredClone(before);
  change(now);
  return [...changes(before, now)].sort();
}

const slot = (view: SunView, id: string) => view.technologies[id] as SunView["technologies"][string];
const place = (view: SunView, id: string) => view.exploration[id] as SunView["exploration"][string];

describe("what changed since my last decision", () => {
  it("is nothing while nothing did", () => {
    expect(changed(() => {})).toEqual([]);
  });

  it("is the cube of somebody who researched, not the card that lay there", () => {
    expect(changed((now) => slot(now, "I-1").researched.push(1))).toEqual(["researcher:I-1:1"]);
  });

  it("is a card that was discovered, with its slot", () => {
    expect(
      changed((now) => {
        slot(now, "II-A").technology = "colony";
      }),
    ).toEqual(["slot:II-A", "technology:colony"]);
  });

  it("is a ship where it came to, not those that stayed", () => {
    const found = changed((now) => {
      place(now, "sol").ships = [[1], []];
      place(now, "a1").ships = [[1], []];
    });
    expect(found).toEqual(["location:a1", "location:sol", "ship:a1:0:1"]);
  });

  it("is a claim, a pawn that moved and what is on a mat", () => {
    const found = changed((now) => {
      Object.assign(now.achievements[0]?.slots[0] ?? {}, { seat: 1, disc: "star" });
      Object.assign(now.seats[0] ?? {}, { pawn: "basic:4:1", ore: 2 });
    });
    expect(found).toEqual(["achievement:empire", "claim:empire:0", "pawn:0", "seat:0:ore", "seat:0:pawn"]);
  });
});
