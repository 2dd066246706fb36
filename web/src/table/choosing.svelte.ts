// What is being chosen: the options, narrowed by a click on the board, one of them pointed at, perhaps one to confirm.

import { settings } from "../lib/settings.svelte";
import type { Offer, Snapshot, WhyNot } from "../lib/types";

export interface Chooser {
  snapshot: Snapshot | null;
  /** False while a choice is on its way or nothing can be sent. */
  readonly ready: boolean;
  choose(code: number): void;
}

export class Choosing {
  /** The element whose options are listed; null: all options. */
  target = $state<string | null>(null);
  /** The option that the keyboard or the mouse points at. */
  at = $state(-1);
  /** The code that waits for a second "yes". */
  confirming = $state<number | null>(null);
  why = $state(false);

  constructor(private readonly table: Chooser) {}

  get all(): Offer[] {
    const snapshot = this.table.snapshot;
    return snapshot?.offers ?? [];
  }

  readonly listed = $derived.by(() => {
    const target = this.target;
    return target === null ? this.all : this.all.filter((offer) => offer.targets.includes(target));
  });

  readonly choosable = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const offer of this.all) for (const target of offer.targets) counts.set(target, (counts.get(target) ?? 0) + 1);
    return counts;
  });

  readonly refused = $derived.by(() => {
    const found = new Map<string, WhyNot[]>();
    for (const row of this.table.snapshot?.why_not ?? []) {
      if (!row.target || this.choosable.has(row.target)) continue;
      const rows = found.get(row.target);
      if (rows) rows.push(row);
      else found.set(row.target, [row]);
    }
    return found;
  });

  readonly pointed = $derived.by(() => {
    const offer = this.confirming === null ? this.listed[this.at] : this.all.find((o) => o.code === this.confirming);
    return offer?.targets ?? [];
  });

  /** A new question, or the old one again after a refusal. */
  reset(): void {
    this.target = null;
    this.at = -1;
    this.confirming = null;
  }

  /** A click on the board. With one option behind it, that is chosen; with several, they are listed. */
  click(target: string): void {
    const offers = this.all.filter((offer) => offer.targets.includes(target));
    this.confirming = null;
    if (offers.length === 1) this.choose((offers[0] as Offer).code);
    else if (offers.length) {
      this.target = this.target === target ? null : target;
      this.at = this.target === null ? -1 : 0;
    }
  }

  choose(code: number): void {
    if (!this.table.ready) return;
    const offer = this.all.find((candidate) => candidate.code === code);
    if (!offer) return;
    const twice = settings.confirm === "always" || (settings.confirm === "final" && offer.final && this.all.length > 1);
    if (twice && this.confirming !== code) {
      this.confirming = code;
      return;
    }
    this.confirming = null;
    this.table.choose(code);
  }

  walk(step: number): void {
    const count = this.listed.length;
    if (!count) return;
    this.confirming = null;
    this.at = this.at < 0 ? (step > 0 ? 0 : count - 1) : (this.at + step + count) % count;
  }

  enter(): void {
    if (this.confirming !== null) this.choose(this.confirming);
    else {
      const offer = this.listed[this.at];
      if (offer) this.choose(offer.code);
    }
  }

  /** One step back in the bar; false if there was none. */
  escape(): boolean {
    if (this.confirming !== null) this.confirming = null;
    else if (this.target !== null) this.target = null;
    else if (this.why) this.why = false;
    else return false;
    this.at = -1;
    return true;
  }
}
