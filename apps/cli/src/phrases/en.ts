export const phrases = {
  place: "{place}. {name}: {score}",
  points: "{points, plural, one {# point} other {# points}}",
  person: "Player {number}",
  bot: "Bot {number} ({level})",
  turn: "{name}: {prompt}",
  choose: "Number, or ? why not, o off turn, u undo, b board, h help, q save and quit",
  chooseShort: "[1{count, plural, =1 {} other {–#}} ? o u b h q]",
  help: "Type the number of a choice, or part of its name to narrow the list.\n  ?  why other moves are not possible\n  o  moves that are possible out of turn\n  u  take back your last decision\n  b  show the board again\n  q  save the game and leave\n  h  this help",
  several: "{count, plural, one {# choice fits} other {# choices fit}} “{text}”:",
  none: "No choice fits “{text}”. h is help.",
  range: "There are choices 1 to {count}.",
  noReasons: "Nothing else can be thought of here.",
  reason: "{clause}: {text}",
  reasonMoves: "{moves}{more, plural, =0 {} one { and # more} other { and # more}}",
  undone: "Taken back.",
  nothingToUndo: "Nothing can be taken back: luck, news or another player stands in between.",
  noOffTurn: "Nobody here can act out of turn now.",
  offTurn: "Out of turn, {name} may:",
  offTurnAsk:
    "Before {name} goes on: Enter to continue, o to act out of turn, s to be asked no more until your turn, q to save and quit",
  handOver: "{name}, the screen is yours. Enter when nobody else looks.",
  over: "The game is over.",
  saved: "Saved in {file}. Go on with: outrigger play --resume {file}",
  recorded: "The record is in {file}.",
  refused: "That is not possible: {reason}",
} as const;

export type Phrases = Readonly<Record<keyof typeof phrases, string>>;
