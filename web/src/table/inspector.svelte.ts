// Which component is looked at: shortly, under the mouse, or held open until it is closed.

const PATIENCE = 220;

class Inspector {
  held = $state<string | null>(null);
  peeked = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(target: string): void {
    this.unpeek();
    this.held = target;
  }

  close(): void {
    this.held = null;
    this.unpeek();
  }

  /** On a board, where a mouse only passes by, with more patience than in a line of text. */
  peek(target: string, patience = PATIENCE): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.peeked = target;
    }, patience);
  }

  unpeek(): void {
    clearTimeout(this.#timer);
    this.peeked = null;
  }
}

export const inspector = new Inspector();
