// The arithmetic of looking at a sheet through a window: how large it stands there, and where.

export interface Size {
  width: number;
  height: number;
}

/** The sheet's upper left corner in the window, and how many times larger than "all of it" it is shown. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}

export const MOST = 5;
/** A small sheet in a large window is not blown up without end. */
const LARGEST = 1.75;

export function fitting(sheet: Size, window: Size): number {
  if (!sheet.width || !sheet.height || !window.width || !window.height) return 1;
  return Math.min(window.width / sheet.width, window.height / sheet.height, LARGEST);
}

/** How far to zoom so that no edge of the window stays empty. */
export function covering(sheet: Size, window: Size): number {
  if (!sheet.width || !sheet.height || !window.width) return 1;
  const cover = Math.max(window.width / sheet.width, window.height / sheet.height);
  return Math.min(Math.max(cover / fitting(sheet, window), 1), MOST);
}

/** Covering, and never smaller than it is drawn: the letters stay as large as they were meant. */
export function readable(sheet: Size, window: Size): number {
  return Math.min(Math.max(covering(sheet, window), 1 / fitting(sheet, window)), MOST);
}

/** Never a gap beside a sheet that is larger than the window; a smaller one stands in the middle. */
export function kept(look: Look, sheet: Size, window: Size): Look {
  const zoom = Math.min(Math.max(look.zoom, 1), MOST);
  const scale = fitting(sheet, window) * zoom;
  return {
    x: within(look.x, sheet.width * scale, window.width),
    y: within(look.y, sheet.height * scale, window.height),
    zoom,
  };
}

function within(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(Math.max(at, room - length), 0);
}

/** Larger or smaller, while the point under the finger stays where it is. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }, sheet: Size, window: Size): Look {
  const zoom = Math.min(Math.max(look.zoom * factor, 1), MOST);
  const by = zoom / look.zoom;
  return kept({ x: at.x - (at.x - look.x) * by, y: at.y - (at.y - look.y) * by, zoom }, sheet, window);
}

/** Moved just so far that a part of the sheet, given in pixels of the window, is seen with a margin. */
export function shown(look: Look, part: Size & { x: number; y: number }, sheet: Size, window: Size): Look {
  const margin = 16;
  const shift = (start: number, length: number, room: number) =>
    start < margin ? margin - start : start + length > room - margin ? room - margin - start - length : 0;
  const x = look.x + shift(part.x, part.width, window.width);
  const y = look.y + shift(part.y, part.height, window.height);
  return kept({ ...look, x, y }, sheet, window);
}
