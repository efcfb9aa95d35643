// How each kind of thing in Moa looks: which drawing stands for it and in which colours.
import type { Bird, Colour, Displayed, Terrain } from "../rules/index.ts";
import { DISPLAYED } from "../rules/vocabulary.ts";

export const BIRD_ART: Readonly<Record<Bird, string>> = {
  haasts_eagle: "eagle",
  kakapo: "kakapo",
  kea: "kea",
  kiwi: "kiwi",
  moa: "moa",
  morepork: "morepork",
  pukeko: "pukeko",
  tui: "tui",
};

/** The edge of a card, down which its icons run. */
export const BIRD_EDGE: Readonly<Record<Bird, string>> = {
  haasts_eagle: "#E8B878",
  kakapo: "#A9BF7C",
  kea: "#A8C6CF",
  kiwi: "#B4C39A",
  moa: "#DDC57F",
  morepork: "#8FA3C2",
  pukeko: "#B3CDA4",
  tui: "#EACB6A",
};

/** The strongest first. */
export const WAITING: readonly Displayed[] = [...DISPLAYED].reverse();

export const TERRAIN_FILL: Readonly<Record<Terrain, string>> = {
  coast: "url(#moa-p-coast)",
  plains: "url(#moa-p-plains)",
  forest: "url(#moa-p-forest)",
  mountain: "url(#moa-p-mountain)",
  volcano: "url(#moa-p-volcano)",
};

/** Printed pieces keep their colours in the dark: what lies on the map lies on paper. */
const COLOURS = ["#1F6FB2", "#D1532B", "#2C8C5A", "#D9A520", "#7B4B94"] as const;
const NEUTRAL = "#8A8F94";

/** A colour beyond the seats is the neutral one. */
export function colourOf(colour: Colour, seats: number): string {
  return colour >= seats ? NEUTRAL : (COLOURS[colour % COLOURS.length] ?? NEUTRAL);
}

/** The player's mark in a 16 by 16 box: ● ▲ ■ ◆ ★, and ○ for the neutral colour. */
export function markPath(colour: Colour, seats: number): string {
  if (colour >= seats)
    return "M8 3a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM8 5.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5Z";
  const marks = [
    "M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z",
    "M8 1.600 15 14H1Z",
    "M2.400 2.400H13.600V13.600H2.400Z",
    "M8 .8 15.200 8 8 15.200 .8 8Z",
    "M8 .8l2.100 4.700 5.100.5-3.900 3.400 1.100 5.100L8 11.900l-4.400 2.600 1.100-5.100L.8 6l5.100-.5Z",
  ];
  return marks[colour % marks.length] ?? "";
}
