// The keyboard of a table. Enter and Space are the browser's own on whatever has the focus.

export const KEYS: [key: string, message: string][] = [
  ["← ↑ ↓ →", "key-walk"],
  ["1 … 9", "key-digit"],
  ["Enter", "key-enter"],
  ["C", "key-confirm"],
  ["Esc", "key-escape"],
  ["U", "key-undo"],
  ["?", "key-why"],
  ["L", "key-log"],
  ["B", "key-board"],
  ["R", "key-replay"],
  ["H", "key-help"],
];

const PATIENCE = 600;

/** Digits typed one after the other, as long as they could mean something more. */
export class Digits {
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls back with the number (from 1) as soon as no longer one is possible or nobody types on. */
  type(digit: string, count: number, chosen: (number: number) => void): void {
    clearTimeout(this.#timer);
    this.#typed += digit;
    const number = Number(this.#typed);
    if (number < 1 || number > count) {
      this.#typed = "";
      return;
    }
    const done = () => {
      this.#typed = "";
      chosen(number);
    };
    if (number * 10 > count) done();
    else this.#timer = setTimeout(done, PATIENCE);
  }
}

/** Keys that are meant for a field, a dialog or the browser are not for the table. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target as Element | null;
  return !at?.closest?.("input, textarea, select, dialog, [role=tablist], [role=slider]");
}
