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

  peek(target: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.peeked = target;
    }, PATIENCE);
  }

  unpeek(): void {
    clearTimeout(this.#timer);
    this.peeked = null;
  }
}

export const inspector = new Inspector();
