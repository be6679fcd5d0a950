/** A picture on a canvas: that of a worker in the browser, or one for Node in the build. */

import type { Picture } from "./brush";
import { oil } from "./oil";
import { paint } from "./painter";

/** Pixels of a bitmap per unit of a picture. */
export const SCALE = 1.5;
const MARGIN = 12; // user units: the wobble reaches beyond the edge

interface Canvas {
  getContext(kind: "2d", wish?: { willReadFrequently: boolean }): unknown;
}

/** What is painted with. */
export interface Easel<C extends Canvas> {
  canvas(width: number, height: number): C;
  path(d: string): Path2D;
}

export function draw<C extends Canvas>(picture: Picture, scale: number, easel: Easel<C>): C {
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const beyond = Math.round(MARGIN * scale);
  const [wide, high] = [width + 2 * beyond, height + 2 * beyond];
  const brush = easel.canvas(wide, high).getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  brush.fillStyle = picture.ground;
  brush.fillRect(0, 0, wide, high);
  brush.setTransform(scale, 0, 0, scale, beyond, beyond);
  for (const shape of picture.shapes) {
    const path = easel.path(shape.d);
    brush.globalAlpha = shape.opacity ?? 1;
    if (shape.fill) {
      brush.globalAlpha *= shape.fillOpacity ?? 1;
      brush.fillStyle = shape.fill;
      brush.fill(path);
      brush.globalAlpha = shape.opacity ?? 1;
    }
    if (shape.stroke) {
      brush.strokeStyle = shape.stroke;
      brush.lineWidth = shape.width ?? 1;
      brush.stroke(path);
    }
  }
  const image = brush.getImageData(0, 0, wide, high);
  oil(image, picture.seed, picture.grain, scale, beyond / scale);
  const canvas = easel.canvas(width, height);
  const over = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  over.putImageData(image, -beyond, -beyond);
  if (picture.vignette) vignette(over, picture.vignette, width, height);
  if (picture.framed) {
    over.strokeStyle = "rgba(239, 225, 192, .5)";
    over.lineWidth = 2 * scale;
    over.beginPath();
    over.roundRect(9 * scale, 9 * scale, width - 18 * scale, height - 18 * scale, 7 * scale);
    over.stroke();
  }
  return canvas;
}

function vignette(over: OffscreenCanvasRenderingContext2D, at: { x: number; y: number }, width: number, height: number): void {
  over.save();
  over.scale(width, height); // the gradient of an object's box is an ellipse
  const dark = over.createRadialGradient(at.x / 100, at.y / 100, 0, at.x / 100, at.y / 100, 0.78);
  dark.addColorStop(0.42, "rgba(11, 13, 14, 0)");
  dark.addColorStop(1, "rgba(7, 9, 10, .72)");
  over.fillStyle = dark;
  over.fillRect(0, 0, 1, 1);
  over.restore();
}

export { paint };
