// Every component of the edition: on shelves, by name, and where it comes from.

import type { Gallery, GameModule } from "../../lib/types";
import { galleryOf, type Origin, parted, type SunGallery } from "./data";

const LEVELS = ["I", "II", "III", "IIII"] as const;

const ids = (kind: string, cards: Record<string, unknown>): string[] => Object.keys(cards).map((id) => `${kind}:${id}`);

export const shelves: GameModule["shelves"] = (gallery) => {
  const g = galleryOf(gallery);
  const technologies = (level: string) =>
    Object.entries(g.technologies)
      .filter(([, card]) => card.level === level)
      .map(([id]) => `technology:${id}`);
  return [
    ...LEVELS.map((level) => ({ id: level, title: `sun-shelf-${level}`, targets: technologies(level) })),
    { id: "events", title: "sun-shelf-events", targets: ids("event", g.events) },
    { id: "systems", title: "sun-shelf-systems", targets: ids("system", g.systems) },
    { id: "achievements", title: "sun-shelf-achievements", targets: ids("achievement", g.achievements) },
    { id: "guilds", title: "sun-shelf-guilds", targets: ids("guild", g.guilds) },
    { id: "factions", title: "sun-shelf-factions", targets: ids("faction", g.factions) },
  ];
};

/** The records that have a name of their own, by the kind of their ids. */
const named = (g: SunGallery): Record<string, Record<string, Origin & { name: string }>> => ({
  technology: g.technologies,
  event: g.events,
  system: g.systems,
  achievement: g.achievements,
  guild: g.guilds,
  faction: g.factions,
});

export const names: GameModule["names"] = (gallery) => {
  const found = new Map<string, string>();
  for (const [kind, cards] of Object.entries(named(galleryOf(gallery))))
    for (const [id, card] of Object.entries(cards)) found.set(card.name, `${kind}:${id}`);
  return found;
};

export function cardOf(g: SunGallery, target: string): (Origin & { name: string }) | null {
  const [kind, id] = parted(target);
  return named(g)[kind]?.[id] ?? null;
}

export const provenance = (gallery: Gallery, target: string): string | null =>
  cardOf(galleryOf(gallery), target)?.provenance ?? null;
