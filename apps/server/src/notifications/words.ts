// The server's own words, in the language of whom they are for.
import { LANGUAGES, type Language, newSay, type Say } from "@outrigger/text";
import { en, type TellingTexts } from "./texts/en.ts";
import { it } from "./texts/it.ts";
import { pl } from "./texts/pl.ts";

const TEXTS: Readonly<Record<Language, TellingTexts>> = { en, it, pl };

export function sayFor({ language }: { readonly language: string }): Say {
  const spoken = LANGUAGES.find((each) => each === language) ?? "en";
  return newSay(spoken, TEXTS[spoken]);
}
