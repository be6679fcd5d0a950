/** The marks of charts, around their middle: colour is never alone. */
export const SHAPES = {
  round: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  triangle: "M0-6L6 4.500H-6z",
  square: "M-4.800-4.800H4.800V4.800H-4.800z",
  diamond: "M0-6L6 0L0 6L-6 0z",
} as const;
export type Shape = keyof typeof SHAPES;
