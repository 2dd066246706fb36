// A row of icons, part by part: which symbols stand for a token, and what is written beside them.

import type { Part } from "../../../board/parts";
import type { IconToken, Token } from "../data";

const SIGNS = new Map([[",", "+"]]);
const RELATIONS = new Map([
  [">=", "≥"],
  ["<=", "≤"],
]);
const COUNTED = new Set(["score", "cube", "explore", "station", "plus-minus", "plus-two"]);

export function parts(tokens: Token[]): Part[] {
  return tokens.map((token) => {
    if ("icon" in token) return icon(token);
    if ("word" in token) return { kind: "word", text: token.word };
    return { kind: "sign", text: SIGNS.get(token.sign) ?? token.sign };
  });
}

function part(icons: string[], before = "", after = "", badge = false): Part {
  return { kind: "icons", before, icons, after, badge };
}

function icon(token: IconToken): Part {
  const n = token.n === undefined ? "" : String(token.n);
  switch (token.icon) {
    case "silver-die":
    case "red-die":
      return part([`${token.icon}-${n}`]);
    case "run":
      return part(["run", `gate-${token.colour}`], "", `×${n}`);
    case "take":
      return part((token.sizes ?? []).length === 3 ? ["gyro-any"] : (token.sizes ?? []).map((size) => `gyro-${size}`));
    case "take-different":
      return part(["gyro-any"], n, "≠");
    case "teleport":
      return part(["teleport", ...(token.to === "anywhere" ? [] : [token.to as string])]);
    case "metric":
      return part([token.metric as string], "", `${RELATIONS.get(token.relation ?? "") ?? token.relation}${n}`);
    case "steps":
      return part(["vp", token.what as string], `${token.one}/${token.two}/${token.three}`);
    case "copy":
      return part(["copy", "cube"], "", n);
    case "off-by-one":
      return part([token.icon], "", "±1");
    case "shift":
      return part(["plus-minus"], "", `±${n}`);
    case "twice":
      return part([token.icon], "", "×2");
    default:
      return part([token.icon], COUNTED.has(token.icon) && n !== "1" ? n : token.icon === "score" ? n : "");
  }
}
