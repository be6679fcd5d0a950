/** The box: Revachol at dusk, its church and cranes over the bay, a street lamp, and two dice. */

import { random } from "./chance";

const f = (v: number): string => String(Math.round(v * 10) / 10);

export function cover(): string {
  const R = random(77);
  const out: string[] = [];
  const dab = (x: number, y: number, w: number, h: number, colour: string, opacity: number, turn = 0): void =>
    void out.push(
      `<path transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})" d="M${f(-w / 2)} ${f(h * 0.2)}Q${f(-w * 0.3)} ${f(-h * 0.6)} 0 ${f(-h * 0.45)}T${f(w / 2)} ${f(-h * 0.1)}Q${f(w * 0.2)} ${f(h * 0.55)} ${f(-w * 0.15)} ${f(h * 0.5)}Z" fill="${colour}" opacity="${f(opacity)}"/>`,
    );
  const sky = ["#1f4a57", "#2b6270", "#3c7a80", "#6f8f83", "#c58a52", "#e5a253", "#d9743f"];
  for (let i = 0; i < 210; i++) {
    const y = R() * 132;
    const t = Math.min(6, Math.floor((y / 132) * 6 + R() * 1.6));
    dab(R() * 450 - 10, y, 46 + R() * 60, 8 + R() * 10, sky[t], 0.42 + R() * 0.3, (R() - 0.5) * 18 - 6);
  }
  const houses: [number, number, number][] = [];
  for (let x = -10; x < 440;) {
    const w = 16 + R() * 30;
    houses.push([x, w, 18 + R() * 46]);
    x += w - 2;
  }
  houses.forEach(([x, w, h], i) =>
    out.push(
      `<path d="M${f(x)} 150V${f(142 - h)}L${f(x + w * 0.5)} ${f(142 - h - (i % 3 ? 3 : 12))}L${f(x + w)} ${f(142 - h + 2)}V150Z" fill="${["#172b36", "#1c3440", "#132530"][i % 3]}"/>`,
    ),
  );
  for (let i = 0; i < 46; i++) {
    const [x, w, h] = houses[Math.floor(R() * houses.length)];
    const [left, top] = [x + 4 + R() * (w - 9), 146 - R() * h];
    out.push(
      `<rect x="${f(left)}" y="${f(top)}" width="2.600" height="3.600" fill="${R() < 0.7 ? "#f4b45a" : "#8fd0c8"}" opacity="${f(0.55 + R() * 0.45)}"/>`,
    );
  }
  out.push(
    '<path d="M116 150V92L124 88V66L130 34L136 66V88L144 92V58L150 26L154 44L151 46L156 60V92L176 104V150Z" fill="#0e1c26"/><circle cx="135" cy="104" r="7" fill="#e9a14e" opacity=".85"/><path d="M135 97v14M128 104h14" stroke="#0e1c26" stroke-width="1.600"/><path d="M330 150V70M330 70L392 78M330 70L312 78V90M350 72V96M330 84L352 73" stroke="#0e1c26" stroke-width="4" fill="none"/>',
  );
  const sea = ["#17323d", "#1f4553", "#2b5c66", "#c27a45", "#e09a50"];
  for (let i = 0; i < 150; i++) {
    const y = 148 + R() * 66;
    const warm = Math.abs((R() - 0.5) * 2);
    dab(R() * 450 - 10, y, 30 + R() * 50, 4 + R() * 5, sea[Math.floor(R() * (warm < 0.25 ? 5 : 3))], 0.6, (R() - 0.5) * 5);
  }
  out.push(
    '<path d="M262 214V76Q262 60 276 60" stroke="#0b151c" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M268 60h20l5 12h-30z" fill="#0b151c"/><ellipse cx="278" cy="76" rx="9" ry="5" fill="#ffdf9a"/><path d="M268 77L236 214H326L289 77Z" fill="#ffce7a" opacity=".13"/>',
  );
  for (let i = 0; i < 60; i++)
    out.push(`<path d="M${f(R() * 450)} ${f(R() * 200)}l-4 13" stroke="#cfe6e6" stroke-opacity=".2" stroke-width="1"/>`);
  const die = (x: number, y: number, s: number, turn: number, pips: [number, number][]): void =>
    void out.push(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-s}" y="${-s + 4}" width="${2 * s}" height="${2 * s}" rx="6" fill="#000" opacity=".4"/><rect x="${-s}" y="${-s}" width="${2 * s}" height="${2 * s}" rx="6" fill="#f2e6cf" stroke="#1a120b" stroke-width="2"/>${pips.map(([a, b]) => `<circle cx="${f(a * s * 0.5)}" cy="${f(b * s * 0.5)}" r="${f(s * 0.17)}" fill="#b4402c"/>`).join("")}</g>`,
    );
  die(372, 164, 22, -14, [
    [-1, -1],
    [1, 1],
    [0, 0],
  ]);
  die(412, 182, 20, 18, [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ]);
  return `<rect width="432" height="210" fill="#214b57"/>${out.join("")}`;
}
