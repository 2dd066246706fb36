// Pages by the History API.

import { tick } from "svelte";

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
    window.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, replace = false): void {
    const url = new URL(to, location.href);
    const other = url.pathname !== this.path;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.#read();
    if (other && !url.hash) void tick().then(() => scrollTo(0, 0));
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Clicks on links of our own stay inside the page; all others are the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
