import { describe, expect, it } from "vitest";
import { changes } from "./changes";
import type { FrontiersView } from "./data";

const before = {
  round: 2,
  taken: { develop: 0 },
  developments: { a: { face: "space-marines", left: 2 } },
  track: [0, 1],
  goals: { held: { exploration: 0 } },
  seats: [
    {
      credits: 3,
      chips: 0,
      colonists: 1,
      military: 1,
      colonies: [{ tile: "earth", good: null }],
      developments: [],
      explored: ["gem"],
    },
    { credits: 2, chips: 0, colonists: 0, military: 0, colonies: [], developments: [], explored: [] },
  ],
} as unknown as FrontiersView;

function changed(change: (view: FrontiersView) => void): string[] {
  const now = structuredClone(before);
  change(now);
  return [...changes(before, now)].sort();
}

const mat = (view: FrontiersView, seat: number) => view.seats[seat] as FrontiersView["seats"][number];

describe("what changed since my last decision", () => {
  it("is nothing while nothing did", () => {
    expect(changed(() => {})).toEqual([]);
  });

  it("is an action that somebody selected, and every one of a new round", () => {
    expect(
      changed((now) => {
        now.taken.settle = 1;
      }),
    ).toEqual(["action:settle"]);
    expect(
      changed((now) => {
        now.round = 3;
        now.taken = { develop: 0, explore: 1 };
      }),
    ).toEqual(["action:develop", "action:explore"]);
  });

  it("is a development that was bought, with what it cost", () => {
    expect(
      changed((now) => {
        now.developments.a = { face: "space-marines", left: 1 };
        Object.assign(mat(now, 1), { credits: 0, military: 2, developments: ["space-marines"] });
      }),
    ).toEqual(["development:space-marines", "seat:1:credits", "seat:1:military"]);
  });

  it("is a world that was settled, and a good on a colony that was there", () => {
    expect(
      changed((now) => {
        mat(now, 0).colonies = [
          { tile: "earth", good: "genes" },
          { tile: "gem", good: null },
        ];
        mat(now, 0).explored = [];
      }),
    ).toEqual(["good:earth", "world:gem"]);
  });

  it("is the priority track and a goal that went to somebody else", () => {
    expect(
      changed((now) => {
        now.track = [1, 0];
        if (now.goals) now.goals.held.exploration = 1;
      }),
    ).toEqual(["goal:exploration", "track"]);
  });
});
