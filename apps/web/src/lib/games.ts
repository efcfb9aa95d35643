// The games of the registry as the page knows them: cards for the home page, tables and texts on demand.

import { catalogue, type GameCard, lessons, pictures, texts, uis } from "virtual:catalogue";
import type { GameUi } from "@outrigger/board";
import type { LessonBook } from "@outrigger/scene/lesson";
import type { GameText, Language } from "@outrigger/text";
import plainPicture from "../pictures/plain.svg?url";
import { say } from "./words.svelte.ts";

export type { GameCard } from "virtual:catalogue";

const isReference = (card: GameCard): boolean => card.isReference;

/** The games that the site is there for, and those that show how one is made. */
export const games: readonly GameCard[] = catalogue.filter((card) => !isReference(card));
export const referenceGames: readonly GameCard[] = catalogue.filter(isReference);

export function findCard(id: string): GameCard | undefined {
  return catalogue.find((card) => card.id === id);
}

export function gameName(id: string, language: Language): string {
  return findCard(id)?.texts[language].name ?? id;
}

export function pictureOf(id: string): string {
  return pictures[id] ?? plainPicture;
}

export function playersLine({ seats: [fewest, most] }: GameCard): string {
  return fewest === most ? say("home.playersExactly", { count: most }) : say("home.players", { fewest, most });
}

/** How many play, how long it takes and how heavy it is. */
export function effortLine(card: GameCard): string {
  const { effort } = card;
  if (effort === undefined) return playersLine(card);
  const [fewest, most] = effort.minutes;
  return [playersLine(card), say("home.minutes", { fewest, most }), say(`home.weight.${effort.weight}`)].join(" · ");
}

export async function loadUi(id: string): Promise<GameUi | undefined> {
  return (await uis[id]?.())?.ui;
}

export async function loadLessons(id: string): Promise<LessonBook | undefined> {
  return (await lessons[id]?.())?.book;
}

export async function loadText(id: string): Promise<GameText | undefined> {
  return (await texts[id]?.())?.text;
}
