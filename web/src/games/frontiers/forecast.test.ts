import { describe, expect, it } from "vitest";
import type { FrontiersGallery, FrontiersView, Outlook } from "./data";
import { forecast } from "./forecast";

const GALLERY = {
  worlds: { mine: { name: "Mine", kind: "rare" }, resort: { name: "Resort", kind: "novelty" } },
  homes: {},
  developments: { feast: { name: "Feast" } },
} as unknown as FrontiersGallery;

const NOTHING: Outlook = {
  develop: { off: 0, payable: [] },
  explore: { draws: 0, colonists: 0 },
  settle: { worlds: [] },
  produce: { tiles: [], credits: 0 },
  "trade-consume": { goods: { novelty: 0, rare: 0, genes: 0, alien: 0 }, best_sale: 0, powers: [] },
};

const marks = (action: string, outlook: Partial<Outlook> | null): string[] | undefined =>
  forecast(
    GALLERY,
    { seats: [{ outlook: outlook && { ...NOTHING, ...outlook } }] } as unknown as FrontiersView,
    0,
    action,
  )?.marks.map(({ icon, text }) => `${icon}${text}`);

describe("what an action would bring", () => {
  it("says what can be paid and how much cheaper it is", () => {
    expect(marks("develop", { develop: { off: 2, payable: ["a", "b", "c"] } })).toEqual(["develop3", "credit−2"]);
  });
  it("says which worlds can be settled, and else that colonists come", () => {
    expect(marks("settle", { settle: { worlds: ["mine", "resort"] } })).toEqual(["world2"]);
    expect(marks("settle", {})).toEqual(["colonist+2"]);
  });
  it("shows every good by its kind", () => {
    expect(marks("produce", { produce: { tiles: ["mine", "resort"], credits: 1 } })).toEqual([
      "rare",
      "novelty",
      "credit+1",
    ]);
  });
  it("shows goods, the best sale and what consumes", () => {
    const goods = { novelty: 1, rare: 0, genes: 0, alien: 2 };
    expect(marks("trade-consume", { "trade-consume": { goods, best_sale: 4, powers: ["feast"] } })).toEqual([
      "novelty",
      "alien",
      "alien",
      "credit›4",
      "consume1",
    ]);
  });
  it("says nothing while an action is going on, or where nobody does anything", () => {
    expect(marks("develop", null)).toBeUndefined();
    expect(marks("retreat-into-isolation", {})).toBeUndefined();
  });
});
