import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import type { Values } from "./contract.ts";
import { newSay } from "./index.ts";

const VALUES: Values = { name: "Hine $& {count} <b>", count: 1_234_567, none: 0, empty: "" };

test.each([
  "{name}",
  "{name}{count}",
  "{name}: {count} of {none}",
  "({empty}) – {count}, {count}",
  "#{none} > {count}",
  "{ name } and {count}",
  "it''s {name}",
  "'{name}' is {count}",
  "{count, number} of {none, plural, =0 {no birds} one {# bird} other {# birds}}",
  "<b>{count}",
  "{name, select, x {{count}} other {{none}}}",
  "It’s {name}",
])("%s is told as the library tells it", (text) => {
  expect(told(() => newSay("en", { text })("text", VALUES))).toEqual(
    told(() => String(new IntlMessageFormat(text, "en").format(VALUES))),
  );
});

/** What is said, or that something is wrong. */
function told(say: () => string): string | undefined {
  try {
    return say();
  } catch {
    return undefined;
  }
}

test("a value that is missing is said to be, and what every object has is none", () => {
  const say = newSay("en", { text: "{name} and {constructor}" });
  expect(() => say("text", { name: "Hine" })).toThrow('without "constructor"');
  expect(() => say("text")).toThrow('without "name"');
  expect(say("text", { name: "Hine", constructor: "Tama" })).toBe("Hine and Tama");
});
