import { expect, test } from "vitest";
import { type Language, spokenFor, spokenIn } from "./index.ts";

const filesOf = (language: Language) => ({
  messages: async () => ({ default: { name: `name in ${language}` } }),
  clauses: async () => ({ default: { "A-1": `clause in ${language}` } }),
  rules: async () => ({ default: { sections: [], glossary: [{ term: language, meaning: "" }] } }),
});
const text = spokenIn({ en: filesOf("en"), pl: filesOf("pl") });

test("a language that is there is spoken", async () => {
  expect(text.languages).toEqual(["en", "pl"]);
  expect(await text.messages("pl")).toEqual({ name: "name in pl" });
  expect(await text.clauses("pl")).toEqual({ "A-1": "clause in pl" });
  expect((await text.rules("pl")).glossary[0]?.term).toBe("pl");
  expect(spokenFor(text, "pl")).toBe("pl");
});

test("English stands in for one that is not", async () => {
  expect(await text.messages("it")).toEqual({ name: "name in en" });
  expect(await text.clauses("it")).toEqual({ "A-1": "clause in en" });
  expect((await text.rules("it")).glossary[0]?.term).toBe("en");
  expect(spokenFor(text, "it")).toBe("en");
});
