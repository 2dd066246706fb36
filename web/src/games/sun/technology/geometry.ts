// Where everything on the technology board stands, in pixels of a sheet of any size: the data gives the middles on a canvas.

import type { Guild, Slot, SunGallery } from "../data";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sheet {
  width: number;
  height: number;
  /** Height of the line above the columns. */
  head: number;
}

export interface Plan {
  box: Rect;
  guilds: { id: string; guild: Guild; rect: Rect }[];
  slots: { slot: Slot; rect: Rect }[];
  /** A line from each slot to those it leads to. */
  links: { from: string; to: string; path: string }[];
  columns: { level: string; x: number; width: number }[];
}

/** Width of the column of researchers to the left of a card. */
export const RESEARCHERS = 20;
/** How much of the way to the next card of its column, and to the next column, a card may take. */
const FILL = { down: 0.94, across: 0.86 };
/** A column with few cards does not make them as tall as it could. */
const TALLEST = 1.35;
const MARGIN = 8;

export function plan(gallery: SunGallery, sheet: Sheet): Plan {
  const { card, basic_box: basic, slots } = gallery.boards.technology;
  const guilds = Object.entries(gallery.guilds);
  const across = closest([basic.x, ...slots.map((slot) => slot.x)]) * FILL.across;
  const heightOf = (level: string) =>
    Math.min(
      closest(slots.flatMap((slot) => (slot.level === level ? [slot.y] : []))) * FILL.down,
      card.height * TALLEST,
    );
  const guild = { width: across, height: closest(guilds.map(([, one]) => one.y)) * FILL.down };
  const box = around(basic.x, basic.y, across, basic.height);
  const placed = slots.map((slot) => ({ slot, rect: around(slot.x, slot.y, across, heightOf(slot.level)) }));
  const tiles = guilds.map(([id, one]) => ({ id, guild: one, rect: around(one.x, one.y, guild.width, guild.height) }));

  const onto = fitting([box, ...placed.map(({ rect }) => rect), ...tiles.map(({ rect }) => rect)], sheet);
  const rows = placed.map(({ slot, rect }) => ({ slot, rect: onto(rect) }));
  const levels = [...new Set(slots.map((slot) => slot.level))];
  return {
    box: onto(box),
    guilds: tiles.map((tile) => ({ ...tile, rect: onto(tile.rect) })),
    slots: rows,
    links: rows.flatMap(({ slot, rect: to }) =>
      slot.from.flatMap((id) => {
        const from = rows.find((one) => one.slot.id === id)?.rect;
        return from ? [{ from: id, to: slot.id, path: curve(from, to) }] : [];
      }),
    ),
    columns: levels.map((level) => {
      const one = rows.find(({ slot }) => slot.level === level) as (typeof rows)[number];
      return { level, x: one.rect.x, width: one.rect.width };
    }),
  };
}

function around(x: number, y: number, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** From the canvas onto the sheet: what is there fills it but for a margin and the line above. */
function fitting(rects: Rect[], sheet: Sheet): (rect: Rect) => Rect {
  const left = Math.min(...rects.map((rect) => rect.x));
  const top = Math.min(...rects.map((rect) => rect.y));
  const sx = (sheet.width - 2 * MARGIN) / (Math.max(...rects.map((rect) => rect.x + rect.width)) - left);
  const sy = (sheet.height - sheet.head - MARGIN) / (Math.max(...rects.map((rect) => rect.y + rect.height)) - top);
  return (rect) => ({
    x: MARGIN + (rect.x - left) * sx,
    y: sheet.head + (rect.y - top) * sy,
    width: rect.width * sx,
    height: rect.height * sy,
  });
}

/** The smallest distance between two different numbers. */
function closest(numbers: number[]): number {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return Math.min(...sorted.slice(1).map((number, at) => number - (sorted[at] as number)));
}

function curve(from: Rect, to: Rect): string {
  const x0 = from.x + from.width;
  const y0 = from.y + from.height / 2;
  const x1 = to.x;
  const y1 = to.y + to.height / 2;
  const bend = (x1 - x0) * 0.55;
  return `M${x0} ${y0}C${x0 + bend} ${y0} ${x1 - bend} ${y1} ${x1} ${y1}`;
}
