// Any element of the table in words: its name, what kind of thing it is, and its boxes one by one.

import type { Snapshot } from "../../../lib/types";
import { t } from "../../../lib/words";
import { type Mat, parted, type SunGallery, type Token, viewOf } from "../data";
import { typesFor } from "../technology/types";

export interface Section {
  title: string;
  text: string;
  icons?: Token[];
}

export interface Sheet {
  name: string;
  /** What kind of component it is. */
  kind: string;
  vp?: number;
  types?: string[];
  sections: Section[];
  /** Seats that have a piece of theirs on it. */
  seats?: number[] | undefined;
  note?: string;
}

const icons = (names: string[]): Token[] => names.map((icon) => ({ icon }));

type Boxed = { text: string; icons: Token[] } | null;
type Maker = (g: SunGallery, id: string, snapshot: Snapshot | null) => Sheet | null;

/** Boxes under a heading; what a card does not have is left out. */
function sections(...rows: [title: string, box: Boxed][]): Section[] {
  return rows.flatMap(([title, box]) => (box ? [{ title: t(title), text: box.text, icons: box.icons }] : []));
}

const rules = (boxes: Boxed[], title: string): [string, Boxed][] => boxes.map((box) => [title, box]);

const technology: Maker = (g, id, snapshot) => {
  const card = g.technologies[id];
  if (!card) return null;
  const slot = snapshot ? Object.values(viewOf(snapshot).technologies).find((one) => one.technology === id) : undefined;
  const leads = card.edge ? [{ title: t("sun-part-leads"), text: t("sun-leads", { type: g.types[card.edge] }) }] : [];
  return {
    name: card.name,
    kind: t("sun-kind-technology", { level: card.level, types: card.types.map((type) => g.types[type]).join("/") }),
    vp: card.vp,
    types: card.types,
    sections: [
      ...sections(
        ["sun-part-bonus", card.bonus],
        ...rules(card.spaces, "sun-part-action"),
        ["sun-part-permanent", card.permanent],
        ["sun-part-end", card.end],
      ),
      ...leads,
    ],
    seats: slot?.researched,
    note: card.note,
  };
};

const event: Maker = (g, id) => {
  const card = g.events[id];
  return card
    ? {
        name: card.name,
        kind: t("sun-event-level", { level: card.level }),
        vp: card.vp,
        sections: sections(["sun-part-effect", card.effect], ...rules(card.spaces, "sun-part-action"), [
          "sun-part-permanent",
          card.permanent,
        ]),
        note: card.note,
      }
    : null;
};

const system: Maker = (g, id) => {
  const card = g.systems[id];
  return card
    ? {
        name: card.name,
        kind: t("sun-kind-system", { deck: card.deck }),
        vp: card.vp,
        sections: [
          { title: t("sun-part-power"), text: t("sun-needs-power", { n: card.power }) },
          ...sections(
            ["sun-part-control", card.control],
            ["sun-part-colony", card.bonus],
            ["sun-part-permanent", card.permanent],
          ),
          {
            title: t("sun-part-specialties"),
            text: card.specialties.map((kind) => t("sun-specialty", { kind })).join(". "),
            icons: icons(card.specialties.map((kind) => (kind === "ore" ? "ore-disc" : kind))),
          },
        ],
        note: card.note,
      }
    : null;
};

const achievement: Maker = (g, id) => {
  const card = g.achievements[id];
  return card
    ? {
        name: card.name,
        kind: t("sun-kind-achievement", { class: card.class }),
        sections: [
          ...sections(["sun-part-when", card.when]),
          {
            title: t("sun-part-points"),
            text: card.slots.map((slot) => t("sun-slot-points", { n: slot.vp, players: slot.players })).join(", "),
          },
        ],
        note: card.note,
      }
    : null;
};

const guild: Maker = (g, id, snapshot) => {
  const card = g.guilds[id];
  if (!card) return null;
  const open = snapshot ? viewOf(snapshot).guilds.includes(id) : false;
  return {
    name: card.name,
    kind: t("sun-kind-guild", { level: card.level, open: snapshot ? (open ? "yes" : "no") : "unknown" }),
    sections: sections(...rules(card.spaces, "sun-part-action")),
    note: card.note,
  };
};

const innovations = (mat: Mat): Section[] =>
  Object.entries(mat.innovations).flatMap(([letter, one]) => [
    { title: t("sun-part-innovation", { letter }), text: one.when.text, icons: one.when.icons },
    ...sections(["sun-part-effect", one.effect], ["sun-part-permanent", one.permanent]),
  ]);

const faction: Maker = (g, id) => {
  const one = g.factions[id];
  return one
    ? {
        name: one.name,
        kind: t("sun-kind-faction", { players: one.players.join(", ") }),
        sections: [...sections(["sun-part-setup", one.basic.setup]), ...innovations(one.advanced)],
        note: one.note,
      }
    : null;
};

const power: Maker = (g, id) => {
  const one = g.powers[id];
  return one ? { name: one.name, kind: t("sun-kind-power"), sections: sections(["sun-part-permanent", one]) } : null;
};

const space: Maker = (g, id, snapshot) => {
  const [kind, rest] = parted(id);
  if (kind !== "basic") return sheet(g, `${kind === "tech" ? "technology" : kind}:${rest.split(":")[0]}`, snapshot);
  const boxes = Object.values(g.boards.basic);
  const box = (snapshot && g.boards.basic[String(viewOf(snapshot).players)]) || boxes[0];
  const action = box?.actions.find((one) => one.spaces.some((place) => place.id === id));
  const surcharge = action?.spaces.find((place) => place.id === id)?.surcharge ?? 0;
  return action
    ? {
        name: t("sun-basic"),
        kind: surcharge ? t("sun-kind-space-more", { n: surcharge }) : t("sun-kind-space"),
        sections: sections(["sun-part-action", action]),
      }
    : null;
};

const slot: Maker = (g, id, snapshot) => {
  const here = snapshot ? viewOf(snapshot).technologies[id] : undefined;
  if (here?.technology) return technology(g, here.technology, snapshot);
  const place = g.boards.technology.slots.find((one) => one.id === id);
  if (!place) return null;
  const types = snapshot ? typesFor(g, viewOf(snapshot), place) : [];
  const found = types.map((type) => g.types[type]).join("/");
  return {
    name: t("sun-slot-unknown"),
    kind: t("sun-level", { level: place.level }),
    sections: [
      { title: t("sun-part-research"), text: t("sun-slot-needs", { need: place.need, of: place.from.length }) },
      ...(found
        ? [{ title: t("sun-part-types"), text: t("sun-slot-types", { types: found }), icons: icons(types) }]
        : []),
      ...(here?.event ? [{ title: t("sun-part-event"), text: t("sun-slot-event") }] : []),
    ],
  };
};

const location: Maker = (g, id, snapshot) => {
  const view = snapshot ? viewOf(snapshot) : null;
  const here = view?.exploration[id];
  const found = here?.system ? system(g, here.system, snapshot) : null;
  const board = view ? g.boards.exploration[String(view.players)] : undefined;
  const place = board?.locations.find((one) => one.id === id) ?? board?.extra;
  const powers = (here?.power ?? []).flatMap((n, seat) =>
    n ? [t("sun-power-of", { name: g.factions[view?.seats[seat]?.faction ?? ""]?.short ?? seat + 1, n })] : [],
  );
  const fleets = powers.length ? [{ title: t("sun-part-fleets"), text: powers.join(", ") }] : [];
  if (found) return { ...found, sections: [...found.sections, ...fleets] };
  return place ? { name: place.name, kind: t("sun-kind-location"), sections: fleets } : null;
};

const ship: Maker = (g, id, snapshot) => {
  const [at, seat, level] = id.split(":");
  const faction = snapshot ? viewOf(snapshot).seats[Number(seat)]?.faction : null;
  return {
    name: t("sun-ship", { level: level ?? "", name: g.factions[faction ?? ""]?.short ?? "" }),
    kind: location(g, at ?? "", snapshot)?.name ?? "",
    sections: [],
  };
};

/** Things that have only a name, and perhaps a sentence. */
const plain =
  (find: (g: SunGallery) => Record<string, string | Boxed>): Maker =>
  (g, id) => {
    const found = find(g)[id];
    if (!found) return null;
    return typeof found === "string"
      ? { name: found, kind: "", sections: [] }
      : { name: found.text, kind: "", sections: [{ title: "", text: "", icons: found.icons }] };
  };

const MAKERS: Record<string, Maker> = {
  technology,
  event,
  system,
  achievement,
  guild,
  faction,
  power,
  space,
  slot,
  location,
  ship,
  type: plain((g) => g.types),
  track: plain((g) => g.tracks),
  column: plain((g) => g.columns),
  stock: plain((g) => g.stocks),
  phase: plain((g) => g.phases),
  production: plain((g) => g.production),
  exchange: plain((g) => g.exchanges),
};

export function sheet(g: SunGallery, target: string, snapshot: Snapshot | null): Sheet | null {
  const [kind, id] = parted(target);
  return MAKERS[kind]?.(g, id, snapshot) ?? null;
}
