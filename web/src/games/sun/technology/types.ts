// What may be found on a slot.

import type { Slot, SunGallery, SunView, TypeName } from "../data";

/** The right-hand types of the technologies that lead to a slot, as far as these are known (SUN-RES-16). */
export function typesFor(gallery: SunGallery, view: SunView, slot: Slot): TypeName[] {
  const edges = slot.from.map((id) => gallery.technologies[view.technologies[id]?.technology ?? ""]?.edge);
  return [...new Set(edges.filter((edge) => edge !== null && edge !== undefined))];
}
