import { expect, it } from "vitest";
import { isStorable, isStorableText } from "./storable.ts";

it.each<[string, boolean]>([
  ['{"text":"Māori 🛶"}', true],
  ['{"text":"\\u0101"}', true],
  ['{"text":"\\u0000"}', false],
  ['{"\\u0000":1}', false],
  ['["\\ud83d"]', false],
  ['["\\ud83d\\udef6"]', true],
  ['["\ud83d"]', false],
])("what %s says can be stored: %s, by its text as by its value", (text, isSo) => {
  const value: unknown = JSON.parse(text);
  expect([isStorable(value), isStorableText(text, value)]).toEqual([isSo, isSo]);
});
