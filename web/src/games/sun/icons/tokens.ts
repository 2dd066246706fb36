// A row of icons, part by part: which symbols stand for a token, and what is written beside them.

import type { Part } from "../../../board/parts";
import type { IconToken, Token } from "../data";
import { discIcon, metricShape } from "./shapes";

/** What stands between effects, as cards set it. */
const SIGNS = new Map([
  [",", "+"],
  ["then", "›"],
  ["or", "/"],
]);

const RELATIONS = new Map([
  [">=", "≥"],
  ["<=", "≤"],
]);

const CUBES = new Set(["population", "supply"]);

export function parts(tokens: Token[]): Part[] {
  return tokens.map((token) => {
    if ("word" in token && !("icon" in token)) return { kind: "word", text: (token as { word: string }).word };
    if ("sign" in token && !("icon" in token)) return sign((token as { sign: string }).sign);
    return icon(token as IconToken);
  });
}

function sign(text: string): Part {
  return /^[A-Z]$/.test(text) ? { kind: "letter", text } : { kind: "sign", text: SIGNS.get(text) ?? text };
}

function icon(token: IconToken): Part {
  const n = token.n === undefined ? "" : String(token.n);
  const many = n === "1" ? "" : n;
  const part = (icons: string[], before = "", after = "", badge = false): Part => ({
    kind: "icons",
    before,
    icons,
    after,
    badge,
  });
  switch (token.icon) {
    case "ship":
      return part(["ship"], many, token.level === undefined ? "" : String(token.level), true);
    case "research":
      return part(["research"], "", `${(token.levels ?? [n || "X"]).join("/")}${special(token)}`, true);
    case "automate":
      return part(["automate", ...(token.what === "any" ? ["food", "ore-disc"] : [discIcon(token.what ?? "")])]);
    case "return":
      return part(["return", "population"], "", many);
    case "upgrade":
      return part(["upgrade"], `${token.up_to ? "≤" : ""}${token.ships === 1 ? "" : (token.ships ?? "")}`, by(token));
    case "metric":
      return part(
        [metricShape(String(token.metric))],
        "",
        `${RELATIONS.get(String(token.relation)) ?? token.relation}${n}`,
      );
    case "column":
      return part(["column"], "", token.column === "any" ? "?" : String(token.column));
    case "copy":
      return part([
        "copy",
        ...(token.what === "research" ? ["research"] : token.what === "bonus" ? ["rule"] : ["pawn"]),
      ]);
    case "annex":
      return part(["annex"], "", `${token.keep}/${token.draw} ${token.deck}`);
    case "open-guild":
      return part(["open-guild"], "", String(token.level), true);
    case "vp":
      return part(["vp"], n);
    case "ore":
      return part(["ore"], n);
    case "colonize":
      return part(["colonize"], "", token.unclaimed ? "∅" : "");
    default:
      return CUBES.has(token.icon)
        ? part([token.icon], many, token.from_right ? "⇤" : "")
        : part([token.icon], "", many || (token.icon === "jump" || token.icon === "warp" ? n : ""));
  }
}

const by = (token: IconToken): string => (token.by === undefined || token.by === 1 ? "" : `+${token.by}`);

/** Anything unusual about a research is said by the words of the card. */
const special = (token: IconToken): string =>
  token.known || token.skip_prereq || token.no_bonus || token.private ? "*" : "";
