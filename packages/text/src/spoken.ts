// A game's texts by language: JSON files, each loaded when it is asked for.
import type { GameText, Lookup, Messages, RulesText } from "./contract.ts";
import type { Language } from "./language.ts";

/** Loads a JSON file of texts: `() => import("./en/messages.json", { with: { type: "json" } })`. */
export type TextFile<Texts = Messages> = () => Promise<{ readonly default: Texts }>;

type KeyOf<File extends TextFile> = keyof Awaited<ReturnType<File>>["default"];

/** A file with the keys of the English one: where it lacks one or has one of its own, it does not compile. */
type LikeEnglish<English extends TextFile, Own extends TextFile> = TextFile<
  Record<KeyOf<English>, string> & Record<Exclude<KeyOf<Own>, KeyOf<English>>, never>
>;

export type FilePerLanguage = Readonly<Record<Language, TextFile>>;

/** A file for each language, all with the keys of the English one. */
export type FilesAlike<Files extends FilePerLanguage> = Files & {
  readonly [Each in Language]: LikeEnglish<Files["en"], Files[Each]>;
};

/** Texts of which every language has a file of its own, loaded when it is asked for. */
export function textsIn<Files extends FilePerLanguage>(
  files: FilesAlike<Files>,
): (language: Language) => Promise<Readonly<Record<KeyOf<Files["en"]>, string>>> {
  const alike: Readonly<Record<Language, TextFile<Record<KeyOf<Files["en"]>, string>>>> = files;
  return async (language) => (await alike[language]()).default;
}

/** The files of one language, by their names. */
export interface TextFiles {
  readonly messages: Messages;
  readonly clauses: Messages;
  readonly rules: RulesText;
  readonly lookup: Lookup;
}

/** Loads a file: ``(language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } })``. */
type LoadTexts = <Name extends keyof TextFiles>(
  language: Language,
  name: Name,
) => Promise<{ readonly default: TextFiles[Name] }>;

/** A game's texts by language. English is the one that every game has: where another is missing, it stands in. */
export function spokenIn(
  languages: readonly Language[],
  load: LoadTexts,
): Pick<GameText, "languages" | keyof TextFiles> {
  const texts =
    <Name extends keyof TextFiles>(name: Name) =>
    async (wish: Language): Promise<TextFiles[Name]> =>
      (await load(spokenFor({ languages }, wish), name)).default;
  return {
    languages,
    messages: texts("messages"),
    clauses: texts("clauses"),
    rules: texts("rules"),
    lookup: texts("lookup"),
  };
}

/** The language in which a game answers a wish for this one. */
export function spokenFor({ languages }: Pick<GameText, "languages">, wish: Language): Language {
  return languages.includes(wish) ? wish : "en";
}
