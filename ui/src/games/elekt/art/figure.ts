/** A figure: shapes from back to front, with eyes, dark places and small marks. The families fill one in. */

import { polygon, type Field, type Point, type Random } from "./fields";

export interface Layer {
  d: Field;
  /** Roundness. */
  r: number;
  z: number;
  lit: number;
  /** A thin charge: not engraved, filled. */
  solid?: boolean;
  /** Lies over the dark places (teeth, a bell in its window). */
  over?: boolean;
  /** A cut mask with so many faces. */
  facet?: number;
}

export type Eye = [x: number, y: number, width: number, height: number];
export type Stroke = [x1: number, y1: number, x2: number, y2: number];
export type Mark =
  | { kind: "slit" | "lines"; strokes: Stroke[] }
  | { kind: "rivet"; x: number; y: number }
  | { kind: "pleats"; y: number; rx: number; ry: number };

/** Traits that a card pins; the dice choose the others. */
export type Hints = Record<string, string | number>;

export class Figure {
  readonly layers: Layer[] = [];
  readonly eyes: Eye[] = [];
  readonly marks: Mark[] = [];
  dark: Field | null = null;
  fade: ((y: number) => number) | null = null;

  constructor(
    readonly dice: Random,
    readonly hints: Hints,
  ) {}

  /** One of several traits: the dice are thrown in any case, so that a pinned trait changes no other. */
  pick<T extends string | number>(trait: string, of: readonly T[]): T {
    const thrown = of[Math.floor(this.dice() * of.length)];
    return (this.hints[trait] as T | undefined) ?? thrown;
  }

  number(trait: string): number | undefined {
    return this.hints[trait] as number | undefined;
  }

  add(d: Field, r = 0.2, z = 1, lit = 1): void {
    this.layers.push({ d, r, z, lit });
  }

  shape(points: Point[], r = 0.2, z = 1, lit = 1): void {
    this.add(polygon(points), r, z, lit);
  }

  over(d: Field, r: number, z: number, lit: number): void {
    this.layers.push({ d, r, z, lit, over: true });
  }

  solid(d: Field, lit = 1): void {
    this.layers.push({ d, r: 0.04, z: 1, lit, solid: true });
  }

  /** One to four eyes in a row. */
  look(n: number, y: number, dx: number, s: number, tall: number): void {
    if (n === 1) {
      this.eyes.push([0, y, s * 1.5, tall * 1.4]);
      return;
    }
    this.eyes.push([-dx, y, s, tall], [dx, y, s, tall]);
    if (n === 3) this.eyes.push([0, y - 0.13, s * 0.8, tall * 1.1]);
    if (n > 3) this.eyes.push([-dx * 0.62, y - 0.12, s * 0.7, tall * 0.8], [dx * 0.62, y - 0.12, s * 0.7, tall * 0.8]);
  }
}
