import { fill, loaded, token } from "../canvas";
import type { DrawKeepsake } from "../contract";
import { piecePicture, TILE_BOX, tilePicture } from "./art/pictures";
import { FOAM, middle, type Terrain } from "./art/tiles";
import { boxAround, foamOf, hexesAt } from "./parts/middle/land";
import { standing, type Standing } from "./parts/middle/standing";
import type { TileView, View } from "./types";
import { cellName } from "./view";

/** The continent as it was when the game ended. */
export const draw: DrawKeepsake = async (pen, { x, y, wide, high }, { view, isGround }) => {
  const { land, species } = view as unknown as View;
  if (!land?.length) return false;
  if (isGround) {
    const felt = pen.createRadialGradient(x + wide / 2, y + high * 0.54, 0, x + wide / 2, y + high * 0.54, Math.max(wide, high) * 0.62);
    felt.addColorStop(0, token("--felt-1"));
    felt.addColorStop(1, token("--felt-2"));
    pen.fillStyle = felt;
    pen.fillRect(x, y, wide, high);
  }
  const names = land.map(({ q, r }) => cellName(q, r));
  const box = boxAround(names, 48);
  const margin = isGround ? 26 : 8;
  const scale = Math.min((wide - 2 * margin) / box.width, (high - 2 * margin) / box.height, 1.35);
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, high);
  pen.clip();
  pen.translate(x + wide / 2 - (box.x + box.width / 2) * scale, y + high / 2 - (box.y + box.height / 2) * scale);
  pen.scale(scale, scale);
  pen.lineJoin = pen.lineCap = "round";
  const halo = new Path2D(hexesAt(names));
  [pen.strokeStyle, pen.globalAlpha] = [token("--ring"), document.documentElement.dataset.theme === "light" ? 0.2 : 0.032];
  for (const width of [178, 128, 84, 46]) {
    pen.lineWidth = width;
    pen.stroke(halo);
  }
  pen.globalAlpha = 1;
  for (const { q, r, terrain } of land) {
    const tile = await loaded(tilePicture(terrain, q, r));
    const [cx, cy] = middle(q, r);
    if (tile) fill(pen, tile, { x: cx + TILE_BOX.x, y: cy + TILE_BOX.y, wide: TILE_BOX.width, high: TILE_BOX.height });
  }
  pen.strokeStyle = "#eaf7f6";
  foamOf(new Map<string, Terrain>(land.map(({ q, r, terrain }) => [cellName(q, r), terrain]))).forEach((d, i) => {
    [pen.globalAlpha, pen.lineWidth] = [FOAM[i].opacity, FOAM[i].width];
    pen.stroke(new Path2D(d));
  });
  pen.globalAlpha = 1;
  const habitats = new Map(species.map(({ id, habitat }) => [id, habitat]));
  for (const tile of land) await drawPieces(pen, tile, habitats);
  pen.restore();
  return true;
};

async function drawPieces(pen: CanvasRenderingContext2D, tile: TileView, habitats: Map<string, string[]>): Promise<void> {
  const [cx, cy] = middle(tile.q, tile.r);
  const { features, animals } = standing(tile);
  const put = async ({ piece, x, y, size }: Standing, lift = 0) => {
    const picture = await loaded(piecePicture(piece, habitats.get(piece) ?? []));
    if (picture) fill(pen, picture, { x: cx + x - size / 2, y: cy + y - size / 2 - lift, wide: size, high: size });
  };
  for (const one of features) {
    await put(one);
    if (one.count > 1) number(pen, cx + one.x + one.size * 0.36, cy + one.y - one.size * 0.3, one.count);
  }
  for (const one of animals) {
    const { x, y, size, count } = one;
    round(pen, cx + x, cy + y + size * 0.47, size * 0.46, size * 0.16, "rgb(0 0 0 / 0.3)");
    const below = Math.min(count, 3) - 1;
    for (let j = 0; j < below; j++)
      round(pen, cx + x, cy + y + 1 + (below - j) * 3, size / 2 - 0.6, size / 2 - 0.6, "#cdb892", "#1c150f", 1.2);
    await put(one, count > 1 ? 2 : 0);
    if (count > 1) number(pen, cx + x + size * 0.4, cy + y - size * 0.38, count);
  }
}

function round(pen: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number, colour: string, line = "", width = 1): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 7);
  pen.fillStyle = colour;
  pen.fill();
  if (!line) return;
  [pen.strokeStyle, pen.lineWidth] = [line, width];
  pen.stroke();
}

function number(pen: CanvasRenderingContext2D, x: number, y: number, count: number): void {
  round(pen, x, y, 9.5, 9.5, "#1d1610", "#f6ecd8", 1.6);
  [pen.font, pen.fillStyle, pen.textAlign] = [`700 13px ${token("--font-ui")}`, "#fff6e3", "center"];
  pen.fillText(String(count), x, y + 4.6);
}
