import type { SiteTexts } from "../lib/words.svelte.ts";
import { en } from "./en.ts";

export const pl: SiteTexts = { ...en };
