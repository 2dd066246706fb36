import { MediaQuery } from "svelte/reactivity";
import type { Layout } from "./types";

const wide = new MediaQuery("min-width: 1200px");
const middle = new MediaQuery("min-width: 720px");

export function layout(): Layout {
  return wide.current ? "wide" : middle.current ? "middle" : "phone";
}
