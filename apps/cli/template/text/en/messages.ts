export const messages = {
  name: "Pebbles",
  tagline: "Take one, two or three; the last stone wins.",
  "event.taken": "{name} takes {count, plural, one {# stone} other {# stones}}; {left} left.",
  "event.won": "{name} took the last stone and has won.",
  "move.take": "Take {count}",
  "prompt.turn": "Take one, two or three stones.",
  "guide.turn": "Leave the others a number of stones from which they cannot take the last.",
  left: "{count, plural, one {# stone lies} other {# stones lie}} there.",
  has: "{name}: {count, plural, =0 {none yet} other {#}}",
} as const;
