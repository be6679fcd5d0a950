/** A worker that paints: a key comes in, the address of its bitmap goes out. */

import { draw, paint, SCALE } from "./canvas";

export interface Painted {
  key: string;
  address: string;
  ms: number;
}

const EASEL = {
  canvas: (width: number, height: number) => new OffscreenCanvas(width, height),
  path: (d: string) => new Path2D(d),
};

self.onmessage = async (event: MessageEvent<string>) => {
  const key = event.data;
  const begun = performance.now();
  let address = "";
  try {
    const file = await draw(paint(key), SCALE, EASEL).convertToBlob({ type: "image/webp", quality: 0.88 });
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    address = `data:${file.type};base64,${btoa(text)}`;
  } catch {
    // told by the empty address: the page paints this one itself
  }
  self.postMessage({ key, address, ms: performance.now() - begun } satisfies Painted);
};
