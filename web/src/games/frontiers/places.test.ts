import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../lib/types";
import { pointers, roomOf, rooms } from "./places";

describe("the rooms of the table", () => {
  it("show every kind of element that can be chosen", () => {
    const known = new Set(rooms.map((room) => room.id));
    for (const target of ["action:settle", "goal:exploration", "development:drop-ships", "world:gem", "home:old-earth"])
      expect(known).toContain(roomOf(target));
    for (const target of ["good:gem", "stock:credits", "kind:genes"]) expect(roomOf(target)).toBe("mine");
    expect(roomOf("seat:0")).toBeNull();
  });

  it("are shown to a newcomer whatever is asked first: an action, a home colony, a part in somebody's action", () => {
    const asked = (verb: string, target: string, action: string | null = null) =>
      pointers({ offers: [{ verb, targets: [target] }], view: { action } } as unknown as Snapshot).map(
        (one) => one.target,
      );
    expect(asked("select", "action:settle")).toEqual(["action:settle", "stock:credits"]);
    expect(asked("home", "home:old-earth")).toEqual(["home:old-earth", "stock:credits"]);
    expect(asked("pick", "world:gem", "explore")).toEqual(["action:explore", "stock:credits"]);
    expect(asked("other", "world:gem")).toEqual([]);
  });
});
