/** An Ally: about five hundred marks laid ground, hair, coat, neck, head, features, hat, and a coloured echo of light. */

import { mark, round, type Picture, type Shape } from "./brush";
import { clamp, hash, lerp, random } from "./chance";
import { mix, PALETTES, ramp, type Palette } from "./colour";
import { COLLARS, HAIR, TRAITS } from "./traits";

export const PORTRAIT = { width: 200, height: 280 };

/** The palette of an Ally: mostly one of the eight, now and then a coat or an accent from a second. */
export function paletteOf(id: string): Palette {
  const h = hash(`ally:${id}`);
  const a = PALETTES[h % 8];
  const b = PALETTES[(h >>> 7) % 8];
  return {
    bg: a.bg,
    skin: a.skin,
    hair: b.hair,
    coat: (h >>> 13) % 3 ? a.coat : b.coat,
    spark: (h >>> 17) % 2 ? a.spark : b.spark,
  };
}

export function portrait(id: string): Picture {
  const h = hash(`ally:${id}`);
  const r = random(h);
  const paint = paletteOf(id);
  const R = (a: number, b: number): number => lerp(a, b, r());
  const pick = <T>(of: readonly T[]): T => of[Math.floor(r() * of.length)];
  const out: Shape[] = [];
  const put = (n: number, f: (i: number) => void): void => {
    for (let i = 0; i < n; i++) f(i);
  };
  const dabAt = (x: number, y: number, angle: number, length: number, width: number, colour: string, opacity = 1): void =>
    void out.push(...mark(x, y, angle, length, width, colour, r, opacity));

  // Posture and build. The order of these lines is the order in which chance is asked: it must stay.
  const L = r() < 0.5 ? -1 : 1; // the side the light comes from
  const turn = R(-0.75, 0.75);
  const tilt = R(-0.2, 0.2);
  const bow = R(-0.12, 0.22);
  const hx = 100 + turn * 16 + R(-8, 8);
  const hy = R(110, 122) + bow * 20;
  const rx = R(42, 53);
  const ry = rx * R(1.26, 1.62);
  const pinned = TRAITS[id] ?? {};
  const someHair = pick(HAIR);
  const hair = pinned.hair ?? someHair;
  const sw = R(84, 112);
  const slope = R(0.14, 0.5);
  const sy = hy + ry * R(0.96, 1.08);
  const lean = R(-14, 14) - tilt * 30;
  const someBeard = r() < 0.28;
  const someGlasses = r() < 0.12;
  const someCollar = pick(COLLARS);
  const beard = pinned.beard ?? (hair !== "hood" && hair !== "bun" && someBeard);
  const glasses = pinned.glasses ?? someGlasses;
  const collar = pinned.collar ?? someCollar;
  const ct = Math.cos(tilt);
  const st = Math.sin(tilt);
  const world = (u: number, v: number): [number, number] => [hx + u * rx * ct - v * ry * st, hy + u * rx * st + v * ry * ct];
  const jaw = R(0.5, 0.86);
  const headWidth = (v: number): number => Math.sqrt(Math.max(0, 1 - v * v)) * (v < 0 ? 1 : lerp(1, jaw, clamp(v * 1.25)));
  const shoulder = (x: number): number => {
    const d = Math.abs(x - (hx + lean * 0.4));
    return sy - 4 + Math.max(0, d - 15) * slope + Math.pow(Math.max(0, d - sw * 0.62) / 30, 2) * 26;
  };
  const inBody = (x: number, y: number): boolean => y > shoulder(x) && Math.abs(x - hx - lean) < sw + (y - sy) * 0.34;

  // Ground.
  const ga = R(-0.9, 0.9);
  const gl = R(-1, 1);
  const groundAt = (x: number, y: number): number =>
    clamp(
      0.3 +
        ((0.34 * L * (x - 100)) / 100) * -1 +
        0.26 * (1 - y / 280) * gl +
        0.34 * Math.exp(-(((x - hx - L * -34) / 62) ** 2 + ((y - hy) / 78) ** 2)),
    );
  put(34, () => {
    const x = R(-20, 220);
    const y = R(-20, 300);
    const angle = ga + R(-0.3, 0.3);
    dabAt(x, y, angle, R(90, 150), R(28, 48), ramp(paint.bg, groundAt(x, y) * 0.9 + R(-0.1, 0.06)));
  });
  put(64, () => {
    const x = R(-5, 205);
    const y = R(-5, 285);
    const swirl = Math.atan2(y - hy, x - hx) + Math.PI / 2;
    const k = clamp(1.35 - Math.hypot(x - hx, (y - hy) / 1.25) / 100);
    const angle = lerp(ga, swirl, k) + R(-0.22, 0.22);
    dabAt(x, y, angle, R(34, 70), R(9, 19), ramp(paint.bg, groundAt(x, y) + R(-0.24, 0.26)));
  });
  put(5, () => {
    const x = R(0, 200);
    const y = R(0, 210);
    if (Math.abs(x - hx) < rx * 1.5) return;
    const angle = ga + R(-0.2, 0.2);
    dabAt(x, y, angle, R(30, 54), R(8, 14), mix(pick(paint.spark), paint.bg[1], R(0.35, 0.6)));
  });
  if (pinned.halo)
    put(26, (i) => {
      const a = (i / 26) * Math.PI * 2;
      const [x, y] = world(Math.cos(a) * 1.62, Math.sin(a) * 1.32 - 0.12);
      if (y > sy - 6) return;
      dabAt(x, y, a + 1.57, 26, R(7, 11), mix("#e8b04a", paint.bg[2], R(0, 0.4)));
    });

  // The mass of hair or hood behind the head.
  if (hair === "long" || hair === "hood" || hair === "wild")
    put(54, () => {
      const a = R(0, Math.PI * 2);
      const k = hair === "wild" ? R(1, 1.5) : R(0.9, 1.26);
      const [x, y] = world(Math.cos(a) * k, Math.sin(a) * k * (a < Math.PI ? 1.05 : 1) + (hair === "wild" ? -0.18 : 0.12));
      if (y > sy + 34) return;
      const lit = (Math.cos(a) * L > 0.3 ? 0.55 : 0.1) + R(0, 0.3);
      const angle = a + Math.PI / 2 + R(-0.3, 0.3);
      dabAt(x, y, angle, R(26, 46), R(9, 16), ramp(hair === "hood" ? paint.coat : paint.hair, lit));
    });

  // Coat, the rim of light on the shoulder, neck, collar.
  put(110, (i) => {
    const x = R(-10, 210);
    const y = lerp(sy - 12, 292, Math.pow(r(), 0.8));
    if (!inBody(x, y)) return;
    const side = ((x - hx) / sw) * L;
    const t = clamp(0.3 + 0.38 * side + 0.2 * (1 - (y - sy) / 100) + R(-0.2, 0.2));
    const angle = (Math.sign(x - hx) || 1) > 0 ? R(0.35, 1.25) : Math.PI - R(0.35, 1.25);
    dabAt(x, y, angle, lerp(78, 38, i / 110), lerp(28, 11, i / 110), ramp(paint.coat, t));
  });
  const slopeAt = (x: number): number => Math.atan2(shoulder(x + 4) - shoulder(x - 4), 8);
  put(9, (i) => {
    const x = hx + L * lerp(20, sw * 0.9, i / 9);
    const y = shoulder(x) + 5 + R(0, 4);
    const angle = slopeAt(x) + R(-0.1, 0.1);
    dabAt(x, y, angle, R(20, 32), R(4, 8), mix(paint.coat[3], i % 3 ? paint.skin[3] : paint.spark[0], R(0.1, 0.55)));
  });
  put(16, () => {
    const x = hx + lean * 0.2 + R(-17, 17);
    const y = lerp(hy + ry * 0.7, sy + 12, r());
    const angle = Math.PI / 2 + R(-0.2, 0.2) + tilt;
    dabAt(x, y, angle, R(18, 30), R(8, 13), ramp(paint.skin, clamp(0.2 + 0.2 * ((x - hx) / 17) * L + R(-0.08, 0.08))));
  });
  if (collar === "scarf")
    put(22, () => {
      const x = hx + R(-30, 30);
      const y = sy + R(-12, 12) + Math.abs(x - hx) * 0.12;
      const angle = R(-0.35, 0.35);
      dabAt(x, y, angle, R(18, 34), R(7, 12), mix(pick(paint.spark), paint.coat[1], R(0.25, 0.75)));
    });
  else if (collar === "lapel")
    for (const s of [-1, 1])
      put(5, (i) => {
        const angle = s * -1.15 + R(-0.1, 0.1);
        const colour = mix(paint.coat[s * L > 0 ? 3 : 1], paint.bg[2], R(0, 0.25));
        dabAt(hx + s * lerp(22, 6, i / 5), sy + lerp(2, 46, i / 5), angle, 34, lerp(12, 6, i / 5), colour);
      });
  else if (collar === "high")
    for (const s of [-1, 1])
      put(6, (i) => {
        const angle = s * 0.7 + R(-0.2, 0.2);
        const colour = ramp(paint.coat, s * L > 0 ? R(0.6, 1) : R(0.05, 0.3));
        dabAt(hx + s * lerp(12, 30, i / 6), sy - lerp(10, -6, i / 6), angle, 26, 12, colour);
      });

  // The head: broad planes, then smaller touches, each along the form.
  const f = turn * 0.42; // features slide with the turn of the head
  const shade = (u: number, v: number): number => {
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
    const bump = (du: number, wu: number, dv: number, wv: number): number => Math.exp(-((du / wu) ** 2 + (dv / wv) ** 2));
    let t = 0.29 + 0.5 * (u * L * 0.86 - v * 0.42 + z * 0.3);
    t -= 0.5 * (bump(u - f + 0.37, 0.23, v + 0.09, 0.155) + bump(u - f - 0.37, 0.23, v + 0.09, 0.155));
    t += 0.22 * Math.exp(-(((u - f * 1.35) / 0.1) ** 2)) * (v > -0.1 && v < 0.34 ? 1 : 0);
    t -= 0.24 * Math.exp(-(((u - f * 1.35 + L * 0.17) / 0.11) ** 2)) * (v > 0 && v < 0.38 ? 1 : 0);
    t -= 0.26 * bump(u - f + L * 0.5, 0.2, v - 0.42, 0.2);
    t -= 0.3 * bump(u - f, 0.26, v - 0.56, 0.055);
    t += 0.16 * bump(u - f - L * 0.46, 0.2, v - 0.2, 0.16);
    t += 0.1 * Math.exp(-(((v + 0.48) / 0.2) ** 2)) * (u * L > -0.2 ? 1 : 0);
    return t;
  };
  const dabs = (n: number, length: number, width: number, jitter: number, limit: number): void =>
    put(n, () => {
      const v = R(-1, 1);
      const u = R(-1, 1) * headWidth(v) * limit;
      if (Math.abs(v) > 0.98) return;
      const [x, y] = world(u, v);
      const around = Math.atan2(v / ry, u / rx) + Math.PI / 2 + tilt;
      const k = Math.hypot(u, v);
      const angle = lerp(Math.PI / 2 + tilt + L * 0.35, around, clamp(k * 1.15)) + R(-0.3, 0.3);
      const edge = 1 - 0.5 * clamp((k - 0.7) * 3);
      const t = shade(u, v) + R(-jitter, jitter);
      let colour = ramp(paint.skin, t);
      if (r() < 0.07) colour = mix(colour, pick(paint.bg.slice(2)), 0.55);
      if (beard && v > 0.34 && k > 0.42) colour = ramp(paint.hair, clamp(t * 0.9 + 0.15));
      dabAt(x, y, angle, length * edge * R(0.8, 1.2), width * R(0.75, 1.2), colour);
    });
  dabs(80, 40, 20, 0.05, 0.8);
  dabs(84, 27, 13, 0.09, 0.86);
  dabs(56, 17, 8, 0.13, 0.9);

  // A broken contour on the shadow side.
  put(13, (i) => {
    const v = lerp(-0.7, 0.92, i / 12);
    const [x, y] = world(-L * headWidth(v) * 0.98, v);
    if (r() < 0.2) return;
    dabAt(x, y, Math.PI / 2 + tilt + L * v * 0.7, R(12, 20), R(3, 5.5), mix(paint.skin[0], paint.coat[0], r()), 0.9);
  });

  // Brow, lids, mouth, nose: a few decided marks, never an eye.
  for (const s of [-1, 1]) {
    const [bx, by] = world(f + s * 0.36, -0.2);
    const brow = tilt + s * 0.16 * (bow > 0.05 ? 1 : -1);
    dabAt(bx, by, brow, R(17, 22), R(3.4, 5), mix(paint.hair[0], paint.skin[0], 0.3));
    const [lx, ly] = world(f + s * 0.36, -0.06);
    const lid = tilt + R(-0.1, 0.1);
    dabAt(lx, ly, lid, R(10, 14), R(3.5, 5), paint.skin[0]);
    if (s === L || Math.abs(turn) < 0.3) {
      const [gx, gy] = world(f + s * 0.36 + 0.02, -0.075);
      dabAt(gx, gy, tilt, 4.5, 1.7, mix(paint.skin[4], paint.spark[1], 0.4), 0.9);
    }
  }
  const [mx, my] = world(f, 0.56);
  const mouth = tilt + R(-0.12, 0.12);
  dabAt(mx, my, mouth, R(16, 24), R(2.6, 4), mix(paint.skin[0], paint.skin[1], 0.35));
  const [cx, cy] = world(f + L * 0.06, 0.66);
  dabAt(cx, cy, tilt, R(9, 14), R(2.5, 4), ramp(paint.skin, 0.62), 0.85);
  const [nx, ny] = world(f * 1.35 + L * 0.05, 0.1);
  dabAt(nx, ny, Math.PI / 2 + tilt + turn * 0.2, R(22, 28), R(3.4, 5), ramp(paint.skin, R(0.86, 1)));
  put(5, () => {
    const v = R(-0.6, 0.3);
    const [x, y] = world(L * headWidth(v) * R(0.5, 0.86), v);
    const angle = Math.PI / 2 + tilt - L * 0.3 + R(-0.2, 0.2);
    dabAt(x, y, angle, R(9, 18), R(3, 5.5), ramp(paint.skin, R(0.9, 1)));
  });
  if (glasses)
    for (const s of [-1, 1]) {
      const [x, y] = world(f + s * 0.38, -0.07);
      const [w, t] = [rx * 0.3, ry * 0.19];
      const [ax, ay] = [Math.cos(tilt) * w, Math.sin(tilt) * w];
      const half = `${round(w)} ${round(t)} ${round(tilt * 57)} 1 1`;
      out.push({
        d: `M${round(x - ax)} ${round(y - ay)}A${half} ${round(x + ax)} ${round(y + ay)}A${half} ${round(x - ax)} ${round(y - ay)}Z`,
        fill: paint.spark[1],
        fillOpacity: 0.22,
        stroke: paint.hair[0],
        width: 2.6,
      });
    }

  // Hair and hats.
  const cover = (
    n: number,
    reach: number,
    v0: number,
    v1: number,
    length: number,
    width: number,
    colours: string[],
    along?: number,
  ): void =>
    put(n, () => {
      const u = R(-reach, reach);
      const v = R(v0, v1);
      if (Math.abs(u) > Math.sqrt(Math.max(0, 1.28 - v * v))) return;
      const [x, y] = world(u, v);
      const angle = along === undefined ? Math.atan2(v, u) + Math.PI / 2 + tilt + R(-0.35, 0.35) : along + tilt + R(-0.15, 0.15);
      dabAt(x, y, angle, length * R(0.7, 1.2), width * R(0.7, 1.2), ramp(colours, clamp(0.2 + 0.4 * u * L + R(0, 0.35))));
    });
  if (hair === "crop" || hair === "long" || hair === "bun") cover(54, 1.06, -1.12, -0.56, 24, 9, paint.hair);
  if (hair === "long")
    for (const s of [-1, 1])
      put(12, (i) => {
        const [x, y] = world(s * R(0.86, 1.1), lerp(-0.5, 1.05, i / 12));
        const angle = Math.PI / 2 + R(-0.2, 0.2) + tilt;
        dabAt(x, y, angle, R(28, 40), R(7, 11), ramp(paint.hair, s === L ? R(0.4, 1) : R(0, 0.3)));
      });
  if (hair === "bun")
    put(26, () => {
      const a = R(0, 6.3);
      const q = Math.sqrt(r());
      const [x, y] = world(-turn * 0.4 + Math.cos(a) * 0.3 * q, -1.12 + Math.sin(a) * 0.18 * q);
      dabAt(x, y, a + 1.57, 18, 8, ramp(paint.hair, R(0.1, 0.8)));
    });
  if (hair === "wild") cover(50, 1.15, -1.3, -0.52, 26, 7, paint.hair);
  if (hair === "hood")
    for (const s of [-1, 1])
      put(16, (i) => {
        const a = lerp(-Math.PI / 2, 0.9, i / 16);
        const [x, y] = world(s * Math.cos(a) * 1.02, Math.sin(a) * 1.04);
        const angle = s > 0 ? a + 1.57 : Math.PI - a + 1.57;
        dabAt(x, y, angle, 26, 13, ramp(paint.coat, s === L ? R(0.5, 1) : R(0, 0.3)));
      });
  if (hair === "brim" || hair === "cap") {
    const colours = r() < 0.5 ? paint.coat : [paint.hair[0], paint.hair[1], mix(paint.spark[0], paint.hair[1], 0.55)];
    cover(60, 0.95, -1.32, -0.52, 26, 11, colours, 0.05);
    const reach = hair === "brim" ? 1.62 : 1.02;
    const off = hair === "cap" ? f * 1.6 : 0;
    put(16, (i) => {
      const across = lerp(-1, 1, i / 15);
      const [x, y] = world(off + across * reach * 0.8, -0.5 + Math.abs(across) * (hair === "brim" ? 0.03 : 0.08));
      const angle = tilt + R(-0.06, 0.06);
      dabAt(x, y, angle, 30, R(6, 9), ramp(colours, clamp(0.16 + 0.5 * ((i / 15) * 2 - 1) * L + R(0, 0.2))));
    });
    const [x, y] = world(0, -0.66);
    dabAt(x, y, tilt, rx * 1.5, 6, mix(pick(paint.spark), colours[0], 0.35), 0.9);
  }
  if (hair === "beanie") {
    const colours = [paint.coat[0], mix(paint.spark[0], paint.coat[0], 0.55), mix(paint.spark[0], paint.coat[1], 0.2)];
    cover(60, 1, -1.16, -0.5, 22, 9, colours, Math.PI / 2);
    put(12, (i) => {
      const [x, y] = world(lerp(-0.96, 0.96, i / 11), -0.5);
      dabAt(x, y, tilt, 16, 11, ramp(colours, clamp(0.25 + 0.5 * ((i / 11) * 2 - 1) * L)));
    });
  }

  // The echo: a second, coloured light along the shadow side, the family mark of the set.
  const echo = pick(paint.spark);
  put(8, (i) => {
    const a = lerp(-1, 0.95, i / 7);
    const k = R(1.02, 1.1);
    const [x, y] = world(-L * Math.cos(a) * k * lerp(1, jaw, clamp(Math.sin(a))), Math.sin(a) * k);
    if (r() < 0.16) return;
    const angle = Math.atan2(Math.cos(a) * ry, L * Math.sin(a) * rx) + tilt;
    dabAt(x, y, angle, R(22, 34), R(4, 7.5), mix(echo, paint.skin[1], R(0.15, 0.6)));
  });
  put(5, (i) => {
    const x = hx - L * lerp(24, sw * 0.8, i / 5);
    dabAt(x, shoulder(x) + 4, slopeAt(x), R(22, 36), R(4, 7), mix(echo, paint.coat[1], R(0.25, 0.65)));
  });

  return {
    ...PORTRAIT,
    seed: h,
    grain: 1,
    ground: paint.bg[0],
    shapes: out,
    vignette: { x: round(hx + L * 12) / 2, y: 40 },
    flat: [paint.bg[2], paint.bg[1], paint.coat[1]],
  };
}
