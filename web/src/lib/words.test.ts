import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path, ending) : ending.test(name) ? [path] : [];
  });
}

const messages = new Set(
  files(SRC, /^en(-\w+)?\.ftl$/).flatMap((path) =>
    new FluentResource(readFileSync(path, "utf-8")).body.map((m) => m.id),
  ),
);
const sources = files(SRC, /(?<!\.test)\.(ts|svelte)$/)
  .map((path) => readFileSync(path, "utf-8"))
  .join("\n");

test("every message that the client says is in the catalogue", () => {
  const said = [...sources.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] as string);
  expect(said.filter((id) => !messages.has(id))).toEqual([]);
});

test("the catalogue has no message that nobody says", () => {
  // Some ids are put together, like `t(\`clock-${kind}\`)`: then the front of it counts.
  const fronts = [...sources.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1] as string);
  const unsaid = [...messages].filter((id) => !sources.includes(`"${id}"`) && !fronts.some((f) => id.startsWith(f)));
  expect(unsaid).toEqual([]);
});
