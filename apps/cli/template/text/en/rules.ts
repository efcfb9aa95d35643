import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "The game",
      body: [
        "Fifteen stones lie in a row.",
        "- On your turn you take one, two or three of them.",
        "- Whoever takes the last stone wins.",
      ],
    },
  ],
  glossary: [{ term: "Stone", meaning: "What lies in the row and is taken. They are all alike." }],
};
