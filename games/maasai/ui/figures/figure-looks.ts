// The players' colours and marks as they are printed on figures and land; they stay the same in the dark.

export const COLOURS = ["#1F6FB2", "#D1532B", "#2C8C5A", "#D9A520", "#7B4B94"] as const;
export const SHADES = ["#164F80", "#973A1D", "#1F653F", "#9B7515", "#57336A"] as const;
/** About the origin, ten units wide. */
export const MARKS = [
  "M0-4.200a4.200 4.200 0 1 0 .01 0Z",
  "M0-4.800L4.600 3.600H-4.600Z",
  "M-3.800-3.800H3.800V3.800H-3.800Z",
  "M0-5L5 0L0 5L-5 0Z",
  "M0-5l1.400 3.200 3.500.3-2.700 2.300.8 3.500L0 2.500l-3 1.800.8-3.500-2.700-2.300 3.500-.3Z",
] as const;
