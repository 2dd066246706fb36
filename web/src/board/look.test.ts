import { describe, expect, it } from "vitest";
import { fitting, kept, MOST, readable, shown, zoomed } from "./look";

const sheet = { width: 800, height: 600 };
const phone = { width: 400, height: 400 };

describe("a board in its room", () => {
  it("fits at first, in the middle", () => {
    expect(fitting(sheet, phone)).toBe(0.5);
    expect(kept({ x: 0, y: 0, zoom: 1 }, sheet, phone)).toEqual({ x: 0, y: 50, zoom: 1 });
  });

  it("grows around the finger: what was under it stays under it", () => {
    const before = kept({ x: 0, y: 0, zoom: 2 }, sheet, phone);
    const at = { x: 300, y: 200 };
    const unit = (look: { x: number; y: number; zoom: number }) => ({
      x: (at.x - look.x) / (fitting(sheet, phone) * look.zoom),
      y: (at.y - look.y) / (fitting(sheet, phone) * look.zoom),
    });
    const after = zoomed(before, 1.5, at, sheet, phone);
    expect(after.zoom).toBe(3);
    expect(unit(after).x).toBeCloseTo(unit(before).x);
    expect(unit(after).y).toBeCloseTo(unit(before).y);
  });

  it("is never pulled off its edge, nor made larger than can be of use or smaller than all of it", () => {
    expect(kept({ x: 90, y: -9000, zoom: 2 }, sheet, phone)).toEqual({ x: 0, y: -200, zoom: 2 });
    expect(zoomed({ x: 0, y: 0, zoom: 1 }, 100, { x: 0, y: 0 }, sheet, phone).zoom).toBe(MOST);
    expect(zoomed({ x: 0, y: 0, zoom: 2 }, 0.01, { x: 0, y: 0 }, sheet, phone).zoom).toBe(1);
  });

  it("moves what is pointed at into sight, and not farther", () => {
    const look = kept({ x: 0, y: 0, zoom: 4 }, sheet, phone);
    expect(shown(look, { x: 420, y: 100, width: 40, height: 40 }, sheet, phone).x).toBe(-76);
    expect(shown(look, { x: 100, y: 100, width: 40, height: 40 }, sheet, phone)).toEqual(look);
  });

  it("begins with letters of their own size where it covers the room", () => {
    expect(readable(sheet, phone)).toBe(2);
  });
});
