// The games of the registry as the page knows them: cards for the home page, tables and texts on demand.

import { catalogue, type GameCard } from "virtual:catalogue";
import type { GameUi } from "@outrigger/board";
import type { GameText, Language } from "@outrigger/text";

export type { GameCard } from "virtual:catalogue";

const uis = import.meta.glob<{ readonly ui: GameUi }>("../../../../games/*/ui/index.ts");
const texts = import.meta.glob<{ readonly text: GameText }>("../../../../games/*/text/index.ts");
const pictures = import.meta.glob<string>("../pictures/*.svg", { eager: true, query: "?url", import: "default" });

/** Games with a picture of their own stand on the home page; the others are for tools and tests. */
export const games: readonly GameCard[] = catalogue.filter(({ id }) => pictureOf(id) !== undefined);

export function findCard(id: string): GameCard | undefined {
  return games.find((card) => card.id === id);
}

export function gameName(id: string, language: Language): string {
  return findCard(id)?.texts[language].name ?? id;
}

export function pictureOf(id: string): string | undefined {
  return pictures[`../pictures/${id}.svg`];
}

export async function loadUi(id: string): Promise<GameUi | undefined> {
  return (await uis[`../../../../games/${id}/ui/index.ts`]?.())?.ui;
}

export async function loadText(id: string): Promise<GameText | undefined> {
  return (await texts[`../../../../games/${id}/text/index.ts`]?.())?.text;
}
