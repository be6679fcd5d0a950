/** Brush marks, and the one filter that turns flat shapes into paint. */

import { mix } from "./colour";
import type { Random } from "./chance";

/** One shape on the canvas. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  fillOpacity?: number;
}

/** A picture before it is rasterised: everything follows from the id it was painted for. */
export interface Picture {
  width: number;
  height: number;
  seed: number;
  /** How coarse the paint lies. */
  grain: number;
  ground: string;
  shapes: Shape[];
  /** Not painted but laid over: a vignette around (x, y) in percent, or a frame. */
  vignette?: { x: number; y: number };
  framed?: boolean;
  /** Colours for the time before the picture is there, from top to bottom. */
  flat: [string, string, string];
}

export const round = (v: number): number => Math.round(v * 10) / 10;

/** A brush mark: a short bent ribbon with a loaded start and a dry end; broad ones show the tracks of the bristles. */
export function mark(x: number, y: number, angle: number, length: number, width: number, colour: string, r: Random, opacity = 1): Shape[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const bend = (r() - 0.5) * length * 0.34;
  const x0 = x - (c * length) / 2;
  const y0 = y - (s * length) / 2;
  const x1 = x + (c * length) / 2;
  const y1 = y + (s * length) / 2;
  const mx = x - s * bend;
  const my = y + c * bend;
  const a = width * 0.5;
  const b = width * (0.16 + r() * 0.26);
  const k = width * 0.3;
  const p = (px: number, py: number): string => `${round(px)} ${round(py)}`;
  const d =
    `M${p(x0 - s * a, y0 + c * a)}Q${p(mx - s * a, my + c * a)} ${p(x1 - s * b, y1 + c * b)}` +
    `L${p(x1 + c * k + s * b, y1 + s * k - c * b)}Q${p(mx + s * a, my - c * a)} ${p(x0 + s * a, y0 - c * a)}` +
    `Q${p(x0 - c * k, y0 - s * k)} ${p(x0 - s * a, y0 + c * a)}Z`;
  const shapes: Shape[] = [opacity < 1 ? { d, fill: colour, opacity: round(opacity) } : { d, fill: colour }];
  if (width > 10 && opacity === 1) {
    for (const q of [-0.24, 0.2]) {
      const off = q * width * (0.8 + r() * 0.5);
      const end = off * 0.55;
      const dark = r() < 0.5;
      shapes.push({
        d: `M${p(x0 - s * off, y0 + c * off)}Q${p(mx - s * off, my + c * off)} ${p(x1 - s * end, y1 + c * end)}`,
        stroke: dark ? mix(colour, "#000000", 0.24) : mix(colour, "#fff0d2", 0.1),
        width: round(width * (0.05 + r() * 0.07)),
      });
    }
  }
  return shapes;
}

/** Wobble the edge, drag the bristles, then light the ridges. */
export function oil(id: string, seed: number, k = 1): string {
  return `<filter id="${id}" x="-.06" y="-.06" width="1.12" height="1.12" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${0.02 / k} ${0.028 / k}" numOctaves="2" seed="${seed % 97}" result="w"/>
<feDisplacementMap in="SourceGraphic" in2="w" scale="${15 * k}" xChannelSelector="R" yChannelSelector="G" result="a"/>
<feTurbulence type="fractalNoise" baseFrequency="${0.14 / k} ${0.06 / k}" numOctaves="3" seed="${(seed % 89) + 3}" result="b"/>
<feDisplacementMap in="a" in2="b" scale="${5 * k}" xChannelSelector="G" yChannelSelector="B" result="p"/>
<feColorMatrix in="p" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .55 .7 .45 0 0" result="l"/>
<feColorMatrix in="b" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 .8 .4 0 -.2" result="g"/>
<feComposite in="l" in2="g" operator="arithmetic" k1=".3" k2=".9" k3=".05" result="h"/>
<feDiffuseLighting in="h" surfaceScale="${3 * k}" diffuseConstant="1.12" lighting-color="#fff6e4" result="d"><feDistantLight azimuth="230" elevation="58"/></feDiffuseLighting>
<feBlend in="d" in2="p" mode="soft-light" result="s"/>
<feComposite in="d" in2="s" operator="arithmetic" k1=".34" k3=".8" result="c"/>
<feComponentTransfer in="c"><feFuncR type="table" tableValues="0 .2 .5 .79 .98"/><feFuncG type="table" tableValues="0 .19 .48 .78 .97"/><feFuncB type="table" tableValues=".02 .2 .46 .75 .93"/></feComponentTransfer></filter>`;
}

function element(shape: Shape): string {
  const fill = shape.fill ?? "none";
  const stroke = shape.stroke ? ` stroke="${shape.stroke}" stroke-width="${shape.width}"` : "";
  const opacity = shape.opacity === undefined ? "" : ` opacity="${shape.opacity}"`;
  const fillOpacity = shape.fillOpacity === undefined ? "" : ` fill-opacity="${shape.fillOpacity}"`;
  return `<path fill="${fill}"${stroke}${opacity}${fillOpacity} d="${shape.d}"/>`;
}

/** The picture as one SVG text, to be rasterised once and then forgotten. */
export function svg(picture: Picture, scale = 1): string {
  const { width: w, height: h, vignette } = picture;
  const light = vignette
    ? `<radialGradient id="v" cx="${vignette.x}%" cy="${vignette.y}%" r="78%"><stop offset=".42" stop-color="#0b0d0e" stop-opacity="0"/><stop offset="1" stop-color="#07090a" stop-opacity=".72"/></radialGradient>`
    : "";
  const over =
    (vignette ? `<rect width="${w}" height="${h}" fill="url(#v)"/>` : "") +
    (picture.framed
      ? `<rect x="9" y="9" width="${w - 18}" height="${h - 18}" rx="7" fill="none" stroke="#efe1c0" stroke-opacity=".5" stroke-width="2"/>`
      : "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w * scale}" height="${h * scale}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${oil("o", picture.seed, picture.grain)}${light}</defs>` +
    `<g filter="url(#o)"><rect x="-20" y="-20" width="${w + 40}" height="${h + 40}" fill="${picture.ground}"/>` +
    `${picture.shapes.map(element).join("")}</g>${over}</svg>`
  );
}
