// The live table of Beyond the Sun.

import { getContext, setContext } from "svelte";
import { BoardTable } from "../../board/table";
import type { BoardProps } from "../../lib/types";
import { t } from "../../lib/words";
import { changes } from "./changes";
import type { SunGallery, SunView } from "./data";

const KEY = Symbol("the table of Beyond the Sun");

export class Table extends BoardTable<SunGallery, SunView> {
  /** What a seat is called at the table: its faction, or its number before the mats are chosen. */
  nameOf(seat: number): string {
    const faction = this.view.seats[seat]?.faction;
    return (faction && this.gallery.factions[faction]?.short) || t("sun-seat-number", { number: seat + 1 });
  }
}

export function provideTable(given: () => BoardProps): Table {
  return setContext(KEY, new Table(given, changes));
}

/** The table around a component of the board; null where a card is only looked at. */
export function aroundTable(): Table | null {
  return getContext<Table | undefined>(KEY) ?? null;
}

/** For components that are nowhere but on the board. */
export function theTable(): Table {
  return getContext<Table>(KEY);
}
