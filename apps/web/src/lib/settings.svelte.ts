// The player's wishes, kept in this browser.
import { LANGUAGES, type Language } from "@outrigger/text";
import { DEFAULTS, readSettings } from "./wishes.ts";

export { COACHED, MOTIONS, THEMES } from "./wishes.ts";

const KEY = "outrigger.settings";

function preferredLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}

export const settings = $state(readSettings(localStorage.getItem(KEY), { ...DEFAULTS, language: preferredLanguage() }));

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let wantsStillness = $state(stillness.matches);
stillness.addEventListener("change", (event) => {
  wantsStillness = event.matches;
});

export function isMoving(): boolean {
  return settings.motion === "auto" ? !wantsStillness : settings.motion === "full";
}

/** As they were last written here, or heard of from another tab: what was heard is not written again. */
let kept: string | undefined;

/** What another tab was told holds here too; otherwise the next wish in this one would undo it. */
function hear({ key, newValue }: StorageEvent): void {
  if (key !== KEY) return;
  Object.assign(settings, readSettings(newValue, settings));
  kept = JSON.stringify(settings);
}

function keep(text: string): void {
  if (text !== kept) localStorage.setItem(KEY, text);
  kept = text;
}

/** Keeps the wishes and shows them on the page; call once, where effects live. */
export function keepSettings(): void {
  addEventListener("storage", hear);
  $effect(() => {
    keep(JSON.stringify(settings));
    document.documentElement.lang = settings.language;
    document.documentElement.dataset["theme"] = settings.theme;
    document.documentElement.dataset["motion"] = isMoving() ? "full" : "none";
  });
}
