/** Vignettes of the Skirmish cards: places of war. */

import { both, box, ellipse, less, mirrored, ngon, polygon, ring, union, within, type Field, type Point } from "./fields";
import type { Figure } from "./figure";

/** The ground: a low uneven line across the picture. */
function ground(f: Figure, y: number, lit = 0.7): void {
  const points: Point[] = [[-1.2, y + 0.06]];
  for (let i = -4; i <= 4; i++) points.push([i * 0.3, y + (f.dice() - 0.5) * 0.12]);
  points.push([1.2, y + 0.04], [1.2, 1.2], [-1.2, 1.2]);
  f.shape(points, 0.2, 0.6, lit);
}

function bell(x: number, y: number, s: number): Field {
  const outline = mirrored([
    [0, -1],
    [0.16, -0.96],
    [0.24, -0.7],
    [0.5, -0.5],
    [0.58, 0],
    [0.8, 0.5],
    [1, 0.66],
    [0.96, 0.86],
    [0, 0.9],
  ]);
  return polygon(outline.map(([a, b]): Point => [x + a * s, y + b * s]));
}

function lightning(x: number): Field {
  return polygon([
    [x, -1.05],
    [x - 0.14, -0.62],
    [x - 0.06, -0.62],
    [x - 0.22, -0.2],
    [x + 0.04, -0.7],
    [x - 0.04, -0.7],
    [x + 0.1, -1.05],
  ]);
}

function flame(x: number, y: number, s: number): Field {
  const outline: Point[] = [
    [0, -1],
    [0.16, -0.5],
    [0.4, -0.62],
    [0.5, 0.1],
    [0.3, 0.5],
    [-0.3, 0.5],
    [-0.5, 0],
    [-0.28, -0.3],
    [-0.14, -0.2],
  ];
  return polygon(outline.map(([a, b]): Point => [x + a * s, y + b * s]));
}

/** A sword with its point up, turned about (x, y). */
function sword(x: number, y: number, s: number, turned: number): Field {
  const outline = mirrored([
    [0, -1],
    [0.07, -0.86],
    [0.06, 0.3],
    [0.26, 0.3],
    [0.26, 0.38],
    [0.05, 0.38],
    [0.05, 0.66],
    [0.09, 0.72],
    [0, 0.8],
  ]);
  const [c, n] = [Math.cos(turned), Math.sin(turned)];
  return polygon(outline.map(([a, b]): Point => [x + s * (a * c - b * n), y + s * (a * n + b * c)]));
}

function banner(x: number, y: number, s: number): Field {
  return union(
    box(x, y, 0.018, 0.42 * s),
    polygon([
      [x, y - 0.4 * s],
      [x + 0.34 * s, y - 0.3 * s],
      [x + 0.2 * s, y - 0.2 * s],
      [x + 0.34 * s, y - 0.08 * s],
      [x, y - 0.02 * s],
    ]),
  );
}

function tower(f: Figure): void {
  ground(f, 0.55);
  f.shape(
    mirrored([
      [0, -0.96],
      [0.06, -0.8],
      [0.3, -0.5],
      [0.3, -0.42],
      [0.24, -0.4],
      [0.24, 0.7],
      [0.34, 0.78],
      [0.34, 1.2],
      [0, 1.2],
    ]),
    0.16,
    1.2,
    1.1,
  );
  f.add(
    both(
      polygon([
        [0.34, 0.1],
        [0.4, -0.06],
        [0.46, 0.1],
        [0.46, 1.2],
        [0.34, 1.2],
      ]),
    ),
    0.08,
    1,
    0.9,
  );
  f.dark = union(
    within(ellipse(0, -0.16, 0.15, 0.22), (_, y) => y - 0.02),
    box(0, -0.05, 0.15, 0.1),
    ...[0.34, 0.56].map((y) => box(0, y, 0.035, 0.07, 0.03)),
  );
  f.over(bell(0, -0.1, 0.12), 0.1, 2, 1.5);
  for (const [x, y, s] of [
    [-0.7, 0.3, 0.2],
    [0.72, 0.08, 0.17],
    [0.62, 0.74, 0.14],
    [-0.5, 0.78, 0.12],
  ])
    f.add(bell(x, y, s), 0.2, 1.6, 1.25);
  f.solid(lightning(-0.44));
}

function forge(f: Figure): void {
  ground(f, 0.72);
  f.add(both(box(0.62, 0.16, 0.1, 0.62, 0.02)), 0.09, 1, 0.9);
  f.add(both(box(0.62, -0.5, 0.14, 0.05)), 0.05, 1.1, 1.2);
  f.shape(
    mirrored([
      [0, -0.82],
      [0.2, -0.78],
      [0.26, -0.4],
      [0.46, -0.1],
      [0.54, 0.8],
      [0, 0.86],
    ]),
    0.3,
    1.3,
    1.05,
  );
  f.dark = union(
    within(ellipse(0, 0.42, 0.3, 0.4), (_, y) => y - 0.66),
    box(0, -0.3, 0.1, 0.04, 0.02),
  );
  for (const [x, s] of [
    [-0.14, 0.26],
    [0.12, 0.3],
    [0, 0.4],
  ])
    f.over(flame(x, 0.5, s), 0.12, 1.6, 1.5);
  for (const [x, y, r] of [
    [-0.06, -1, 0.14],
    [0.16, -1.02, 0.16],
    [-0.26, -1.06, 0.16],
  ])
    f.add(ellipse(x, y, r * 1.3, r), 0.14, 0.8, 0.7);
}

function pass(f: Figure): void {
  f.shape(
    [
      [-1.2, 0.2],
      [-0.84, -0.46],
      [-0.62, -0.2],
      [-0.36, -0.62],
      [-0.06, 0.5],
      [-0.3, 1.2],
      [-1.2, 1.2],
    ],
    0.42,
    1.2,
    0.95,
  );
  f.shape(
    [
      [1.2, 0.1],
      [0.86, -0.3],
      [0.7, -0.1],
      [0.4, -0.74],
      [0.12, 0.4],
      [0.34, 1.2],
      [1.2, 1.2],
    ],
    0.42,
    1.2,
    1,
  );
  f.shape(
    [
      [-0.3, 1.2],
      [-0.1, 0.66],
      [0.02, 0.4],
      [0.12, 0.66],
      [0.34, 1.2],
    ],
    0.12,
    0.8,
    1.3,
  );
  f.solid(lightning(0.02));
  f.solid(lightning(0.84), 0.9);
}

function skull(f: Figure): void {
  ground(f, 0.74);
  f.add(
    both(
      union(
        ...[0, 1, 2, 3].map((i) =>
          polygon([
            [0.42 + i * 0.16, 0.8],
            [0.5 + i * 0.17, -0.1 - i * 0.12],
            [0.56 + i * 0.16, 0.8],
          ]),
        ),
      ),
    ),
    0.07,
    1,
    1,
  );
  f.shape(
    mirrored([
      [0, -0.66],
      [0.3, -0.6],
      [0.5, -0.3],
      [0.48, 0.06],
      [0.3, 0.26],
      [0.28, 0.56],
      [0, 0.6],
    ]),
    0.34,
    1.5,
    1.1,
  );
  f.dark = union(
    both(ellipse(0.22, -0.06, 0.14, 0.15)),
    polygon(
      mirrored([
        [0, 0.1],
        [0.08, 0.26],
        [0, 0.22],
      ]),
    ),
    ...[-0.14, 0, 0.14].map((x) => box(x, 0.46, 0.016, 0.1)),
  );
  f.look(f.number("eyes") ?? 2, -0.04, 0.22, 0.05, 0.04);
}

function chapel(f: Figure): void {
  ground(f, 0.76);
  for (const [x, y, s] of [
    [-0.66, 0.4, 0.42],
    [0.7, 0.36, 0.46],
    [-0.34, -0.02, 0.34],
    [0.42, -0.1, 0.36],
    [0.02, -0.56, 0.3],
  ])
    f.add(flame(x, y, s), 0.16, 1, 1.25);
  f.shape(
    mirrored([
      [0, -0.56],
      [0.1, -0.3],
      [0.12, -0.06],
      [0.5, 0.2],
      [0.5, 0.9],
      [0, 0.94],
    ]),
    0.16,
    1.4,
    1.05,
  );
  f.solid(union(box(0, -0.76, 0.018, 0.2), box(0, -0.8, 0.09, 0.018)));
  f.dark = union(
    within(ellipse(0, 0.62, 0.14, 0.3), (_, y) => y - 0.86),
    ring(0, 0.12, 0.1, 0.026),
    both(box(0.32, 0.5, 0.045, 0.14, 0.04)),
  );
  f.eyes.push([0, 0.12, 0.05, 0.05]);
}

function gate(f: Figure): void {
  ground(f, 0.82);
  const turret = (x: number): Point[] => [
    [x - 0.22, 0.9],
    [x - 0.22, -0.3],
    [x - 0.27, -0.34],
    [x - 0.27, -0.6],
    [x - 0.16, -0.6],
    [x - 0.16, -0.48],
    [x - 0.06, -0.48],
    [x - 0.06, -0.6],
    [x + 0.06, -0.6],
    [x + 0.06, -0.48],
    [x + 0.16, -0.48],
    [x + 0.16, -0.6],
    [x + 0.27, -0.6],
    [x + 0.27, -0.34],
    [x + 0.22, -0.3],
    [x + 0.22, 0.9],
  ];
  f.add(box(0, 0.3, 0.5, 0.62), 0.2, 1, 0.9);
  f.shape(turret(-0.62), 0.2, 1.3, 1.1);
  f.shape(turret(0.62), 0.2, 1.3, 1.1);
  f.dark = union(
    within(ellipse(0, 0.42, 0.3, 0.52), (_, y) => y - 0.9),
    both(box(0.62, 0.02, 0.035, 0.12, 0.03)),
  );
  for (const x of [-0.2, -0.07, 0.07, 0.2]) f.over(box(x, 0.42, 0.014, 0.5), 0.02, 1, 1.4);
  for (const y of [0.2, 0.46]) f.over(box(0, y, 0.28, 0.014), 0.02, 1, 1.4);
  f.solid(banner(-0.62, -0.74, 0.5));
  f.solid(banner(0.62, -0.74, 0.5));
}

function caravan(f: Figure): void {
  ground(f, 0.56);
  f.shape(
    [
      [-0.62, 0.36],
      [-0.66, -0.06],
      [-0.46, -0.44],
      [-0.06, -0.54],
      [0.34, -0.44],
      [0.54, -0.06],
      [0.5, 0.36],
    ],
    0.3,
    1.4,
    1.15,
  );
  f.shape(
    [
      [-0.74, 0.3],
      [0.62, 0.3],
      [0.94, 0.1],
      [0.98, 0.16],
      [0.64, 0.44],
      [-0.7, 0.44],
    ],
    0.06,
    1.2,
    1,
  );
  for (const x of [-0.42, 0.3]) {
    f.add(ring(x, 0.56, 0.22, 0.04), 0.05, 1.2, 1.3);
    for (let i = 0; i < 3; i++) f.solid(sword(x, 0.56, 0.2, (i * Math.PI) / 3));
    f.add(ellipse(x, 0.56, 0.06, 0.06), 0.06, 1.4, 1.4);
  }
  f.dark = within(ellipse(-0.06, -0.02, 0.2, 0.26), (_, y) => y - 0.24);
  f.over(ngon(-0.06, 0.1, 0.15, 6), 0.1, 1.6, 1.5);
}

function pit(f: Figure): void {
  f.shape(
    [
      [-1.2, 0.1],
      [-0.7, 0.02],
      [0, 0.06],
      [0.7, -0.02],
      [1.2, 0.1],
      [1.2, 1.2],
      [-1.2, 1.2],
    ],
    0.5,
    1,
    0.95,
  );
  f.dark = ellipse(0, 0.52, 0.72, 0.34);
  f.over(
    both(
      union(
        ...[0, 1, 2, 3].map((i) =>
          polygon([
            [0.06 + i * 0.19, 0.9 - i * 0.03],
            [0.12 + i * 0.18, 0.48 + i * 0.05],
            [0.18 + i * 0.19, 0.88 - i * 0.04],
          ]),
        ),
      ),
    ),
    0.05,
    1.2,
    1.2,
  );
  const n = f.number("eyes") ?? 4;
  for (let i = 0; i < n; i++) f.look(2, 0.32 + (i % 2) * 0.08, 0.1 + i * 0.13, 0.04, 0.024);
  f.add(both(union(box(0.86, -0.3, 0.03, 0.42), box(0.8, -0.68, 0.12, 0.03))), 0.03, 1.1, 1.1);
}

function stair(f: Figure): void {
  for (let i = 7; i >= 0; i--) {
    const w = 0.94 - i * 0.1;
    f.add(box(0, 0.96 - i * 0.19, w, 0.09), 0.08, 1, 0.8 + i * 0.06);
  }
  f.add(both(box(0.2, -0.66, 0.05, 0.26)), 0.05, 1.2, 1.2);
  f.shape(
    mirrored([
      [0, -1],
      [0.3, -0.9],
      [0.3, -0.84],
      [0, -0.86],
    ]),
    0.05,
    1.2,
    1.2,
  );
  f.add(box(0, -0.62, 0.13, 0.22), 0.02, 0.6, 0.4);
  f.dark = within(ellipse(0, -0.56, 0.12, 0.24), (_, y) => y + 0.42);
  f.look(2, -0.6, 0.05, 0.03, 0.016);
}

function ford(f: Figure): void {
  f.shape(
    [
      [-1.2, -0.24],
      [-0.5, -0.3],
      [-0.2, -0.1],
      [0.02, 0.3],
      [-0.2, 0.7],
      [-0.5, 1.2],
      [-1.2, 1.2],
    ],
    0.4,
    1.1,
    0.85,
  );
  f.shape(
    [
      [1.2, -0.3],
      [0.7, -0.26],
      [0.34, 0],
      [0.5, 0.4],
      [0.34, 0.8],
      [0.6, 1.2],
      [1.2, 1.2],
    ],
    0.4,
    1.1,
    0.9,
  );
  for (let i = 0; i < 5; i++) f.solid(less(ellipse(0.14, -0.06 + i * 0.26, 0.26, 0.05), ellipse(0.14, -0.02 + i * 0.26, 0.28, 0.05)));
  f.add(sword(-0.56, -0.12, 0.62, 0.26), 0.05, 1.3, 1.35);
  f.add(sword(0.78, -0.18, 0.62, -0.3), 0.05, 1.3, 1.35);
}

function blades(f: Figure): void {
  f.add(less(ngon(0, 0.06, 0.66, 8, Math.PI / 8), ngon(0, 0.06, 0.56, 8, Math.PI / 8)), 0.06, 1, 0.9);
  f.add(ngon(0, 0.06, 0.5, 8, Math.PI / 8), 0.3, 0.9, 0.7);
  f.add(sword(0, 0.06, 0.92, 0.78), 0.05, 1.6, 1.4);
  f.add(sword(0, 0.06, 0.92, -0.78), 0.05, 1.6, 1.4);
}

function geyser(f: Figure): void {
  ground(f, 0.66);
  f.shape(
    mirrored([
      [0, 0.4],
      [0.18, 0.42],
      [0.52, 0.86],
      [0, 0.9],
    ]),
    0.2,
    1.2,
    1,
  );
  f.shape(
    mirrored([
      [0, -0.9],
      [0.1, -0.6],
      [0.3, -0.78],
      [0.5, -0.46],
      [0.34, -0.3],
      [0.14, -0.1],
      [0.12, 0.46],
      [0, 0.5],
    ]),
    0.16,
    1.3,
    1.15,
  );
  for (const [x, y, r] of [
    [-0.62, -0.3, 0.14],
    [0.64, -0.16, 0.17],
    [-0.44, 0.18, 0.1],
    [0.42, 0.3, 0.12],
    [-0.76, 0.34, 0.12],
  ])
    f.add(ngon(x, y, r, 6), 0.09, 1.5, 1.35);
}

function camp(f: Figure): void {
  ground(f, 0.6);
  const tent = (x: number, y: number, s: number): Field =>
    polygon([
      [x, y - 0.7 * s],
      [x + 0.62 * s, y + 0.4 * s],
      [x - 0.62 * s, y + 0.4 * s],
    ]);
  f.add(tent(-0.56, 0.18, 0.7), 0.2, 1, 0.85);
  f.add(tent(0.62, 0.16, 0.74), 0.2, 1, 0.9);
  f.add(tent(0, 0.36, 1.04), 0.26, 1.4, 1.1);
  f.dark = polygon([
    [0, 0.06],
    [0.16, 0.76],
    [-0.16, 0.76],
  ]);
  f.over(flame(0, 0.7, 0.2), 0.1, 1.5, 1.5);
  f.solid(banner(0, -0.6, 0.7));
  f.solid(banner(-0.56, -0.46, 0.5));
  f.solid(banner(0.62, -0.5, 0.5));
}

function relic(f: Figure): void {
  f.shape(
    mirrored([
      [0, 0.62],
      [0.5, 0.66],
      [0.62, 0.84],
      [0.62, 1.2],
      [0, 1.2],
    ]),
    0.2,
    1,
    0.9,
  );
  f.shape(
    mirrored([
      [0, -0.4],
      [0.42, -0.4],
      [0.36, 0.02],
      [0.1, 0.22],
      [0.08, 0.42],
      [0.28, 0.6],
      [0, 0.64],
    ]),
    0.2,
    1.5,
    1.2,
  );
  f.add(ellipse(0, -0.4, 0.42, 0.1), 0.08, 1.4, 0.8);
  f.dark = union(ellipse(0, -0.4, 0.34, 0.06), ngon(0, -0.12, 0.08, 4));
  for (let i = -4; i <= 4; i++)
    f.solid(
      polygon([
        [i * 0.1 - 0.012, -0.58],
        [i * 0.2, -1 + Math.abs(i) * 0.05],
        [i * 0.1 + 0.012, -0.58],
      ]),
    );
  f.eyes.push([0, -0.12, 0.04, 0.04]);
}

function stakes(f: Figure): void {
  ground(f, 0.7);
  for (let i = -4; i <= 4; i++) {
    const [x, h] = [i * 0.21, 0.5 + f.dice() * 0.5];
    f.shape(
      [
        [x - 0.08, 0.86],
        [x - 0.07 + (f.dice() - 0.5) * 0.1, 0.3 - h],
        [x, 0.12 - h],
        [x + 0.07, 0.32 - h],
        [x + 0.08, 0.86],
      ],
      0.08,
      1.2,
      0.9 + f.dice() * 0.3,
    );
  }
  f.add(
    polygon([
      [-1, 0.34],
      [1, 0.16],
      [1, 0.3],
      [-1, 0.48],
    ]),
    0.07,
    1.5,
    1.1,
  );
  f.solid(banner(0.1, -0.62, 0.8));
}

export const BATTLES = {
  tower,
  forge,
  pass,
  skull,
  chapel,
  gate,
  caravan,
  pit,
  stair,
  ford,
  blades,
  geyser,
  camp,
  relic,
  stakes,
};
