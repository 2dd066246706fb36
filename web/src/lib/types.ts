// What the server sends and what a game's folder gives. docs/api.md describes it in words.

import type { Component } from "svelte";

export type Lang = string;

/** A choice of the seat that must choose. */
export interface Offer {
  code: number;
  text: string;
  verb: string;
  /** Elements of the board that stand for this choice; several choices may share one. */
  targets: string[];
  cost: Record<string, number>;
  left: Record<string, number>;
  warning: string | null;
  clause: string | null;
  /** It passes the turn on or reveals something: it cannot be taken back. */
  final: boolean;
}

export interface WhyNot {
  what: string;
  clause: string;
  reason: string;
  target: string;
}

export interface ScoreLine {
  line: string;
  points: number;
  clause: string;
}

export interface LogEntry {
  version: number;
  moves: number;
  seat: number | null;
  kind: "move" | "undo" | "note";
  lines: string[];
  at: string;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** A table as one seat, or a spectator, may see it. */
export interface Snapshot {
  table: string;
  version: number;
  moves: number;
  /** Who looks: a seat, or null for a spectator. */
  seat: number | null;
  /** The game's own, but in every game it says who must choose and whether it is over. */
  view: { seat: number | null; over: boolean; [more: string]: unknown };
  question: string;
  offers: Offer[];
  why_not: WhyNot[];
  scores: ScoreLine[][];
  undo: { step: boolean; turn: boolean; ask: boolean };
  since: number;
  log: LogEntry[];
  chat: ChatLine[];
}

export interface Person {
  id: string;
  name: string;
  kind: "guest" | "account";
}

export interface Token {
  id: string;
  name: string;
  created: string;
  /** The token itself, once, when it was made. */
  token: string | null;
}

export interface Passkey {
  id: string;
  name: string;
  created: string;
}

export interface Webhook {
  url: string;
  kind: "generic" | "discord" | "slack";
  failing: boolean;
  /** What signs the calls, once, when it was set. */
  secret: string | null;
}

export interface BotOffer {
  id: string;
  title: string;
  about: string;
}

/** One option of setting a game up; `newcomer` is its value in the recommended first game. */
export interface FormField {
  name: string;
  kind: "switch" | "choice" | "seats" | "pick";
  values: { value: unknown; text: string }[];
  default: unknown;
  text: string;
  newcomer: unknown;
}

export interface GameInfo {
  game: string;
  title: string;
  players: number[];
  editions: string[];
  form: FormField[];
  bots: BotOffer[];
  credits: string;
}

export interface Clock {
  kind: "none" | "move" | "total" | "days";
  seconds: number;
  increment: number;
}

export interface Seat {
  number: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  here: boolean;
  left: number | null;
}

export interface Ask {
  id: string;
  kind: "undo" | "abandon";
  seat: number;
  moves: number | null;
  yes: number[];
  waiting: number[];
}

export interface Table {
  id: string;
  game: string;
  edition: string;
  title: string;
  players: number;
  options: Record<string, unknown>;
  seats: Seat[];
  host: boolean;
  status: "waiting" | "playing" | "over" | "abandoned";
  listed: boolean;
  clock: Clock;
  version: number;
  moves: number;
  turn: number | null;
  you: number | null;
  key: string | null;
  commitment: string;
  seed: string | null;
  result: { scores: number[]; winners: number[] } | null;
  requests: Ask[];
  rematch: string | null;
  source: { table: string; moves: number } | null;
  created: string;
  changed: string;
  trouble: string | null;
}

export interface NewTable {
  game: string;
  players: number;
  seats: { kind: "me" | "open" | "bot"; bot?: string }[];
  edition?: string;
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: Clock;
  title?: string;
}

export interface Rules {
  title: string;
  chapters: { title: string; clauses: { id: string; text: string }[] }[];
}

export interface Problem {
  code: string;
  message: string;
  where: string;
}

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
