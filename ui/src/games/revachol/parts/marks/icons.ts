/** The game's own line icons on a 24 grid. */
export const PATHS = {
  hand: "M7 20 3.500 8.500 9 6.800M10 20V5h6v15zM16 7l5 2-4 11",
  corps: "M3 9h5v10H3zM9.500 6h5v13h-5zM16 9h5v10h-5z",
  task: "M5 3h10l4 4v14H5zM8.500 13l2.500 2.500 4.500-5",
  flag: "M6 21V3h12l-3 4.500 3 4.500H6",
  borrow: "M4 9h13l-3.500-3.500M20 15H7l3.500 3.500",
  double: "M4 8l6 8M10 8l-6 8M14 10a3 3 0 1 1 5.500 1.800L14 16.500h6",
  immune: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
  another: "M5 5h8v12H5zM17 13v7M13.500 16.500h7",
  stays: "M12 3v12M7 9h10M5 14a7 7 0 0 0 14 0",
  take: "M7 4 3.500 7.500 7 11M4 7.500h15M17 13l3.500 3.500L17 20M20 16.500H5",
  moves: "M4 12h16M8 8l-4 4 4 4M16 8l4 4-4 4",
  special: "M4 18V8l4.500 4L12 6l3.500 6L20 8v10z",
  draw: "M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14",
  warn: "M12 4 21.500 20h-19zM12 10v5M12 17.600v.1",
  check: "M5 12.500 10 17.500 19.500 7",
  cross: "M6 6l12 12M18 6 6 18",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  plus: "M12 5v14M5 12h14",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 .01 0",
  star: "M12 1l3 7.200 7.800.6-6 5 1.900 7.600L12 17.300 5.300 21.400l1.900-7.600-6-5L9 8.200z",
} as const;

export type IconKey = keyof typeof PATHS;
export const isIcon = (name: string): name is IconKey => name in PATHS;
