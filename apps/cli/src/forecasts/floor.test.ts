import { expect, test } from "vitest";
import { floorsOf, type SaidOften } from "./floor.ts";

/** Every course that three continuations may take where the first seat wins with one face in so many, each as often as it comes. */
function positions(faces: number, phase: number, learned: number): SaidOften[] {
  return Array.from({ length: faces ** 3 }, (_, course) => {
    const shares = [1, faces, faces ** 2].map((unit) => (Math.floor(course / unit) % faces === 0 ? 1 : 0));
    // Even where it wins every other game, behind where it wins every third: the lead tells the chance.
    return { game: course, phase, learned, lead: faces === 2 ? 0 : -1, shares };
  });
}

test("on the mean the floor is what is left to whoever knows the chances, and a forecast is off by its error squared", () => {
  const [half, threeQuarters] = floorsOf([...positions(2, 0.5, 0.6), ...positions(3, 0.75, 0.5)]);
  expect([half?.name, half?.positions]).toEqual(["half", 8]);
  expect(half?.floor.value).toBeCloseTo(1 / 4, 12);
  expect(half?.learned.value).toBeCloseTo(1 / 4 + 0.1 ** 2, 12);
  expect(half?.byHand.value).toBeCloseTo(1 / 4, 12);
  expect([threeQuarters?.name, threeQuarters?.positions]).toEqual(["three quarters", 27]);
  expect(threeQuarters?.floor.value).toBeCloseTo(2 / 9, 12);
  expect(threeQuarters?.learned.value).toBeCloseTo(2 / 9 + (1 / 6) ** 2, 12);
  // The scale that suits best makes of a lead of -1 nearly one third.
  expect(threeQuarters?.byHand.value).toBeCloseTo(2 / 9, 3);
});

test("says how much of the way from the evaluation by hand to the floor is learnt", () => {
  // By hand both are even; one forecast knows the chance, the other half of it.
  const even = (said: SaidOften): SaidOften => ({ ...said, lead: 0 });
  const [half, threeQuarters] = floorsOf([...positions(3, 0.5, 1 / 3), ...positions(3, 0.75, 5 / 12)].map(even));
  expect(half?.learnt.value).toBeCloseTo(1, 9);
  expect(half?.gain.value).toBeCloseTo(1 / 9, 9);
  expect(half?.mostGain.value).toBeCloseTo(1 / 9, 9);
  expect(threeQuarters?.learnt.value).toBeCloseTo(3 / 4, 9);
});

test("a standard error is the spread over games by the root of their number", () => {
  const shares = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const [half] = floorsOf(shares.map((each, game) => ({ game, phase: 0.5, learned: 0.5, lead: 0, shares: each })));
  // 0, 1/2, 0, 1/2: their deviation is the root of 1/12.
  expect(half?.floor).toEqual({ value: 0.25, error: expect.closeTo(Math.sqrt(1 / 12 / 4), 12) });
  expect(half?.learned).toEqual({ value: 0.25, error: 0 });
});
