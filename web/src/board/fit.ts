// Letters of a box shrink a little until all of it is seen: cards differ in how much is printed on them.

import type { Attachment } from "svelte/attachments";

/** In pixels; what does not fit then is cut off, and said in full when the card is looked at. */
const LEAST = 9.6;
const STEP = 0.04;

export const fit: Attachment<HTMLElement> = (node) => {
  const shrink = () => {
    node.style.fontSize = "";
    const full = Number.parseFloat(getComputedStyle(node).fontSize);
    for (let size = 1; ; size -= STEP) {
      if (size < 1) node.style.fontSize = `${size.toFixed(2)}em`;
      const fits = node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
      if (fits || full * (size - STEP) < LEAST) return;
    }
  };
  // The card around it keeps its size; the box itself changes with its letters, and they would chase each other.
  const watch = new ResizeObserver(shrink);
  watch.observe(node.parentElement ?? node);
  return () => watch.disconnect();
};
