// The words of a part of the site in the player's language, where they come with the part and not with the first page.
import { type Language, type Messages, newSay, type Say, type Values } from "@outrigger/text";

export function lateWords<Texts extends Messages>(load: (language: Language) => Promise<Texts>) {
  let voice = $state.raw<Say | undefined>();
  return {
    /** Undefined until the words are there. */
    voice: (): Say | undefined => voice,
    async speak(language: Language): Promise<void> {
      if (voice?.language === language) return;
      voice = newSay(language, await load(language));
    },
    /** Empty until the words are there. */
    tell: (key: keyof Texts & string, values?: Values): string => voice?.(key, values) ?? "",
  };
}
