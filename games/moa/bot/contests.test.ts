import { describe, expect, it } from "vitest";
import { balanceOf, type Contest, pointsIn } from "./contests.ts";
import type { Land } from "./sketch.ts";

const NEUTRAL = 2;

function contest(pieces: readonly number[], change: Partial<Land> = {}, place: Partial<Contest> = {}): Contest {
  const land: Land = {
    condition: "open",
    stronghold: false,
    pieces: [...pieces],
    leader: -1,
    high: 6,
    low: 2,
    steady: 1,
    contested: false,
    freedBy: -1,
    ...change,
  };
  return { land, points: pointsIn(land), rank: 1, active: false, ...place };
}

const balance = (contests: readonly Contest[], settlers = 0) => balanceOf(contests, 0, settlers, NEUTRAL);

describe("what lies in the balance", () => {
  it("parts the points by how soon invasions come to them", () => {
    const land = [1, 2, 3, 5, 7].map((rank) => contest([3, 0, 0], {}, { rank }));
    const safe = contest([3, 0, 0], { stronghold: true }, { rank: 0 });
    expect(balance([...land, safe])).toMatchObject({ next: 12, soon: 6, later: 6 });
  });

  it("tells a lead that two birds take away from one that is safe, and what can be caught up", () => {
    expect(balance([contest([3, 2, 0])])).toMatchObject({ tight: 6, behind: 0 });
    expect(balance([contest([4, 2, 0])])).toMatchObject({ tight: 0, behind: 0 });
    expect(balance([contest([1, 3, 0])])).toMatchObject({ tight: 0, behind: 4 });
    expect(balance([contest([1, 4, 0])])).toMatchObject({ tight: 0, behind: 0 });
  });

  it("leaves sold land out of what may still change", () => {
    const sold = contest([3, 2, 2], { condition: "sold" }, { rank: 0, active: true });
    expect(balance([sold], 5)).toMatchObject({ tight: 0, behind: 0, neutral: 0, active: 0, swing: 0 });
  });

  it("counts what the neutral colour could take, and only where there is one", () => {
    const level = contest([2, 0, 2], { leader: 0 });
    expect(balance([level]).neutral).toBe(4);
    expect(balanceOf([level], 0, 0, -1).neutral).toBe(0);
  });

  it("counts the points at the volcano", () => {
    expect(balance([contest([2, 0, 0], { steady: 0.5 })]).volcano).toBe(6);
  });

  it("finds where the birds in hand change most, a rival's loss with it, in active land alone", () => {
    const taken = contest([0, 2, 0], {}, { active: true });
    const out = contest([0, 2, 0], { high: 9 });
    expect(balance([taken, out], 3).swing).toBe(10);
    expect(balance([taken, out], 1).swing).toBe(2);
    expect(balance([taken, out]).swing).toBe(0);
    const three = { ...taken, land: { ...taken.land, pieces: [0, 2, 0, 0] }, points: [0, 6, 0, 0] };
    expect(balanceOf([three], 0, 3, -1).swing).toBeCloseTo(6 + 4 / 3);
  });
});
