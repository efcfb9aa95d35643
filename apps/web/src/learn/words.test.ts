import { findGame, GAME_IDS } from "@outrigger/games";
import { LANGUAGES } from "@outrigger/text";
import { expect, test } from "vitest";
import { learnSay } from "./words.ts";

const BUTTONS = ["goOn", "back", "skip", "rule", "close"] as const;

test.each(GAME_IDS)("no move of %s is called what a button of a lesson is called", async (id) => {
  const text = (await (await findGame(id))?.text())?.text;
  for (const language of LANGUAGES) {
    const messages = Object.entries((await text?.messages(language)) ?? {});
    const moves = messages.flatMap(([key, message]) => (key.startsWith("move.") ? [message] : []));
    expect(moves.length).toBeGreaterThan(0);
    expect(BUTTONS.map((key) => learnSay(language, key)).filter((name) => moves.includes(name))).toEqual([]);
  }
});
