export const clauses = {
  "C4-TURN": "Players take turns; each turn drops one disc of the player’s own colour.",
  "C4-DROP": "A disc falls to the lowest free cell of its column.",
  "C4-FULL": "A column holds six discs; a full one takes no more.",
  "C4-FOUR": "Whoever first has four discs in an unbroken line, level, upright or slanting, wins at once.",
  "C4-DRAW": "When the board is full and nobody has four in a row, the game is drawn.",
} as const;
