// The live table of New Frontiers.

import { getContext, setContext } from "svelte";
import { BoardTable } from "../../board/table";
import type { BoardProps } from "../../lib/types";
import { changes } from "./changes";
import type { FrontiersGallery, FrontiersView, SeatView } from "./data";
import { type Forecast, forecast } from "./forecast";

const KEY = Symbol("the table of New Frontiers");

export class Table extends BoardTable<FrontiersGallery, FrontiersView> {
  nameOf(seat: number): string {
    return this.gallery.seats[seat]?.name ?? "";
  }

  seat(seat: number): SeatView | undefined {
    return this.view.seats[seat];
  }

  /** What an action would bring a seat, phase by phase. */
  forecast(seat: number, action: string): Forecast | null {
    return forecast(this.gallery, this.view, seat, action);
  }
}

export function provideTable(given: () => BoardProps): Table {
  return setContext(KEY, new Table(given, changes));
}

/** For components that are nowhere but on the board. */
export function theTable(): Table {
  return getContext<Table>(KEY);
}
