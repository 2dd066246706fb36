// A few stars, the same on every visit.

export function starsIn(
  sheet: { width: number; height: number },
  count: number,
): { x: number; y: number; r: number }[] {
  let seed = 28490;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    x: next() * sheet.width,
    y: next() * sheet.height,
    r: 0.6 + next() ** 3 * 1.8,
  }));
}
