import { expect, test } from "vitest";
import { DEFAULTS, readSettings, type Settings } from "./wishes.ts";

const fallback: Settings = { ...DEFAULTS, language: "en" };

test("wishes come back as they were kept", () => {
  const wished: Settings = { ...fallback, language: "pl", theme: "dark", confirmEnd: false, list: true, name: "Noor" };
  expect(readSettings(JSON.stringify(wished), fallback)).toEqual(wished);
});

test.each([null, "", "no JSON", "null", "[]", '{"language":"de","theme":7,"guide":"yes","name":null}'])(
  "%j is nobody's wish",
  (stored) => {
    expect(readSettings(stored, fallback)).toEqual(fallback);
  },
);

test("a volume is kept within its bounds", () => {
  expect(readSettings('{"volume":400}', fallback).volume).toBe(100);
  expect(readSettings('{"volume":-3}', fallback).volume).toBe(0);
  expect(readSettings('{"volume":"loud"}', fallback).volume).toBe(fallback.volume);
});

test("a name is cut where a chip ends", () => {
  expect(readSettings(JSON.stringify({ name: "x".repeat(99) }), fallback).name).toHaveLength(30);
});
