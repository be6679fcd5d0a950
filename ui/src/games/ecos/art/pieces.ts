/** Mountains, forests, cubes and the small things of the box. 100 × 100. */

import { f, outline } from "./shape";

const INK = "#2a2119";
export const MOUNTAIN =
  `<ellipse cx="50" cy="90" rx="46" ry="7" fill="#000" opacity=".22"/>` +
  `<path d="${outline("4,88! 14,70 24,60 36,36 46,14! 50,8! 56,16 62,28! 68,40! 76,34! 82,44 88,64 97,88!")}" fill="#8d8278"/>` +
  `<path d="${outline("50,8! 56,16 62,28! 68,40! 76,34! 82,44 88,64 97,88! 60,89! 66,74! 54,60! 60,44! 50,30!")}" fill="#665c54"/>` +
  `<path d="${outline("50,8! 56,16 62,28! 58,34! 53,29! 49,37! 43,30! 37,36! 36,36! 46,14!")}" fill="#fbf5ea"/><path d="${outline("50,8! 56,16 62,28! 58,34! 53,29! 51,20!")}" fill="#d9d0c6"/><path d="${outline("68,40! 76,34! 81,42! 77,46! 73,42! 69,47!")}" fill="#efe7da"/>` +
  `<path d="M26 64l-7 15M34 54l-9 22M40 62l-8 20M70 62l8 18M78 60l9 20M62 76l5 10" stroke="#4a413a" stroke-width="2.2" stroke-linecap="round" fill="none" opacity=".75"/>` +
  `<path d="${outline("4,88! 14,70 24,60 36,36 46,14! 50,8! 56,16 62,28! 68,40! 76,34! 82,44 88,64 97,88!")}" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>`;
const tree = (x: number, y: number, k: number, c1: string, c2: string): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-3 0C-2 10 -3 18 -5 26L6 26C4 18 3 10 4 0Z" fill="#5c3d23" stroke="${INK}" stroke-width="2.6"/><path d="${outline("-24,-2 -28,-14 -20,-24 -14,-34 0,-40 14,-35 22,-24 28,-13 23,-1 10,4 0,2 -12,5")}" fill="${c1}" stroke="#17301d" stroke-width="3"/><path d="${outline("-20,-12 -14,-24 -2,-32 8,-30 0,-24 -8,-14 -12,-4")}" fill="${c2}" opacity=".9"/><path d="M2 -12q5 -3 10 -1M6 -22q4 -2 8 0M-4 -4q5 -3 9 -1" stroke="#17301d" stroke-width="2" fill="none" stroke-linecap="round" opacity=".6"/></g>`;
export const FOREST =
  `<ellipse cx="50" cy="88" rx="44" ry="7" fill="#000" opacity=".22"/>` +
  tree(50, 46, 0.98, "#356b3f", "#5b9455") +
  tree(26, 60, 0.86, "#3f7a45", "#6aa35c") +
  tree(72, 62, 0.9, "#2f6039", "#528a4e");
export const CUBE = `<path d="M50 6L91 27V72L50 95L9 72V27Z" fill="#3a2408"/><path d="M50 10L87 29L50 49L13 29Z" fill="#FFE0A0"/><path d="M11.5 32L48 51.500V91L11.5 70.500Z" fill="#F2AC3E"/><path d="M88.500 32L52 51.500V91L88.500 70.500Z" fill="#C9791B"/><path d="M22 29L50 15L58 19L31 33Z" fill="#fff" opacity=".55"/>`;
export const LEAF = `<path d="${outline("12,88! 10,60 20,34 46,16 88,10! 86,46 68,72 42,84 24,80")}"/><path d="M14 86C30 62 50 42 76 24M34 62C34 52 36 46 40 40M48 48C58 50 64 48 70 46" fill="none" stroke="var(--cut,#efe3cc)" stroke-width="5" stroke-linecap="round"/>`;
export const SEAL = `<path d="${(() => {
  let d = "";
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 2 * Math.PI - Math.PI / 2,
      r = i % 2 ? 42 : 49;
    d += (i ? "L" : "M") + f(50 + Math.cos(a) * r) + " " + f(50 + Math.sin(a) * r);
  }
  return d + "Z";
})()}"/>`;
export const BAG = `<path d="${outline("34,34! 22,48 13,66 14,84 28,95 50,97 72,95 86,84 87,66 78,48 66,34!")}" fill="#b78f5c"/><path d="${outline("66,34! 78,48 87,66 86,84 72,95 50,97! 66,88 72,70 66,50 58,34!")}" fill="#8f6a3d"/><path d="${outline("34,30! 24,16 30,9 40,13 50,7 60,13 70,9 76,16 66,30!")}" fill="#c9a26c"/><path d="M32 32h36" stroke="#5a3b1c" stroke-width="7" stroke-linecap="round"/><path d="M64 33c8 4 10 12 8 20" stroke="#5a3b1c" stroke-width="4" fill="none" stroke-linecap="round"/>`;
