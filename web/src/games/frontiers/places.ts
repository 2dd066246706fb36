// The rooms of the table, what lies in which, and what a newcomer is shown.

import type { GameModule } from "../../lib/types";
import { t } from "../../lib/words";
import { galleryOf, parted, viewOf } from "./data";

export const rooms: GameModule["rooms"] = [
  { id: "actions", title: "frontiers-room-actions" },
  { id: "developments", title: "frontiers-room-developments" },
  { id: "mine", title: "frontiers-room-mine" },
  { id: "others", title: "frontiers-room-others" },
];

const ROOMS: Record<string, string> = {
  action: "actions",
  goal: "actions",
  track: "actions",
  development: "developments",
  world: "mine",
  home: "mine",
  good: "mine",
  stock: "mine",
  kind: "mine",
};

export const roomOf: GameModule["roomOf"] = (target) => ROOMS[parted(target)[0]] ?? null;

export const seatTitle: GameModule["seatTitle"] = (gallery, _snapshot, seat) =>
  galleryOf(gallery).seats[seat]?.name ?? null;

/** The first question is not always which action: somebody may have selected one before, or a home colony comes first. */
export const pointers: GameModule["pointers"] = (snapshot) => {
  const asked = snapshot.offers.find((offer) => offer.verb === "select" || offer.verb === "home");
  const action = viewOf(snapshot).action;
  const first = asked?.targets[0] ?? (action && `action:${action}`);
  return first
    ? [
        { target: first, text: t(`frontiers-pointer-${asked?.verb ?? "action"}`) },
        { target: "stock:credits", text: t("frontiers-pointer-empire") },
      ]
    : [];
};
