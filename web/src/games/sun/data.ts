// The shapes of what the server says about Beyond the Sun: the gallery (everything printed) and the view (what lies on the table).

import type { Gallery, Snapshot } from "../../lib/types";

export interface IconToken {
  icon: string;
  n?: number | string;
  level?: number | string;
  levels?: string[];
  what?: string;
  may?: boolean;
  [more: string]: unknown;
}

/** One thing of a row of icons: an effect, what stands between effects, or words that no icon says. */
export type Token = IconToken | { sign: string } | { word: string };

/** A box of a card: a sentence, a short line, and the same as icons. */
export interface Box {
  text: string;
  short: string;
  icons: Token[];
}

export interface Rule {
  rule: string;
  text: string;
  icons: Token[];
}

export interface Condition {
  text: string;
  icons: Token[];
}

export interface Spaces extends Box {
  ids: string[];
}

export interface Origin {
  provenance: string;
  note: string;
}

export type Level = "I" | "II" | "III" | "IIII";
export type TypeName = "scientific" | "economic" | "military" | "commercial";
export type Specialty = "food" | "ore";
export type DiscKind = "food" | "ore" | "star";

export interface Technology extends Origin {
  name: string;
  level: Level;
  types: TypeName[];
  edge: TypeName | null;
  vp: number;
  bonus: Box | null;
  spaces: Spaces[];
  permanent: Rule | null;
  end: Box | null;
}

export interface EventCard extends Origin {
  name: string;
  level: Level;
  fixed: boolean;
  vp: number;
  effect: Box | null;
  spaces: Spaces[];
  permanent: Rule | null;
  stays: string;
  /** Where it lies, if the card says so. */
  location: string | null;
}

export interface System extends Origin {
  name: string;
  deck: "A" | "B";
  start: boolean;
  power: number;
  vp: number;
  specialties: Specialty[];
  control: Box | null;
  bonus: Box | null;
  permanent: Rule | null;
}

export interface Achievement extends Origin {
  name: string;
  class: string;
  when: Condition;
  slots: { vp: number; players: number }[];
  first_game: boolean;
}

export interface Guild extends Origin {
  name: string;
  level: number;
  x: number;
  y: number;
  spaces: Spaces[];
}

export interface Innovation {
  when: Condition;
  once: boolean;
  effect: Box | null;
  permanent: Rule | null;
}

export type Column = "A" | "B" | "C" | "D" | "E";

export interface Mat {
  columns: Record<Column, number>;
  /** The letters under the food discs, from the circle that no disc covers; "" is a circle without a letter. */
  food_track: string[];
  ore_track: number[];
  automation: number[];
  setup: Box | null;
  innovations: Record<string, Innovation>;
}

export interface Faction extends Origin {
  name: string;
  short: string;
  players: number[];
  basic: Mat;
  advanced: Mat;
}

export interface Power {
  card: string;
  name: string;
  rule: string;
  text: string;
  icons: Token[];
}

export interface Slot {
  id: string;
  level: Level;
  from: string[];
  need: number;
  event: boolean;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface BasicAction extends Box {
  repeatable: boolean;
  spaces: { id: string; surcharge: number }[];
}

export interface Place {
  id: string;
  kind: string;
  name: string;
  deck: "A" | "B" | null;
  specialties: Specialty[];
  x: number;
  y: number;
  adjacent: string[];
}

export interface ExplorationBoard extends Origin {
  id: string;
  canvas: Size;
  locations: Place[];
  extra: { id: string; kind: string; name: string };
}

export interface SunGallery {
  edition: string;
  title: string;
  boards: {
    technology: { canvas: Size; card: Size; basic_box: Size & { x: number; y: number }; slots: Slot[] };
    basic: Record<string, Origin & { actions: BasicAction[] }>;
    exploration: Record<string, ExplorationBoard>;
  };
  /** How many discs on achievements bring the last round, by number of players. */
  claims_to_end: Record<string, number>;
  technologies: Record<string, Technology>;
  events: Record<string, EventCard>;
  systems: Record<string, System>;
  achievements: Record<string, Achievement>;
  guilds: Record<string, Guild>;
  factions: Record<string, Faction>;
  powers: Record<string, Power>;
  production: Record<string, string>;
  exchanges: Record<string, { text: string; icons: Token[] }>;
  types: Record<TypeName, string>;
  tracks: Record<string, string>;
  columns: Record<string, string>;
  stocks: Record<string, string>;
  phases: Record<string, string>;
  metrics: Record<string, string>;
}

/** A mat with what lies on it; a seat that has chosen none yet has only a pawn, or nothing. */
export interface SeatView {
  faction: string | null;
  pawn: string | null;
  ore?: number;
  population?: number;
  supply?: Record<Column, number>;
  ships?: Record<string, number[]>;
  food_discs?: number;
  ore_discs?: number;
  automation?: Record<DiscKind, number>;
  /** Colonized Systems with the discs that lie on them. */
  colonies?: Record<string, DiscKind[]>;
  grows?: Column[];
  mines?: number;
  automation_level?: number;
  /** Points of ships in the museum. */
  museum?: number;
  /** Innovations of an advanced mat that are used up. */
  innovations_used?: string[];
}

export interface Location {
  system: string | null;
  outpost: { seat: number; disc: DiscKind } | null;
  /** Levels of the ships of each seat. */
  ships: number[][];
  power: number[];
  /** Of the extra location: which one it lies next to. */
  beside?: string;
}

export interface SlotView {
  technology: string | null;
  researched: number[];
  reclaimed: number[];
  event: boolean;
}

export interface SunView {
  you: number | null;
  players: number;
  options: { mats: "basic" | "advanced"; tableau: boolean; [more: string]: unknown };
  start: number;
  turn: number;
  round: number;
  ending: string;
  over: boolean;
  phase: string | null;
  seat: number | null;
  pending: Record<string, unknown>[];
  scores: number[];
  seats: SeatView[];
  exploration: Record<string, Location>;
  used_powers: string[];
  attached: string | null;
  technologies: Record<string, SlotView>;
  private: { seat: number; technology: string }[];
  /** Where each revealed event is: with a seat, or in a pile. */
  events: Record<string, number | string>;
  unseen_events: string[];
  guilds: string[];
  achievements: {
    card: string;
    slots: { points: number; closed: boolean; seat: number | null; disc: DiscKind | null }[];
  }[];
  /** The rows that are laid out, a place for each type. */
  tableau: Record<string, (string | null)[]> | null;
  /** Technologies, or Systems, among which somebody chooses. */
  revealed: string[];
  decks: Record<string, { count: number; groups: string[][] }>;
}

export const galleryOf = (gallery: Gallery): SunGallery => gallery as unknown as SunGallery;
export const viewOf = (snapshot: Snapshot): SunView => snapshot.view as unknown as SunView;

/** "technology:plasma-cannon" is of kind "technology" and has the id "plasma-cannon". */
export function parted(target: string): [kind: string, id: string] {
  const at = target.indexOf(":");
  return at < 0 ? ["", target] : [target.slice(0, at), target.slice(at + 1)];
}
