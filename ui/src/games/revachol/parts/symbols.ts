/** The seven symbols: shape, letter (the notation of the rules) and colour. Never one of them alone. (ECH-R146) */

import type { Symbol } from "../types";

const CROSS = "M7.400 1.500h9.200v5.900h5.900v9.200h-5.900v5.900H7.400v-5.900H1.500V7.400h5.900z";

export const SYMBOLS: Record<Symbol, { letter: string; d: string; turned?: boolean; y: number; small?: boolean }> = {
  blue: { letter: "B", d: "M12 2a10 10 0 1 1-.01 0z", y: 15.7 },
  yellow: { letter: "Y", d: "M12 1.800 23 21.600H1z", y: 19.2 },
  green: { letter: "G", d: "M12 1.200 23 9.200 18.800 22H5.200L1 9.200z", y: 16.7 },
  red: { letter: "R", d: "M12 .6 22 12 12 23.400 2 12z", y: 15.7 },
  orange: { letter: "O", d: CROSS, y: 15.6, small: true },
  purple: { letter: "P", d: CROSS, turned: true, y: 15.6, small: true },
  crown: { letter: "W", d: "M1.500 21V6.200l5.800 4.600L12 2.400l4.700 8.400 5.800-4.600V21z", y: 17.6 },
};
