/** The picture of the box: a sceptre of amber in rays, between the signs of the four attributes. */

import { TAU, tenth } from "./fields";

const GOLD = "#E3B968";
const AMBER = "#F09A2A";

const EYE = `<path d="M-16 0Q0 -15 16 0Q0 15 -16 0Z"/><circle r="5" fill="${GOLD}"/>`;
const MASK = `<path d="M-14 -9Q0 -14 14 -9Q15 5 6 11Q0 14 -6 11Q-15 5 -14 -9Z"/><path d="M-9 -2Q-5.5 -5 -2.5 -2M2.5 -2Q5.5 -5 9 -2M-4 6Q0 3.5 4 6"/>`;
const BLADE = `<path d="M-10 12L6 -4L12 -14L2 -8L-14 8ZM-12 2L-2 12M-12 12L-17 17"/>`;
const CROWN = `<path d="M-14 9V-7L-6 1L0 -12L6 1L14 -7V9ZM-14 14H14"/>`;

const medal = (x: number, y: number, inner: string, r = 30): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="#24152f" stroke="${GOLD}" stroke-width="2"/>` +
  `<circle r="${r - 4.5}" fill="none" stroke="${GOLD}" stroke-opacity=".45" stroke-dasharray="2 4"/>` +
  `<g fill="none" stroke="${GOLD}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${inner}</g></g>`;

const drop = ([x, y, r]: number[]): string =>
  `<path d="M${x} ${y - r * 1.3}Q${x + r * 1.2} ${y} ${x} ${y + r}Q${x - r * 1.2} ${y} ${x} ${y - r * 1.3}Z" fill="${AMBER}" stroke="#5a2d06" stroke-width="1.6"/>` +
  `<path d="M${x - r * 0.25} ${y - r * 0.5}q${r * 0.3} -${r * 0.2} ${r * 0.2} ${r * 0.6}" stroke="#FFE3A8" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;

const SCEPTRE =
  `<g stroke="#3a1f08" stroke-width="2"><path d="M209 122L205 240H227L223 122Z" fill="${GOLD}"/><path d="M216 124V240" stroke="#8a5a1e"/>` +
  `<path d="M199 124Q216 112 233 124L228 134H204Z" fill="#c99543"/><path d="M196 148h40l-4 9h-32z" fill="#c99543"/>` +
  `<path d="M186 92C176 118 198 128 216 128C234 128 256 118 246 92C240 104 230 104 226 96C222 84 210 84 206 96C202 104 192 104 186 92Z" fill="${GOLD}"/>` +
  `<path d="M216 42C236 58 240 78 230 94C222 106 210 106 202 94C192 78 196 58 216 42Z" fill="${AMBER}"/>` +
  `<path d="M216 42C204 60 206 80 214 101C208 101 204 97 202 94C192 78 196 58 216 42Z" fill="#FFD27A" stroke="none"/></g>`;

/** On a box of 432 by 210, without its ground. */
export function coverArt(): string {
  let rays = "";
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU;
    const far = i % 3 ? 190 : 260;
    const at = (r: number): string => `${tenth(216 + Math.cos(a) * r)} ${tenth(96 + Math.sin(a) * r)}`;
    rays += `<path d="M${at(46)}L${at(far)}" stroke="${GOLD}" stroke-opacity="${i % 3 ? 0.12 : 0.22}" stroke-width="${i % 3 ? 1 : 1.8}"/>`;
  }
  const medals = medal(92, 66, EYE) + medal(340, 66, MASK) + medal(58, 148, BLADE, 27) + medal(374, 148, CROWN, 27);
  const drops = [
    [132, 188, 11],
    [156, 202, 8],
    [292, 192, 10],
    [272, 206, 7],
    [146, 178, 6],
  ]
    .map(drop)
    .join("");
  return rays + medals + SCEPTRE + drops;
}
