/** Between press and release nothing may move or change its meaning under a finger or the mouse: the table waits with what is
 * new, and a click counts only where it was pressed, for what was meant there.
 *
 * A finger's click goes to whatever lies below it when it is lifted, which need not be what it was put on. */

/** Milliseconds for which the table waits: who presses longer drags, or looks at a card. */
const LONGEST = 1000;
/** The click of a finger comes a moment after it was lifted. */
const TILL_CLICK = 120;
/** After that no click belongs to the press any more (a screen reader clicks without one). */
const FORGOTTEN = 1000;
const CONTROL =
  "button, a, input, select, textarea, label, summary, [role=button], [role=tab], [data-says], [data-thing], [data-drop], [data-stop]";

interface Press {
  pointer: number;
  control: HTMLElement | null;
  says: string;
  asked: string;
}

const controlAt = (target: EventTarget | null): HTMLElement | null => (target as Element | null)?.closest?.<HTMLElement>(CONTROL) ?? null;

/** What a control means: the answer that it gives (`data-says`), else the thing that it is; "" if it is only itself. */
const saidBy = (control: HTMLElement | null): string => {
  const { says, thing, drop, stop } = control?.dataset ?? {};
  return says ?? thing ?? drop ?? stop ?? "";
};

export class Steady {
  /** Something is pressed, and not for long: what is new waits. */
  isDown = $state(false);
  readonly #asked: () => string;
  #press: Press | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forget: ReturnType<typeof setTimeout> | undefined;

  /** `asked`: the question that is open now. */
  constructor(asked: () => string) {
    this.#asked = asked;
  }

  /** Listens until the function it returns is called. */
  watch(): () => void {
    const on: [string, (event: never) => void][] = [
      ["pointerdown", this.#down],
      ["pointerup", this.#up],
      ["pointercancel", this.#cancel],
      ["click", this.#click],
      ["blur", this.#cancelAll],
    ];
    for (const [name, listener] of on) addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of on) removeEventListener(name, listener as EventListener, true);
      this.#cancelAll();
    };
  }

  #down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    clearTimeout(this.#forget);
    const control = controlAt(event.target);
    this.#press = { pointer: event.pointerId, control, says: saidBy(control), asked: this.#asked() };
    this.isDown = true;
    this.#goOnAfter(LONGEST);
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#press?.pointer) return;
    if (this.isDown) this.#goOnAfter(TILL_CLICK);
    this.#forget = setTimeout(() => (this.#press = null), FORGOTTEN);
  };

  /** It scrolls, or the system took it: no click will come. */
  #cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#press?.pointer) this.#cancelAll();
  };

  #cancelAll = (event?: Event): void => {
    if (event?.type === "blur" && event.target !== window) return;
    clearTimeout(this.#timer);
    clearTimeout(this.#forget);
    this.#press = null;
    this.isDown = false;
  };

  #click = (event: MouseEvent): void => {
    const press = this.#press;
    if (!press || !event.isTrusted || !event.detail) return; // by the keyboard, or by a program
    this.#press = null;
    clearTimeout(this.#forget);
    if (this.isDown) this.#goOnAfter(0);
    const control = controlAt(event.target);
    const isSame = control === press.control || (press.says !== "" && control !== null);
    if (isSame && saidBy(control) === press.says && press.asked === this.#asked()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #goOnAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isDown = false), ms);
  }
}
