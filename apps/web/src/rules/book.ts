// Everything a rules page reads of a game in one language, and its search, each loaded when it is asked for.
import {
  atTable,
  type GameText,
  type Language,
  type Lookup,
  type Messages,
  type RulesText,
  spokenFor,
  type TableSettings,
} from "@outrigger/text";
import type { Ask, Cited } from "@outrigger/text/search";
import { loadText } from "../lib/games.ts";

export interface Book {
  readonly game: string;
  readonly text: GameText;
  /** The language the game answers in. */
  readonly language: Language;
  readonly clauses: Messages;
  readonly rules: RulesText;
  readonly lookup: Lookup;
}

export async function loadBook(game: string, wish: Language): Promise<Book | undefined> {
  const text = await loadText(game);
  if (text === undefined) return undefined;
  const language = spokenFor(text, wish);
  const [clauses, rules, lookup] = await Promise.all([
    text.clauses(language),
    text.rules(language),
    text.lookup(language),
  ]);
  return { game, text, language, clauses, rules, lookup };
}

const asks = new WeakMap<Book, Promise<Ask>>();

/** The search over a book; made once. */
export function loadAsk(book: Book): Promise<Ask> {
  let ask = asks.get(book);
  if (ask === undefined) {
    ask = import("@outrigger/text/search").then(({ newAsk }) => newAsk(book));
    asks.set(book, ask);
  }
  return ask;
}

export type { Ask, Cited };

/** A chapter of the clauses, in their order. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly { readonly id: string; readonly text: string }[];
}

/** MAO-SHIP of MAO-SHIP-4. */
export const chapterOf = (clause: string): string => clause.replace(/-\d+$/, "");

/** The clauses by chapter, each as it holds at the table. */
export function chaptersOf({ clauses, lookup, language }: Book, table: TableSettings | undefined): Chapter[] {
  const chapters = new Map<string, { id: string; text: string }[]>();
  for (const [id, text] of Object.entries(clauses)) {
    const chapter = chapterOf(id);
    const had = chapters.get(chapter) ?? [];
    had.push({ id, text: atTable(language, text, table) });
    chapters.set(chapter, had);
  }
  return [...chapters].map(([id, list]) => ({ id, title: lookup.chapters[id] ?? id, clauses: list }));
}
