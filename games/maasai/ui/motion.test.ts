import { expect, test } from "vitest";
import { cuesOf } from "./motion.ts";

const HERD = { zebu: 0, goat: 0, sheep: 2 };

test("what happened begins one after the other, and who leaves is remembered", () => {
  const standing = { seat: 1, person: "boy", patch: 9, at: "m", half: 0, colour: "G" } as const;
  const { bomas, animals, leaving } = cuesOf([
    { kind: "built", seat: 0, boma: 4, fence: 2, loop: [1, 2, 4] },
    { kind: "wentHome", reason: "fenced", ...standing },
    { kind: "strayed", seat: 1, spots: [9, 13], herd: HERD },
    { kind: "grazed", seat: 0, spots: [3, 7], herd: HERD, boma: 4 },
  ]);
  expect(bomas.get(4)).toBe(0);
  expect(leaving.map(({ place, person }) => [place, person])).toEqual([
    [9, "boy"],
    [9, undefined],
    [13, undefined],
  ]);
  expect(animals.get(3)).toBeGreaterThan(leaving[2]?.delay ?? 0);
  expect(animals.get(7)).toBeGreaterThan(animals.get(3) ?? 0);
});

test("a long turn takes no longer than two seconds to begin", () => {
  const claim = { kind: "claimed", seat: 0, person: "boy", at: "m", half: 0, colour: "G" } as const;
  const { people } = cuesOf(Array.from({ length: 60 }, (_, patch) => ({ ...claim, patch })));
  expect(people.get(0)).toBe(0);
  expect(people.get(59)).toBeLessThan(2_000);
});
