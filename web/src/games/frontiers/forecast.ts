// What an action would bring a seat as the table stands, before it is selected: read off tiles, worlds and credits.
// Powers that their owner may leave, and what depends on later choices, are left to the words of the tiles.

import { t } from "../../lib/words";
import {
  type FrontiersGallery,
  type FrontiersView,
  type IconToken,
  type Phase,
  type Power,
  type SeatView,
  tileOf,
  type World,
  worldOf,
} from "./data";

/** One symbol, with a number if it is more than one thing. */
export interface Mark {
  icon: string;
  text: string;
}

export interface Forecast {
  marks: Mark[];
  words: string;
}

export interface TilePower {
  tile: string;
  name: string;
  power: Power;
}

/** What the tiles of an empire do in these phases, the home colony first. */
export function powersIn(g: FrontiersGallery, mat: SeatView, phases: readonly Phase[]): TilePower[] {
  const tiles = [...mat.colonies.map((colony) => colony.tile), ...mat.developments];
  return tiles.flatMap((tile) => {
    const card = tileOf(g, tile);
    return (card?.powers ?? [])
      .filter((power) => phases.includes(power.phase))
      .map((power) => ({ tile, name: card?.name ?? "", power }));
  });
}

export function forecast(g: FrontiersGallery, view: FrontiersView, seat: number, action: string): Forecast[] {
  const mat = view.seats[seat];
  return mat ? (g.actions[action]?.phases ?? []).map((phase) => PHASES[phase](g, mat, view)) : [];
}

type Reader = (g: FrontiersGallery, mat: SeatView, view: FrontiersView) => Forecast;

const mark = (icon: string, n: number, sign = ""): Mark[] => (n ? [{ icon, text: `${sign}${n}` }] : []);

/** The symbols of powers that always hold in a phase. */
function symbols(g: FrontiersGallery, mat: SeatView, phase: Phase, icon: string): IconToken[] {
  return powersIn(g, mat, [phase])
    .filter(({ power }) => !power.may)
    .flatMap(({ power }) => power.icons)
    .filter((token): token is IconToken => "icon" in token && token.icon === icon);
}

const total = (tokens: IconToken[]): number => tokens.reduce((sum, { n }) => sum + Number(n ?? 1), 0);

const explore: Reader = (g, mat) => {
  const draws = total(symbols(g, mat, "explore", "world"));
  const colonists = total(symbols(g, mat, "explore", "colonist"));
  return {
    marks: [...mark("world", draws, "+"), ...mark("colonist", colonists, "+")],
    words: t("frontiers-would-explore", { draws, colonists }),
  };
};

const develop: Reader = (g, mat, view) => {
  const purse = mat.credits + total(symbols(g, mat, "develop", "discount"));
  const many = Object.values(view.developments).filter(({ face, left }) => {
    const card = g.developments[face];
    return card && left > 0 && card.cost <= purse && !mat.developments.includes(face);
  }).length;
  return { marks: many ? mark("credit", purse, "≤") : [], words: t("frontiers-would-develop", { many, purse }) };
};

/** Whether something that is said of a kind or a keyword, or of all, holds for a world. */
const holds = (token: IconToken, world: World): boolean =>
  token.on === undefined || token.on === world.kind || world.keywords.includes(String(token.on));

function canSettle(g: FrontiersGallery, mat: SeatView, world: World): boolean {
  if (mat.colonists < world.colonists) return false;
  const worth = (icon: string) => total(symbols(g, mat, "settle", icon).filter((token) => holds(token, world)));
  if (!world.military) return mat.credits + worth("discount") >= world.number;
  const special = symbols(g, mat, "settle", "military").filter((token) => token.on !== undefined);
  return mat.military + total(special.filter((token) => holds(token, world))) >= world.number;
}

const settle: Reader = (g, mat) => {
  const worlds = mat.explored.flatMap((id) => worldOf(g, id) ?? []);
  const names = worlds.filter((world) => canSettle(g, mat, world)).map((world) => world.name);
  return {
    marks: names.length ? mark("world", names.length) : [{ icon: "colonist", text: "+2" }],
    words: t("frontiers-would-settle", { many: names.length, explored: worlds.length, names: names.join(", ") }),
  };
};

const produce: Reader = (g, mat) => {
  const empty = mat.colonies.filter((colony) => !colony.good).flatMap(({ tile }) => worldOf(g, tile) ?? []);
  const goods = empty.filter((world) => world.goods === "production").map((world) => world.kind);
  const windfalls = empty.filter((world) => world.goods === "windfall").map((world) => world.kind);
  for (const { kind } of symbols(g, mat, "produce", "good-on")) {
    const at = windfalls.findIndex((one) => kind === undefined || kind === "any" || kind === one);
    if (at >= 0) goods.push(...windfalls.splice(at, 1));
  }
  return {
    marks: goods.map((icon) => ({ icon, text: "" })),
    words: t("frontiers-would-produce", { many: goods.length, kinds: goods.map((one) => g.kinds[one]).join(", ") }),
  };
};

const trade: Reader = (g, mat) => {
  const goods = mat.colonies.flatMap(({ good }) => good ?? []);
  const best = Math.max(0, ...goods.map((good) => g.goods[good].price));
  return {
    marks: [...goods.map((icon) => ({ icon, text: "" })), ...mark("credit", best, "›")],
    words: t("frontiers-would-trade", { best }),
  };
};

const consume: Reader = (g, mat) => {
  const many = powersIn(g, mat, ["consume"]).length;
  const goods = mat.colonies.filter(({ good }) => good).length;
  return { marks: mark("consume", many), words: t("frontiers-would-consume", { many, goods }) };
};

const PHASES: Record<Phase, Reader> = { explore, develop, settle, produce, trade, consume };
