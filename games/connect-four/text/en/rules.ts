import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "The game",
      body: [
        "Two players drop discs into a board of seven columns and six rows that stands upright.",
        "- On your turn you choose a column that is not full; your disc falls as far as it can.",
        "- Four of your discs in an unbroken line, level, upright or slanting, win at once.",
        "- A full board without such a line is a draw.",
      ],
    },
  ],
  glossary: [
    { term: "Disc", meaning: "A playing piece. Each player has a colour of their own." },
    { term: "Column", meaning: "One of the seven slots. It holds six discs." },
  ],
};
