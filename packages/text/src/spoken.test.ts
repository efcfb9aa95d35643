import { expect, test } from "vitest";
import { type Language, spokenFor, spokenIn, type TextFiles } from "./index.ts";

const filesOf = (language: Language): TextFiles => ({
  messages: { name: `name in ${language}` },
  clauses: { "A-1": `clause in ${language}` },
  rules: { sections: [], glossary: [{ term: language, meaning: "" }] },
  lookup: { chapters: { A: `chapter in ${language}` }, synonyms: [], hints: {}, askedBy: {} },
});
const text = spokenIn(["en", "pl"], async (language, name) => ({ default: filesOf(language)[name] }));

test("a language that is there is spoken", async () => {
  expect(text.languages).toEqual(["en", "pl"]);
  expect(await text.messages("pl")).toEqual({ name: "name in pl" });
  expect(await text.clauses("pl")).toEqual({ "A-1": "clause in pl" });
  expect((await text.rules("pl")).glossary[0]?.term).toBe("pl");
  expect((await text.lookup("pl")).chapters["A"]).toBe("chapter in pl");
  expect(spokenFor(text, "pl")).toBe("pl");
});

test("English stands in for one that is not", async () => {
  expect(await text.messages("it")).toEqual({ name: "name in en" });
  expect(await text.clauses("it")).toEqual({ "A-1": "clause in en" });
  expect((await text.rules("it")).glossary[0]?.term).toBe("en");
  expect((await text.lookup("it")).chapters["A"]).toBe("chapter in en");
  expect(spokenFor(text, "it")).toBe("en");
});
