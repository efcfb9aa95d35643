import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, besideButton } from "./beside.ts";

const phone = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };
const sheet = { width: 320, height: 160 };

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test("below the button where there is room, else above it", () => {
  expect(besideButton({ left: 20, top: 100, width: 150, height: 44 }, sheet, phone)).toMatchObject({
    left: 20,
    top: 152,
  });
  expect(besideButton({ left: 20, top: 780, width: 150, height: 44 }, sheet, phone)).toMatchObject({
    left: 20,
    top: 612,
  });
});

test("at its side on a low screen with room for neither", () => {
  expect(
    besideButton({ left: 20, top: 170, width: 150, height: 44 }, { width: 320, height: 200 }, lying),
  ).toMatchObject({ left: 178 });
});

test("inside the screen and never over the button, wherever that is", () => {
  const button = fc.record({
    left: fc.integer({ min: 0, max: 200 }),
    top: fc.integer({ min: -30, max: 400 }),
    width: fc.integer({ min: 44, max: 180 }),
    height: fc.integer({ min: 44, max: 60 }),
  });
  const size = fc.record({ width: fc.integer({ min: 200, max: 360 }), height: fc.integer({ min: 80, max: 300 }) });
  fc.assert(
    fc.property(button, size, fc.constantFrom(phone, lying), (at, wanted, screen) => {
      const placed = besideButton(at, wanted, screen);
      expect(overlap(placed, at)).toBe(false);
      expect(placed.left).toBeGreaterThanOrEqual(0);
      expect(placed.top).toBeGreaterThanOrEqual(0);
      expect(placed.left + placed.width).toBeLessThanOrEqual(screen.width);
      expect(placed.top + placed.height).toBeLessThanOrEqual(screen.height);
    }),
  );
});
