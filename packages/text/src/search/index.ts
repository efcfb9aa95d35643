// Asks the rules of a game: a question in everyday words, answered by the clauses, lines and terms that speak of it.
// It cites and never makes up. Loaded when somebody asks.
import MiniSearch, { type SearchOptions } from "minisearch";
import type { Lookup, Messages, RulesText } from "../index.ts";
import type { Language } from "../language.ts";
import { everyday } from "./everyday.ts";
import { askingIn, wordsOf } from "./words.ts";

/** What is asked: the texts of one game in one language. */
export interface Searched {
  readonly language: Language;
  readonly clauses: Messages;
  readonly rules: RulesText;
  readonly lookup: Lookup;
}

/** A clause, a line of the rules page (its section, and the line's place there), a term of the glossary, or a symbol. */
export type Cited =
  | { readonly kind: "clause"; readonly id: string }
  | { readonly kind: "line"; readonly section: number; readonly line: number }
  | { readonly kind: "term"; readonly term: string }
  | { readonly kind: "symbol"; readonly symbol: string };

export type Ask = (question: string) => Cited[];

interface Indexed {
  readonly id: number;
  readonly text: string;
  readonly hints: string;
  readonly askedBy: string;
  readonly also: string;
  readonly chapter: string;
}

const FIELDS = ["text", "hints", "askedBy", "also", "chapter"] as const;

export function newAsk(searched: Searched): Ask {
  const { language, clauses } = searched;
  const sources = sourcesOf(searched);
  const known = new Set<string>();
  const index = new MiniSearch<Indexed>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(" ").filter(Boolean),
    processTerm: (term) => term,
  });
  const also = synonymsIn([...everyday[language], ...searched.lookup.synonyms], language);
  index.addAll(sources.map((source, id) => indexed(source, id, also, language, known)));
  return (question) => {
    const named = Object.keys(clauses).filter((id) => namesClause(question, id));
    const words = new Set(wordsOf(question, language));
    const asking = new Set(askingIn(question, language));
    const found =
      words.size === 0 ? [] : rank(index, [...words, ...asking], known).map((id) => (sources[id] as Source).cited);
    const cited: Cited[] = named.map((id) => ({ kind: "clause", id }));
    return [...cited, ...found.filter((one) => one.kind !== "clause" || !named.includes(one.id))];
  };
}

const namesClause = (question: string, id: string): boolean =>
  question
    .toUpperCase()
    .split(/[\s,;?]+/)
    .includes(id.toUpperCase());

/** Something that can be cited, and its words as written. */
interface Source {
  readonly cited: Cited;
  readonly text: string;
  readonly hints: string;
  readonly askedBy?: string;
  readonly chapter: string;
}

function sourcesOf({ clauses, rules, lookup }: Searched): Source[] {
  return [
    ...Object.entries(clauses).map(
      ([id, text]): Source => ({
        cited: { kind: "clause", id },
        text: everyChoice(text),
        hints: lookup.hints[id] ?? "",
        askedBy: lookup.askedBy[id] ?? "",
        chapter: lookup.chapters[chapterOf(id)] ?? "",
      }),
    ),
    ...rules.sections.flatMap(({ title, body }, section) =>
      body.map(
        (text, line): Source => ({
          cited: { kind: "line", section, line },
          text: text.startsWith("![") ? "" : everyChoice(text),
          hints: "",
          chapter: title,
        }),
      ),
    ),
    ...rules.glossary.map(
      ({ term, meaning }): Source => ({
        cited: { kind: "term", term },
        text: everyChoice(meaning),
        hints: term,
        chapter: "",
      }),
    ),
    ...(rules.symbols ?? []).map(
      ({ symbol, word }): Source => ({ cited: { kind: "symbol", symbol }, text: word, hints: "", chapter: "" }),
    ),
  ];
}

/** MAO-SHIP of MAO-SHIP-4. */
const chapterOf = (id: string): string => id.replace(/-\d+$/, "");

/** A line with every choice by options in it, whatever the table. */
const everyChoice = (line: string): string =>
  line
    .replace(/\{\w+, select,/g, " ")
    .replace(/\w+ \{/g, " ")
    .replace(/[{}]/g, " ");

function indexed(
  source: Source,
  id: number,
  also: (words: ReadonlySet<string>) => string[],
  language: Language,
  known: Set<string>,
): Indexed {
  const text = wordsOf(source.text, language);
  const hints = asked(source.hints, language);
  const askedBy = asked(source.askedBy ?? "", language);
  const chapter = wordsOf(source.chapter, language);
  const more = also(new Set([...text, ...hints]));
  for (const word of [...text, ...hints, ...askedBy, ...chapter, ...more]) known.add(word);
  return {
    id,
    text: text.join(" "),
    hints: hints.join(" "),
    askedBy: askedBy.join(" "),
    also: more.join(" "),
    chapter: chapter.join(" "),
  };
}

const asked = (text: string, language: Language): string[] => [...wordsOf(text, language), ...askingIn(text, language)];

/** Finds what a text could also have said: the other words of each group of which it has one. */
function synonymsIn(
  groups: readonly (readonly string[])[],
  language: Language,
): (words: ReadonlySet<string>) => string[] {
  const stemmed = groups.map((group) => group.map((phrase) => wordsOf(phrase.replaceAll("_", " "), language)));
  return (words) => {
    const more = new Set<string>();
    for (const group of stemmed) {
      if (!group.some((phrase) => phrase.length > 0 && phrase.every((word) => words.has(word)))) continue;
      for (const word of group.flat()) if (!words.has(word)) more.add(word);
    }
    return [...more];
  };
}

/** Clauses are short and of one kind, so that their length says little (`b`); what players ask by says most. */
const RANKING: SearchOptions = {
  boost: { text: 2, hints: 2.5, askedBy: 1.5, also: 0.6, chapter: 1 },
  bm25: { k: 0.7, b: 0.2, d: 0.6 },
  weights: { prefix: 0.4, fuzzy: 0.35 },
};

/** What "how many" weighs against a word that says of what. */
const ASKING = 0.5;

/** A word that stands nowhere may be misspelt or inflected: only then are its likes looked for. */
function likes(word: string, known: ReadonlySet<string>): { prefix: boolean; fuzzy: number | false } {
  const fuzzy = known.has(word) || word.length < 4 ? false : word.length < 6 ? 1 : 2;
  return { prefix: word.length >= 4, fuzzy };
}

function rank(index: MiniSearch<Indexed>, words: readonly string[], known: ReadonlySet<string>): number[] {
  const found = index.search(
    {
      combineWith: "OR",
      queries: words.map((word) => ({
        queries: [word],
        ...(word.startsWith("?") ? { boostTerm: () => ASKING } : likes(word, known)),
      })),
    },
    RANKING,
  );
  return found.map(({ id }) => Number(id));
}
