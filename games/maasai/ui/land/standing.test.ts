import { expect, test } from "vitest";
import { drawShield } from "../geometry.ts";
import { standingOf } from "./standing.ts";

/** Five wide shields round a point: their corners are as close as figures ever stand. */
const TILES = [0, 2, 4, 6, 8].map((turn) => drawShield("W3", [0, 0, 0, 0], turn));
const EVERYWHERE = Array.from({ length: 4 * TILES.length }, (_, patch) => ((patch & 3) === 2 ? -1 : 0));

test("no figure hides another, however many stand together", () => {
  const people = [0, 4, 8].map((patch) => ({ patch, seat: 1, tends: [] }));
  const { animals, people: standing } = standingOf(TILES, { animals: EVERYWHERE, people });
  const all = [...animals.values(), ...standing.values()];
  expect(all).toHaveLength(18);
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const apart = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
      expect(apart).toBeGreaterThanOrEqual(((one.size + other.size) / 2) * 0.85);
    }
});

test("a person alone stands on the spot, and beside an animal a step away from it", () => {
  const people = [{ patch: 0, seat: 1, tends: [] }];
  const empty = EVERYWHERE.map(() => -1);
  const alone = standingOf(TILES, { animals: empty, people }).people.get(0);
  expect(alone?.at).toEqual(TILES[0]?.spots[0]);
  expect(alone?.size).toBe(40);
  const shared = standingOf(TILES, { animals: empty.map((_, patch) => (patch === 0 ? 0 : -1)), people });
  const [animal, person] = [shared.animals.get(0)?.at, shared.people.get(0)?.at];
  expect(Math.hypot((animal?.x ?? 0) - (person?.x ?? 0), (animal?.y ?? 0) - (person?.y ?? 0))).toBeCloseTo(21);
});
