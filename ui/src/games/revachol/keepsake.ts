import { fill, grid, loaded, token, type Place } from "../canvas";
import type { DrawKeepsake } from "../contract";
import { picture } from "./art/gallery.svelte";
import { flat } from "./art/painter";
import type { View } from "./types";
import { faceOf, pictureOf } from "./view";

const GAP = 6;
const MOST = 8;
const SHAPE = 480 / 225;

/** The Tasks that the winner has completed, as they are painted, the dearest first and largest. */
export const draw: DrawKeepsake = async (pen, { x, y, wide, high }, { view, cards, winner, isGround }) => {
  const tasks = (view as unknown as View).players[winner]?.completed ?? [];
  if (!tasks.length) return false;
  const worth = (card: string): number => {
    const face = faceOf(cards, card);
    return face?.kind === "task" ? face.points : 0;
  };
  const shown = [...tasks].sort((a, b) => worth(b) - worth(a)).slice(0, isGround ? MOST : 1);
  if (isGround) {
    pen.fillStyle = "#0b0f10";
    pen.fillRect(x, y, wide, high);
  }
  const first = shown.length === 1 || wide > high * 1.6 ? 0 : Math.min(high * 0.5, (wide / SHAPE) * 1.15);
  if (first) await drawTask(pen, { x, y, wide, high: first }, shown.shift()!, cards, true);
  const from = first ? first + GAP : 0;
  const { columns, rows } = grid(shown.length, wide, high - from, SHAPE * 0.8);
  const tall = (high - from - GAP * (rows - 1)) / rows;
  for (const [i, card] of shown.entries()) {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const each = (wide - GAP * (inRow - 1)) / inRow;
    const place = { x: x + (i % columns) * (each + GAP), y: y + from + row * (tall + GAP), wide: each, high: tall };
    await drawTask(pen, place, card, cards, isGround);
  }
  return true;
};

async function drawTask(
  pen: CanvasRenderingContext2D,
  place: Place,
  card: string,
  cards: Parameters<typeof pictureOf>[0],
  isNamed: boolean,
): Promise<void> {
  const { x, y, wide, high } = place;
  const of = pictureOf(cards, card);
  const painting = picture(of) ? await loaded(picture(of)) : null;
  const [above, middle, below] = flat(of);
  const ground = pen.createLinearGradient(x, y, x, y + high);
  [above, middle, below].forEach((colour, i) => ground.addColorStop(i / 2, colour));
  pen.fillStyle = ground;
  pen.fillRect(x, y, wide, high);
  if (painting) fill(pen, painting, place);
  if (!isNamed) return;
  const shade = pen.createLinearGradient(0, y + high - 64, 0, y + high);
  shade.addColorStop(0, "rgb(6 9 10 / 0)");
  shade.addColorStop(1, "rgb(6 9 10 / 0.86)");
  pen.fillStyle = shade;
  pen.fillRect(x, y + high - 64, wide, 64);
  const name = cards.cards[card]?.name ?? "";
  let size = wide > 400 ? 24 : 17;
  [pen.textAlign, pen.fillStyle] = ["left", "#f2ead9"];
  do pen.font = `600 ${size}px ${token("--font-card")}`;
  while (pen.measureText(name).width > wide - 24 && --size > 11);
  pen.fillText(name, x + 12, y + high - 13, wide - 24);
}
