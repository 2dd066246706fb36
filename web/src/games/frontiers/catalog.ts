// Every component of the edition: on shelves, by name, and where it comes from.

import type { Gallery, GameModule } from "../../lib/types";
import { type FrontiersGallery, galleryOf, type Origin, parted } from "./data";

const ids = (kind: string, cards: Record<string, unknown>): string[] => Object.keys(cards).map((id) => `${kind}:${id}`);

export const shelves: GameModule["shelves"] = (gallery) => {
  const g = galleryOf(gallery);
  const worlds = (military: boolean) =>
    Object.entries(g.worlds)
      .filter(([, world]) => world.military === military)
      .map(([id]) => `world:${id}`);
  const developments = (spaces: number) =>
    Object.entries(g.developments)
      .filter(([, card]) => card.spaces === spaces)
      .map(([id]) => `development:${id}`);
  return [
    { id: "actions", title: "frontiers-shelf-actions", targets: ids("action", g.actions) },
    { id: "small", title: "frontiers-shelf-small", targets: developments(1) },
    { id: "large", title: "frontiers-shelf-large", targets: developments(2) },
    { id: "civil", title: "frontiers-shelf-civil", targets: worlds(false) },
    { id: "military", title: "frontiers-shelf-military", targets: worlds(true) },
    { id: "homes", title: "frontiers-shelf-homes", targets: ids("home", g.homes) },
    { id: "goals", title: "frontiers-shelf-goals", targets: ids("goal", g.goals) },
  ];
};

/** The records that have a name of their own, by the kind of their ids. */
const named = (g: FrontiersGallery): Record<string, Record<string, Origin>> => ({
  action: g.actions,
  development: g.developments,
  world: g.worlds,
  home: g.homes,
  goal: g.goals,
});

export const names: GameModule["names"] = (gallery) => {
  const found = new Map<string, string>();
  for (const [kind, cards] of Object.entries(named(galleryOf(gallery))))
    for (const [id, card] of Object.entries(cards)) found.set(card.name, `${kind}:${id}`);
  return found;
};

export function provenance(gallery: Gallery, target: string): string | null {
  const [kind, id] = parted(target);
  return named(galleryOf(gallery))[kind]?.[id]?.provenance ?? null;
}
