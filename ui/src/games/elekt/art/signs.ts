/** The signs of Elekt, on a grid of 24 (the tower: 32), filled with the colour of the text. */

export const SIGNS = {
  mysticism:
    '<path d="M12 .8 14.3 8.1 19.9 4.1 15.9 9.7 23.2 12 15.9 14.3 19.9 19.9 14.3 15.9 12 23.2 9.7 15.9 4.1 19.9 8.1 14.3.8 12 8.1 9.7 4.1 4.1 9.7 8.1Z"/>',
  duplicity:
    '<path fill-rule="evenodd" d="M.8 12C4.2 6.4 8 4 12 4s7.8 2.4 11.2 8C19.8 17.6 16 20 12 20S4.2 17.6.8 12ZM12 6.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8Zm0 1.7c1.2 1 1.7 2.3 1.7 3.7s-.5 2.7-1.7 3.7c-1.2-1-1.7-2.3-1.7-3.7s.5-2.7 1.7-3.7Z"/>',
  brutality:
    '<path d="M12 .6 15.6 5.2 14.6 14.2H9.4L8.4 5.2ZM5.2 12.2 6.2 15.4H17.8L18.8 12.2 20.2 16.2 18 18.2H6L3.8 16.2ZM10.6 18.6H13.4V20.8H10.6ZM9.6 21.2H14.4L13.4 23.6H10.6Z"/>',
  authority: '<path d="M3.6 17.4 1 6.2 7.3 10.4 12 2.4 16.7 10.4 23 6.2 20.4 17.4ZM3.8 19H20.2V22H3.8Z"/>',
  any: '<path d="M12 2 22 12 12 22 2 12ZM12 6.5 6.5 12 12 17.5 17.5 12Z" fill-rule="evenodd"/>',
  amber:
    '<path d="M12 1 20.5 6V17L12 23 3.5 17V6Z" fill="#F2A33A"/><path d="M12 1 20.5 6 15.5 9.5H8.5L3.5 6Z" fill="#FFD48A"/><path d="M8.5 9.5H15.5L12 16.5Z" fill="#FFBE5C"/><path d="M3.5 6 8.5 9.5 12 16.5 12 23 3.5 17Z" fill="#D98420"/><path d="M20.5 6 15.5 9.5 12 16.5 12 23 20.5 17Z" fill="#B8650F"/>',
  amber0:
    '<path d="M12 1.8 19.8 6.4V16.6L12 22.1 4.2 16.6V6.4Z" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2.6 2"/>',
  shield:
    '<path fill-rule="evenodd" d="M12 1.5 21 4.5V11C21 17 17 21 12 23 7 21 3 17 3 11V4.5ZM12 4.2 5.5 6.3V11C5.5 15.5 8.3 18.6 12 20.3Z"/>',
  now: '<path d="M9 2H15V11H20.5L12 22 3.5 11H9Z"/>',
  hand: '<path d="M8.2 3.5 16.8 2.3A1.6 1.6 0 0 1 18.6 3.7L20.7 18.6A1.6 1.6 0 0 1 19.3 20.4L10.7 21.6A1.6 1.6 0 0 1 8.9 20.2L6.8 5.3A1.6 1.6 0 0 1 8.2 3.5ZM5 7.5 6.9 20.8A3.5 3.5 0 0 0 7.3 22L5.8 21.5A1.6 1.6 0 0 1 4.7 19.5Z"/>',
  title: '<path d="M5 1.5H19V22.5L12 17.5 5 22.5Z"/>',
  seal: '<path fill-rule="evenodd" d="M4 2H20V22H4ZM6 4V20H18V4ZM12 7.5A4.5 4.5 0 1 1 12 16.5 4.5 4.5 0 0 1 12 7.5Z"/>',
  sceptre: '<path d="M11 11.5H13V22H15V23.5H9V22H11ZM12 .5 13 3C15.5 3.3 16.8 5 17 8L18.5 10V11.5H5.5V10L7 8C7.2 5 8.5 3.3 11 3Z"/>',
  ccw: '<path fill="none" stroke="currentColor" stroke-width="2.2" d="M5.2 8A8.3 8.3 0 1 1 3.8 13.5"/><path d="M2.4 2.6 4 11 11 6.4Z"/>',
  cw: '<path fill="none" stroke="currentColor" stroke-width="2.2" d="M18.8 8A8.3 8.3 0 1 0 20.2 13.5"/><path d="M21.6 2.6 20 11 13 6.4Z"/>',
  lock: '<path fill-rule="evenodd" d="M6.5 10V7.5A5.5 5.5 0 0 1 17.5 7.5V10H19.5V22H4.5V10ZM9 10H15V7.5A3 3 0 0 0 9 7.5Z"/>',
  check:
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M4.5 12.5 10 18 19.5 6.5"/>',
  target:
    '<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="7"/><path d="M12 1V8M12 16V23M1 12H8M16 12H23"/></g>',
  chev: '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M9 5 16 12 9 19"/>',
  key: '<path fill-rule="evenodd" d="M12 1.5A5 5 0 0 1 13.3 11.3V14H16V17H13.3V19H15.5V22H10.7V11.3A5 5 0 0 1 12 1.5ZM12 4A2.5 2.5 0 1 0 12 9 2.5 2.5 0 0 0 12 4Z"/>',
  skirmish:
    '<path d="M3 1.5 6.8 2.6 16.4 14 18.3 12.3 20 14 17.8 16.2 22 20.6 20.4 22.2 16 18 13.8 20.2 12.1 18.5 13.9 16.6 3.8 5.5ZM21 1.5 20.2 5.5 14.8 11.4 12.7 9 17.2 2.6ZM9 13 11.2 15.6 10.1 16.6 11.9 18.5 10.2 20.2 8 18 3.6 22.2 2 20.6 6.2 16.2 4 14 5.7 12.3 7.6 14Z"/>',
  machination:
    '<path fill-rule="evenodd" d="M2 5C5 6.6 8.5 7 12 5.4 15.5 7 19 6.6 22 5 22.4 12 19.5 19.5 15.5 20.5 13.8 20.9 13 18.5 12 18.5S10.2 20.9 8.5 20.5C4.5 19.5 1.6 12 2 5ZM5.2 11.5C6.5 14.3 9 14.6 10.6 13.2 9.6 10.8 7.3 10.3 5.2 11.5ZM18.8 11.5C17.5 14.3 15 14.6 13.4 13.2 14.4 10.8 16.7 10.3 18.8 11.5Z"/>',
  privilege:
    '<path fill-rule="evenodd" d="M12 .8 13.6 4.2 15.6 4.8C18 5.8 18.5 8.5 18.5 12L21 16V18.5H3V16L5.5 12C5.5 8.5 6 5.8 8.4 4.8L10.4 4.2ZM9.3 19.8H14.7A2.7 2.7 0 0 1 9.3 19.8ZM8.2 13.8H15.8V15H8.2Z"/>',
  tower:
    '<path fill-rule="evenodd" d="M16 .5 17 5 23 12V14H21.5V27H24V31.5H8V27H10.5V14H9V12L15 5ZM13.3 21.5H18.7V18.5A2.7 2.7 0 0 0 13.3 18.5ZM16 23.5A1.2 1.2 0 1 0 16 25.9 1.2 1.2 0 0 0 16 23.5ZM3.5 18 5 14 6.5 18V31.5H3.5ZM25.5 18 27 14 28.5 18V31.5H25.5Z"/>',
} as const;

export type SignName = keyof typeof SIGNS;

/** Of those that are one outline: that outline. There are hundreds on a table, and an attribute is set quicker than HTML is read. */
export const OUTLINES: Partial<Record<SignName, string>> = Object.fromEntries(
  Object.entries(SIGNS).flatMap(([name, drawn]) => {
    const outline = /^<path (?:fill-rule="evenodd" )?d="([^"]+)"(?: fill-rule="evenodd")?\/>$/.exec(drawn)?.[1];
    return outline ? [[name, outline]] : [];
  }),
);

/** The outlines of the tokens: each attribute has its own, so that colour is never alone. On a grid of 32. */
export const TOKENS = {
  mysticism: '<path d="M10.2 2H21.8L30 10.2V21.8L21.8 30H10.2L2 21.8V10.2Z"/>',
  duplicity: '<circle cx="16" cy="16" r="14.4"/>',
  brutality: '<path d="M16 .8 31.2 16 16 31.2.8 16Z"/>',
  authority: '<path d="M2.5 2.5H29.5V17C29.5 24.5 23.5 29 16 31 8.5 29 2.5 24.5 2.5 17Z"/>',
} as const;
