import { given, texts } from "@outrigger/testkit";
import { LANGUAGES, type Language, newSay } from "@outrigger/text";
import { expect, test } from "vitest";
import { type ConnectFour, rules } from "../rules/index.ts";
import { text } from "./index.ts";

const sayIn = async (language: Language) => newSay(language, await text.messages(language));
const names = ["Aroha", "Wiremu"];

texts<ConnectFour>({
  game: rules,
  text,
  names,
  tables: [1, 2, 3].map((seed) => ({ seats: 2, seed })),
  heard: { moves: 1, events: 2 },
  rules: new URL("../rules/", import.meta.url),
  clause: /C4-[A-Z]+/,
  clauses: 5,
});

test.each(LANGUAGES)("the log names the player and the column as people count in %s", async (language) => {
  const say = await sayIn(language);
  const line = text.event(say, { kind: "dropped", seat: 1, column: 0, row: 0 }, names);
  expect(line).toContain("Wiremu");
  expect(line).toContain("1");
  expect(text.event(say, { kind: "ended", winner: 0 }, names)).toContain("Aroha");
  expect(text.event(say, { kind: "ended", winner: -1 }, names)).toBe(say("event.ended.draw"));
});

test("the board stands upright in words", async () => {
  const say = await sayIn("en");
  const { state } = given(rules, { seats: 2 });
  state.cells[3] = 1;
  state.cells[10] = 2;
  expect(text.describe(say, state, names)).toEqual([
    "● Aroha, ○ Wiremu",
    "Row 6:   · · · · · · ·",
    "Row 5:   · · · · · · ·",
    "Row 4:   · · · · · · ·",
    "Row 3:   · · · · · · ·",
    "Row 2:   · · · ○ · · ·",
    "Row 1:   · · · ● · · ·",
    "Columns: 1 2 3 4 5 6 7",
  ]);
  expect(text.move(say, ["drop", 6], state)).toBe("Column 7");
  expect(text.prompt(say, { phase: "turn", seat: 0 }, state)).toBe("Choose a column.");
});
