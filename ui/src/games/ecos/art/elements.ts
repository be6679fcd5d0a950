/** The eight elements: glyphs for slots, tokens for the bag. 100 × 100. */

import { body, cut, f, hole, line } from "./shape";

export const ELEMENTS = ["sun", "water", "grass", "egg", "fern", "rock", "animal", "wild"] as const;

export const PAW =
  body("50,46 64,54 76,68 78,80 68,88 58,85 50,83 42,85 32,88 22,80 24,68 36,54") +
  body("36,42 28,40 24,28 30,16 38,16 43,28") +
  body("64,42 72,40 76,28 70,16 62,16 57,28") +
  body("18,60 10,56 7,45 12,36 20,37 25,48") +
  body("82,60 90,56 93,45 88,36 80,37 75,48");

const ray = (i: number, n: number, r0: number, r1: number, w: number): string => {
  const a = (i / n) * 2 * Math.PI,
    c = Math.cos(a),
    s = Math.sin(a);
  return `<path d="M${f(50 + c * r0 - s * w)} ${f(50 + s * r0 + c * w)}Q${f(50 + (c * (r0 + r1)) / 2 - s * w * 0.9)} ${f(50 + (s * (r0 + r1)) / 2 + c * w * 0.9)} ${f(50 + c * r1)} ${f(50 + s * r1)}Q${f(50 + (c * (r0 + r1)) / 2 + s * w * 0.5)} ${f(50 + (s * (r0 + r1)) / 2 - c * w * 0.5)} ${f(50 + c * r0 + s * w)} ${f(50 + s * r0 - c * w)}Z"/>`;
};
function fern(): string {
  let o = line("30,94 40,74 50,52 56,32 57,10", 5);
  const st = [
    [36, 82],
    [41, 71],
    [46, 60],
    [50.5, 49],
    [54, 38],
    [56.5, 27],
    [57, 17],
  ];
  st.forEach(([x, y], i) => {
    const L = 30 - i * 3.6;
    o += body(`${x},${y}! ${x - L * 0.5},${y - L * 0.12 - 6} ${x - L},${y - L * 0.34}! ${x - L * 0.45},${y + 5 - L * 0.12}`);
    o += body(`${x},${y}! ${x + L * 0.5},${y - L * 0.5 - 2} ${x + L * 1.02},${y - L * 0.42}! ${x + L * 0.6},${y + 3 - L * 0.14}`);
  });
  return o;
}
const petal = (i: number, n: number, col: string): string => {
  const a = (i * 360) / n;
  return `<path transform="rotate(${f(a)} 50 50)" d="M50 45C38 34 40 14 55 5C64 17 63 34 50 45Z" fill="${col}"/>`;
};
const WILD = ["#F3BE4A", "#B9D25E", "#4FA97E", "#4FA9CF", "#C9B7E4", "#E88E62", "#EFE0C4"];
export const ELEMENT_GLYPHS: Record<string, string> = {
  sun:
    `<circle cx="50" cy="50" r="20"/>` + Array.from({ length: 10 }, (_, i) => ray(i, 10, 26, i % 2 ? 41 : 47, i % 2 ? 4.2 : 5.4)).join(""),
  water: body("50,6! 62,26 75,46 78,62 70,80 50,90 30,80 22,62 25,46 38,26") + cut("35,62 39,73 49,78", 6),
  grass:
    body("50,92! 44,60 48,34 58,8! 56,36 58,62 56,92!") +
    body("44,92! 36,66 28,44 14,26! 38,40 50,66 52,92!") +
    body("54,92! 56,66 66,46 88,30! 72,48 66,70 64,92!") +
    body("38,92! 30,76 20,66 6,60! 26,62 42,76 46,92!") +
    body("62,92! 68,78 78,70 94,68! 82,76 74,82 70,92!"),
  egg:
    body("50,7 68,24 79,48 78,68 66,86 50,92 34,86 22,68 21,48 32,24") +
    [
      [42, 36, 5],
      [62, 44, 6.5],
      [38, 58, 6.5],
      [58, 68, 5],
      [46, 78, 3.6],
      [68, 60, 3.2],
      [52, 24, 3.4],
    ]
      .map(([x, y, r]) => hole(x, y, r))
      .join(""),
  fern: fern(),
  rock:
    body("6,78! 12,54 24,34! 44,20! 66,24! 84,42 94,68! 90,84! 62,90! 26,90!") +
    cut("44,20! 50,42! 34,60! 38,90!", 4) +
    cut("50,42! 74,50! 94,68!", 4) +
    cut("74,50! 66,72! 62,90!", 4),
  animal: PAW,
  wild: WILD.map((c, i) => petal(i, 7, c)).join("") + `<circle cx="50" cy="50" r="7" fill="#fff6e3"/>`,
};

/** Face, rim, glyph. */
const TOKEN_COLOURS: Record<string, [string, string, string]> = {
  sun: ["#F3BE4A", "#A96C10", "#573305"],
  water: ["#33809F", "#174E69", "#F0FAFF"],
  grass: ["#9DBD55", "#56751E", "#22360A"],
  egg: ["#EADFC9", "#A0875F", "#6A4729"],
  fern: ["#2C6B4F", "#123F2F", "#DFF4DF"],
  rock: ["#6F6860", "#433D37", "#F4EEE4"],
  animal: ["#AC5933", "#6A3014", "#FFF2E5"],
  wild: ["#33283A", "#D6A64B", "#fff"],
};

/** A round token of the bag. */
export function elementToken(kind: string): string {
  const [face, rim, ink] = TOKEN_COLOURS[kind];
  return `<circle cx="50" cy="50" r="49" fill="${rim}"/><circle cx="50" cy="49" r="43" fill="${face}"/><circle cx="50" cy="49" r="39" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/><g transform="translate(50 50) scale(.67) translate(-50 -50)" fill="${ink}" style="color:${ink};--cut:${face}">${ELEMENT_GLYPHS[kind]}</g>`;
}
