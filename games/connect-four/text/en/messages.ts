export const messages = {
  name: "Connect four",
  tagline: "Four in a row, however gravity lets you.",
  "event.dropped": "{name} drops a disc into column {column}.",
  "event.ended": "{name} has four in a row.",
  "event.ended.draw": "The board is full: nobody has four in a row.",
  "move.drop": "Column {column}",
  "prompt.turn": "Choose a column.",
  "guide.turn": "Your disc falls to the lowest free cell of the column. Four of yours in a row win.",
  row: "Row {row}:   {cells}",
  columns: "Columns: {columns}",
  colours: "● {first}, ○ {second}",
} as const;
