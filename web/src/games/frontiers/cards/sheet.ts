// Any element of the table in words: its name, what kind of thing it is, and what it does, phase by phase.

import type { Snapshot } from "../../../lib/types";
import { t } from "../../../lib/words";
import { type FrontiersGallery, parted, type Token, viewOf, worldOf } from "../data";
import { forecast, powersIn } from "../forecast";

export interface Section {
  title: string;
  text: string;
  icons?: Token[];
  /** Whose it is. */
  seat?: number;
  /** What single tiles add. */
  powers?: string[];
}

export interface Sheet {
  name: string;
  kind: string;
  vp?: number | null;
  sections: Section[];
  note?: string;
}

type Maker = (g: FrontiersGallery, id: string, snapshot: Snapshot | null) => Sheet | null;

const tile: Maker = (g, id) => {
  const world = worldOf(g, id);
  const development = g.developments[id];
  const card = world ?? development;
  if (!card) return null;
  const kind = world
    ? t("frontiers-kind-world", {
        type: g.homes[id] ? "home" : "world",
        military: world.military ? "yes" : "no",
        number: world.number,
        colonists: world.colonists,
        kind: g.kinds[world.kind] ?? "",
        goods: world.goods ?? "none",
      })
    : t("frontiers-kind-development", { cost: development?.cost ?? 0, spaces: development?.spaces ?? 1 });
  return {
    name: card.name,
    kind: [kind, ...card.keywords].join(" · "),
    vp: card.vp,
    sections: [
      ...card.powers.map((power) => ({
        title: t("frontiers-power", { phase: g.phases[power.phase], may: power.may ? "yes" : "no" }),
        text: power.text,
        icons: power.icons,
      })),
      ...(card.score ? [{ title: t("frontiers-score"), text: card.score.text, icons: card.score.icons }] : []),
    ],
    note: card.note,
  };
};

/** What everybody does, the bonus, what it would bring each seat now, and which of their tiles have a say in it. */
const action: Maker = (g, id, snapshot) => {
  const found = g.actions[id];
  if (!found) return null;
  const view = snapshot ? viewOf(snapshot) : null;
  const seats = (view?.seats ?? []).map((mat, seat): Section => {
    const would = view ? forecast(g, view, seat, id) : null;
    const powers = powersIn(g, mat, found.phases).map(({ name, power }) => `${name}: ${power.text}`);
    return { title: g.seats[seat]?.name ?? "", seat, text: would?.words ?? "", powers };
  });
  return {
    name: found.name,
    kind: t("frontiers-kind-action"),
    sections: [
      { title: t("frontiers-everybody"), text: found.text },
      { title: t("frontiers-bonus"), text: found.bonus.text, icons: found.bonus.icons },
      ...(found.phases.length ? seats : []),
    ],
    note: found.note,
  };
};

const goal: Maker = (g, id, snapshot) => {
  const found = g.goals[id];
  if (!found) return null;
  const holder = snapshot ? viewOf(snapshot).goals?.held[id] : undefined;
  return {
    name: found.name,
    kind: t("frontiers-goal-type", { type: found.type }),
    sections: [
      { title: "", text: found.text, ...(found.item ? { icons: found.item.icons } : {}) },
      ...(holder === undefined ? [] : [{ title: t("frontiers-held-by"), text: g.seats[holder]?.name ?? "" }]),
    ],
    note: found.note,
  };
};

const good: Maker = (g, id, snapshot) => {
  const lies = snapshot ? viewOf(snapshot).seats.flatMap((seat) => seat.colonies) : [];
  const kind = lies.find((colony) => colony.tile === id)?.good;
  return kind
    ? {
        name: t("frontiers-good", { kind: g.goods[kind].name }),
        kind: worldOf(g, id)?.name ?? "",
        sections: [{ title: t("frontiers-price"), text: String(g.goods[kind].price) }],
      }
    : tile(g, id, snapshot);
};

const plain =
  (find: (g: FrontiersGallery) => Record<string, string>): Maker =>
  (g, id) =>
    find(g)[id] ? { name: find(g)[id] as string, kind: "", sections: [] } : null;

const MAKERS: Record<string, Maker> = {
  world: tile,
  home: tile,
  development: tile,
  action,
  goal,
  good,
  kind: plain((g) => g.kinds),
  stock: plain((g) => g.stocks),
};

export function sheet(g: FrontiersGallery, target: string, snapshot: Snapshot | null): Sheet | null {
  const [kind, id] = parted(target);
  return MAKERS[kind]?.(g, id, snapshot) ?? null;
}
