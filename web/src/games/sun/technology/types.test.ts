import { describe, expect, it } from "vitest";
import type { Slot, SunGallery, SunView } from "../data";
import { typesFor } from "./types";

const GALLERY = {
  technologies: { lasers: { edge: "military" }, robots: { edge: "military" }, gardens: { edge: "economic" } },
} as unknown as SunGallery;

const found = (...technologies: (string | null)[]) => {
  const from = technologies.map((_, at) => `I-${at}`);
  const view = { technologies: Object.fromEntries(from.map((id, at) => [id, { technology: technologies[at] }])) };
  return typesFor(GALLERY, view as unknown as SunView, { from } as unknown as Slot);
};

describe("what may be found on a slot", () => {
  it("is of the types on the right of what leads there, each once", () => {
    expect(found("lasers", "gardens")).toEqual(["military", "economic"]);
    expect(found("lasers", "robots")).toEqual(["military"]);
  });

  it("is open where that is not discovered itself", () => {
    expect(found(null, "gardens")).toEqual(["economic"]);
    expect(found(null)).toEqual([]);
  });
});
