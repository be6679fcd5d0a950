/** Outlines of the seats, on a grid of 100: the symbols of this game are circles, squares and diamonds. */

export default [
  "M50 4L92 16V52Q92 80 50 97Q8 80 8 52V16Z", // shield
  "M10 96V46Q10 5 50 5Q90 5 90 46V96Z", // arch
  "M10 5H90V96L50 76L10 96Z", // pennant
  "M30 5H70L95 30V70L70 95H30L5 70V30Z", // octagon
  "M6 16H94V38Q82 40 82 50Q82 60 94 62V84H6V62Q18 60 18 50Q18 40 6 38Z", // ticket
  "M50 3Q90 42 90 63A40 34 0 0 1 10 63Q10 42 50 3Z", // drop
];
