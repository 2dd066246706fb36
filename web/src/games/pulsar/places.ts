// The rooms of the table, what lies in which, and what a newcomer is shown.

import type { GameModule } from "../../lib/types";
import { t } from "../../lib/words";
import { galleryOf, parted } from "./data";

export const rooms: GameModule["rooms"] = [
  { id: "cluster", title: "pulsar-room-cluster" },
  { id: "dice", title: "pulsar-room-dice" },
  { id: "technologies", title: "pulsar-room-technologies" },
  { id: "mine", title: "pulsar-room-mine" },
  { id: "others", title: "pulsar-room-others" },
  { id: "goals", title: "pulsar-room-goals" },
];

const ROOMS: Record<string, string> = {
  location: "cluster",
  system: "cluster",
  ship: "cluster",
  stack: "cluster",
  counter: "dice",
  technology: "technologies",
  transmitter: "mine",
  end: "mine",
  gyrodyne: "mine",
  award: "mine",
  token: "mine",
  project: "mine",
  headquarters: "mine",
  goal: "goals",
};

export const roomOf: GameModule["roomOf"] = (target) => {
  const [kind, id] = parted(target);
  if (kind === "die") return id.startsWith("board") ? "dice" : "mine";
  return ROOMS[kind] ?? null;
};

export const seatTitle: GameModule["seatTitle"] = (gallery, _snapshot, seat) => galleryOf(gallery).seats[seat] ?? null;

export const pointers: GameModule["pointers"] = (snapshot) => {
  const verbs = new Map(snapshot.offers.map((offer) => [offer.verb, offer.targets[0]]));
  const gate = verbs.get("gate");
  const die = verbs.get("die");
  return [
    ...(gate ? [{ target: gate, text: t("pulsar-pointer-gate") }] : []),
    ...(die ? [{ target: die, text: t("pulsar-pointer-die") }] : []),
  ];
};
