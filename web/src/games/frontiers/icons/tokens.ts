// A row of icons, part by part: which symbols stand for a token, and what is written beside them.

import type { Part } from "../../../board/parts";
import type { IconToken, Token } from "../data";

/** What stands between effects, as tiles set it. */
const SIGNS = new Map([[",", "+"]]);

export function parts(tokens: Token[]): Part[] {
  return tokens.flatMap((token): Part[] => {
    if ("icon" in token) return [icon(token as IconToken)];
    // word by word, so that a line can end after each
    if ("word" in token) return token.word.split(" ").map((text) => ({ kind: "word", text }));
    return [{ kind: "sign", text: SIGNS.get(token.sign) ?? token.sign }];
  });
}

const part = (icons: string[], before = "", after = ""): Part => ({
  kind: "icons",
  before,
  icons,
  after,
  badge: false,
});

function icon(token: IconToken): Part {
  const n = token.n === undefined ? "" : String(token.n);
  const on = typeof token.on === "string" ? token.on : "";
  const what = on.toUpperCase() === on ? { icons: [], after: on } : { icons: [on], after: "" }; // a keyword, or a kind
  switch (token.icon) {
    case "military":
      return part(["military", ...what.icons], `+${n}`, what.after);
    case "discount":
      return part(["credit", ...what.icons], `−${n}`, what.after);
    case "good":
      return part([token.kind ?? "any"], `${token.each ? "≤" : ""}${n === "1" ? "" : n}`, token.different ? "≠" : "");
    case "good-on":
      return part(["good-on", token.kind ?? "any"]);
    case "pay-for-military":
      return part(["pay-for-military", "military"], "", `−${n}`);
    case "replace":
      return part(["replace"], "", `≤+${n}`);
    case "vp":
      return part(["vp"], Array.isArray(token.points) ? token.points.join("/") : n);
    case "chart":
      return part(["chart"], "", `${token.keep}/${token.draw}`);
    case "advance":
      return part(["advance"], n);
    default:
      return part([token.icon], n === "1" ? "" : n);
  }
}
