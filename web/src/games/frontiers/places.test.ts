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

  it("are shown to a newcomer when an action is to be selected", () => {
    const asked = (verb: string, target: string) => ({ offers: [{ verb, targets: [target] }] }) as unknown as Snapshot;
    expect(pointers(asked("select", "action:settle")).map((one) => one.target)).toEqual([
      "action:settle",
      "stock:credits",
    ]);
    expect(pointers(asked("pick", "world:gem"))).toEqual([]);
  });
});
