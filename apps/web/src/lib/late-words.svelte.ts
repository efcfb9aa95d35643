// The words of a part of the site in the player's language, where they come with the part and not with the first page.
import {
  type FilePerLanguage,
  type FilesAlike,
  type Language,
  newSay,
  type Say,
  textsIn,
  type Values,
} from "@outrigger/text";

export function lateWords<Files extends FilePerLanguage>(files: FilesAlike<Files>) {
  const load = textsIn<Files>(files);
  let voice = $state.raw<Say | undefined>();
  return {
    /** Undefined until the words are there. */
    voice: (): Say | undefined => voice,
    async speak(language: Language): Promise<void> {
      if (voice?.language === language) return;
      voice = newSay(language, await load(language));
    },
    /** Empty until the words are there. */
    tell: (key: keyof Awaited<ReturnType<typeof load>> & string, values?: Values): string => voice?.(key, values) ?? "",
  };
}
