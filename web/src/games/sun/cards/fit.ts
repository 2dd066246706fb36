// Letters of a box shrink a little until all of it is seen: cards differ in how much is printed on them.

import type { Attachment } from "svelte/attachments";

const LEAST = 0.76;
const STEP = 0.04;

export const fit: Attachment<HTMLElement> = (node) => {
  const shrink = () => {
    for (let size = 1; ; size -= STEP) {
      node.style.fontSize = size < 1 ? `${size.toFixed(2)}em` : "";
      const fits = node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
      if (fits || size <= LEAST) return;
    }
  };
  const watch = new ResizeObserver(shrink);
  watch.observe(node);
  return () => watch.disconnect();
};
