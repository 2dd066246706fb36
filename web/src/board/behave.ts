// What hands do to elements of the board: one set of listeners on its root serves them all.

import type { Attachment } from "svelte/attachments";
import type { BoardProps } from "../lib/types";
import { inspector } from "../table/inspector.svelte";

const LONG_PRESS = 500;
/** A finger that moves farther pans or scrolls. */
const SLACK = 8;
const REST = 550;

/** A mouse that rests on an element of one of the `kinds` sees it large, with its words. */
export function behave(given: () => BoardProps, kinds: ReadonlySet<string>): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;
    let pressed = false;
    let over: string | null = null;

    const at = (event: Event): HTMLElement | SVGElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("[data-target]") : null;

    const act = (event: Event, element: HTMLElement | SVGElement) => {
      event.preventDefault();
      event.stopPropagation();
      const { may, target } = element.dataset;
      if (may) given().onChoose(may);
      else if (target) given().onInspect(target);
    };

    const hover = (element: HTMLElement | SVGElement | null, mouse = false) => {
      const { about = null, target = "" } = element?.dataset ?? {};
      if (about === over) return;
      over = about;
      if (mouse && kinds.has(target.split(":")[0] ?? "")) inspector.peek(target, REST);
      else inspector.unpeek();
      given().onHover(about);
    };

    const release = () => {
      clearTimeout(timer);
      start = null;
    };

    const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      click: (event) => {
        const element = at(event);
        if (element && !pressed) act(event, element);
        pressed = false;
      },
      keydown: (event) => {
        const element = at(event);
        if (element && element === event.target && (event.key === "Enter" || event.key === " ")) act(event, element);
      },
      contextmenu: (event) => {
        const target = at(event)?.dataset.target;
        if (!target) return;
        event.preventDefault();
        given().onInspect(target);
      },
      pointerdown: (event) => {
        pressed = false;
        const target = at(event)?.dataset.target;
        if (!target || event.pointerType === "mouse") return;
        release();
        start = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          pressed = true;
          given().onInspect(target);
        }, LONG_PRESS);
      },
      pointermove: (event) => {
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) release();
      },
      pointerup: release,
      pointercancel: release,
      pointerover: (event) => {
        if (event.pointerType === "mouse") hover(at(event), true);
      },
      pointerleave: () => hover(null),
      focusin: (event) => {
        if (event.target instanceof Element && event.target.matches(":focus-visible")) hover(at(event));
      },
      // A button that is drawn away loses the focus in the middle of a drawing, when nothing may be changed.
      focusout: () => queueMicrotask(() => hover(null)),
    };

    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener as EventListener);
    return () => {
      release();
      for (const [name, listener] of Object.entries(listeners))
        root.removeEventListener(name, listener as EventListener);
    };
  };
}
