// A game's texts by language: JSON files, each loaded when it is asked for.
import type { GameText, Lookup, Messages, RulesText } from "./contract.ts";
import { LANGUAGES, type Language } from "./language.ts";

/** Loads a JSON file of texts: `() => import("./en/messages.json", { with: { type: "json" } })`. */
export type TextFile<Texts = Messages> = () => Promise<{ readonly default: Texts }>;

type KeyOf<File extends TextFile> = keyof Awaited<ReturnType<File>>["default"];

/** A file with the keys of the English one: where it lacks one or has one of its own, it does not compile. */
type LikeEnglish<English extends TextFile, Own extends TextFile> = TextFile<
  Record<KeyOf<English>, string> & Record<Exclude<KeyOf<Own>, KeyOf<English>>, never>
>;

/** Texts of which every language has a file of its own, loaded when it is asked for. */
export function textsIn<Files extends Readonly<Record<Language, TextFile>>>(
  files: Files & { readonly [Each in Language]: LikeEnglish<Files["en"], Files[Each]> },
): (language: Language) => Promise<Readonly<Record<KeyOf<Files["en"]>, string>>> {
  const alike: Readonly<Record<Language, TextFile<Record<KeyOf<Files["en"]>, string>>>> = files;
  return async (language) => (await alike[language]()).default;
}

/** The files of one language. */
interface TextFiles {
  readonly messages: TextFile;
  readonly clauses: TextFile;
  readonly rules: TextFile<RulesText>;
  /** Absent where clauses are found by their own words alone. */
  readonly lookup?: TextFile<Lookup>;
}

type ByLanguage = Readonly<{ en: TextFiles } & Partial<Record<Language, TextFiles>>>;

/** Every language with the keys of the English one. */
type AllAlike<Files extends ByLanguage> = {
  readonly [Each in keyof Files]: Files[Each] extends TextFiles
    ? {
        readonly messages: LikeEnglish<Files["en"]["messages"], Files[Each]["messages"]>;
        readonly clauses: LikeEnglish<Files["en"]["clauses"], Files[Each]["clauses"]>;
      }
    : unknown;
};

const noLookup: Lookup = { chapters: {}, synonyms: [], hints: {}, askedBy: {} };

/** A game's texts by language. English is the one that every game has: where another is missing, it stands in. */
export function spokenIn<Files extends ByLanguage>(
  languages: Files & AllAlike<Files>,
): Pick<GameText, "languages" | "messages" | "clauses" | "rules" | "lookup"> {
  const spoken: ByLanguage = languages;
  const files = (language: Language): TextFiles => spoken[language] ?? spoken.en;
  return {
    languages: LANGUAGES.filter((language) => spoken[language] !== undefined),
    messages: async (language) => (await files(language).messages()).default,
    clauses: async (language) => (await files(language).clauses()).default,
    rules: async (language) => (await files(language).rules()).default,
    lookup: async (language) => (await files(language).lookup?.())?.default ?? noLookup,
  };
}

/** The language in which a game answers a wish for this one. */
export function spokenFor({ languages }: Pick<GameText, "languages">, wish: Language): Language {
  return languages.includes(wish) ? wish : "en";
}
