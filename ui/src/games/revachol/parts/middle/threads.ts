/** Where the payment threads run: down from the Task, along the gutter at its right, under the Morale row, onto the Ally. */

import type { Pay } from "../../things";
import type { Symbol } from "../../types";

export interface Point {
  x: number;
  y: number;
}

export interface Thread {
  key: string;
  symbol: Symbol;
  dashed: boolean;
  twice: boolean;
  from: Point;
  to: Point;
  d: string;
}

interface Ends {
  pay: Pay;
  from: Point;
  to: Point;
  /** The right edge of the Task's column. */
  edge: number;
}

export function route(root: HTMLElement, pays: Pay[], narrow: boolean): Thread[] {
  const home = root.getBoundingClientRect();
  const ends: Ends[] = [];
  let right = 0;
  for (const column of root.querySelectorAll(".shared .col")) right = Math.max(right, column.getBoundingClientRect().right - home.left);
  for (const pay of pays) {
    const need = root.querySelector(`[data-need="${pay.task}:${pay.at}"]`);
    const source =
      root.querySelector(`.corpszone [data-from="${pay.ally}:${pay.of}"]`) ??
      root.querySelector(`.corpszone [data-card="${pay.ally}"] .socket`);
    if (!need || !source || pay.how === "to-borrow") continue;
    const a = need.getBoundingClientRect();
    const socket = need.closest(".socket")!.getBoundingClientRect();
    const b = source.getBoundingClientRect();
    const top = (source.closest(".socket") ?? source).getBoundingClientRect().top;
    const column = need.closest(".col")!.getBoundingClientRect();
    ends.push({
      pay,
      from: { x: a.left + a.width / 2 - home.left, y: socket.bottom - home.top },
      to: { x: b.left + b.width / 2 - home.left, y: top - home.top },
      edge: (narrow ? right : column.right - home.left) + 0,
    });
  }
  if (!ends.length) return [];
  ends.sort((p, q) => p.to.x - q.to.x || p.from.x - q.from.x);
  const step = narrow ? 3 : 4;
  const low = Math.min(...ends.map((end) => end.to.y));
  const n = ends.length;
  // Of each column the threads share its gutter: the leftmost Ally's runs innermost and lowest, so that none cross.
  const tracks = new Map<number, Ends[]>();
  for (const end of ends) tracks.set(end.edge, [...(tracks.get(end.edge) ?? []), end]);
  return ends.map((end, i): Thread => {
    const group = tracks.get(end.edge)!;
    const at = group.indexOf(end);
    const wide = end.edge >= right - 1;
    const apart = wide ? step : Math.min(3, 11 / group.length);
    const bus = end.edge + (wide ? (narrow ? 4 : 9) : 2.5) + at * apart;
    const y0 = end.from.y + (narrow ? 3.5 : 4) + (group.length - 1 - at) * (narrow ? 2.6 : 3);
    const y1 = low - (narrow ? 8 : 10) - (n - 1 - i) * Math.min(step, 18 / n);
    const r = 5;
    const r0 = Math.min(r, y0 - end.from.y);
    const turn = end.to.x < bus ? -1 : 1;
    const d =
      `M${end.from.x} ${end.from.y}V${y0 - r0}Q${end.from.x} ${y0} ${end.from.x + r0} ${y0}H${bus - r}` +
      `Q${bus} ${y0} ${bus} ${y0 + r}V${y1 - r}Q${bus} ${y1} ${bus + turn * r} ${y1}H${end.to.x - turn * r}` +
      `Q${end.to.x} ${y1} ${end.to.x} ${y1 + r}V${end.to.y}`;
    return {
      key: `${end.pay.task}:${end.pay.at}`,
      symbol: end.pay.symbol,
      dashed: end.pay.how !== "own",
      twice: end.pay.how === "double",
      from: end.from,
      to: end.to,
      d,
    };
  });
}
