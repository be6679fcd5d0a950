/** A picture of how a game ended, to show to others: drawn from what everybody at the table knows. */

import type { Arc } from "../api";
import type { Over, Room, Update } from "../wire";
import type { Words } from "../words/words";
import type { Cards } from "../games/contract";
import { keepsake } from "../games/registry";
import { seatShapes } from "../games/seats";
import { headline } from "../shell/headline";
import { howFar, stepWord } from "./steps";

export interface Shown {
  arc: Arc;
  over: Over;
  room: Room;
  words: Words;
  cards: Cards;
  view: Update["view"];
  title: string;
  picture: SVGElement | null;
}

const [WIDE, HIGH, HALF, FOOT] = [1200, 630, 560, 60];

function colours() {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string): string => style.getPropertyValue(name).trim() || "#888";
  return {
    of,
    bg: of("--surface"),
    well: of("--well"),
    ink: of("--ink"),
    muted: of("--muted"),
    accent: of("--accent"),
    line: of("--line-2"),
    title: style.getPropertyValue("--font-title") || "serif",
    ui: style.getPropertyValue("--font-ui") || "sans-serif",
    seat: (seat: number) => of(`--seat-text-${(seat % 6) + 1}`),
    mark: (seat: number) => of(`--seat-${(seat % 6) + 1}`),
    onMark: (seat: number) => of(`--seat-on-${(seat % 6) + 1}`),
  };
}

/** The cover of the game as an image; null where a browser makes none of it. */
function drawn(svg: SVGElement | null): Promise<HTMLImageElement | null> {
  if (!svg) return Promise.resolve(null);
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(HALF));
  copy.setAttribute("height", String(HIGH));
  const image = new Image();
  return new Promise((done) => {
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  });
}

function wrapped(pen: CanvasRenderingContext2D, text: string, wide: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** 1200 × 630: the size of link previews. */
export async function drawPicture({ arc, over, room, words, cards, view, title, picture }: Shown): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext("2d")!;
  const c = colours();
  pen.fillStyle = c.bg;
  pen.fillRect(0, 0, WIDE, HIGH);
  const winner = over.standings.find((row) => row.place === 1)?.seat ?? -1;
  const draw = await keepsake(room.game).catch(() => null);
  const half = { x: 0, y: 0, wide: HALF, high: HIGH - FOOT };
  if (!(await draw?.(pen, half, { view, cards, winner, isGround: true }))) {
    const cover = await drawn(picture);
    if (cover) pen.drawImage(cover, 0, 0, HALF, HIGH);
  }
  const shade = pen.createLinearGradient(HALF - 50, 0, HALF, 0);
  shade.addColorStop(0, `color-mix(in srgb, ${c.bg} 0%, transparent)`);
  shade.addColorStop(1, c.bg);
  pen.fillStyle = shade;
  pen.fillRect(HALF - 50, 0, 52, HIGH);
  const left = HALF + 40;
  const wide = WIDE - left - 44;
  const text = (said: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = "left") => {
    [pen.font, pen.fillStyle, pen.textAlign] = [font, colour, align];
    pen.fillText(said, x, y);
  };
  text(title, left, 56, `600 24px ${c.title}`, c.ink);
  const rows = [...over.standings].sort((a, b) => a.place - b.place || b.total - a.total);
  const nameOf = (seat: number): string => room.seats[seat]?.name ?? words.first("automaton");
  const head = headline(words, over, nameOf);
  pen.font = `600 50px ${c.title}`;
  let y = 112;
  for (const line of wrapped(pen, head, wide).slice(0, 2)) {
    text(line, left, y, `600 50px ${c.title}`, c.ink);
    y += 56;
  }
  text(howFar(words, arc, room), left, y - 24, `400 18px ${c.ui}`, c.muted);
  y += 28;
  const each = (wide - 12) / 2;
  rows.slice(0, 6).forEach((row, i) => {
    const [x, top] = [left + (i % 2) * (each + 12), y - 22 + Math.floor(i / 2) * 62];
    pen.fillStyle = c.well;
    pen.beginPath();
    pen.roundRect(x, top, each, 52, 10);
    pen.fill();
    pen.strokeStyle = row.place === 1 ? c.accent : c.line;
    pen.lineWidth = row.place === 1 ? 2.5 : 1;
    pen.stroke();
    pen.save();
    pen.translate(x + 12, top + 12);
    pen.scale(0.28, 0.28);
    pen.fillStyle = c.mark(row.seat);
    pen.fill(new Path2D(seatShapes(room.game)[row.seat % 6]));
    pen.restore();
    const name = nameOf(row.seat);
    text([...name][0]?.toUpperCase() ?? "", x + 26, top + 31, `700 14px ${c.ui}`, c.onMark(row.seat), "center");
    text(name.length > 12 ? `${name.slice(0, 11)}…` : name, x + 50, top + 33, `500 20px ${c.ui}`, c.ink);
    text(String(row.total), x + each - 14, top + 35, `600 26px ${c.title}`, row.place === 1 ? c.accent : c.ink, "right");
  });
  const [low, above] = [HIGH - FOOT - 26, y - 10 + Math.ceil(Math.min(6, rows.length) / 2) * 62];
  const top = Math.max(1, ...arc.points.flatMap(([, all]) => all));
  const at = (move: number): number => left + (wide * move) / Math.max(1, arc.moves);
  const high = (points: number): number => low - ((low - above) * Math.max(0, points)) / top;
  if (arc.turning >= 0) {
    pen.globalAlpha = 0.25;
    pen.fillStyle = c.accent;
    pen.fillRect(at(arc.turning) - 12, above, 24, low - above);
    pen.globalAlpha = 1;
    const kind = arc.counts && arc.at ? stepWord(words, arc.counts, arc.at) : "";
    const said = kind ? words.say("ui-turning-at", { kind }) : words.say("ui-turning");
    // Beside the band, on the side on which there is room; the lines rise, so on the left the place above them is free.
    const isRight = at(arc.turning) - left > wide / 2;
    text(said, at(arc.turning) + (isRight ? -20 : 20), above + 14, `600 16px ${c.ui}`, c.ink, isRight ? "right" : "left");
  }
  for (const { seat, place } of [...rows].reverse()) {
    pen.strokeStyle = c.seat(seat);
    pen.lineWidth = place === 1 ? 5 : 3;
    pen.beginPath();
    pen.moveTo(at(0), high(0));
    // Points come at once, as on the ending: a step for each.
    let before = 0;
    for (const [move, all] of arc.points) {
      const now = all[seat] ?? 0;
      if (now !== before) pen.lineTo(at(move), high(before));
      pen.lineTo(at(move), high(now));
      before = now;
    }
    pen.stroke();
  }
  pen.fillStyle = c.well;
  pen.fillRect(0, HIGH - FOOT, WIDE, FOOT);
  text("Tablée", 40, HIGH - 20, `600 28px ${c.title}`, c.ink);
  text(words.say("ui-shuffles-checked"), 150, HIGH - 22, `400 17px ${c.ui}`, c.muted);
  return canvas;
}

/** Handed to whatever the device shares with, else saved as a file; what was done, in a sentence. */
export async function sharePicture(shown: Shown): Promise<string> {
  const canvas = await drawPicture(shown);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return "";
  const file = new File([blob], `tablee-${shown.room.table}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file], title: shown.title }).catch(() => {});
    return "";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return shown.words.say("ui-picture-saved");
}
