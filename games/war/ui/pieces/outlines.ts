/**
 * Outlines of pieces as path data, at their place and size. The map holds hundreds of pieces, and a browser keeps a list
 * of everything with a transform of its own: so pieces are drawn where they lie, without transforms.
 */

/** Corners in a square of 40. */
const CORNERS = {
  /** Eight points, for the Shadow. */
  star: [20, 1, 27, 8, 38, 7, 35, 20, 38, 33, 27, 31, 20, 39, 13, 31, 2, 33, 5, 20, 2, 7, 13, 8],
  house: [5, 37, 5, 17, 20, 3, 35, 17, 35, 37],
  square: [4, 4, 36, 4, 36, 36, 4, 36],
  hexagon: [20, 0, 38, 10, 38, 30, 20, 40, 2, 30, 2, 10],
  diamond: [20, 3, 37, 20, 20, 37, 3, 20],
};
export type Outline = keyof typeof CORNERS;

const made = new Map<string, string>();
const fixed = (value: number): number => Math.round(value * 100) / 100;

/** The outline with its middle at x, y, in a square of `size`. */
export function outline(name: Outline, x: number, y: number, size: number): string {
  const key = `${name} ${x} ${y} ${size}`;
  let d = made.get(key);
  if (d === undefined) {
    const corners = CORNERS[name];
    d = '';
    for (let i = 0; i < corners.length; i += 2)
      d += `${i === 0 ? 'M' : 'L'}${fixed(x + ((corners[i] - 20) * size) / 40)} ${fixed(y + ((corners[i + 1] - 20) * size) / 40)}`;
    d += 'Z';
    made.set(key, d);
  }
  return d;
}
