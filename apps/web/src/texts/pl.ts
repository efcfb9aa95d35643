import { en, type SiteTexts } from "./en.ts";

export const pl: SiteTexts = { ...en };
