/** Words that would lie on each other in a chart are kept apart. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const PER_LETTER = 0.66;
/** The room that a text takes whose line stands at `y`, rather more than less: words of broad Russian letters need so much. */
export function boxOf(text: string, x: number, y: number, size: number, anchor: "start" | "end" = "start"): Box {
  const wide = text.length * size * PER_LETTER;
  const left = anchor === "end" ? x - wide : x;
  return { left, right: left + wide, top: y - size, bottom: y + size * 0.3 };
}

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** From the line down to the text below it, and up to where the one above stands. */
const ROWS = [15, -6, 30, -21, 45, -36];
const STEP = 6;

/** Where the text of a line across the chart stands: at its right end, below it; if there is something else, where nothing is,
 * first along the line, then farther from it. `x` is the right end of the text. */
export function besideLine(
  text: string,
  size: number,
  line: number,
  [left, right, top, bottom]: readonly [left: number, right: number, top: number, bottom: number],
  others: readonly Box[],
): { x: number; y: number } {
  const wide = text.length * size * PER_LETTER;
  for (const row of ROWS) {
    const y = line + row;
    if (row !== ROWS[0] && (y - size < top || y > bottom)) continue;
    for (let x = right; x - wide >= left || x === right; x -= STEP) {
      const box = boxOf(text, x, y, size, "end");
      if (!others.some((other) => touch(box, other))) return { x, y };
    }
  }
  return { x: right, y: line + ROWS[0] };
}
