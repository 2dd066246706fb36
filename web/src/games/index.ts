// A game is a folder here. Nothing else in the client names one.

import type { GameModule } from "../lib/types";
import { addMessages } from "../lib/words";

const FOLDERS = import.meta.glob<GameModule>("./*/index.ts");

/** The board, cards and words of a game, loaded when they are first needed; null for a game without a folder. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) return null;
  const module = await load();
  for (const [lang, source] of Object.entries(module.messages)) addMessages(lang, source);
  return module;
}
