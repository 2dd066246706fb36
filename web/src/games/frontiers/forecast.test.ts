import { describe, expect, it } from "vitest";
import type { FrontiersGallery, FrontiersView, SeatView, Token } from "./data";
import { forecast } from "./forecast";

const power = (phase: string, may: boolean, ...icons: Token[]) => ({ phase, may, icons, text: phase, short: phase });
const world = (name: string, more: object) => ({
  name,
  kind: "gray",
  keywords: [],
  military: false,
  number: 2,
  colonists: 1,
  goods: null,
  powers: [],
  ...more,
});

const GALLERY = {
  actions: {
    develop: { phases: ["develop"] },
    explore: { phases: ["explore"] },
    settle: { phases: ["settle"] },
    produce: { phases: ["produce"] },
    "trade-consume": { phases: ["trade", "consume"] },
    envoys: { phases: [] },
  },
  homes: {},
  worlds: {
    mine: world("Mine", { kind: "rare", goods: "production" }),
    garden: world("Garden", { kind: "genes", goods: "windfall" }),
    rebels: world("Rebels", { military: true, number: 3, keywords: ["REBEL"] }),
    resort: world("Resort", { kind: "novelty", number: 4 }),
  },
  developments: {
    scouts: { name: "Scouts", cost: 1, spaces: 1, powers: [power("explore", false, { icon: "world", n: 1 })] },
    bank: { name: "Bank", cost: 3, spaces: 1, powers: [power("develop", false, { icon: "discount", n: 1 })] },
    fair: {
      name: "Fair",
      cost: 9,
      spaces: 2,
      powers: [power("settle", false, { icon: "discount", n: 2, on: "novelty" })],
    },
    marines: {
      name: "Marines",
      cost: 2,
      spaces: 1,
      powers: [power("settle", false, { icon: "military", n: 2, on: "REBEL" })],
    },
    drops: {
      name: "Drops",
      cost: 2,
      spaces: 1,
      powers: [power("settle", true, { icon: "military", n: 9, on: "REBEL" })],
    },
    drill: { name: "Drill", cost: 2, spaces: 1, powers: [power("produce", false, { icon: "good-on", kind: "genes" })] },
    feast: { name: "Feast", cost: 2, spaces: 1, powers: [power("consume", false, { icon: "vp", n: 1 })] },
  },
  goods: { rare: { price: 2 }, genes: { price: 3 } },
  kinds: { rare: "Rare Elements", genes: "Genes" },
} as unknown as FrontiersGallery;

/** The symbols under an action for one empire, as they are read. */
function under(action: string, more: Partial<SeatView>, stacks: Record<string, number> = {}): string[] {
  const mat = {
    credits: 0,
    colonists: 0,
    military: 0,
    covered: 0,
    colonies: [],
    explored: [],
    developments: [],
    ...more,
  };
  const developments = Object.fromEntries(Object.entries(stacks).map(([face, left]) => [face, { face, left }]));
  const view = { seats: [mat], developments } as unknown as FrontiersView;
  return forecast(GALLERY, view, 0, action).flatMap(({ marks }) => marks.map(({ icon, text }) => icon + text));
}

const colony = (tile: string, good: "rare" | "genes" | null = null) => ({ tile, good });

describe("what an action would bring before it is selected", () => {
  it("is nothing where only its selector does something", () => {
    expect(under("envoys", { credits: 9 })).toEqual([]);
  });

  it("says up to which price a development can be bought, discounts counted in", () => {
    expect(under("develop", { credits: 1, developments: ["bank"] }, { marines: 1 })).toEqual(["credit≤2"]);
    expect(under("develop", { credits: 1 }, { marines: 1 })).toEqual([]);
  });

  it("counts no development that is gone or owned already", () => {
    expect(under("develop", { credits: 9 }, { marines: 0 })).toEqual([]);
    expect(under("develop", { credits: 9, developments: ["marines"] }, { marines: 1 })).toEqual([]);
  });

  it("says how many worlds more are drawn", () => {
    expect(under("explore", { developments: ["scouts"] })).toEqual(["world+1"]);
  });

  it("counts the worlds that can be settled with the credits, colonists and Military there are", () => {
    expect(under("settle", { credits: 2, colonists: 1, explored: ["mine", "resort"] })).toEqual(["world1"]);
    expect(under("settle", { credits: 2, colonists: 0, explored: ["mine"] })).toEqual(["colonist+2"]);
    expect(under("settle", { credits: 9, colonists: 1, military: 2, explored: ["rebels"] })).toEqual(["colonist+2"]);
  });

  it("uses what holds for a kind or a keyword only there, and no power that may be left", () => {
    const one = { credits: 2, colonists: 1, military: 1, explored: ["rebels", "resort"] };
    expect(under("settle", { ...one, developments: ["fair"] })).toEqual(["world1"]);
    expect(under("settle", { ...one, developments: ["fair", "marines"] })).toEqual(["world2"]);
    expect(under("settle", { ...one, developments: ["drops"] })).toEqual(["colonist+2"]);
  });

  it("says which goods are produced: on empty production colonies, on a windfall colony only by a tile", () => {
    expect(under("produce", { colonies: [colony("mine"), colony("garden")] })).toEqual(["rare"]);
    expect(under("produce", { colonies: [colony("mine", "rare"), colony("garden")] })).toEqual([]);
    expect(under("produce", { colonies: [colony("garden")], developments: ["drill"] })).toEqual(["genes"]);
  });

  it("says which goods lie there, the best price, and how many tiles consume", () => {
    const colonies = [colony("mine", "rare"), colony("garden", "genes")];
    expect(under("trade-consume", { colonies, developments: ["feast"] })).toEqual([
      "rare",
      "genes",
      "credit›3",
      "consume1",
    ]);
  });
});
