import { describe, expect, it } from "vitest";
import type { Slot, SunGallery } from "../data";
import { plan, type Rect } from "./geometry";

const slot = (id: string, level: Slot["level"], x: number, y: number, from: string[] = []): Slot => ({
  id,
  level,
  from,
  need: from.length,
  event: false,
  x,
  y,
});

const GALLERY = {
  boards: {
    technology: {
      canvas: { width: 1000, height: 640 },
      card: { width: 160, height: 92 },
      basic_box: { x: 95, y: 170, width: 160, height: 260 },
      slots: [
        slot("I-1", "I", 290, 100),
        slot("I-2", "I", 290, 228),
        slot("II-A", "II", 490, 60, ["I-1"]),
        slot("II-B", "II", 490, 164, ["I-1", "I-2"]),
        slot("II-C", "II", 490, 580, ["I-2"]),
      ],
    },
  },
  guilds: { one: { x: 95, y: 500 }, two: { x: 95, y: 575 } },
} as unknown as SunGallery;

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each([
  { width: 890, height: 560 },
  { width: 640, height: 700 },
  { width: 1800, height: 1000 },
])("the technology board on a sheet of $width by $height", (size) => {
  const laid = plan(GALLERY, { ...size, head: 22 });
  const rects = [laid.box, ...laid.guilds.map(({ rect }) => rect), ...laid.slots.map(({ rect }) => rect)];

  it("stays on the sheet and uses it up", () => {
    for (const rect of rects) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.y).toBeGreaterThanOrEqual(22);
      expect(rect.x + rect.width).toBeLessThanOrEqual(size.width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(size.height);
    }
    expect(Math.max(...rects.map((rect) => rect.x + rect.width))).toBeGreaterThan(size.width - 12);
  });

  it("lays nothing on anything else", () => {
    for (const [at, one] of rects.entries())
      for (const other of rects.slice(at + 1)) expect(apart(one, other)).toBe(true);
  });

  it("draws a line for every technology that leads to another", () => {
    expect(laid.links.map(({ from, to }) => `${from} ${to}`)).toEqual(["I-1 II-A", "I-1 II-B", "I-2 II-B", "I-2 II-C"]);
  });
});
