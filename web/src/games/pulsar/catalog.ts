// Every component of the edition: on shelves, by name, and where it comes from.

import type { Gallery, GameModule } from "../../lib/types";
import { galleryOf, type Origin, type PulsarGallery, parted } from "./data";

const GROUPS = ["I", "II", "III"] as const;

const ids = (kind: string, cards: Record<string, unknown>): string[] => Object.keys(cards).map((id) => `${kind}:${id}`);

export const shelves: GameModule["shelves"] = (gallery) => {
  const g = galleryOf(gallery);
  const technologies = (group: string) =>
    Object.values(g.boards.technology)
      .filter((board) => board.group === group)
      .flatMap((board) => board.technologies.map((id) => `technology:${id}`));
  return [
    ...GROUPS.map((group) => ({ id: group, title: `pulsar-shelf-${group}`, targets: technologies(group) })),
    { id: "transmitters", title: "pulsar-shelf-transmitters", targets: ids("transmitter", g.transmitters) },
    { id: "headquarters", title: "pulsar-shelf-headquarters", targets: ids("headquarters", g.headquarters) },
    { id: "systems", title: "pulsar-shelf-systems", targets: ids("system", g.systems) },
    { id: "exploration", title: "pulsar-shelf-exploration", targets: ids("exploration", g.exploration) },
    { id: "gyrodynes", title: "pulsar-shelf-gyrodynes", targets: ids("gyrodyne", g.gyrodynes) },
    { id: "goals", title: "pulsar-shelf-goals", targets: ids("goal", g.goals) },
  ];
};

export const names: GameModule["names"] = (gallery) =>
  new Map([
    ...Object.entries(galleryOf(gallery).technologies).map(([id, card]) => [card.name, `technology:${id}`] as const),
    ...Object.entries(galleryOf(gallery).transmitters).map(([id, tile]) => [tile.name, `transmitter:${id}`] as const),
  ]);

const shelved = (g: PulsarGallery): Record<string, Record<string, Origin>> => ({
  technology: g.technologies,
  transmitter: g.transmitters,
  headquarters: g.headquarters,
  system: g.systems,
  exploration: g.exploration,
  gyrodyne: g.gyrodynes,
  goal: g.goals,
});

export const provenance = (gallery: Gallery, target: string): string | null => {
  const [kind, id] = parted(target);
  return shelved(galleryOf(gallery))[kind]?.[id]?.provenance ?? null;
};
