import { describe, expect, it } from "vitest";
import { phrases } from "../../../board/parts";
import type { Token } from "../data";
import { parts } from "./tokens";

/** A row as it is read: what stands on one line in one word. */
const read = (...tokens: Token[]): string[] =>
  phrases(parts(tokens)).map((phrase) =>
    phrase
      .map((part) => (part.kind === "icons" ? `${part.before}${part.icons.join("")}${part.after}` : part.text))
      .join(""),
  );

describe("a row of icons", () => {
  it("keeps a cube and what it becomes on one line", () => {
    const supply: Token = { icon: "supply", n: 2 };
    expect(read(supply, { sign: "→" }, { icon: "population", n: 2 }, { sign: "," }, { icon: "ore", n: 1 })).toEqual([
      "2supply→2population+",
      "1ore",
    ]);
  });

  it("begins no line with a sign that ends something, and ends none with one that begins it", () => {
    const jump: Token = { icon: "jump", n: 1 };
    const cost: Token[] = [{ icon: "ore", n: 5 }, { sign: "," }, { icon: "return", n: 1 }, { sign: ":" }];
    const research: Token = { icon: "research", levels: ["III"] };
    expect(read(...cost, jump, { sign: "then" }, { sign: "[" }, research, { sign: "]" })).toEqual([
      "5ore+",
      "returnpopulation:",
      "jump1›",
      "[researchIII]",
    ]);
  });

  it("says the level of a ship, also when it is X", () => {
    expect(read({ icon: "ship", level: "X", n: 1 })).toEqual(["shipX"]);
    expect(read({ icon: "ship", level: 4, n: 2 })).toEqual(["2ship4"]);
  });

  it("says which disc goes to the automation track, or that it may be either", () => {
    expect(read({ icon: "automate", what: "ore" })).toEqual(["automateore-disc"]);
    expect(read({ icon: "automate", what: "any" })).toEqual(["automatefoodore-disc"]);
  });

  it("shows a letter with the option that it stands for", () => {
    const either: Token[] = [
      { sign: "A" },
      { icon: "jump", n: 3 },
      { sign: "or" },
      { sign: "B" },
      { icon: "ore", n: 2 },
    ];
    expect(read(...either)).toEqual(["Ajump3/", "B2ore"]);
  });

  it("says what must be reached as at least and at most", () => {
    expect(read({ icon: "metric", metric: "technologies", relation: ">=", n: 9 })).toEqual(["research≥9"]);
    expect(read({ icon: "metric", metric: "ore_discs_left", relation: "<=", n: 0 })).toEqual(["ore-disc≤0"]);
  });
});
