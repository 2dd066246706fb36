// The parts of a row of icons, and which of them stay together.

/** One part that is never broken over lines. */
export type Part =
  | { kind: "sign"; text: string }
  | { kind: "letter"; text: string }
  | { kind: "word"; text: string }
  | { kind: "icons"; before: string; icons: string[]; after: string; badge: boolean };

const AFTER = new Set([":", "+", "›", "/", "]", ")"]);
const BEFORE = new Set(["[", "("]);

/** Parts that stay on one line: a cube and what it becomes, a sign with what it follows or opens. */
export function phrases(parts: Part[]): Part[][] {
  const found: Part[][] = [];
  let open = false;
  for (const part of parts) {
    const text = part.kind === "sign" ? part.text : "";
    const last = found.at(-1);
    if (last && (open || text === "→" || AFTER.has(text))) last.push(part);
    else found.push([part]);
    open = text === "→" || BEFORE.has(text) || part.kind === "letter";
  }
  return found;
}
