// Any element of the table in words: its name, what kind of thing it is, and its boxes one by one.

import type { Snapshot } from "../../../lib/types";
import { t } from "../../../lib/words";
import { type Box, type PulsarGallery, parted, type Size, type Token, type TokenName, viewOf } from "../data";

export interface Section {
  title: string;
  text: string;
  icons?: Token[];
}

export interface Sheet {
  name: string;
  kind: string;
  sections: Section[];
  seats?: number[] | undefined;
  note?: string | null;
}

type Maker = (g: PulsarGallery, id: string, snapshot: Snapshot | null) => Sheet | null;

/** Boxes under a heading; what a tile does not have is left out. */
function sections(...rows: [title: string, box: Box | null][]): Section[] {
  return rows.flatMap(([title, box]) => (box ? [{ title: title && t(title), text: box.text, icons: box.icons }] : []));
}

const technology: Maker = (g, id, snapshot) => {
  const card = g.technologies[id];
  return card
    ? {
        name: card.name,
        kind: t("pulsar-kind-technology", {
          row: card.row,
          die: card.die,
          class: t("pulsar-class", { class: card.class }),
        }),
        sections: [
          ...sections(["", card.effect]),
          { title: t("pulsar-owners"), text: t("pulsar-owners-rule", { icons: card.icons }) },
        ],
        seats: snapshot ? viewOf(snapshot).technologies.patents[id]?.owners : undefined,
        note: card.note,
      }
    : null;
};

const transmitter: Maker = (g, id) => {
  const tile = g.transmitters[id];
  if (!tile) return null;
  const ends = [tile.left, tile.right].filter((pips) => pips !== null);
  return {
    name: tile.name,
    kind: t("pulsar-kind-transmitter", { costs: tile.costs.join(", ") }),
    sections: [
      ...sections(["pulsar-part-immediate", tile.immediate], ["pulsar-part-produce", tile.produce]),
      { title: t("pulsar-part-ends"), text: t("pulsar-ends", { count: ends.length, pips: ends.join(", ") }) },
    ],
    note: tile.note,
  };
};

const system: Maker = (g, id) => {
  const tile = g.systems[id];
  if (!tile) return null;
  const count = (blue: boolean) => tile.planets.filter((planet) => planet.blue === blue).length;
  return {
    name: tile.name,
    kind: t("pulsar-planets-printed", { blue: count(true), lifeless: count(false) }),
    sections: sections(["pulsar-part-bonus", tile.bonus]),
    note: tile.note,
  };
};

const LOCATION_KINDS = new Set(["entry", "system", "pulsar", "isolated"]);

/** What a location is, and what lies there. */
const location: Maker = (g, id, snapshot) => {
  if (!snapshot) return null;
  const view = viewOf(snapshot);
  const place = g.boards.cluster[view.options.side]?.locations.find((one) => one.id === id);
  if (!place) return null;
  const tile = view.systems[id]?.tile;
  const found = tile ? system(g, tile, snapshot) : null;
  const pulsar = view.pulsars[id];
  const kind = LOCATION_KINDS.has(place.kind) ? place.kind : "gate";
  return {
    name: place.name,
    kind: found?.kind ?? t("pulsar-kind-location", { kind }),
    sections: [
      ...(found?.sections ?? []),
      ...(place.kind === "system" && !tile ? [{ title: "", text: t("pulsar-face-down-rule") }] : []),
      ...(place.dead_end ? [{ title: t("pulsar-dead-end"), text: t("pulsar-dead-end-rule") }] : []),
      ...(pulsar ? [{ title: "", text: t("pulsar-claim-of", { who: g.seats[pulsar.claimed] ?? "" }) }] : []),
      ...(pulsar?.gyrodyne
        ? [
            {
              title: "",
              text: t("pulsar-gyrodyne-there", { size: pulsar.gyrodyne, spinning: pulsar.spinning ? "yes" : "no" }),
            },
          ]
        : []),
    ],
    seats: (view.systems[id]?.stations ?? []).filter((seat) => seat !== null),
    note: found?.note ?? null,
  };
};

const gyrodyne: Maker = (g, id) => {
  const tile = g.gyrodynes[id as Size];
  return tile
    ? {
        name: t("pulsar-gyrodyne", { size: id }),
        kind: t("pulsar-kind-gyrodyne", { take: tile.take, complete: tile.complete, value: tile.value }),
        sections: [
          {
            title: t("pulsar-awards"),
            text: t("pulsar-awards-rule", { first: tile.awards[0] ?? 0, second: tile.awards[1] ?? 0 }),
          },
        ],
        note: tile.note,
      }
    : null;
};

const project: Maker = (g, id, snapshot) => {
  const [seat, place] = id.split(":");
  const side = snapshot ? viewOf(snapshot).seats[Number(seat)]?.side : null;
  const found = side ? g.headquarters[side]?.projects.find((one) => one.place === place) : undefined;
  return found
    ? { name: found.name, kind: t("pulsar-kind-project", { die: found.die }), sections: sections(["", found.effect]) }
    : null;
};

const goal: Maker = (g, id) => {
  const card = g.goals[id];
  return card
    ? {
        name: card.goal.text,
        kind: t("pulsar-kind-goal", { points: card.points }),
        sections: card.bonuses.map((bonus, at) => ({
          title: t("pulsar-goal-bonus-title", { n: at + 1 }),
          text: t("pulsar-goal-bonus", { cubes: bonus.cubes, points: bonus.points }),
        })),
        note: card.note,
      }
    : null;
};

const exploration: Maker = (g, id) => {
  const tile = g.exploration[id];
  return tile
    ? {
        name: tile.effect.short,
        kind: t("pulsar-kind-exploration", { n: tile.tiles }),
        sections: sections(["", tile.effect]),
        note: tile.note,
      }
    : null;
};

/** What is left in the exploration stack. */
const stack: Maker = (g, _id, snapshot) => ({
  name: t("pulsar-exploration"),
  kind: "",
  sections: Object.entries(snapshot ? viewOf(snapshot).exploration.stack : {}).flatMap(([id, count]) => {
    const tile = g.exploration[id];
    return tile ? [{ title: t("pulsar-times", { n: count }), text: tile.effect.text, icons: tile.effect.icons }] : [];
  }),
});

const headquarters: Maker = (g, id) =>
  g.headquarters[id]
    ? {
        name: t("pulsar-side", { id }),
        kind: t("pulsar-kind-headquarters"),
        sections: g.headquarters[id].projects.map((one) => ({
          title: `${one.name} (${one.die})`,
          text: one.effect.text,
          icons: one.effect.icons,
        })),
        note: g.headquarters[id].note,
      }
    : null;

const token: Maker = (g, id) => {
  const name = g.tokens[id as TokenName];
  return name
    ? {
        name,
        kind: "",
        sections: [
          { title: "", text: t("pulsar-token-rule", { token: id }) },
          { title: "", text: t("pulsar-buy", { dice: g.supply.buy[id as TokenName].join(", ") }) },
        ],
      }
    : null;
};

const die: Maker = (_g, id) => {
  const [source, value] = id.split(":");
  return {
    name: t("pulsar-die", { n: value ?? "" }),
    kind: "",
    sections: [{ title: "", text: t("pulsar-die-rule", { source: source ?? "" }) }],
  };
};

const counter: Maker = (g, id) => {
  const [seat, track] = id.split(":");
  return {
    name: t("pulsar-track", { track: track ?? "" }),
    kind: g.seats[Number(seat)] ?? "",
    sections: [{ title: "", text: t("pulsar-track-rule", { track: track ?? "" }) }],
  };
};

const ship: Maker = (g, id) => ({ name: t("pulsar-ship", { who: g.seats[Number(id)] ?? "" }), kind: "", sections: [] });

const MAKERS: Record<string, Maker> = {
  technology,
  transmitter,
  system,
  location,
  gyrodyne,
  project,
  goal,
  exploration,
  stack,
  headquarters,
  token,
  die,
  counter,
  ship,
};

export function sheet(g: PulsarGallery, target: string, snapshot: Snapshot | null): Sheet | null {
  const [kind, id] = parted(target);
  return MAKERS[kind]?.(g, id, snapshot) ?? null;
}
