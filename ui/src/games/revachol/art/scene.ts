/** A Task: a place. Sky, skyline, one landmark, water. */

import { mark, type Picture, type Shape } from "./brush";
import { clamp, hash, lerp, random } from "./chance";
import { mix, PALETTES, ramp } from "./colour";

export const SCENE = { width: 320, height: 150 };

export function scene(id: string): Picture {
  const h = hash(`task:${id}`);
  const r = random(h);
  const paint = PALETTES[h % 8];
  const R = (a: number, b: number): number => lerp(a, b, r());
  const out: Shape[] = [];
  const dab = (x: number, y: number, angle: number, length: number, width: number, colour: string, opacity = 1): void =>
    void out.push(...mark(x, y, angle, length, width, colour, r, opacity));
  const sun = R(170, 270);
  const horizon = R(86, 102);
  for (let i = 0; i < 70; i++) {
    const x = R(-10, 330);
    const y = R(-10, horizon + 6);
    const far = Math.hypot(x - sun, y - 40);
    const angle = R(-0.25, 0.2) + (y - 40) / 300;
    dab(x, y, angle, lerp(90, 40, i / 70), lerp(26, 9, i / 70), ramp(paint.bg, clamp(0.85 - far / 190 + R(-0.18, 0.18))));
  }
  for (let i = 0; i < 12; i++) {
    const a = r() * 6.3;
    const q = Math.sqrt(r()) * 13;
    dab(sun + Math.cos(a) * q, 40 + Math.sin(a) * q, a + 1.57, 15, 8, mix(paint.spark[0], "#fff0cc", r() * 0.6));
  }
  for (let x = -6; x < 326; x += R(9, 17)) {
    const tall = R(14, 40) * (Math.abs(x - sun) < 34 ? 0.45 : 1);
    const angle = 1.57 + R(-0.05, 0.05);
    dab(x, horizon - tall / 2, angle, tall + 12, R(12, 19), ramp(paint.coat, R(0.05, 0.5)));
    if (r() < 0.5) {
      const lamp = x + R(-3, 3);
      dab(lamp, horizon - tall * R(0.3, 0.8), 0, 4, 3.4, mix(paint.spark[0], "#ffffff", 0.2), 0.95);
    }
  }
  landmark(h % 4, sun - R(70, 110), horizon, paint.coat, paint.spark[0], dab);
  for (let i = 0; i < 60; i++) {
    const x = R(-10, 330);
    const y = R(horizon + 4, 158);
    const far = Math.abs(x - sun);
    const angle = R(-0.08, 0.08);
    const length = R(26, 60);
    const width = R(5, 12);
    const colour =
      far < 22 && r() < 0.6
        ? mix(paint.spark[0], paint.bg[2], R(0.1, 0.5))
        : ramp(r() < 0.3 ? paint.bg : paint.coat, clamp(0.5 - far / 320 + R(-0.2, 0.2)));
    dab(x, y, angle, length, width, colour);
  }
  return {
    ...SCENE,
    seed: h,
    grain: 0.7,
    ground: paint.bg[0],
    shapes: out,
    flat: [paint.bg[1], paint.bg[2], paint.coat[1]],
  };
}

type Dab = (x: number, y: number, angle: number, length: number, width: number, colour: string) => void;

/** A crane, a tower, a gate or a boat under sail. */
function landmark(kind: number, x: number, horizon: number, coat: string[], spark: string, dab: Dab): void {
  const dark = ramp(coat, 0.08);
  const lit = mix(coat[3], spark, 0.4);
  const line = (x0: number, y0: number, x1: number, y1: number, width: number, colour: string): void =>
    dab((x0 + x1) / 2, (y0 + y1) / 2, Math.atan2(y1 - y0, x1 - x0), Math.hypot(x1 - x0, y1 - y0), width, colour);
  if (kind === 0) {
    line(x, horizon + 4, x, 24, 8, dark);
    line(x - 26, 34, x + 62, 22, 7, dark);
    line(x + 54, 24, x + 54, 66, 3, dark);
    line(x + 3, horizon, x + 3, 30, 3, lit);
  } else if (kind === 1) {
    line(x, horizon + 4, x - 2, 14, 20, dark);
    line(x - 12, 16, x + 10, 16, 9, lit);
    line(x + 6, horizon, x + 5, 24, 5, lit);
  } else if (kind === 2) {
    line(x - 26, horizon + 4, x - 24, 40, 16, dark);
    line(x + 26, horizon + 4, x + 24, 40, 16, dark);
    line(x - 34, 40, x + 34, 38, 15, dark);
    line(x - 26, 32, x + 26, 31, 4, lit);
  } else {
    line(x, horizon + 4, x, 8, 5, dark);
    line(x, 14, x + 44, 78, 3, dark);
    line(x - 1, 18, x - 34, 80, 3, dark);
    line(x - 40, horizon, x + 46, horizon - 3, 12, dark);
    line(x + 4, 30, x + 30, 66, 12, lit);
  }
}
