import { LANGUAGES, newSay } from "@outrigger/text";
import { expect, test } from "vitest";

test.each(LANGUAGES)("who alone does not agree is named, of several nobody in %s", async (language) => {
  const { default: messages } = await import(`../../../texts/${language}.json`, { with: { type: "json" } });
  const declined = (others: number): string => newSay(language, messages)("requests.declined", { others, name: "Tia" });
  expect(declined(1)).toMatch(/^Tia /);
  for (const others of [0, 2, 3, 5]) expect(declined(others)).not.toContain("Tia");
});
