import { MediaQuery } from "svelte/reactivity";
import type { Layout } from "./types";

/** All boards at once need height too: on a low screen they take turns. */
const wide = new MediaQuery("(min-width: 1200px) and (min-height: 840px)");
const middle = new MediaQuery("min-width: 720px");

export function layout(): Layout {
  return wide.current ? "wide" : middle.current ? "middle" : "phone";
}
