// The shapes of what the server says about New Frontiers: the gallery (everything printed) and the view (what lies on the table).

import type { Gallery, Snapshot } from "../../lib/types";

export interface IconToken {
  icon: string;
  n?: number | string;
  kind?: string;
  each?: boolean;
  keep?: number;
  draw?: number;
  [more: string]: unknown;
}

export type Token = IconToken | { sign: string } | { word: string };

export interface Box {
  text: string;
  short: string;
  icons: Token[];
}

export interface Origin {
  name: string;
  provenance: string;
  note: string;
}

export type Phase = "explore" | "develop" | "settle" | "produce" | "trade" | "consume";
export type Kind = "novelty" | "rare" | "genes" | "alien";

export interface Power extends Box {
  phase: Phase;
  /** Its owner may leave it. */
  may: boolean;
}

interface Tile extends Origin {
  keywords: string[];
  vp: number | null;
  /** Points that are counted at the end. */
  score: Box | null;
  powers: Power[];
}

export interface World extends Tile {
  military: boolean;
  /** Its price, or its defence if it is military. */
  number: number;
  colonists: number;
  kind: Kind | "gray" | "any";
  goods: "windfall" | "production" | null;
  sells: boolean;
}

export interface Home extends World {
  mat: number;
  side: string;
}

export interface Development extends Tile {
  cost: number;
  spaces: number;
  stack: string;
  side: string;
}

export interface Action extends Origin {
  phases: Phase[];
  goals: "always" | "never" | null;
  text: string;
  bonus: Box;
}

export interface Goal extends Origin {
  type: string;
  text: string;
  item: Box | null;
  phases: Phase[];
  most: number | null;
  table: { from: number; vp: number }[];
}

interface Board {
  canvas: { width: number; height: number };
  tile: { width: number; height: number };
  stacks: { id: string; x: number; y: number; faces: string[] }[];
}

export interface FrontiersGallery {
  boards: {
    small: Board;
    large: Board;
    empire: { spaces: number; colonies: number; worlds: number };
    track: { spaces: Record<string, number> };
  };
  worlds: Record<string, World>;
  homes: Record<string, Home>;
  developments: Record<string, Development>;
  actions: Record<string, Action>;
  goals: Record<string, Goal>;
  goods: Record<Kind, Origin & { count: number; price: number }>;
  kinds: Record<string, string>;
  keywords: Record<string, string>;
  phases: Record<Phase, string>;
  stocks: Record<string, string>;
  seats: { colour: string; name: string }[];
}

export interface Colony {
  tile: string;
  good: Kind | null;
}

/** What each action would bring a seat if it were selected now. */
export interface Outlook {
  develop: { off: number; payable: string[] };
  explore: { draws: number; colonists: number };
  settle: { worlds: string[] };
  produce: { tiles: string[]; credits: number };
  "trade-consume": { goods: Record<Kind, number>; best_sale: number; powers: string[] };
}

export interface SeatView {
  mat: number | null;
  home: string | null;
  credits: number;
  chips: number;
  colonists: number;
  colonies: Colony[];
  explored: string[];
  developments: string[];
  stockpile?: { credits: number; goods: Record<Kind, number>; worlds: string[] };
  /** Spaces of the mat that developments cover. */
  covered: number;
  military: number;
  /** Null while an action is going on. */
  outlook: Outlook | null;
}

export interface FrontiersView {
  you: number | null;
  players: number;
  seat: number;
  over: boolean;
  options: { goals: boolean };
  round: number;
  ending: string[];
  /** The seats in the order of priority. */
  track: number[];
  /** How many selections this round has seen. */
  selected: number;
  taken: Record<string, number>;
  action: string | null;
  selector: number | null;
  active: number;
  pool: number;
  colonists: number;
  goods: Record<Kind, number>;
  produce_credits: number;
  kind_set: string | null;
  developments: Record<string, { face: string; left: number }>;
  /** Worlds that were drawn to be explored. */
  offer: string[];
  returning: string[];
  scores: number[];
  seats: SeatView[];
  goals: {
    held: Record<string, number>;
    face_down: { goal: string | null; seat: number } | null;
    stack: (string | null)[];
    hand: string[];
  } | null;
}

export const KINDS: Kind[] = ["novelty", "rare", "genes", "alien"];
export const galleryOf = (gallery: Gallery): FrontiersGallery => gallery as unknown as FrontiersGallery;
export const viewOf = (snapshot: Snapshot): FrontiersView => snapshot.view as unknown as FrontiersView;

/** "world:spice-world" is of kind "world" and has the id "spice-world". */
export function parted(target: string): [kind: string, id: string] {
  const at = target.indexOf(":");
  return at < 0 ? ["", target] : [target.slice(0, at), target.slice(at + 1)];
}

/** What one may have in an empire. */
export const tileOf = (g: FrontiersGallery, id: string): World | Development | undefined =>
  worldOf(g, id) ?? g.developments[id];
/** A world or a home colony. */
export const worldOf = (g: FrontiersGallery, id: string): World | undefined => g.worlds[id] ?? g.homes[id];
/** The element of a tile in an empire. */
export const elementOf = (g: FrontiersGallery, id: string): string =>
  g.developments[id] ? `development:${id}` : g.homes[id] ? `home:${id}` : `world:${id}`;
