import { fill, grid, loaded, token, type Place } from "../canvas";
import type { DrawKeepsake } from "../contract";
import { picture } from "./art/gallery.svelte";
import { rosette } from "./art/rosette";
import type { View } from "./types";
import { faceOf } from "./view";

const MARGIN = 34;
const GAP = 16;
const MOST = 6;
/** Where an engraving has its own ink: its ground is the same in every theme. */
const GROUND = { skirmish: ["#4d1019", "#16070b"], machination: ["#123b34", "#07120f"] } as const;

/** The cards that the winner has won, engraved; below them their names. */
export const draw: DrawKeepsake = async (pen, { x, y, wide, high }, { view, cards, winner, isGround }) => {
  const won = (view as unknown as View).players[winner]?.won ?? [];
  const of = won
    .map((card) => ({ card, face: faceOf(cards, card) }))
    .filter(({ face }) => face.titles || face.kind === "skirmish" || face.kind === "machination");
  if (!of.length) return false;
  const shown = of.sort((a, b) => (b.face.titles ?? 0) - (a.face.titles ?? 0)).slice(0, isGround ? MOST : 2);
  if (isGround) {
    const ground = pen.createRadialGradient(x + wide / 2, y + high * 0.4, 0, x + wide / 2, y + high * 0.4, Math.max(wide, high) * 0.75);
    [0, 0.55, 1].forEach((at, i) => ground.addColorStop(at, ["#5a1a2a", "#34122a", "#170b1c"][i]));
    pen.fillStyle = ground;
    pen.fillRect(x, y, wide, high);
    pen.save();
    const size = Math.max(wide, high) * 1.15;
    pen.translate(x + wide / 2 - size / 2, y + high / 2 - size / 2);
    pen.scale(size / 100, size / 100);
    [pen.strokeStyle, pen.lineWidth, pen.globalAlpha] = ["#d6b067", 0.12, 0.35];
    pen.stroke(new Path2D(rosette("keepsake", { petals: 16, bands: 3, strands: 6 })));
    pen.restore();
  }
  const named = isGround ? 34 : 0;
  const margin = isGround ? MARGIN : 14;
  const { columns, rows } = grid(shown.length, wide - 2 * margin, high - 2 * margin, 1 / (1 + named / 180));
  const side = Math.min((wide - 2 * margin - GAP * (columns - 1)) / columns, (high - 2 * margin - GAP * (rows - 1)) / rows - named, 250);
  const top = y + (high - rows * (side + named) - GAP * (rows - 1)) / 2;
  for (const [i, { card, face }] of shown.entries()) {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const left = x + (wide - inRow * side - GAP * (inRow - 1)) / 2 + (i % columns) * (side + GAP);
    const place = { x: left, y: top + row * (side + named + GAP), wide: side, high: side };
    await drawCard(pen, place, face, named ? (cards.cards[card]?.name ?? "") : "");
  }
  return true;
};

async function drawCard(pen: CanvasRenderingContext2D, place: Place, face: ReturnType<typeof faceOf>, name: string): Promise<void> {
  const { x, y, wide, high } = place;
  const inks = GROUND[face.kind as keyof typeof GROUND] ?? GROUND.skirmish;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 8);
  const ground = pen.createLinearGradient(0, y, 0, y + high);
  ground.addColorStop(0, inks[0]);
  ground.addColorStop(1, inks[1]);
  [pen.fillStyle, pen.shadowColor, pen.shadowBlur, pen.shadowOffsetY] = [ground, "rgb(0 0 0 / 0.55)", 18, 6];
  pen.fill();
  [pen.shadowColor, pen.lineWidth, pen.strokeStyle] = ["transparent", 2, "#d6b067"];
  const src = face.image || (face.printed ? picture(face.printed, face, "mid") : "");
  const engraving = src ? await loaded(src) : null;
  pen.save();
  pen.clip();
  if (engraving) fill(pen, engraving, place);
  pen.restore();
  pen.stroke();
  pen.restore();
  if (!name) return;
  let size = 19;
  [pen.textAlign, pen.fillStyle] = ["center", "#f3e7cf"];
  do pen.font = `600 ${size}px ${token("--font-card")}`;
  while (pen.measureText(name).width > wide + 10 && --size > 12);
  pen.fillText(name, x + wide / 2, y + high + 25, wide + 14);
}
