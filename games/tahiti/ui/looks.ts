// Colours and marks of sides on the map; printed pieces keep them in the dark.
export const COLOURS = ["#1F6FB2", "#D1532B", "#2C8C5A", "#D9A520", "#7B4B94"] as const;
const HOSTILE = "#5E534A";

const MARKS = [
  "M8 2a6 6 0 1 0 .01 0Z",
  "M8 1.600 15 14H1Z",
  "M2.400 2.400H13.600V13.600H2.400Z",
  "M8 .8 15.200 8 8 15.200 .8 8Z",
] as const;
const HOSTILE_MARK = "M3 3L13 13M13 3L3 13";

export const colourOf = (side: number): string => COLOURS[side] ?? HOSTILE;
export const markOf = (side: number): string => MARKS[side] ?? HOSTILE_MARK;
