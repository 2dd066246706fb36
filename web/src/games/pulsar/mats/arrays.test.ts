import { describe, expect, it } from "vitest";
import type { PulsarGallery, PulsarView } from "../data";
import { arraysOf, linkDie } from "./arrays";

const view = {
  transmitters: {
    taken: {
      "A-1": { seat: 0, online: true },
      "B-1": { seat: 0, online: false, left: "B-2:left" },
      "B-2": { seat: 0, online: false, left: "B-1:left", right: "B-3:left" },
      "B-3": { seat: 0, online: false, left: "B-2:right" },
      "C-1": { seat: 1, online: true },
    },
  },
} as unknown as PulsarView;

describe("the arrays of a player", () => {
  it("are the transmitters in the order in which they are joined", () => {
    expect(arraysOf(view, 0).map((array) => array.map((laid) => laid.id))).toEqual([["A-1"], ["B-3", "B-2", "B-1"]]);
  });

  it("turn a tile upside down where two left ends meet", () => {
    expect(arraysOf(view, 0)[1]?.map((laid) => laid.ends.join(">"))).toEqual([
      "right>left",
      "right>left",
      "left>right",
    ]);
  });

  it("make a die of the two halves that meet", () => {
    const g = {
      transmitters: { "B-1": { left: 3, right: 1 }, "B-2": { left: 2, right: 0 } },
    } as unknown as PulsarGallery;
    const [, one, next] = arraysOf(view, 0)[1] ?? [];
    expect(one && next && linkDie(g, one, next)).toBe(5);
  });
});
