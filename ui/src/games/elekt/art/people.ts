/** Court and Spectres. Faces are always hidden: no portraits. */

import type { Figure } from "./figure";
import { box, both, ellipse, horn, less, mirrored, ngon, polygon, ring, smooth, union, within } from "./fields";

/** Base Units and people: robes, ruffs, masks, coronets. */
export function court(f: Figure): void {
  const w = 0.66 + f.dice() * 0.16;
  f.add(
    polygon(
      mirrored([
        [0, 0.34],
        [0.2, 0.4],
        [w * 0.8, 0.58],
        [w, 0.86],
        [w + 0.05, 1.2],
        [0, 1.2],
      ]),
    ),
    0.34,
    1,
  );
  const coat = f.pick("coat", ["lapel", "chain", "lapel", "sash"]);
  if (coat === "lapel")
    f.add(
      both(
        polygon([
          [0.06, 0.5],
          [0.3, 0.46],
          [0.2, 1.2],
          [0.04, 1.2],
        ]),
      ),
      0.08,
      1,
      0.72,
    );
  if (coat === "sash")
    f.add(
      polygon([
        [-0.62, 0.6],
        [-0.44, 0.52],
        [0.36, 1.2],
        [0.08, 1.2],
      ]),
      0.08,
      1,
      1.25,
    );
  if (coat === "chain") {
    f.add(
      within(ring(0, 0.36, 0.42, 0.045), (x, y) => 0.5 - y),
      0.05,
      1.1,
      1.3,
    );
    f.add(ngon(0, 0.86, 0.13, 6), 0.1, 1.1, 1.4);
  }
  const col = f.pick("collar", ["ruff", "high", "fur", "high", "ruff"]);
  if (col === "ruff") {
    f.add(ellipse(0, 0.38, 0.46, 0.15), 0.12, 1.15, 1.15);
    f.marks.push({ kind: "pleats", y: 0.38, rx: 0.46, ry: 0.15 });
  }
  if (col === "high")
    f.add(
      both(
        polygon([
          [0.12, 0.62],
          [0.42, 0.5],
          [0.4, 0.0],
          [0.22, 0.26],
        ]),
      ),
      0.1,
      1.2,
      1.1,
    );
  if (col === "fur")
    f.add(
      union(...Array.from({ length: 9 }, (_, i) => ellipse(-0.48 + i * 0.12, 0.46 - 0.1 * Math.cos(((i - 4) / 4) * 1.5), 0.11, 0.11))),
      0.1,
      1.1,
      1.2,
    );
  f.add(box(0, 0.26, 0.12, 0.16, 0.04), 0.14, 1, 0.7);
  const head = f.pick("head", ["hood", "mask", "hood", "helm"]);
  if (head === "hood") {
    f.add(
      polygon(
        mirrored([
          [0, -0.66],
          [0.2, -0.54],
          [0.36, -0.24],
          [0.38, 0.1],
          [0.26, 0.36],
          [0, 0.44],
        ]),
      ),
      0.26,
      1.35,
    );
    f.dark = polygon(
      mirrored([
        [0, -0.36],
        [0.16, -0.26],
        [0.22, -0.02],
        [0.17, 0.2],
        [0, 0.3],
      ]),
    );
    f.look(f.number("eyes") ?? 2, -0.05, 0.085, 0.05, 0.02);
  }
  if (head === "mask") {
    f.add(ellipse(0, -0.1, 0.32, 0.42), 0.3, 1.3, 0.8);
    f.add(
      polygon(
        mirrored([
          [0, -0.38],
          [0.2, -0.32],
          [0.25, -0.06],
          [0.16, 0.2],
          [0, 0.34],
        ]),
      ),
      0.16,
      1.5,
      1.35,
    );
    f.marks.push({
      kind: "slit",
      strokes: [
        [-0.17, -0.09, -0.05, -0.06],
        [0.05, -0.06, 0.17, -0.09],
        [0, -0.02, 0, 0.1],
        [-0.06, 0.19, 0.06, 0.19],
      ],
    });
  }
  if (head === "helm") {
    f.add(
      polygon(
        mirrored([
          [0, -0.52],
          [0.22, -0.44],
          [0.3, -0.16],
          [0.28, 0.16],
          [0.16, 0.34],
          [0, 0.38],
        ]),
      ),
      0.24,
      1.35,
    );
    f.dark = union(box(0, -0.08, 0.24, 0.035, 0.02), box(0, 0.1, 0.022, 0.16, 0.01));
    f.look(2, -0.08, 0.1, 0.045, 0.02);
  }
  const gear = f.pick("gear", ["coronet", "spikes", "tricorn", "none", "mitre", "laurel"]);
  const base = head === "hood" ? -0.46 : -0.36;
  if (gear === "coronet")
    f.add(
      polygon(
        mirrored([
          [0, base - 0.34],
          [0.07, base - 0.1],
          [0.17, base - 0.3],
          [0.22, base - 0.08],
          [0.36, base - 0.24],
          [0.32, base + 0.12],
          [0, base + 0.16],
        ]),
      ),
      0.07,
      1.7,
      1.35,
    );
  if (gear === "spikes")
    f.solid(
      union(
        ...[-2, -1, 0, 1, 2].map((i) =>
          polygon([
            [i * 0.13 - 0.05, base + 0.06],
            [i * 0.19, base - 0.36 + Math.abs(i) * 0.1],
            [i * 0.13 + 0.05, base + 0.06],
          ]),
        ),
      ),
    );
  if (gear === "mitre") {
    f.add(
      polygon(
        mirrored([
          [0, base - 0.46],
          [0.1, base - 0.34],
          [0.3, base - 0.06],
          [0.3, base + 0.16],
          [0, base + 0.2],
        ]),
      ),
      0.18,
      1.6,
      1.2,
    );
    f.marks.push({
      kind: "lines",
      strokes: [
        [0, base - 0.34, 0, base + 0.14],
        [-0.12, base - 0.08, 0.12, base - 0.08],
      ],
    });
  }
  if (gear === "tricorn")
    f.add(
      polygon(
        mirrored([
          [0, base - 0.16],
          [0.26, base - 0.08],
          [0.62, base - 0.2],
          [0.4, base + 0.14],
          [0, base + 0.22],
        ]),
      ),
      0.12,
      1.7,
      1.1,
    );
  if (gear === "laurel")
    f.add(
      both(
        union(
          ...[0, 1, 2, 3].map((i) => {
            const a = -0.2 - i * 0.36;
            return ellipse(0.42 * Math.cos(a) + 0.02, -0.1 + 0.5 * Math.sin(a), 0.07, 0.12);
          }),
        ),
      ),
      0.07,
      1.6,
      1.25,
    );
}

/** Hooded, fading into wisps, with a crest. */
export function spectre(f: Figure): void {
  const w = 0.3 + f.dice() * 0.1,
    tip = -0.66 - f.dice() * 0.12,
    sh = 0.4 + f.dice() * 0.14;
  const crest = f.pick("crest", ["antler", "halo", "none", "hands", "crescent", "veil", "crown", "wings", "web"]);
  if (crest === "web") {
    for (let i = -4; i <= 4; i++) {
      const a = i * 0.34,
        s = Math.sin(a),
        c = -Math.cos(a);
      f.solid(
        polygon([
          [0.1 * s - 0.012 * c, -0.1 + 0.1 * c + 0.012 * s],
          [1.25 * s, -0.1 + 1.25 * c],
          [0.1 * s + 0.012 * c, -0.1 + 0.1 * c - 0.012 * s],
        ]),
      );
    }
    for (const r of [0.52, 0.7, 0.9])
      f.solid((x, y) => {
        const a = Math.atan2(x, -(y + 0.1)),
          m = Math.abs(((((a / 0.34) % 1) + 1) % 1) - 0.5);
        return Math.abs(a) > 1.4 ? 1 : Math.abs(Math.hypot(x, y + 0.1) - r * (1 - 0.1 * (0.5 - m) * 2)) - 0.011;
      });
  }
  if (crest === "halo") {
    f.solid(ring(0, -0.12, 0.68, 0.022));
    f.solid(ring(0, -0.12, 0.6, 0.009), 0.8);
    for (let i = -4; i <= 4; i++) {
      const a = i * 0.36;
      f.solid(ngon(0.68 * Math.sin(a), -0.12 - 0.68 * Math.cos(a), i % 2 ? 0.045 : 0.075, 4), 1);
    }
  }
  if (crest === "antler")
    f.solid(
      both(
        union(
          horn(0.52, -0.36, 0.4, 0.05, Math.PI * 1.02, Math.PI * 1.62),
          horn(0.5, -0.72, 0.26, 0.036, Math.PI * 1.0, Math.PI * 1.62),
          horn(0.42, -0.5, 0.34, 0.034, Math.PI * 1.28, Math.PI * 1.86),
          horn(0.34, -0.86, 0.2, 0.03, Math.PI * 0.9, Math.PI * 1.5),
        ),
      ),
    );
  if (crest === "wings")
    f.add(
      both(
        union(
          ...[0, 1, 2, 3].map((i) =>
            polygon([
              [0.3, 0.3 + i * 0.1],
              [0.96 - i * 0.1, -0.66 + i * 0.3],
              [0.5 + i * 0.02, 0.46 + i * 0.1],
            ]),
          ),
        ),
      ),
      0.1,
      1,
      1,
    );
  f.add(
    polygon([
      [0, tip],
      [w * 0.62, tip + 0.16],
      [w + 0.06, -0.22],
      [w + 0.1, 0.1],
      [sh + 0.16, 0.46],
      [0.72, 0.9],
      [0.5, 1.3],
      [-0.5, 1.3],
      [-0.72, 0.9],
      [-sh - 0.16, 0.46],
      [-w - 0.1, 0.1],
      [-w - 0.06, -0.22],
      [-w * 0.62, tip + 0.16],
    ]),
    0.34,
    1.2,
  );
  f.dark = polygon(
    mirrored([
      [0, -0.42],
      [0.15, -0.34],
      [0.215, -0.06],
      [0.16, 0.2],
      [0, 0.36],
    ]),
  );
  f.look(f.number("eyes") ?? [2, 2, 1, 4, 3][Math.floor(f.dice() * 5)], -0.08, 0.095, 0.055, 0.03);
  if (crest === "crescent") f.solid(less(ellipse(0, -0.6, 0.5, 0.36), ellipse(0, -0.74, 0.46, 0.36)));
  if (crest === "crown")
    f.solid(
      union(
        ...[-2, -1, 0, 1, 2].map((i) =>
          polygon([
            [i * 0.11 - 0.045, -0.46 + i * i * 0.03],
            [i * 0.17, -0.92 + Math.abs(i) * 0.09],
            [i * 0.11 + 0.045, -0.46 + i * i * 0.03],
          ]),
        ),
      ),
    );
  if (crest === "hands")
    for (let i = 0; i < 4; i++) f.solid(both(horn(0.98 - i * 0.1, 0.78 + i * 0.06, 0.42 - i * 0.03, 0.05, Math.PI * 0.86, Math.PI * 1.42)));
  if (crest === "veil")
    f.add(
      both(
        polygon([
          [0.14, -0.5],
          [0.4, -0.3],
          [0.62, 0.4],
          [0.86, 1.1],
          [0.6, 1.3],
          [0.42, 0.3],
        ]),
      ),
      0.14,
      1.3,
      0.9,
    );
  f.fade = (y) => 1 - smooth(0.3, 1.0, y);
}
