// What an action would bring a seat if it were selected now, as the server reckons it (`outlook` of a seat), in symbols and
// in words. While an action is going on there is none.

import { t } from "../../lib/words";
import {
  type FrontiersGallery,
  type FrontiersView,
  KINDS,
  type Outlook,
  type Phase,
  type Power,
  type SeatView,
  tileOf,
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

type Reader = (g: FrontiersGallery, outlook: Outlook) => Forecast;

const mark = (icon: string, n: number, sign = ""): Mark[] => (n ? [{ icon, text: `${sign}${n}` }] : []);

const explore: Reader = (_, { explore: { draws, colonists } }) => ({
  marks: [...mark("world", draws, "+"), ...mark("colonist", colonists, "+")],
  words: t("frontiers-would-explore", { draws, colonists }),
});

const develop: Reader = (_, { develop: { off, payable } }) => ({
  marks: [...mark("develop", payable.length), ...mark("credit", off, "−")],
  words: t("frontiers-would-develop", { many: payable.length, off }),
});

const settle: Reader = (g, { settle: { worlds } }) => ({
  marks: worlds.length ? mark("world", worlds.length) : [{ icon: "colonist", text: "+2" }],
  words: t("frontiers-would-settle", {
    many: worlds.length,
    names: worlds.map((id) => g.worlds[id]?.name).join(", "),
  }),
});

const produce: Reader = (g, { produce: { tiles, credits } }) => ({
  marks: [...tiles.map((id) => ({ icon: worldOf(g, id)?.kind ?? "any", text: "" })), ...mark("credit", credits, "+")],
  words: t("frontiers-would-produce", {
    many: tiles.length,
    names: tiles.map((id) => worldOf(g, id)?.name).join(", "),
    credits,
  }),
});

/** Trade and Consume are one action. */
const trade: Reader = (g, { "trade-consume": { goods, best_sale: best, powers } }) => {
  const lying = KINDS.flatMap((kind) => Array.from({ length: goods[kind] }, () => kind));
  return {
    marks: [
      ...lying.map((icon) => ({ icon, text: "" })),
      ...mark("credit", best, "›"),
      ...mark("consume", powers.length),
    ],
    words: `${t("frontiers-would-trade", { best })} ${t("frontiers-would-consume", {
      many: powers.length,
      names: powers.map((id) => tileOf(g, id)?.name).join(", "),
      goods: lying.length,
    })}`,
  };
};

const ACTIONS: Record<string, Reader> = { explore, develop, settle, produce, "trade-consume": trade };

export function forecast(g: FrontiersGallery, view: FrontiersView, seat: number, action: string): Forecast | null {
  const outlook = view.seats[seat]?.outlook;
  return (outlook && ACTIONS[action]?.(g, outlook)) ?? null;
}
