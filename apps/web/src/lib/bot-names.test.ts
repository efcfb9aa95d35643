import { findGame, GAME_IDS } from "@outrigger/games";
import { LANGUAGES } from "@outrigger/text";
import { expect, test } from "vitest";
import { botNamed } from "./bot-names.ts";

const NAMES = Array.from({ length: 5 }, (_, at) => botNamed(at).name);

test("computer players at one table have names of their own", () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

test.each(GAME_IDS)("no computer player is called what something in %s is called", async (id) => {
  const text = (await (await findGame(id))?.text())?.text;
  for (const language of LANGUAGES) {
    const words = new Set(Object.values((await text?.messages(language)) ?? {}).flatMap(wordsOf));
    expect(words.size).toBeGreaterThan(0);
    expect(NAMES.filter((name) => words.has(name.toLowerCase()))).toEqual([]);
  }
});

function wordsOf(message: string): string[] {
  return message.toLowerCase().match(/\p{L}+/gu) ?? [];
}
