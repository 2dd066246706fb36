// Reading the log: what is in force, what belongs to this turn, what happened since.

import type { LogEntry } from "../lib/types";

/** Adds entries that came later; what is there already is not doubled. */
export function joined(log: LogEntry[], more: LogEntry[]): LogEntry[] {
  if (!more.length) return log;
  const byVersion = new Map(log.map((entry) => [entry.version, entry]));
  for (const entry of more) byVersion.set(entry.version, entry);
  return [...byVersion.values()].sort((a, b) => a.version - b.version);
}

/** The versions of moves that were taken back later. */
export function takenBack(log: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  let inForce: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === "undo") {
      for (const move of inForce) if (move.moves > entry.moves) gone.add(move.version);
      inForce = inForce.filter((move) => move.moves <= entry.moves);
    } else if (entry.kind === "move") inForce.push(entry);
  }
  return gone;
}

/** What the seat that is choosing has decided in one go until now. */
export function decided(log: LogEntry[], seat: number | null): LogEntry[] {
  if (seat === null) return [];
  const gone = takenBack(log);
  const found: LogEntry[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as LogEntry;
    if (entry.kind !== "move" || gone.has(entry.version)) continue;
    if (entry.seat !== seat) break;
    found.unshift(entry);
  }
  return found;
}

/** What others did after a version, if it is still so. */
export function since(log: LogEntry[], version: number, seat: number | null): LogEntry[] {
  const gone = takenBack(log);
  return log.filter(
    (entry) =>
      entry.version > version &&
      entry.kind === "move" &&
      entry.seat !== seat &&
      !gone.has(entry.version) &&
      entry.lines.length,
  );
}
