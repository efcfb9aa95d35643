import { expect, test } from "vitest";
import { besideOf } from "./beside.ts";

const ROOM = { width: 800, height: 600 };
const MENU = { width: 200, height: 160 };

test("a menu opens to the right of what it is about, level with it", () => {
  expect(besideOf({ left: 100, top: 200, width: 100, height: 100 }, MENU, ROOM)).toEqual({ left: 210, top: 170 });
});

test("at the right edge it opens to the left, and never beyond the rim", () => {
  expect(besideOf({ left: 600, top: 0, width: 150, height: 60 }, MENU, ROOM)).toEqual({ left: 390, top: 8 });
});

test("in a narrow room it opens below, else above", () => {
  const narrow = { width: 300, height: 600 };
  expect(besideOf({ left: 60, top: 100, width: 180, height: 100 }, MENU, narrow)).toEqual({ left: 50, top: 210 });
  expect(besideOf({ left: 60, top: 400, width: 180, height: 100 }, MENU, narrow)).toEqual({ left: 50, top: 230 });
});

test("where it fits nowhere it lies at the other end of the room", () => {
  const small = { width: 300, height: 240 };
  expect(besideOf({ left: 20, top: 0, width: 260, height: 150 }, MENU, small).top).toBe(72);
  expect(besideOf({ left: 20, top: 120, width: 260, height: 120 }, MENU, small).top).toBe(8);
});

test("where a side leaves more of it free than top or bottom, it lies there", () => {
  const low = { width: 488, height: 259 };
  const tall = { width: 210, height: 240 };
  expect(besideOf({ left: 20, top: 60, width: 281, height: 163 }, tall, low)).toEqual({ left: 270, top: 11 });
  expect(besideOf({ left: 146, top: 96, width: 281, height: 163 }, tall, low)).toEqual({ left: 8, top: 11 });
});
