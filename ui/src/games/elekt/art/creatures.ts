/** Disciples, beasts and engines. */

import type { Figure, Layer } from "./figure";
import { TAU, both, box, clamp, ellipse, horn, less, mirrored, ngon, polygon, ring, star, union, type Field } from "./fields";

/** A polygon mask with a glyph, and a halo. */
export function disciple(f: Figure): void {
  const n = f.pick("sides", [6, 5, 8, 4]);
  f.add(
    polygon(
      mirrored([
        [0, 0.4],
        [0.34, 0.46],
        [0.78, 0.8],
        [0.86, 1.2],
        [0, 1.2],
      ]),
    ),
    0.06,
    1,
    0.8,
  );
  f.add(
    polygon(
      mirrored([
        [0, 0.5],
        [0.22, 0.44],
        [0.12, 0.8],
        [0, 1.2],
      ]),
    ),
    0.05,
    1.1,
    1.2,
  );
  const halo = f.pick("halo", ["star", "rings", "rays", "triangle", "lozenge"]);
  const k = f.number("points") ?? [7, 8, 9, 11, 12][Math.floor(f.dice() * 5)];
  if (halo === "star") {
    const s = star(0, -0.14, 0.8, 0.5, k);
    f.solid(less(s, star(0, -0.14, 0.75, 0.46, k)));
    f.solid(ring(0, -0.14, 0.47, 0.012), 0.8);
  }
  if (halo === "rings") {
    f.solid(ring(0, -0.14, 0.7, 0.022));
    f.solid(ring(0, -0.14, 0.56, 0.01), 0.8);
    for (let i = 0; i < k; i++) {
      const a = (i / k) * TAU;
      f.solid(ngon(0.7 * Math.sin(a), -0.14 - 0.7 * Math.cos(a), 0.085, 4, a));
    }
  }
  if (halo === "rays")
    for (let i = 0; i < k * 2; i++) {
      const a = (i / (k * 2)) * TAU;
      if (Math.cos(a) < -0.55) continue;
      const q = i % 2 ? 0.66 : 0.92,
        s = Math.sin(a),
        c0 = -Math.cos(a);
      f.solid(
        polygon([
          [0.5 * s - 0.035 * c0, -0.14 + 0.5 * c0 + 0.035 * s],
          [q * s, -0.14 + q * c0],
          [0.5 * s + 0.035 * c0, -0.14 + 0.5 * c0 - 0.035 * s],
        ]),
      );
    }
  if (halo === "triangle") {
    const t = ngon(0, -0.06, 0.9, 3, 0);
    f.solid(less(t, ngon(0, -0.06, 0.83, 3, 0)));
    f.solid(ring(0, -0.14, 0.5, 0.014), 0.9);
  }
  if (halo === "lozenge") {
    f.solid(less(ngon(0, -0.14, 0.84, 4), ngon(0, -0.14, 0.77, 4)));
    f.solid(less(box(0, -0.14, 0.53, 0.53), box(0, -0.14, 0.495, 0.495)), 0.9);
  }
  f.add(box(0, 0.34, 0.1, 0.14, 0.01), 0.06, 1, 0.7);
  const m =
    n === 4
      ? ngon(0, -0.12, 0.36, 4, 0, 0.5)
      : n === 5
        ? polygon(
            mirrored([
              [0, -0.52],
              [0.32, -0.3],
              [0.28, 0.08],
              [0, 0.38],
            ]),
          )
        : n === 8
          ? ngon(0, -0.12, 0.38, 8, Math.PI / 8, 0.44)
          : ngon(0, -0.12, 0.36, 6, 0, 0.46);
  const mask: Layer = { d: m, r: 0.12, z: 1.5, lit: 1, facet: n };
  f.layers.push(mask);
  const glyph = f.pick("glyph", ["eye", "tri", "key", "moon", "bars"]);
  if (glyph === "eye") {
    f.dark = less(ellipse(0, -0.14, 0.22, 0.12), ellipse(0, -0.14, 0.07, 0.07));
    f.eyes.push([0, -0.14, 0.05, 0.05]);
  }
  if (glyph === "tri") {
    f.dark = less(ngon(0, -0.1, 0.26, 3), ngon(0, -0.1, 0.14, 3));
    f.eyes.push([0, -0.1, 0.045, 0.045]);
  }
  if (glyph === "key") {
    f.dark = union(
      ellipse(0, -0.22, 0.11, 0.11),
      polygon([
        [-0.04, -0.2],
        [0.04, -0.2],
        [0.11, 0.12],
        [-0.11, 0.12],
      ]),
    );
    f.eyes.push([0, -0.22, 0.05, 0.035]);
  }
  if (glyph === "moon") {
    f.dark = less(ellipse(0, -0.14, 0.2, 0.2), ellipse(0.08, -0.18, 0.16, 0.16));
    f.eyes.push([0.08, -0.17, 0.04, 0.04]);
  }
  if (glyph === "bars") {
    f.dark = union(box(0, -0.24, 0.19, 0.03), box(0, -0.12, 0.22, 0.03), box(0, 0, 0.17, 0.03));
    f.eyes.push([-0.09, -0.12, 0.04, 0.02], [0.09, -0.12, 0.04, 0.02]);
  }
}

/** Horns and teeth. */
export function beast(f: Figure): void {
  const w = 0.52 + f.dice() * 0.1;
  f.add(
    polygon(
      mirrored([
        [0, 0.3],
        [0.34, 0.32],
        [0.86, 0.74],
        [0.96, 1.2],
        [0, 1.2],
      ]),
    ),
    0.3,
    1,
    0.8,
  );
  f.add(
    both(
      union(
        ...[0, 1, 2, 3].map((i) =>
          polygon([
            [0.3 + i * 0.15, 0.44 + i * 0.12],
            [0.46 + i * 0.17, 0.16 + i * 0.12],
            [0.44 + i * 0.15, 0.58 + i * 0.12],
          ]),
        ),
      ),
    ),
    0.07,
    1.1,
    1.1,
  );
  const horns = f.pick("horn", ["bull", "ram", "spines", "ears", "crownhorn"]);
  if (horns === "bull") f.add(both(horn(0.3, -0.74, 0.5, 0.1, Math.PI * 0.56, -Math.PI * 0.12)), 0.1, 1.1, 1.2);
  if (horns === "ram") f.add(both(union(horn(0.52, -0.18, 0.3, 0.13, -Math.PI * 0.85, Math.PI * 0.75))), 0.12, 1.2, 1.15);
  if (horns === "spines")
    f.add(
      union(
        ...[-3, -2, -1, 0, 1, 2, 3].map((i) =>
          polygon([
            [i * 0.13 - 0.06, -0.34 + Math.abs(i) * 0.07],
            [i * 0.24, -0.9 + Math.abs(i) * 0.13],
            [i * 0.13 + 0.06, -0.34 + Math.abs(i) * 0.07],
          ]),
        ),
      ),
      0.06,
      1.1,
      1.2,
    );
  if (horns === "ears")
    f.add(
      both(
        polygon([
          [0.1, -0.4],
          [0.5, -0.88],
          [0.48, -0.2],
        ]),
      ),
      0.12,
      1.1,
      1.1,
    );
  if (horns === "crownhorn")
    f.add(
      both(union(horn(0.05, -0.6, 0.36, 0.07, Math.PI * 0.4, -Math.PI * 0.25), horn(0.1, -0.5, 0.6, 0.06, Math.PI * 0.3, -Math.PI * 0.22))),
      0.07,
      1.1,
      1.2,
    );
  f.add(
    polygon(
      mirrored([
        [0, -0.5],
        [0.24, -0.46],
        [w * 0.86, -0.2],
        [w * 0.74, 0.1],
        [0.3, 0.3],
        [0.24, 0.52],
        [0, 0.58],
      ]),
    ),
    0.26,
    1.5,
    1.1,
  );
  f.add(
    polygon(
      mirrored([
        [0, -0.2],
        [0.12, -0.16],
        [0.16, 0.2],
        [0.1, 0.34],
        [0, 0.36],
      ]),
    ),
    0.1,
    1.8,
    1.3,
  );
  const teeth = f.number("teeth") ?? 3 + Math.floor(f.dice() * 2);
  f.dark = union(
    both(
      polygon([
        [0.12, -0.1],
        [0.36, -0.22],
        [0.34, -0.06],
        [0.2, 0.02],
      ]),
    ),
    polygon(
      mirrored([
        [0, 0.36],
        [0.26, 0.3],
        [0.2, 0.5],
        [0, 0.54],
      ]),
    ),
  );
  const tt: Field[] = [];
  for (let i = 0; i < teeth; i++) {
    const x = 0.03 + (i * 0.2) / teeth;
    tt.push(
      polygon([
        [x, 0.335 - i * 0.01],
        [x + 0.03, 0.48],
        [x + 0.06, 0.33 - i * 0.01],
      ]),
    );
  }
  f.over(both(union(...tt)), 0.03, 2.4, 1.6);
  f.eyes.push([-0.24, -0.09, 0.045, 0.03], [0.24, -0.09, 0.045, 0.03]);
  if ((f.number("eyes") ?? 2) > 2) f.eyes.push([-0.13, -0.3, 0.03, 0.03], [0.13, -0.3, 0.03, 0.03]);
}

/** A gear behind a head of bell, lantern, tower or visor. */
export function engine(f: Figure): void {
  const n = f.number("teeth") ?? [12, 16, 10, 20][Math.floor(f.dice() * 4)];
  const gear: Field = (x, y) => {
    const r = Math.hypot(x, y + 0.12),
      a = Math.atan2(y + 0.12, x),
      q = 0.72 + 0.06 * clamp(Math.sin(a * n) * 3, -1, 1);
    return Math.max(r - q, 0.58 - r);
  };
  f.add(gear, 0.05, 0.6, 1);
  f.add(
    polygon(
      mirrored([
        [0, 0.4],
        [0.3, 0.42],
        [0.4, 0.52],
        [0.8, 0.6],
        [0.9, 0.8],
        [0.86, 1.2],
        [0, 1.2],
      ]),
    ),
    0.14,
    1,
    0.9,
  );
  f.add(both(union(ellipse(0.66, 0.8, 0.17, 0.17))), 0.15, 1.4, 1.2);
  f.add(both(box(0.3, 0.9, 0.05, 0.4, 0.03)), 0.05, 1.2, 1.2);
  f.add(box(0, 0.36, 0.17, 0.12, 0.02), 0.08, 1, 0.7);
  const dome = f.pick("dome", ["bell", "lantern", "tower", "visor"]);
  if (dome === "bell") {
    f.add(
      polygon(
        mirrored([
          [0, -0.66],
          [0.07, -0.64],
          [0.12, -0.52],
          [0.24, -0.42],
          [0.3, -0.1],
          [0.38, 0.2],
          [0.46, 0.3],
          [0.44, 0.38],
          [0, 0.4],
        ]),
      ),
      0.24,
      1.5,
      1.15,
    );
    f.dark = union(box(0, -0.02, 0.2, 0.035, 0.02), box(0, 0.3, 0.4, 0.016));
    f.look(2, -0.02, 0.09, 0.045, 0.022);
  }
  if (dome === "lantern") {
    f.add(
      polygon(
        mirrored([
          [0, -0.6],
          [0.2, -0.46],
          [0.32, -0.4],
          [0.3, 0.26],
          [0.2, 0.36],
          [0, 0.38],
        ]),
      ),
      0.1,
      1.5,
      1.1,
    );
    f.dark = less(box(0, -0.06, 0.21, 0.24, 0.03), union(box(-0.1, -0.06, 0.016, 0.3), box(0.1, -0.06, 0.016, 0.3)));
    f.eyes.push([0, -0.04, 0.05, 0.12]);
  }
  if (dome === "tower") {
    f.add(
      polygon([
        [-0.32, 0.36],
        [-0.3, -0.44],
        [-0.2, -0.44],
        [-0.2, -0.54],
        [-0.08, -0.54],
        [-0.08, -0.44],
        [0.08, -0.44],
        [0.08, -0.54],
        [0.2, -0.54],
        [0.2, -0.44],
        [0.3, -0.44],
        [0.32, 0.36],
      ]),
      0.12,
      1.5,
      1.1,
    );
    f.dark = union(
      box(0, -0.18, 0.2, 0.04, 0.01),
      box(0, 0.12, 0.03, 0.14, 0.02),
      box(-0.12, 0.12, 0.02, 0.1, 0.02),
      box(0.12, 0.12, 0.02, 0.1, 0.02),
    );
    f.look(2, -0.18, 0.1, 0.05, 0.024);
  }
  if (dome === "visor") {
    f.add(ellipse(0, -0.12, 0.36, 0.44), 0.3, 1.5, 1.1);
    f.dark = union(...[-2, -1, 0, 1, 2].map((i) => box(i * 0.085, 0.04, 0.02, 0.2 - Math.abs(i) * 0.03, 0.015)));
    f.eyes.push([0, -0.3, 0.06, 0.03]);
  }
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) / 8) * TAU;
    f.marks.push({ kind: "rivet", x: 0.65 * Math.cos(a), y: -0.12 + 0.65 * Math.sin(a) });
  }
}
