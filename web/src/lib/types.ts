// What goes over the wire, made from the server's own description (schema.d.ts; `python -m tools.wire` writes it), and
// what a game's folder gives. The names here are the ones that the client uses.

import type { Component } from "svelte";
import type { components } from "./schema";

type Wire = components["schemas"];

export type Ask = Wire["Ask"];
export type BotOffer = Wire["BotOffer"];
export type Chapter = Wire["Chapter"];
export type ChatLine = Wire["ChatLine"];
export type Clock = Wire["Clock"];
export type FormField = Wire["FormLine"];
export type GameInfo = Wire["GameInfo"];
export type LogEntry = Wire["LogEntry"];
export type NewTable = Wire["NewTable"];
export type Offer = Wire["Offer"];
export type Passkey = Wire["Passkey"];
export type Person = Wire["Person"];
export type Problem = Wire["Problem"];
export type Rules = Wire["Rules"];
export type ScoreLine = Wire["ScoreLine"];
export type Seat = Wire["Seat"];
export type Table = Wire["Table"];
export type Token = Wire["TokenInfo"];
export type Webhook = Wire["WebhookInfo"];
export type WhyNot = Wire["Refusal"];

/** What can be said to the socket of a table, and what it says. */
export type Wish = Wire["SayMove"] | Wire["SayUndo"];
export type Update = Snapshot & { type: "update" };
export type Heard =
  | Update
  | Wire["TellTable"]
  | Wire["TellChat"]
  | Wire["TellDone"]
  | Wire["TellRefused"]
  | Wire["TellPong"];

/** A table as one seat, or a spectator, may see it. What is in the view is the game's own business, but for this. */
export type Snapshot = Omit<Wire["Snapshot"], "view"> & {
  view: { seat: number | null; over: boolean; [more: string]: unknown };
};

// ---------------------------------------------------------------- what a game's folder gives

export type Lang = string;

/** Every component and board of an edition; static, so the game's folder gives it its own type. */
export type Gallery = Record<string, unknown>;

export type Layout = "wide" | "middle" | "phone";

export interface BoardProps {
  gallery: Gallery;
  snapshot: Snapshot;
  /** The table as it was after my last decision, for the marks of what changed; null when there is none. */
  previous: Snapshot | null;
  /** Target ids that can be chosen now, with how many choices each stands for: these glow and are buttons. */
  choosable: Map<string, number>;
  /** Target ids that look choosable and are not, with the reason. */
  refused: Map<string, WhyNot[]>;
  /** Target ids that the list of choices points at (keyboard or hover): shown with a ring. */
  focus: string[];
  hovered: string | null;
  layout: Layout;
  /** Which of `rooms` is in front (on a phone the only one; on a tablet beside the first one). */
  room: string;
  /** False while a choice is on its way or the connection is lost: nothing is a button then. */
  live: boolean;
  onChoose: (target: string) => void;
  onHover: (target: string | null) => void;
  /** Show the component large: a click on what cannot be chosen, or a long press. */
  onInspect: (target: string) => void;
}

export interface CardProps {
  gallery: Gallery;
  /** An element id, e.g. "technology:plasma-cannon". */
  target: string;
  /** A live table, so that the card can show what lies on it. */
  snapshot?: Snapshot | null;
  size?: "small" | "full";
}

/** What web/src/games/<game>/index.ts exports. */
export interface GameModule {
  Board: Component<BoardProps>;
  Card: Component<CardProps>;
  /** Tabs on phone and tablet; `title` is a message of the game's catalogue. */
  rooms: { id: string; title: string }[];
  /** Which room shows this element, so that it can come forward; null if none does. */
  roomOf: (target: string) => string | null;
  /** Every component for the gallery page, in the order of the shelves; `title` is a message. */
  shelves: (gallery: Gallery) => { id: string; title: string; targets: string[] }[];
  /** Names of components to their ids: they become links in the log. */
  names: (gallery: Gallery) => Map<string, string>;
  /** Where a component comes from ("rulebook", "published", "mixed", "reconstructed"); null if nothing is said. */
  provenance: (gallery: Gallery, target: string) => string | null;
  /** What a seat is called in this game, e.g. its faction; null if it has no name of its own yet. */
  seatTitle: (gallery: Gallery, snapshot: Snapshot, seat: number) => string | null;
  /** What a newcomer is shown at the first turn, at most three things, each with a message. */
  pointers: (snapshot: Snapshot) => { target: string; text: string }[];
  /** Fluent sources by language; the names of messages begin with the game's. */
  messages: Record<Lang, string>;
}
