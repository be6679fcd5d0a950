/** A single dragged ground (Morale cards, the event, the table itself), and the two backs. */

import { mark, type Picture, type Shape } from "./brush";
import { clamp, hash, lerp, random } from "./chance";
import { ramp } from "./colour";

/** The colours of the four families of detective skills. */
export const FAMILIES: Record<string, string[]> = {
  intellect: ["#0b0f18", "#1d2b4a", "#36507c", "#5f7fa6"],
  psyche: ["#0d0a14", "#2a1a34", "#573056", "#8a4a6a"],
  physique: ["#160806", "#4a1a10", "#8c3a1e", "#c0683a"],
  motorics: ["#14100a", "#3a2c0e", "#6f551a", "#a98431"],
};

export function swash(id: string, colours: string[], width = 320, height = 110, n = 46, grain = 1): Picture {
  const h = hash(`swash:${id}`);
  const r = random(h);
  const R = (a: number, b: number): number => lerp(a, b, r());
  const slant = R(-0.35, 0.1);
  const shapes: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const x = R(-20, width + 20);
    const y = R(-20, height + 20);
    const t = 1 - i / n;
    const angle = slant + Math.sin((x / width) * 3.1) * 0.25 + R(-0.16, 0.16);
    const colour = ramp(colours, clamp(0.18 + (0.5 * x) / width + R(-0.26, 0.26)));
    shapes.push(...mark(x, y, angle, lerp(width * 0.16, width * 0.5, t), lerp(height * 0.09, height * 0.4, t), colour, r));
  }
  return { width, height, seed: h, grain, ground: colours[0], shapes, flat: [colours[1], colours[1], colours[2]] };
}

export const event = (): Picture => swash("event", ["#120605", "#3a110a", "#7c2a14", "#c25a2a"], 520, 200, 70, 1.3);
export const table = (): Picture => swash("table", ["#0a1516", "#10292b", "#2a1d16", "#3c241a"], 700, 480, 60, 1.6);

/** The backs: the horseman and the church, in gestures only. */
export function back(kind: "horse" | "church"): Picture {
  const r = random(hash(`back:${kind}`));
  const R = (a: number, b: number): number => lerp(a, b, r());
  const ground = kind === "horse" ? ["#071416", "#0d2a2c", "#134244", "#1d5a58"] : ["#16080a", "#32100f", "#571b14", "#7a2c1b"];
  const shapes: Shape[] = [];
  for (let i = 0; i < 90; i++) {
    const x = R(-10, 210);
    const y = R(-10, 290);
    const far = Math.hypot(x - 100, (y - 120) * 0.8);
    const angle = Math.atan2(y - 130, x - 100) + 1.57 + R(-0.2, 0.2);
    const colour = ramp(ground, clamp(0.95 - far / 130 + R(-0.16, 0.16)));
    shapes.push(...mark(x, y, angle, lerp(110, 40, i / 90), lerp(34, 10, i / 90), colour, r));
  }
  const dab = (x: number, y: number, angle: number, length: number, width: number, colour: string): void =>
    void shapes.push(...mark(x, y, angle, length, width, colour, r));
  const stroke = (points: [number, number][], width: number, colour: string): void => {
    for (let i = 0; i < points.length - 1; i++) {
      const [x0, y0] = points[i];
      const [x1, y1] = points[i + 1];
      const length = Math.hypot(x1 - x0, y1 - y0) + width * 0.5;
      dab((x0 + x1) / 2, (y0 + y1) / 2, Math.atan2(y1 - y0, x1 - x0), length, width, colour);
    }
  };
  if (kind === "horse") horseman(stroke);
  else church(stroke, dab);
  return {
    width: 200,
    height: 280,
    seed: hash(kind),
    grain: 1,
    ground: ground[0],
    shapes,
    framed: true,
    flat: [ground[2], ground[1], ground[0]],
  };
}

type Stroke = (points: [number, number][], width: number, colour: string) => void;
type Dab = (x: number, y: number, angle: number, length: number, width: number, colour: string) => void;
const [DARK, BRONZE, LIGHT, RUST, SHADE] = ["#0a0d0d", "#b9863a", "#efd9a6", "#9a4526", "#7d5526"];

function horseman(stroke: Stroke): void {
  stroke(
    [
      [52, 262],
      [150, 262],
    ],
    20,
    DARK,
  );
  stroke(
    [
      [62, 240],
      [140, 240],
    ],
    28,
    "#1a1512",
  );
  stroke(
    [
      [66, 216],
      [136, 216],
    ],
    20,
    RUST,
  );
  stroke(
    [
      [70, 204],
      [132, 204],
    ],
    5,
    LIGHT,
  );
  stroke(
    [
      [78, 200],
      [84, 172],
      [72, 150],
    ],
    13,
    BRONZE,
  );
  stroke(
    [
      [94, 200],
      [92, 176],
      [84, 154],
    ],
    11,
    SHADE,
  );
  stroke(
    [
      [70, 140],
      [112, 120],
      [128, 104],
    ],
    36,
    BRONZE,
  );
  stroke(
    [
      [122, 112],
      [140, 78],
      [136, 62],
    ],
    21,
    BRONZE,
  );
  stroke(
    [
      [132, 60],
      [160, 76],
    ],
    15,
    BRONZE,
  );
  stroke(
    [
      [138, 50],
      [142, 64],
    ],
    6,
    LIGHT,
  );
  stroke(
    [
      [122, 118],
      [150, 126],
      [146, 148],
    ],
    9,
    BRONZE,
  );
  stroke(
    [
      [116, 124],
      [138, 142],
      [128, 160],
    ],
    8,
    SHADE,
  );
  stroke(
    [
      [64, 132],
      [46, 146],
      [44, 178],
    ],
    9,
    "#d09a45",
  );
  stroke(
    [
      [80, 118],
      [112, 102],
      [130, 92],
    ],
    6,
    LIGHT,
  );
  stroke(
    [
      [130, 88],
      [146, 70],
    ],
    5,
    LIGHT,
  );
  stroke(
    [
      [98, 122],
      [92, 84],
      [96, 62],
    ],
    19,
    RUST,
  );
  stroke(
    [
      [94, 50],
      [99, 40],
    ],
    17,
    "#d8b67a",
  );
  stroke(
    [
      [98, 72],
      [70, 52],
      [60, 28],
    ],
    9,
    RUST,
  );
  stroke(
    [
      [60, 34],
      [54, 6],
    ],
    4,
    LIGHT,
  );
  stroke(
    [
      [90, 84],
      [93, 64],
    ],
    4,
    LIGHT,
  );
  stroke(
    [
      [98, 116],
      [112, 150],
    ],
    10,
    DARK,
  );
}

function church(stroke: Stroke, dab: Dab): void {
  stroke(
    [
      [36, 262],
      [164, 262],
    ],
    16,
    DARK,
  );
  stroke(
    [
      [62, 256],
      [62, 132],
    ],
    30,
    "#b58a4a",
  );
  stroke(
    [
      [138, 256],
      [138, 132],
    ],
    30,
    "#7c3a22",
  );
  stroke(
    [
      [100, 256],
      [100, 120],
    ],
    56,
    "#d3b078",
  );
  stroke(
    [
      [48, 142],
      [100, 66],
    ],
    17,
    "#7c3a22",
  );
  stroke(
    [
      [152, 142],
      [100, 66],
    ],
    17,
    "#4f1f17",
  );
  stroke(
    [
      [100, 92],
      [100, 18],
    ],
    13,
    "#e7cf9c",
  );
  stroke(
    [
      [100, 30],
      [100, 2],
    ],
    4,
    LIGHT,
  );
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.28;
    dab(100 + Math.cos(a) * 17, 150 + Math.sin(a) * 17, a + 1.57, 12, 6, i % 2 ? "#1f6f70" : "#2e9a90");
  }
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.28;
    dab(100 + Math.cos(a) * 6, 150 + Math.sin(a) * 6, a, 10, 6, "#f0c463");
  }
  stroke(
    [
      [100, 258],
      [100, 208],
    ],
    22,
    DARK,
  );
  for (const x of [56, 144])
    stroke(
      [
        [x, 230],
        [x, 178],
      ],
      8,
      DARK,
    );
  stroke(
    [
      [76, 250],
      [76, 140],
    ],
    4,
    LIGHT,
  );
}
