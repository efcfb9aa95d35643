// The words of the desk in the reader's language; they come with it, and with what people are told from there.
import { lateWords } from "../../lib/late-words.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { problemText, SiteProblem } from "../connection/api.ts";

const words = lateWords({
  en: () => import("./texts/en.json", { with: { type: "json" } }),
  it: () => import("./texts/it.json", { with: { type: "json" } }),
  pl: () => import("./texts/pl.json", { with: { type: "json" } }),
});
export const { speak: speakDesk, tell } = words;

export const time = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** For messages that tell whether there is an end, and which. */
export const ending = (until: number | null): { ends: string; until: string } =>
  until === null ? { ends: "no", until: "" } : { ends: "yes", until: time(until) };

export function deskProblem(error: unknown): string {
  const known = error instanceof SiteProblem ? `problem.${error.code}` : "";
  const say = words.voice();
  return say?.has(known) === true ? say(known) : problemText(error);
}
