/** How long ago, in the way of the language: "now", "12 min ago", "yesterday". */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ago(seconds: number, language: string): string {
  const told = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  if (seconds < MINUTE) return told.format(0, "second");
  if (seconds < HOUR) return told.format(-Math.floor(seconds / MINUTE), "minute");
  if (seconds < DAY) return told.format(-Math.floor(seconds / HOUR), "hour");
  return told.format(-Math.floor(seconds / DAY), "day");
}
