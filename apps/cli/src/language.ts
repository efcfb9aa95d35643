// Which language the terminal speaks, and a game's texts in it.
import type { GameEntry } from "@outrigger/games";
import { type GameText, LANGUAGES, type Language, type Messages, newSay, type Say, spokenFor } from "@outrigger/text";
import { UsageFault } from "./faults.ts";

/** `--lang`, else what LC_ALL, LC_MESSAGES or LANG say, else English. */
export function chooseLanguage(flag: string | undefined, env: Readonly<Record<string, string | undefined>>): Language {
  if (flag !== undefined) {
    const named = LANGUAGES.find((language) => language === flag);
    if (named === undefined) throw new UsageFault(`--lang may be ${LANGUAGES.join(", ")}, not "${flag}"`);
    return named;
  }
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? "en";
}

/** A game's voice in one language. */
export interface Voice {
  readonly text: GameText;
  readonly say: Say;
  readonly clauses: Messages;
}

export async function loadVoice(entry: GameEntry, wish: Language): Promise<Voice> {
  const { text } = await entry.text();
  const language = spokenFor(text, wish);
  const [messages, clauses] = await Promise.all([text.messages(language), text.clauses(language)]);
  return { text, say: newSay(language, messages), clauses };
}
