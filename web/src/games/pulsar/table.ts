// The live table of Pulsar 2849.

import { getContext, setContext } from "svelte";
import { BoardTable } from "../../board/table";
import type { BoardProps } from "../../lib/types";
import { changes } from "./changes";
import { type Flown, flightsFrom } from "./cluster/flying";
import type { Cluster, DiceBoard, PulsarGallery, PulsarView, SeatView } from "./data";

const KEY = Symbol("the table of Pulsar 2849");
const NOWHERE: Cluster = {
  name: "",
  canvas: { width: 1000, height: 1000 },
  locations: [],
  segments: [],
  provenance: "",
  note: null,
};

export class Table extends BoardTable<PulsarGallery, PulsarView> {
  nameOf(seat: number): string {
    return this.gallery.seats[seat] ?? "";
  }

  seat(seat: number): SeatView | undefined {
    return this.view.seats[seat];
  }

  get cluster(): Cluster {
    return this.gallery.boards.cluster[this.view.options.side] ?? NOWHERE;
  }

  get diceBoard(): DiceBoard | undefined {
    return this.gallery.boards.dice[String(this.view.players)];
  }

  /** What the mouse or the list of choices points at. */
  get pointed(): string[] {
    const { focus, hovered } = this.props;
    return focus.length ? focus : hovered ? [hovered] : [];
  }

  /** Dice that a flight could be paid with: those in hand, or before that, those on the dice board. */
  get flyingDice(): number[] {
    const { view } = this;
    const own = this.seat(this.me)?.dice ?? [];
    const red = view.turn === this.me && !view.dice.bonus_used ? view.dice.red : [];
    const bound = view.turn === this.me && view.dice.bound ? [view.dice.bound] : [];
    const all = view.dice.board.length > (this.diceBoard?.leftover ?? 1) ? [...own, ...view.dice.board] : own;
    return [...new Set([...all, ...red, ...bound])].filter((value) => value > 0).sort();
  }

  /** Where flights of this many segments end, with a path to each. */
  flights(length: number): Map<string, Flown> {
    const ship = this.seat(this.me)?.ship;
    return ship ? flightsFrom(this.gallery, this.view, this.me, ship, length) : new Map();
  }

  /** The length of the flight whose end is being chosen. */
  get flying(): number | null {
    const frame = this.view.pending.at(-1);
    return frame?.task === "FLIGHT" && frame.end === null ? (frame.length as number) : null;
  }
}

export function provideTable(given: () => BoardProps): Table {
  return setContext(KEY, new Table(given, changes));
}

/** For components that are nowhere but on the board. */
export function theTable(): Table {
  return getContext<Table>(KEY);
}
