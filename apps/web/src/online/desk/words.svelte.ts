// The words of the desk in the reader's language; they come with it, and with what people are told from there.
import { type Language, newSay, type Say, type Values } from "@outrigger/text";
import { settings } from "../../lib/settings.svelte.ts";
import { problemText, SiteProblem } from "../connection/api.ts";
import type { DeskTexts } from "./texts/en.ts";

const loaders: Readonly<Record<Language, () => Promise<DeskTexts>>> = {
  en: async () => (await import("./texts/en.ts")).en,
  it: async () => (await import("./texts/it.ts")).it,
  pl: async () => (await import("./texts/pl.ts")).pl,
};

let voice = $state.raw<Say | undefined>();

export async function speakDesk(language: Language): Promise<void> {
  if (voice?.language === language) return;
  voice = newSay(language, await loaders[language]());
}

/** Empty until the words are there. */
export function tell(key: keyof DeskTexts, values?: Values): string {
  return voice?.(key, values) ?? "";
}

export const time = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** For messages that tell whether there is an end, and which. */
export const ending = (until: number | null): { ends: string; until: string } =>
  until === null ? { ends: "no", until: "" } : { ends: "yes", until: time(until) };

export function deskProblem(error: unknown): string {
  const known = error instanceof SiteProblem ? `problem.${error.code}` : "";
  return voice?.has(known) === true ? voice(known) : problemText(error);
}
