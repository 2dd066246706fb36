// The rooms of the table, what lies in which, and what a newcomer is shown.

import type { GameModule } from "../../lib/types";
import { t } from "../../lib/words";
import { galleryOf, parted, viewOf } from "./data";

export const rooms: GameModule["rooms"] = [
  { id: "technology", title: "sun-room-technology" },
  { id: "exploration", title: "sun-room-exploration" },
  { id: "mine", title: "sun-room-mine" },
  { id: "others", title: "sun-room-others" },
  { id: "goals", title: "sun-room-goals" },
];

const ROOMS: Record<string, string> = {
  technology: "technology",
  slot: "technology",
  space: "technology",
  guild: "technology",
  type: "technology",
  event: "technology",
  location: "exploration",
  ship: "exploration",
  system: "exploration",
  track: "mine",
  column: "mine",
  production: "mine",
  exchange: "mine",
  stock: "mine",
  power: "mine",
  phase: "mine",
  faction: "mine",
  achievement: "goals",
};

export const roomOf: GameModule["roomOf"] = (target) => ROOMS[parted(target)[0]] ?? null;

export const seatTitle: GameModule["seatTitle"] = (gallery, snapshot, seat) => {
  const faction = viewOf(snapshot).seats[seat]?.faction;
  return faction ? (galleryOf(gallery).factions[faction]?.short ?? null) : null;
};

export const pointers: GameModule["pointers"] = (snapshot) => {
  const pawn = snapshot.offers.find((offer) => offer.verb === "act")?.targets[0];
  return pawn
    ? [
        { target: pawn, text: t("sun-pointer-pawn") },
        { target: "stock:population", text: t("sun-pointer-mat") },
      ]
    : [];
};
