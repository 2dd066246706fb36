// A few stars, the same on every visit.

import type { Box } from "./layout";

export function starsIn(box: Box, count: number): { x: number; y: number; r: number }[] {
  let seed = 40513;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    x: box.x + next() * box.width,
    y: box.y + next() * box.height,
    r: 0.5 + next() ** 3 * 1.5,
  }));
}
