/** Vignettes of the Machination cards: rooms and things of the court. */

import { TAU, both, box, ellipse, less, mirrored, ngon, polygon, ring, star, union, within, type Field, type Point } from "./fields";
import type { Figure } from "./figure";

/** A floor of steps, growing wider downwards. */
function steps(f: Figure, y: number): void {
  f.add(box(0, y, 0.94, 0.06), 0.05, 1, 1.1);
  f.add(box(0, y + 0.13, 1.1, 0.06), 0.05, 1, 1);
  f.add(box(0, y + 0.27, 1.3, 0.07), 0.05, 1, 0.9);
}

function column(f: Figure, x: number, top: number, bottom: number, w = 0.085): void {
  f.add(box(x, (top + bottom) / 2, w, (bottom - top) / 2), 0.08, 1.2, 1.1);
  f.add(box(x, top, w + 0.035, 0.03), 0.03, 1, 1.2);
  f.add(box(x, bottom, w + 0.035, 0.03), 0.03, 1, 1.2);
}

function hooded(f: Figure, x: number, y: number, s: number, lit = 1): void {
  const outline = mirrored([
    [0, -0.66],
    [0.2, -0.54],
    [0.34, -0.2],
    [0.42, 0.24],
    [0.7, 0.6],
    [0.76, 1.3],
    [0, 1.3],
  ]);
  f.shape(
    outline.map(([a, b]): Point => [x + a * s, y + b * s]),
    0.26 * s,
    1.3,
    lit,
  );
}

function temple(f: Figure): void {
  f.shape(
    mirrored([
      [0, -0.62],
      [0.86, -0.2],
      [0.86, -0.1],
      [0, -0.1],
    ]),
    0.14,
    1.1,
    1.1,
  );
  f.add(box(0, -0.04, 0.9, 0.06), 0.05, 1, 1);
  for (const x of [-0.72, -0.43, -0.145, 0.145, 0.43, 0.72]) column(f, x, 0.02, 0.68);
  steps(f, 0.77);
  f.dark = less(ellipse(0, -0.27, 0.2, 0.1), ellipse(0, -0.27, 0.06, 0.06));
  f.eyes.push([0, -0.27, 0.045, 0.045]);
  f.solid(star(0, -0.82, 0.16, 0.06, 8));
}

function pyramid(f: Figure): void {
  f.shape(
    mirrored([
      [0, -0.3],
      [0.72, 0.78],
      [0, 0.78],
    ]),
    0.5,
    1.2,
    0.95,
  );
  f.shape(
    mirrored([
      [0, -0.92],
      [0.34, -0.4],
      [0, -0.4],
    ]),
    0.2,
    1.4,
    1.25,
  );
  f.dark = union(less(ellipse(0, -0.56, 0.15, 0.09), ellipse(0, -0.56, 0.05, 0.05)), ...[0.1, 0.36, 0.6].map((y) => box(0, y, 0.6, 0.012)));
  f.eyes.push([0, -0.56, 0.04, 0.04]);
  steps(f, 0.86);
  for (let i = -5; i <= 5; i++) {
    const a = i * 0.26;
    const [s, c] = [Math.sin(a), -Math.cos(a)];
    f.solid(
      polygon([
        [0.5 * s - 0.014 * c, -0.56 + 0.5 * c + 0.014 * s],
        [0.86 * s, -0.56 + 0.86 * c],
        [0.5 * s + 0.014 * c, -0.56 + 0.5 * c - 0.014 * s],
      ]),
    );
  }
}

function rostrum(f: Figure): void {
  f.add(
    both(
      polygon([
        [0.5, -1.1],
        [1.2, -1.1],
        [1.2, 0.9],
        [0.78, 0.9],
        [0.66, 0.2],
        [0.74, -0.5],
      ]),
    ),
    0.2,
    1.1,
    0.8,
  );
  f.shape(
    mirrored([
      [0, 0.18],
      [0.42, 0.2],
      [0.34, 0.9],
      [0, 0.92],
    ]),
    0.2,
    1.4,
    1.1,
  );
  f.shape(
    mirrored([
      [0, 0.02],
      [0.52, 0.04],
      [0.52, 0.18],
      [0, 0.2],
    ]),
    0.06,
    1.5,
    1.2,
  );
  hooded(f, 0, -0.28, 0.42, 1);
  f.dark = union(
    polygon(
      mirrored([
        [0, -0.44],
        [0.08, -0.38],
        [0.1, -0.26],
        [0, -0.16],
      ]),
    ),
    star(0, 0.56, 0.14, 0.06, 6),
  );
  f.look(2, -0.3, 0.04, 0.028, 0.016);
  steps(f, 0.94);
}

function mask(f: Figure): void {
  f.add(
    both(
      union(
        ...[0, 1, 2, 3].map((i) =>
          polygon([
            [0.2 + i * 0.12, -0.36 + i * 0.04],
            [0.3 + i * 0.2, -0.98 + i * 0.16],
            [0.42 + i * 0.12, -0.28 + i * 0.06],
          ]),
        ),
      ),
    ),
    0.1,
    1,
    1.05,
  );
  f.shape(
    mirrored([
      [0, -0.34],
      [0.3, -0.42],
      [0.72, -0.36],
      [0.78, -0.06],
      [0.6, 0.22],
      [0.3, 0.26],
      [0.1, 0.1],
      [0, 0.16],
    ]),
    0.26,
    1.5,
    1.15,
  );
  f.dark = both(
    polygon([
      [0.16, -0.06],
      [0.34, -0.18],
      [0.58, -0.14],
      [0.46, 0.06],
      [0.26, 0.06],
    ]),
  );
  f.eyes.push([-0.36, -0.05, 0.05, 0.03], [0.36, -0.05, 0.05, 0.03]);
  f.add(
    polygon([
      [0.7, 0.06],
      [0.76, 0.02],
      [0.62, 1.1],
      [0.54, 1.1],
    ]),
    0.04,
    1,
    1.1,
  );
  f.add(
    both(
      polygon([
        [0.16, 0.5],
        [0.3, 0.46],
        [0.2, 1.1],
        [0.06, 1.1],
      ]),
    ),
    0.06,
    1,
    0.8,
  );
}

function conclave(f: Figure): void {
  hooded(f, -0.52, 0.02, 0.72, 0.85);
  hooded(f, 0.52, 0.02, 0.72, 0.85);
  hooded(f, 0, 0.1, 0.94, 1.1);
  f.dark = union(
    polygon(
      mirrored([
        [0, -0.24],
        [0.14, -0.14],
        [0.18, 0.1],
        [0, 0.3],
      ]),
    ),
    ...[-0.52, 0.52].map((x) => ellipse(x, -0.04, 0.12, 0.18)),
  );
  f.look(2, 0.04, 0.075, 0.04, 0.02);
  f.eyes.push([-0.57, -0.04, 0.03, 0.018], [-0.47, -0.04, 0.03, 0.018], [0.47, -0.04, 0.03, 0.018], [0.57, -0.04, 0.03, 0.018]);
  f.solid(ring(0, -0.78, 0.12, 0.02));
}

function candles(f: Figure): void {
  const tall = [0.5, 0.72, 0.9, 0.62, 0.8];
  tall.forEach((h, i) => {
    const x = -0.68 + i * 0.34;
    f.add(box(x, 0.86 - h / 2, 0.09, h / 2), 0.09, 1.2, 1.1);
    f.add(ellipse(x, 0.86 - h, 0.09, 0.03), 0.04, 1.2, 1.3);
    f.solid(
      polygon([
        [x, 0.5 - h],
        [x + 0.06, 0.7 - h],
        [x, 0.8 - h],
        [x - 0.06, 0.7 - h],
      ]),
    );
  });
  steps(f, 0.9);
}

function arch(f: Figure): void {
  f.add(
    less(
      box(0, 0.1, 0.92, 0.9),
      within(ellipse(0, 0.1, 0.56, 0.66), (_, y) => y - 0.9),
    ),
    0.16,
    1.1,
    1,
  );
  f.add(
    less(ring(0, 0.1, 0.62, 0.05), (_, y) => 0.06 - y * -1),
    0.05,
    1.3,
    1.2,
  );
  f.shape(
    mirrored([
      [0, -0.02],
      [0.16, 0.02],
      [0.2, 0.46],
      [0.3, 0.52],
      [0.3, 0.9],
      [0, 0.92],
    ]),
    0.1,
    1.4,
    1.1,
  );
  f.add(both(box(0.24, 0.4, 0.05, 0.1, 0.02)), 0.05, 1.5, 1.2);
  f.dark = star(0, 0.24, 0.09, 0.035, 8);
  steps(f, 0.94);
}

function observatory(f: Figure): void {
  f.shape(
    mirrored([
      [0, 0.1],
      [0.7, 0.1],
      [0.7, 0.86],
      [0, 0.86],
    ]),
    0.2,
    1.1,
    0.95,
  );
  f.add(
    within(ellipse(0, 0.1, 0.66, 0.62), (_, y) => y - 0.1),
    0.4,
    1.4,
    1.1,
  );
  f.add(
    polygon([
      [-0.02, -0.16],
      [0.46, -0.78],
      [0.58, -0.68],
      [0.14, -0.06],
    ]),
    0.08,
    1.6,
    1.3,
  );
  f.dark = union(
    polygon([
      [-0.12, 0.06],
      [-0.06, -0.5],
      [0.1, -0.5],
      [0.14, 0.06],
    ]),
    ...[-0.4, 0, 0.4].map((x) => within(ellipse(x, 0.62, 0.1, 0.2), (_, y) => y - 0.78)),
  );
  f.over(
    polygon([
      [-0.02, -0.16],
      [0.46, -0.78],
      [0.58, -0.68],
      [0.14, -0.06],
    ]),
    0.08,
    1.6,
    1.3,
  );
  f.solid(less(ellipse(-0.56, -0.66, 0.24, 0.24), ellipse(-0.46, -0.72, 0.2, 0.2)));
  for (const [x, y] of [
    [-0.1, -0.86],
    [0.8, -0.5],
    [-0.84, -0.2],
  ])
    f.solid(star(x, y, 0.07, 0.025, 4));
  steps(f, 0.92);
}

function well(f: Figure): void {
  f.add(both(box(0.52, -0.14, 0.05, 0.5)), 0.05, 1, 1);
  f.shape(
    mirrored([
      [0, -0.92],
      [0.8, -0.5],
      [0.8, -0.42],
      [0, -0.62],
    ]),
    0.1,
    1.4,
    1.15,
  );
  f.add(ellipse(0, 0.42, 0.68, 0.2), 0.12, 1.2, 1.1);
  f.shape(
    [
      [-0.68, 0.44],
      [0.68, 0.44],
      [0.62, 0.96],
      [-0.62, 0.96],
    ],
    0.3,
    1.3,
    0.95,
  );
  f.dark = ellipse(0, 0.42, 0.52, 0.12);
  f.over(box(0, -0.08, 0.012, 0.42), 0.02, 1, 1.3);
  f.over(
    polygon([
      [-0.1, 0.26],
      [0.1, 0.26],
      [0.07, 0.46],
      [-0.07, 0.46],
    ]),
    0.06,
    1.4,
    1.4,
  );
  f.look(2, 0.45, 0.24, 0.05, 0.02);
}

function mirror(f: Figure): void {
  f.add(less(ellipse(0, -0.08, 0.56, 0.78), ellipse(0, -0.08, 0.44, 0.64)), 0.08, 1.4, 1.2);
  f.add(ellipse(0, -0.08, 0.44, 0.64), 0.4, 0.5, 0.5);
  f.shape(
    mirrored([
      [0, 0.6],
      [0.14, 0.66],
      [0.4, 1.0],
      [0, 1.02],
    ]),
    0.12,
    1.2,
    1.1,
  );
  f.dark = polygon(
    mirrored([
      [0, -0.44],
      [0.2, -0.3],
      [0.26, 0.06],
      [0.16, 0.36],
      [0, 0.46],
    ]),
  );
  f.look(f.number("eyes") ?? 2, -0.06, 0.1, 0.05, 0.028);
  for (let i = -2; i <= 2; i++) f.solid(star(i * 0.3, -0.94 + Math.abs(i) * 0.13, 0.09, 0.035, 4));
}

function sceptre(f: Figure): void {
  f.add(box(0, 0.34, 0.06, 0.66, 0.02), 0.06, 1.3, 1.2);
  for (const y of [-0.22, 0.1, 0.62]) f.add(box(0, y, 0.12, 0.04, 0.02), 0.04, 1.4, 1.3);
  f.add(ellipse(0, -0.5, 0.24, 0.26), 0.24, 1.6, 1.2);
  f.add(
    both(
      polygon([
        [0.1, -0.26],
        [0.4, -0.3],
        [0.46, -0.66],
        [0.24, -0.46],
      ]),
    ),
    0.08,
    1.3,
    1.1,
  );
  f.shape(
    mirrored([
      [0, -0.96],
      [0.06, -0.84],
      [0.14, -0.86],
      [0.1, -0.72],
      [0, -0.74],
    ]),
    0.05,
    1.4,
    1.3,
  );
  f.dark = less(ellipse(0, -0.5, 0.14, 0.09), ellipse(0, -0.5, 0.05, 0.05));
  f.eyes.push([0, -0.5, 0.04, 0.04]);
  f.solid(ring(0, -0.5, 0.62, 0.014));
  for (let i = 0; i < 12; i++) f.solid(ngon(0.62 * Math.sin((i / 12) * TAU), -0.5 - 0.62 * Math.cos((i / 12) * TAU), 0.045, 4));
  f.add(
    both(
      polygon([
        [0.3, 0.84],
        [1.2, 0.6],
        [1.2, 1.2],
        [0.3, 1.2],
      ]),
    ),
    0.2,
    0.8,
    0.7,
  );
}

function feast(f: Figure): void {
  const goblet = (x: number, y: number, s: number): Field =>
    polygon(
      mirrored([
        [0, -0.6],
        [0.3, -0.6],
        [0.28, -0.2],
        [0.08, 0.04],
        [0.07, 0.4],
        [0.24, 0.5],
        [0, 0.54],
      ]).map(([a, b]): Point => [x + a * s, y + b * s]),
    );
  f.add(box(0, 0.86, 1.2, 0.18, 0.02), 0.1, 1, 0.9);
  f.add(goblet(-0.56, 0.34, 0.72), 0.16, 1.3, 1);
  f.add(goblet(0.56, 0.34, 0.72), 0.16, 1.3, 1);
  f.add(goblet(0, 0.2, 1.06), 0.22, 1.5, 1.2);
  f.dark = union(ellipse(0, -0.43, 0.26, 0.045), ngon(0, -0.18, 0.1, 4));
  f.eyes.push([0, -0.18, 0.04, 0.04]);
  for (let i = -3; i <= 3; i++)
    f.solid(
      polygon([
        [i * 0.1 - 0.014, -0.56],
        [i * 0.24, -0.98 + Math.abs(i) * 0.07],
        [i * 0.1 + 0.014, -0.56],
      ]),
    );
}

function scales(f: Figure): void {
  f.add(box(0, 0.16, 0.04, 0.74), 0.05, 1.2, 1.1);
  f.add(box(0, -0.5, 0.66, 0.035, 0.02), 0.04, 1.3, 1.2);
  f.add(ellipse(0, -0.62, 0.11, 0.11), 0.1, 1.5, 1.3);
  for (const x of [-0.6, 0.6]) {
    f.solid(
      union(
        polygon([
          [x - 0.012, -0.5],
          [x + 0.012, -0.5],
          [x + 0.26, 0.06],
          [x + 0.24, 0.06],
        ]),
        polygon([
          [x - 0.012, -0.5],
          [x + 0.012, -0.5],
          [x - 0.24, 0.06],
          [x - 0.26, 0.06],
        ]),
      ),
    );
    f.add(
      within(ellipse(x, 0.06, 0.3, 0.2), (_, y) => 0.05 - y),
      0.14,
      1.4,
      1.1,
    );
  }
  f.shape(
    mirrored([
      [0, 0.7],
      [0.2, 0.78],
      [0.36, 0.94],
      [0, 0.96],
    ]),
    0.1,
    1.2,
    1.1,
  );
  for (const [x, y] of [
    [-0.68, -0.02],
    [-0.54, -0.04],
    [0.6, -0.04],
  ])
    f.add(ellipse(x, y, 0.09, 0.07), 0.07, 1.6, 1.35);
  steps(f, 1);
}

function jester(f: Figure): void {
  f.shape(
    mirrored([
      [0, 0.2],
      [0.5, 0.3],
      [0.86, 0.8],
      [0.9, 1.2],
      [0, 1.2],
    ]),
    0.3,
    1,
    0.85,
  );
  f.add(
    both(
      polygon([
        [0, -0.5],
        [0.36, -0.66],
        [0.78, -0.5],
        [0.9, -0.02],
        [0.7, -0.2],
        [0.4, -0.22],
        [0.3, 0.04],
      ]),
    ),
    0.2,
    1.4,
    1.1,
  );
  f.shape(
    mirrored([
      [0, -0.96],
      [0.16, -0.5],
      [0.2, -0.1],
      [0, -0.04],
    ]),
    0.16,
    1.5,
    1.2,
  );
  f.shape(
    mirrored([
      [0, -0.16],
      [0.26, -0.1],
      [0.28, 0.12],
      [0.16, 0.4],
      [0, 0.48],
    ]),
    0.2,
    1.6,
    1.3,
  );
  for (const [x, y] of [
    [-0.9, 0.04],
    [0.9, 0.04],
    [0, -0.96],
  ])
    f.add(ellipse(x, y, 0.09, 0.09), 0.08, 1.6, 1.4);
  f.dark = union(
    both(
      polygon([
        [0.06, 0.06],
        [0.14, -0.02],
        [0.2, 0.06],
        [0.13, 0.1],
      ]),
    ),
    less(ellipse(0, 0.2, 0.15, 0.12), ellipse(0, 0.14, 0.17, 0.12)),
  );
}

function archive(f: Figure): void {
  for (let row = 0; row < 3; row++) {
    let x = -0.92;
    const floor = -0.36 + row * 0.62;
    while (x < 0.8) {
      const [w, h] = [0.07 + f.dice() * 0.08, 0.36 + f.dice() * 0.16];
      f.add(box(x + w, floor - h / 2, w * 0.92, h / 2, 0.01), 0.07, 1.2, 0.75 + f.dice() * 0.55);
      x += w * 2 + 0.01;
    }
    f.add(box(0, floor + 0.04, 1.1, 0.04), 0.04, 1, 1.1);
  }
  f.over(ngon(0, 0.1, 0.24, 8, Math.PI / 8), 0.12, 2, 1.5);
  f.dark = union(
    ellipse(0, 0.05, 0.06, 0.06),
    polygon([
      [-0.03, 0.06],
      [0.03, 0.06],
      [0.06, 0.22],
      [-0.06, 0.22],
    ]),
  );
}

function decree(f: Figure): void {
  f.shape(
    [
      [-0.56, -0.7],
      [0.56, -0.7],
      [0.5, -0.2],
      [0.56, 0.3],
      [0.5, 0.72],
      [-0.5, 0.72],
      [-0.56, 0.3],
      [-0.5, -0.2],
    ],
    0.24,
    1,
    0.85,
  );
  f.add(box(0, -0.74, 0.7, 0.1, 0.08), 0.1, 1.4, 1.2);
  f.add(box(0, 0.78, 0.66, 0.09, 0.08), 0.1, 1.4, 1.2);
  f.dark = union(...[-0.42, -0.26, -0.1, 0.06].map((y, i) => box(i % 2 ? -0.06 : 0, y, i % 2 ? 0.32 : 0.38, 0.022, 0.01)));
  f.over(star(0, 0.4, 0.26, 0.2, 14), 0.1, 1.8, 1.5);
  f.over(
    polygon([
      [-0.12, 0.56],
      [-0.02, 0.58],
      [-0.1, 1],
      [-0.18, 0.92],
      [-0.26, 0.98],
    ]),
    0.05,
    1.3,
    1.2,
  );
  f.over(
    polygon([
      [0.12, 0.56],
      [0.02, 0.58],
      [0.1, 1],
      [0.18, 0.92],
      [0.26, 0.98],
    ]),
    0.05,
    1.3,
    1.2,
  );
}

export const INTRIGUES = {
  temple,
  pyramid,
  rostrum,
  mask,
  conclave,
  candles,
  arch,
  observatory,
  well,
  mirror,
  sceptre,
  feast,
  scales,
  jester,
  archive,
  decree,
};
