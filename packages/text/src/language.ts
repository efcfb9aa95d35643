// The languages every text is written in.
export const LANGUAGES = ["en", "it", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
