/** Moving over the map: pan by dragging, zoom by wheel, pinch, buttons and keys. The map itself is not drawn anew. */

const LEAST = 0.6;
const MOST = 5;

export class PanZoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** A drag is under way: what follows is no click. */
  dragged = false;
  /** Fingers or the mouse move the map at this moment. */
  moving = $state(false);
  readonly #at = new Map<number, { x: number; y: number }>();
  #moved = 0;

  get style(): string {
    return `transform:translate(${this.x}px,${this.y}px) scale(${this.scale})`;
  }

  fit(): void {
    this.x = 0;
    this.y = 0;
    this.scale = 1;
  }

  /** Zoom so that the point (from the middle of the map) stays where it is. */
  zoom(factor: number, px = 0, py = 0): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const by = scale / this.scale;
    this.x = px - (px - this.x) * by;
    this.y = py - (py - this.y) * by;
    this.scale = scale;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const [x, y] = fromMiddle(event.currentTarget as Element, event.clientX, event.clientY);
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (event.pointerType === "mouse") this.#at.clear(); // it may have been let go outside the window
    this.#at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#moved = 0;
    if (this.#at.size === 1) this.dragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.#at.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const map = event.currentTarget as HTMLElement;
    if (this.#at.size === 1) {
      this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (this.#moved < 6 && !this.dragged) return void this.#at.set(event.pointerId, now);
      if (!this.dragged) map.setPointerCapture(event.pointerId);
      this.dragged = this.moving = true;
      this.pan(now.x - before.x, now.y - before.y);
    } else if (this.#at.size === 2) {
      const other = [...this.#at].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const factor = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
        const [x, y] = fromMiddle(map, (now.x + other.x) / 2, (now.y + other.y) / 2);
        this.zoom(factor, x, y);
        this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        this.dragged = this.moving = true;
      }
    }
    this.#at.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#at.delete(event.pointerId);
    if (!this.#at.size) this.moving = false;
  }

  key(event: KeyboardEvent): boolean {
    const step = 60;
    if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else if (event.key === "0") this.fit();
    else if (event.key === "ArrowLeft") this.pan(step, 0);
    else if (event.key === "ArrowRight") this.pan(-step, 0);
    else if (event.key === "ArrowUp") this.pan(0, step);
    else if (event.key === "ArrowDown") this.pan(0, -step);
    else return false;
    return true;
  }
}

function fromMiddle(map: Element, x: number, y: number): [number, number] {
  const box = map.getBoundingClientRect();
  return [x - box.left - box.width / 2, y - box.top - box.height / 2];
}
