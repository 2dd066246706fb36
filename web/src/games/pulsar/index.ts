// What the folder of a game gives (GameModule in lib/types.ts).

import english from "./messages/en.ftl?raw";

export { default as Board } from "./Board.svelte";
export { default as Card } from "./Card.svelte";
export { names, provenance, shelves } from "./catalog";
export { pointers, roomOf, rooms, seatTitle } from "./places";

export const messages = { en: english };
