import { expect, test } from "vitest";
import { readSettings, type Settings } from "./wishes.ts";

const fallback: Settings = {
  language: "en",
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sound: true,
  volume: 60,
  vibrate: true,
  confirmEnd: true,
  marks: true,
  guide: true,
  coach: "first",
  bar: true,
  list: false,
  name: "",
};

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
