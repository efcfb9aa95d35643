// The games of the registry as the page knows them: cards for the home page, tables and texts on demand.

import { catalogue, type GameCard, texts, uis } from "virtual:catalogue";
import type { GameUi } from "@outrigger/board";
import type { GameText, Language } from "@outrigger/text";

export type { GameCard } from "virtual:catalogue";

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
  return (await uis[id]?.())?.ui;
}

export async function loadText(id: string): Promise<GameText | undefined> {
  return (await texts[id]?.())?.text;
}
