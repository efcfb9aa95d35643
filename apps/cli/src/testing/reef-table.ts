// Reef at the terminal: secret hands, moves out of turn, and clauses in words. Its bots pass.
import type { Guide } from "@outrigger/bots";
import type { GameEntry } from "@outrigger/games";
import { guide, type Reef, reef } from "@outrigger/testkit/reef";
import type { GameText } from "@outrigger/text";

const text: GameText<Reef["view"], Reef["move"], Reef["event"]> = {
  languages: ["en"],
  messages: async () => ({ name: "Reef" }),
  clauses: async () => ({ "REEF-EMPTY": "Nothing is laid where nothing was chosen." }),
  rules: async () => ({ sections: [], glossary: [] }),
  lookup: async () => ({ chapters: {}, synonyms: [], hints: {}, askedBy: {} }),
  event: (_say, event, names) =>
    "seat" in event && event.kind !== "drawn" ? `${names[event.seat]} ${event.kind}.` : undefined,
  move: (_say, move) => move.join(" "),
  prompt: () => "Lay, dive or pass.",
  describe: (_say, { hands, handSizes }, names) =>
    names.map((name, seat) => `${name} holds ${hands[seat]?.join(" ") ?? `${handSizes[seat]} cards`}.`),
};

const passing: Guide<Reef> = { ...guide, plans: () => [[["pass"]]] };

export const reefTable: GameEntry = {
  id: reef.id,
  rules: async () => ({ rules: reef }),
  text: async () => ({ text }),
  bot: async () => ({ guide: passing }),
};
