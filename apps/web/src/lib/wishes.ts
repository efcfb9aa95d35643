// What a player may wish for, and how it is read from storage.
import { PACES, type Pace } from "@outrigger/board/beats";
import { LANGUAGES, type Language } from "@outrigger/text";
import { parseStored } from "./stored-object.ts";

export const THEMES = ["auto", "light", "dark"] as const;
/** In which games one is coached, where that is allowed. */
export const COACHED = ["first", "always", "never"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** How fast what the others do is shown; "none" shows only what came of it. */
  pace: Pace;
  sound: boolean;
  /** Of 100. */
  volume: number;
  /** A phone shivers when it is one's turn. */
  vibrate: boolean;
  /** Ask once more before a turn ends; without it a turn whose only choice left is its end ends by itself. */
  confirmEnd: boolean;
  /** Marks and patterns beside every colour. */
  marks: boolean;
  /** One line of advice the first time each kind of decision comes up. */
  guide: boolean;
  coach: (typeof COACHED)[number];
  /** Where one is coached: how it stands. */
  bar: boolean;
  /** The list of everything that can be done stands open beside the board. */
  list: boolean;
  name: string;
}

export const DEFAULTS: Omit<Settings, "language"> = {
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sound: true,
  volume: 60,
  vibrate: true,
  confirmEnd: true,
  marks: true,
  guide: true,
  coach: "first",
  bar: true,
  list: false,
  name: "",
};

/** Anything in storage that is not a wish we know is left out. */
export function readSettings(text: string | null, fallback: Settings): Settings {
  const settings = { ...fallback };
  const given: Partial<Record<keyof Settings, unknown>> = parseStored(text);
  const language = LANGUAGES.find((each) => each === given.language);
  const theme = THEMES.find((each) => each === given.theme);
  const motion = MOTIONS.find((each) => each === given.motion);
  if (language !== undefined) settings.language = language;
  if (theme !== undefined) settings.theme = theme;
  if (motion !== undefined) settings.motion = motion;
  settings.coach = COACHED.find((each) => each === given.coach) ?? settings.coach;
  settings.pace = PACES.find((each) => each === given.pace) ?? settings.pace;
  if (typeof given.volume === "number") settings.volume = Math.min(100, Math.max(0, Math.round(given.volume)));
  for (const key of ["confirmEnd", "marks", "guide", "bar", "list", "sound", "vibrate"] as const) {
    const value = given[key];
    if (typeof value === "boolean") settings[key] = value;
  }
  if (typeof given.name === "string") settings.name = given.name.slice(0, 30);
  return settings;
}
