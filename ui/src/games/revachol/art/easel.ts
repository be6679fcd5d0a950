/** A worker that paints: a key comes in, the address of its bitmap goes out. */

import type { Picture } from "./brush";
import { oil } from "./oil";
import { paint } from "./painter";

const MARGIN = 12; // user units: the wobble reaches beyond the edge

export interface Order {
  key: string;
  scale: number;
}

export interface Painted {
  key: string;
  address: string;
  ms: number;
}

function draw(picture: Picture, scale: number): OffscreenCanvas {
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const beyond = Math.round(MARGIN * scale);
  const large = new OffscreenCanvas(width + 2 * beyond, height + 2 * beyond);
  const brush = large.getContext("2d", { willReadFrequently: true })!;
  brush.fillStyle = picture.ground;
  brush.fillRect(0, 0, large.width, large.height);
  brush.setTransform(scale, 0, 0, scale, beyond, beyond);
  for (const shape of picture.shapes) {
    const path = new Path2D(shape.d);
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
  const image = brush.getImageData(0, 0, large.width, large.height);
  oil(image, picture.seed, picture.grain, scale, beyond / scale);
  const canvas = new OffscreenCanvas(width, height);
  const over = canvas.getContext("2d")!;
  over.putImageData(image, -beyond, -beyond);
  if (picture.vignette) vignette(over, picture.vignette, width, height);
  if (picture.framed) {
    over.strokeStyle = "rgb(239 225 192 / .5)";
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
  dark.addColorStop(0.42, "rgb(11 13 14 / 0)");
  dark.addColorStop(1, "rgb(7 9 10 / .72)");
  over.fillStyle = dark;
  over.fillRect(0, 0, 1, 1);
  over.restore();
}

self.onmessage = async (event: MessageEvent<Order>) => {
  const { key, scale } = event.data;
  const begun = performance.now();
  let address = "";
  try {
    const file = await draw(paint(key), scale).convertToBlob({ type: "image/webp", quality: 0.88 });
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    address = `data:${file.type};base64,${btoa(text)}`;
  } catch {
    // told by the empty address: the page paints this one itself
  }
  self.postMessage({ key, address, ms: performance.now() - begun } satisfies Painted);
};
