// The live table of New Frontiers.

import { getContext, setContext } from "svelte";
import { BoardTable } from "../../board/table";
import type { BoardProps } from "../../lib/types";
import { changes } from "./changes";
import type { FrontiersGallery, FrontiersView, Power, SeatView } from "./data";

const KEY = Symbol("the table of New Frontiers");

export class Table extends BoardTable<FrontiersGallery, FrontiersView> {
  nameOf(seat: number): string {
    return this.gallery.seats[seat]?.name ?? "";
  }

  seat(seat: number): SeatView | undefined {
    return this.view.seats[seat];
  }

  /** Every tile of an empire, the home colony first. */
  tilesOf(seat: number): string[] {
    const mat = this.seat(seat);
    return [...(mat?.colonies.map((colony) => colony.tile) ?? []), ...(mat?.developments ?? [])];
  }

  /** What the tiles of an empire do in an action, with the tile that does it. */
  powersOf(seat: number, action: string): { tile: string; name: string; power: Power }[] {
    const g = this.gallery;
    const phases = new Set(g.actions[action]?.phases);
    return this.tilesOf(seat).flatMap((tile) => {
      const card = g.worlds[tile] ?? g.homes[tile] ?? g.developments[tile];
      return (card?.powers ?? [])
        .filter((power) => phases.has(power.phase))
        .map((power) => ({ tile, name: card?.name ?? "", power }));
    });
  }
}

export function provideTable(given: () => BoardProps): Table {
  return setContext(KEY, new Table(given, changes));
}

/** For components that are nowhere but on the board. */
export function theTable(): Table {
  return getContext<Table>(KEY);
}
