// The games of the server and their galleries, each asked for once.

import { api } from "./api";
import type { Gallery, GameInfo } from "./types";

let list: Promise<GameInfo[]> | null = null;
const galleries = new Map<string, Promise<Gallery>>();

export function games(): Promise<GameInfo[]> {
  list ??= api.games().catch((error) => {
    list = null;
    throw error;
  });
  return list;
}

export async function gameInfo(game: string): Promise<GameInfo | null> {
  return (await games()).find((info) => info.game === game) ?? null;
}

export function gallery(game: string, edition: string): Promise<Gallery> {
  const key = `${game}/${edition}`;
  let found = galleries.get(key);
  if (!found) {
    found = api.gallery(game, edition).catch((error) => {
      galleries.delete(key);
      throw error;
    });
    galleries.set(key, found);
  }
  return found;
}
