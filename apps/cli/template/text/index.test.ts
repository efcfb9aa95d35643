import { given, texts } from "@outrigger/testkit";
import { newSay } from "@outrigger/text";
import { expect, test } from "vitest";
import { type Pebbles, rules } from "../rules/index.ts";
import { text } from "./index.ts";

const names = ["Aroha", "Wiremu", "Hana", "Tane"];

// A language that is written leaves `missing`.
texts<Pebbles>({
  game: rules,
  text,
  names,
  rules: new URL("../rules/", import.meta.url),
  clause: /PEB-[A-Z]+/,
  missing: ["it", "pl"],
});

test("the position is told in words", async () => {
  const say = newSay("en", await text.messages("en"));
  const scene = given(rules, { seats: 2 });
  scene.play(["take", 3]);
  expect(text.describe(say, scene.state, names.slice(0, 2))).toEqual([
    "● ● ● ● ● ● ● ● ● ● ● ●",
    "12 stones lie there.",
    "Aroha: 3",
    "Wiremu: none yet",
  ]);
});
