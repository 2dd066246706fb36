/** Every seat has a hue (--seat-0 ... in app.css) and a shape; colour is never the only signal. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon"] as const;
export type Shape = (typeof SHAPES)[number];

/** Filled paths in a box of 24 by 24, of about the same area. */
export const SHAPE_PATHS: Record<Shape, string> = {
  circle: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  square: "M4.5 4.5h15v15h-15z",
  triangle: "M12 2.5 22.5 20.5h-21z",
  diamond: "M12 1.5 22.5 12 12 22.5 1.5 12z",
  hexagon: "M7 3h10l5.2 9L17 21H7l-5.2-9z",
};

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] as Shape;
}

export function hueOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
