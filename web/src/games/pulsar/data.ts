// The shapes of what the server says about Pulsar 2849: the gallery (everything printed) and the view (what lies on the table).

import type { Gallery, Snapshot } from "../../lib/types";

export interface IconToken {
  icon: string;
  n?: number;
  sizes?: Size[];
  colour?: Colour | "any";
  to?: string;
  metric?: string;
  relation?: string;
  what?: string;
  one?: number;
  two?: number;
  three?: number;
}

/** One thing of a row of icons: an effect, what stands between effects, or words that no icon says. */
export type Token = IconToken | { sign: string } | { word: string };

/** A box of a card: a sentence, a short line, and the same as icons. */
export interface Box {
  text: string;
  short: string;
  icons: Token[];
}

export interface Origin {
  provenance: string;
  note: string | null;
}

export type Size = "small" | "medium" | "large";
export type Colour = "pink" | "green" | "orange";
export type TrackName = "initiative" | "engineering";
export type TokenName = "plus-minus" | "plus-two";
export type End = "left" | "right";
export const SIZES: readonly Size[] = ["small", "medium", "large"];
export const COLOURS: readonly Colour[] = ["pink", "green", "orange"];
export const TRACKS: readonly TrackName[] = ["initiative", "engineering"];
export const TOKENS: readonly TokenName[] = ["plus-minus", "plus-two"];

export interface Location {
  id: string;
  kind: "entry" | "system" | "pulsar" | "isolated" | Colour;
  name: string;
  dead_end: boolean;
  x: number;
  y: number;
}

export interface Segment {
  from: string;
  to: string;
  /** How many lines join the two. */
  lines: number;
}

export interface Cluster extends Origin {
  name: string;
  canvas: { width: number; height: number };
  locations: Location[];
  segments: Segment[];
}

export interface DiceBoard extends Origin {
  silver: number;
  leftover: number;
  spaces: number;
  penalties: { space: number; points: number }[];
  engineering: (Box | null)[];
  initiative: number[];
}

export interface TechnologyBoard extends Origin {
  letter: string;
  group: string;
  rows: { value: number; median: boolean }[];
  technologies: string[];
}

export interface System extends Origin {
  name: string;
  planets: { blue: boolean; players: number }[];
  bonus: Box;
}

export interface Gyrodyne extends Origin {
  name: string;
  take: number;
  complete: number;
  value: number;
  tiles: number;
  awards: number[];
}

export interface Technology extends Origin {
  name: string;
  board: string;
  row: number;
  die: number;
  /** How many die icons are printed. */
  icons: number;
  class: "one-shot" | "permanent" | "production" | "end";
  when: string | null;
  effect: Box;
}

export interface Transmitter extends Origin {
  name: string;
  letter: string;
  costs: number[];
  immediate: Box | null;
  produce: Box | null;
  left: number | null;
  right: number | null;
}

export interface Project {
  place: string;
  name: string;
  needs: string[];
  die: number;
  effect: Box;
}

export interface Headquarters extends Origin {
  board: string;
  side: number;
  projects: Project[];
}

export interface Goal extends Origin {
  tile: number;
  first_game: boolean;
  goal: { text: string; icons: Token[] };
  points: number;
  bonuses: { cubes: number; points: number }[];
}

export interface PulsarGallery {
  edition: string;
  title: string;
  boards: {
    dice: Record<string, DiceBoard>;
    cluster: Record<string, Cluster>;
    technology: Record<string, TechnologyBoard>;
  };
  systems: Record<string, System>;
  gyrodynes: Record<Size, Gyrodyne>;
  technologies: Record<string, Technology>;
  transmitters: Record<string, Transmitter>;
  headquarters: Record<string, Headquarters>;
  goals: Record<string, Goal>;
  exploration: Record<string, Origin & { effect: Box; tiles: number }>;
  stations: Origin & { points: number[]; more: number };
  supply: Origin & { rings: number; copy: number; rounds: number; buy: Record<TokenName, number[]> };
  tokens: Record<TokenName, string>;
  colours: Record<Colour, string>;
  seats: string[];
  lines: Record<string, string>;
}

export interface SeatView {
  points: Record<string, number>;
  score: number;
  cubes: number;
  plus_minus: number;
  plus_two: number;
  ship: string | null;
  dice: number[];
  extra_stations: number;
  /** Gyrodynes that wait in front of the player. */
  gyrodynes: Partial<Record<Size, number>>;
  under_construction: Partial<Record<Size, number>>;
  spinning: Partial<Record<Size, number>>;
  /** The letter of the headquarters board; not without headquarters. */
  board?: string;
  side?: string | null;
  projects?: string[];
  used_runs?: string[];
  stations: string[];
  claims: string[];
  online: number;
  links: number;
  sponsored?: string;
  named?: string;
  bonuses?: Record<string, number>;
}

export interface Taken {
  seat: number;
  online: boolean;
  /** The places of the costs that are paid. */
  covered?: number[];
  /** The end that it is joined with, as "B-1:left". */
  left?: string;
  right?: string;
}

export interface Counter {
  seat: number;
  space: number;
}

export interface PulsarView {
  you: number | null;
  players: number;
  options: { side: string; headquarters: boolean; even_start: boolean };
  round: number;
  turn: number | null;
  over: boolean;
  seat: number | null;
  pending: { task: string; seat: number; [more: string]: unknown }[];
  scores: number[];
  order: number[];
  dice: { board: number[]; marker: number; bonus_used: boolean; bound: number | null; red: number[] };
  tracks: Record<TrackName, Counter[]>;
  seats: SeatView[];
  systems: Record<string, { tile: string | null; face_up: boolean; stations?: (number | null)[] }>;
  unseen_systems: string[];
  pulsars: Record<string, { claimed: number; gyrodyne?: Size; spinning?: boolean }>;
  gyrodynes: Record<Size, number>;
  awards: Record<Size, (number | null)[]>;
  exploration: { stack: Record<string, number>; discarded: Record<string, number> };
  transmitters: { deck: Record<string, string[]>; offer: (string | null)[]; taken: Record<string, Taken> };
  technologies: {
    boards: string[];
    patents: Record<string, { owners: number[]; round: number }>;
    row_value: number | null;
  };
  goals: string[];
}

export const galleryOf = (gallery: Gallery): PulsarGallery => gallery as unknown as PulsarGallery;
export const viewOf = (snapshot: Snapshot): PulsarView => snapshot.view as unknown as PulsarView;

/** "technology:AI-1-1" is of kind "technology" and has the id "AI-1-1". */
export function parted(target: string): [kind: string, id: string] {
  const at = target.indexOf(":");
  return at < 0 ? ["", target] : [target.slice(0, at), target.slice(at + 1)];
}
