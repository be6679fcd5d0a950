/** The seven symbols: shape and colour, with the letter of the reader's language (`letter-blue`). Never one of them alone. (ECH-R146) */

import type { Symbol } from "../../types";

const CROSS = "M7.400 1.500h9.200v5.900h5.900v9.200h-5.900v5.900H7.400v-5.900H1.500V7.400h5.900z";

export const SYMBOLS: Record<Symbol, { d: string; turned?: boolean; y: number; small?: boolean }> = {
  blue: { d: "M12 2a10 10 0 1 1-.01 0z", y: 15.7 },
  yellow: { d: "M12 1.800 23 21.600H1z", y: 19.2 },
  green: { d: "M12 1.200 23 9.200 18.800 22H5.200L1 9.200z", y: 16.7 },
  red: { d: "M12 .6 22 12 12 23.400 2 12z", y: 15.7 },
  orange: { d: CROSS, y: 15.6, small: true },
  purple: { d: CROSS, turned: true, y: 15.6, small: true },
  crown: { d: "M1.500 21V6.200l5.800 4.600L12 2.400l4.700 8.400 5.800-4.600V21z", y: 17.6 },
};
