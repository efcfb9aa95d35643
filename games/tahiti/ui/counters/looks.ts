// Colours and marks of the sides; printed pieces keep them in light and in dark.
export interface Look {
  readonly fill: string;
  /** Behind a value, and for figures on paper. */
  readonly deep: string;
  /** On the fill. */
  readonly ink: string;
}

export const PAPER = "#FFFBF2";
export const INK = "#22303A";
export const WOOD: Look = { fill: "#E9D8A6", deep: "#7C6F64", ink: INK };
const HOSTILE: Look = { fill: "#5E534A", deep: "#3D352F", ink: PAPER };
const SIDES: readonly Look[] = [
  { fill: "#1F6FB2", deep: "#164F80", ink: PAPER },
  { fill: "#C64A24", deep: "#8F3318", ink: PAPER },
  { fill: "#23794C", deep: "#185536", ink: PAPER },
  { fill: "#D9A520", deep: "#8A6510", ink: INK },
];

export function lookOf(side: number): Look {
  return side < 0 ? WOOD : (SIDES[side] ?? HOSTILE);
}

/** The same marks as everywhere, in a box of 16 by 16; a cross for hostile clans. */
const MARKS = [
  "M8 2a6 6 0 1 0 .01 0Z",
  "M8 1.6 15 14H1Z",
  "M2.4 2.4H13.6V13.6H2.4Z",
  "M8 .8 15.2 8 8 15.2 .8 8Z",
] as const;
const HOSTILE_MARK = "M4.6 2 8 5.4 11.4 2 14 4.6 10.6 8 14 11.4 11.4 14 8 10.6 4.6 14 2 11.4 5.4 8 2 4.600Z";

export const markOf = (side: number): string => MARKS[side] ?? HOSTILE_MARK;
