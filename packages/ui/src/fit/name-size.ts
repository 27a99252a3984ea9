/** How large a name can be written. */
const FAMILY = 'Alegreya Variable';
const MEASURED = 100;

let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** Width of a word in heights of its letters; guessed until the letters are there. */
function widthOf(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0.56 * word.length;
  pen.font = `700 ${MEASURED}px "${FAMILY}"`;
  const width = pen.measureText(word).width / MEASURED;
  if (document.fonts.check(pen.font)) widths.set(word, width);
  return width;
}

const SPACE = 0.24;
/** Rounding, and letters that lean out of their line. */
const SPARE = 1.03;

/** Lines of a name at a size; Infinity where a word is wider than the line. */
function linesAt(parts: readonly number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const part of parts) {
    if (part > room) return Number.POSITIVE_INFINITY;
    const wanted = used === 0 ? part : used + SPACE + part;
    if (wanted <= room) used = wanted;
    else {
      lines++;
      used = part;
    }
  }
  return lines;
}

/** The largest size, in steps of a quarter, at which a name fits into some lines of that width; null under the least. */
export function nameSize(name: string, room: number, most: number, least: number, lines = 2): number | null {
  const parts = name.split(/(?<=-)|\s+/).map((word) => widthOf(word) * SPARE);
  for (let size = Math.floor(most * 4) / 4; size >= least; size -= 0.25)
    if (linesAt(parts, room / size) <= lines) return size;
  return null;
}
