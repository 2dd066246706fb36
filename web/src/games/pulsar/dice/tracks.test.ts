import { describe, expect, it } from "vitest";
import type { PulsarView } from "../data";
import { counterId, moved, stacks, steps } from "./tracks";

describe("a counter that a die moves", () => {
  it("goes as many spaces as lie between die and median, a gap not counted", () => {
    expect(steps(1, 3.5)).toBe(-3);
    expect(steps(4, 3.5)).toBe(1);
    expect(steps(6, 3)).toBe(3);
    expect(steps(3, 3)).toBe(0);
  });

  it("stops on the left end and has no room behind the right one", () => {
    expect(moved({ seat: 0, space: 2 }, -3, 15)).toBe(1);
    expect(moved({ seat: 0, space: 14 }, 2, 15)).toBeNull();
  });

  it("lies above whoever is behind it in the same stack", () => {
    const counters = [
      { seat: 1, space: 8 },
      { seat: 0, space: 8 },
      { seat: 2, space: 9 },
    ];
    expect(stacks(counters).get(8)).toEqual([1, 0]);
  });

  it("has a second one of the same player behind it with two players", () => {
    const track = [1, 0, 1, 0].map((seat) => ({ seat, space: 8 }));
    const view = { tracks: { initiative: track } } as unknown as PulsarView;
    expect([0, 1, 2].map((rank) => counterId(view, "initiative", rank))).toEqual([
      "counter:1:initiative:front",
      "counter:0:initiative:front",
      "counter:1:initiative:back",
    ]);
  });
});
