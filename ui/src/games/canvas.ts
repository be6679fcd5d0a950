/** Pictures of the games on a canvas, for what is drawn at the end of a game (`keepsake.ts`). */

const FINE = 6;

/** A drawing without a size of its own is not drawn by every browser. */
async function withSize(src: string): Promise<string> {
  const isDrawn = /^data:image\/svg|\.svg$/.test(src);
  if (!isDrawn) return src;
  const svg = src.startsWith("data:") ? decodeURIComponent(src.slice(src.indexOf(",") + 1)) : await (await fetch(src)).text();
  const [, , , wide, high] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
  if (!wide || /<svg[^>]* width=/.test(svg)) return src;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg width="${FINE * +wide}" height="${FINE * +high}" `))}`;
}

const known = new Map<string, Promise<HTMLImageElement | null>>();

/** A picture, once it is there; null if it does not come. */
export function loaded(src: string): Promise<HTMLImageElement | null> {
  let found = known.get(src);
  if (!found) {
    found = withSize(src)
      .then(async (sized) => {
        const image = new Image();
        image.src = sized;
        await image.decode();
        return image;
      })
      .catch(() => null);
    known.set(src, found);
  }
  return found;
}

export interface Place {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** As much of a picture as fills its place, from its middle. */
export function fill(pen: CanvasRenderingContext2D, image: HTMLImageElement, { x, y, wide, high }: Place): void {
  const [w, h] = [image.naturalWidth, image.naturalHeight];
  const scale = Math.max(wide / w, high / h);
  const [sw, sh] = [wide / scale, high / scale];
  pen.drawImage(image, (w - sw) / 2, (h - sh) / 2, sw, sh, x, y, wide, high);
}

/** The value of a token of the theme. */
export const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Rows and columns for so many things of that shape, as large as they can be. */
export function grid(count: number, wide: number, high: number, shape: number): { columns: number; rows: number } {
  let best = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(wide / columns, (high / rows) * shape);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}
