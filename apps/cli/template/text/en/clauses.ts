export const clauses = {
  "PEB-TURN": "Players take turns, in the order of their seats.",
  "PEB-TAKE": "A turn takes one, two or three stones.",
  "PEB-LEFT": "Nobody can take more stones than lie there.",
  "PEB-LAST": "Whoever takes the last stone wins at once; all others have lost.",
} as const;
