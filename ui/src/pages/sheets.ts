/** How cards lie on sheets of paper. */

export const PAPERS = { a4: { w: 210, h: 297 }, letter: { w: 215.9, h: 279.4 } } as const;
export const CARDS = { poker: { w: 63, h: 88 }, mini: { w: 44, h: 67 } } as const;
export type Paper = keyof typeof PAPERS;
export type CardSize = keyof typeof CARDS;
/** What crop marks and the printer's own edge need, at each side. */
const MARGIN = 6;

export interface Layout {
  across: number;
  down: number;
  /** The ids of each sheet, row by row; "" where nothing lies, so that the backs come to lie behind their fronts. */
  sheets: string[][];
}

export function sheets(ids: readonly string[], paper: Paper, size: CardSize): Layout {
  const [on, card] = [PAPERS[paper], CARDS[size]];
  const across = Math.floor((on.w - 2 * MARGIN) / card.w);
  const down = Math.floor((on.h - 2 * MARGIN) / card.h);
  const each = across * down;
  const found: string[][] = [];
  for (let at = 0; at < ids.length; at += each) {
    const sheet = ids.slice(at, at + each);
    const rows = Math.ceil(sheet.length / across);
    found.push([...sheet, ...Array<string>(rows * across - sheet.length).fill("")]);
  }
  return { across, down, sheets: found };
}
