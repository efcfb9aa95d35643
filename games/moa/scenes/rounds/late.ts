// What scenes late in a game begin with or are dealt.

/** Mammals hold every land up to the tenth. */
export const OVERRUN = {
  "1": "rat!",
  "2": "rat!",
  "3": "rat!",
  "4": "rat!",
  "5": "rat!",
  "6": "possum!",
  "7": "possum!",
  "8": "possum!",
  "9": "possum!",
  "10": "possum!",
} as const;

/** The hands of three players for the second period, nine cards each. */
export const SECOND_DEAL = [
  "haasts_eagle",
  "haasts_eagle",
  "haasts_eagle",
  "haasts_eagle",
  "haasts_eagle",
  "haasts_eagle",
  "haasts_eagle",
  "kakapo",
  "kakapo",
  "kakapo",
  "kakapo",
  "kakapo",
  "kakapo",
  "kakapo",
  "kakapo",
  "kea",
  "kea",
  "kea",
  "kea",
  "kea",
  "kea",
  "kea",
  "kea",
  "kiwi",
  "kiwi",
  "kiwi",
  "kiwi",
] as const;
