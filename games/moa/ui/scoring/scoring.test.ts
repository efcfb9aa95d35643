import { expect, test } from "vitest";
import { scoringIn } from "./scoring.ts";

test("a scoring under way is shown as far as it has come", () => {
  const land = { high: 5, low: 2, pieces: [2, 1] };
  expect(scoringIn([{ kind: "territoryScored", territory: 3, points: [5, 2], ...land }])).toEqual({
    rows: [{ what: 3, points: [5, 2] }],
  });
});

test("a period that ended is shown in the order in which it was scored", () => {
  const land = { high: 5, low: 2, pieces: [2, 1] };
  expect(
    scoringIn([
      { kind: "turnEnded", seat: 1 },
      { kind: "territoryScored", territory: 3, points: [5, 2], ...land },
      { kind: "territoryScored", territory: 7, points: [2, 5], ...land },
      { kind: "mammalsScored", points: [0, 3] },
      { kind: "leaderTilesScored", points: [2, 0] },
      { kind: "periodEnded", period: 1, scores: [9, 10], neutral: null },
      { kind: "handsDiscarded", counts: [1, 1] },
    ]),
  ).toEqual({
    period: 1,
    rows: [
      { what: 3, points: [5, 2] },
      { what: 7, points: [2, 5] },
      { what: "mammals", points: [0, 3] },
      { what: "leaderTiles", points: [2, 0] },
    ],
    scores: [9, 10],
  });
  expect(scoringIn([{ kind: "turnEnded", seat: 1 }])).toBeUndefined();
});

test("what stood before the period is a row, so that the rows add up to the total", () => {
  const land = { high: 3, low: 0, pieces: [1, 1, 2] };
  const shown = scoringIn([
    { kind: "territoryScored", territory: 3, points: [3, 3, 8], ...land },
    { kind: "mammalsScored", points: [7, 0] },
    { kind: "leaderTilesScored", points: [0, 0] },
    { kind: "periodEnded", period: 2, scores: [29, 3], neutral: 8 },
  ]);
  expect(shown?.rows.at(-1)).toEqual({ what: "before", points: [19, 0] });
  expect(shown?.scores?.map((_, seat) => shown.rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))).toEqual(
    shown?.scores,
  );
});
