/** Paint: eight palettes, all mixed from the same five tubes (teal, rust, ochre, bone, lamp black). */

import { clamp, lerp } from "./chance";

export interface Palette {
  bg: string[];
  skin: string[];
  coat: string[];
  hair: string[];
  spark: string[];
}

// prettier-ignore
export const PALETTES: Palette[] = [
  { bg: ["#0d2a2c", "#14474a", "#1f6663", "#2b7f78"], skin: ["#2a1311", "#6d2a1c", "#b8542f", "#dd9a58", "#f3dfb8"], coat: ["#0b1214", "#141f22", "#24363a", "#46626a"], hair: ["#0d0b0b", "#231512", "#4a2418"], spark: ["#e8b04a", "#f3e6c8"] },
  { bg: ["#2a0f0b", "#5a1d12", "#8c3219", "#b7512a"], skin: ["#0d1f22", "#1f4b4f", "#4f8b85", "#a9bfa6", "#f0e6c9"], coat: ["#0c0d0f", "#191a1f", "#2d2c35", "#57515a"], hair: ["#120d0d", "#2c1a16", "#7a3b1d"], spark: ["#f0c25a", "#7fd0c2"] },
  { bg: ["#2c2008", "#5f4511", "#96701f", "#c79a3a"], skin: ["#1b0f12", "#55231f", "#a04a32", "#d68a5e", "#f5ddb6"], coat: ["#07191c", "#0d2d31", "#17484b", "#2e706d"], hair: ["#0c0a09", "#1d1410", "#3b2617"], spark: ["#e4572e", "#f6ead0"] },
  { bg: ["#3a3d35", "#5c6155", "#868871", "#b3ae8f"], skin: ["#22100e", "#6a2c20", "#ad5d3a", "#d9a274", "#f7e6c6"], coat: ["#0a0b0c", "#15181a", "#25292b", "#434a4b"], hair: ["#0d0d0d", "#20201f", "#50483b"], spark: ["#b3341f", "#1f6f70"] },
  { bg: ["#19090c", "#3a1016", "#651a1e", "#8d2f28"], skin: ["#1e1408", "#5c3a12", "#a8742a", "#d9ae5f", "#f6e4b7"], coat: ["#10100e", "#24221a", "#3f3a29", "#6d6445"], hair: ["#0a0808", "#1a0f0e", "#3c1a17"], spark: ["#3fa39a", "#f3e1bd"] },
  { bg: ["#0a1420", "#12283a", "#1d4357", "#35677a"], skin: ["#1a1d24", "#44474d", "#8a8172", "#c7b493", "#f5ead0"], coat: ["#1c0a07", "#3e150d", "#6f2817", "#a3462a"], hair: ["#0b0c10", "#191a20", "#3a3a40"], spark: ["#e2652f", "#f0c463"] },
  { bg: ["#16190c", "#2f3416", "#545a27", "#81823f"], skin: ["#0f1a1b", "#23474a", "#5d8379", "#b4b78c", "#efe6bf"], coat: ["#170d0b", "#341a14", "#5c2d20", "#8c4c34"], hair: ["#0b0b09", "#1d1a12", "#6a4a1d"], spark: ["#d8482b", "#f2d27c"] },
  { bg: ["#08090a", "#121719", "#1d2729", "#30403f"], skin: ["#240c09", "#711f13", "#bf4b24", "#e58f4a", "#f8dda6"], coat: ["#0a1415", "#123033", "#1c4f50", "#348079"], hair: ["#0a0908", "#27170e", "#8a4a1d"], spark: ["#f0b545", "#8fd6c6"] },
];

const channels = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Two colours, `t` of the second. */
export function mix(a: string, b: string, t: number): string {
  const from = channels(a);
  const to = channels(b);
  return (
    "#" +
    from
      .map((v, i) =>
        Math.round(clamp(lerp(v, to[i], t), 0, 255))
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}

/** The colour at `t` of a scale from dark to light. */
export function ramp(colours: string[], t: number): string {
  const at = clamp(t, 0, 0.9999) * (colours.length - 1);
  const i = Math.floor(at);
  return mix(colours[i], colours[i + 1], at - i);
}
