// What the places of the exploration board are called.

import { t } from "../../../lib/words";
import type { ExplorationBoard } from "../data";
import type { Table } from "../table";

export function boardOf(table: Table): ExplorationBoard | undefined {
  return table.gallery.boards.exploration[String(table.view.players)];
}

/** A place goes by the System that lies there, else by its own name. */
export function placeName(table: Table, id: string): string {
  const system = table.view.exploration[id]?.system;
  if (system) return table.gallery.systems[system]?.name ?? system;
  const board = boardOf(table);
  const place = board?.locations.find((one) => one.id === id);
  return place?.name ?? board?.extra.name ?? id;
}

/** What stands on the board where no card lies. */
export function placeTitle(kind: string): string {
  return t(`sun-place-${kind}`);
}

/** Events that stay at a location; an extra System has the one that brought it. */
export function eventsAt(table: Table, id: string): string[] {
  return Object.entries(table.view.events).flatMap(([event, at]) => {
    const card = table.gallery.events[event];
    const here = card?.location ?? (card?.permanent?.rule === "extra-system" ? "extra" : null);
    return at === "location" && here === id ? [event] : [];
  });
}
