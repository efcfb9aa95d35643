import type { Guide } from "@outrigger/bots";
import { copyJson, type Game } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import type { GameRecord } from "@outrigger/records";
import { describe, expect, test } from "vitest";
import { type Analysis, analyse } from "./analyse.ts";
import { courseOf } from "./course.ts";
import { drawCurve } from "./curve.ts";
import { comparePlans, FIRST_LOOK, levelFor, reasonOf } from "./mistakes.ts";
import { judgeRetry } from "./retry.ts";
import { sumsOf, turningPoints } from "./sums.ts";
import { blind, game as diceGame, guide as diceGuide, played } from "./testing/dice-game.ts";

const game: Game = diceGame as Game;
const guide: Guide = diceGuide as Guide;

function curveOf(record: GameRecord, samples = 8) {
  const course = courseOf(game, record);
  const drawing = drawCurve(course, guide, samples);
  for (let drawn = drawing.next(); ; drawn = drawing.next()) if (drawn.done === true) return drawn.value;
}

function analysed(record: GameRecord): { analysis: Analysis; stages: string[] } {
  const running = analyse(courseOf(game, record), guide);
  const stages: string[] = [];
  for (let next = running.next(); ; next = running.next()) {
    if (next.done === true) return { analysis: next.value, stages };
    stages.push(`${next.value.stage} ${next.value.done}/${next.value.of}`);
  }
}

describe("the course of a record", () => {
  test("is cut where a seat's moves are seen by the others, with what was drafted before", () => {
    const { stretches, start } = courseOf(game, played(["safe", "bold", "nothing", "safe"]));
    expect(stretches.map(({ seat, from, to, moves }) => [seat, from, to, moves.map(([kind]) => kind)])).toEqual([
      [0, 0, 2, ["think", "safe"]],
      [1, 2, 4, ["think", "bold"]],
      [0, 4, 6, ["think", "nothing"]],
      [1, 6, 8, ["think", "safe"]],
    ]);
    expect(stretches[0]?.before).toEqual(start);
    expect(stretches[2]?.before).toEqual(stretches[1]?.after);
  });

  test("is refused while the game runs: whoever plays it would learn from it", () => {
    expect(() => courseOf(game, played(["safe", "bold"]))).toThrow("the game is not over yet");
  });
});

describe("the curve", () => {
  test("leads from the start to the result, every change a decision, luck, or news to the others", () => {
    const record = played(["bold", "bold", "safe", "bold"], 5);
    const curve = curveOf(record);
    for (const seat of [0, 1]) {
      const changed = curve.changes.reduce(
        (sum, { decision, luck, news }) =>
          sum + (decision.points[seat] ?? 0) + (luck.points[seat] ?? 0) + (news.points[seat] ?? 0),
        curve.start.points[seat] ?? 0,
      );
      expect(changed).toBeCloseTo(record.end?.result.scores[seat] ?? 0, 9);
    }
    expect(curve.changes.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
  });

  test("a move without luck is all decision, a die all luck but for what it costs on the mean", () => {
    const [safe, nothing, bold] = curveOf(played(["safe", "nothing", "bold", "safe"], 3), 400).changes;
    expect(safe?.luck.points[0]).toBeCloseTo(0, 9);
    expect(safe?.decision.points[0]).toBeCloseTo(0, 9);
    expect(nothing?.luck.points[1]).toBeCloseTo(0, 9);
    expect(nothing?.decision.points[1]).toBeCloseTo(-5, 9);
    // A die wins 3.5 on the mean, a point and a half less than to play safe.
    expect(bold?.decision.points[0]).toBeGreaterThan(-1.8);
    expect(bold?.decision.points[0]).toBeLessThan(-1.2);
    const [thrown] = played(["safe", "nothing", "bold", "safe"], 3).segments[0]?.steps[5]?.chance ?? [];
    expect(bold?.luck.points[0]).toBeCloseTo(Number(thrown) + 1 - 5 - (bold?.decision.points[0] ?? 0), 9);
  });

  test("a die is luck also where it shows what was imagined", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const [bold] = curveOf(played(["bold", "safe", "safe", "safe"], seed), 60).changes;
      expect(Math.abs((bold?.decision.points[0] ?? 0) + 1.5)).toBeLessThan(0.75);
    }
  });

  test("is what all seats judge on the mean, each by its own card", () => {
    const record = played(["safe", "safe", "safe", "safe"]);
    const segments = record.segments.map((segment) => ({ ...segment, setup: [2, 0] }));
    const { start } = curveOf({ ...record, segments }, 400);
    // Ten by its turns, and the card: seat 0 holds a two, the other sees one on the mean; and the other way round.
    expect(start.points[0]).toBeCloseTo((12 + 11) / 2, 1);
    expect(start.points[1]).toBeCloseTo((11 + 10) / 2, 1);
  });

  test("a decision is judged by what its seat could know, whatever the other holds", () => {
    const record = played(["bold", "safe", "safe", "safe"], 4);
    const segments = record.segments.map((segment) => {
      const [mine = 0, theirs = 0] = segment.setup ?? [];
      return { ...segment, setup: [mine, (Number(theirs) + 1) % 3] };
    });
    const other = { ...record, segments };
    const decisions = (each: GameRecord) => curveOf(each).changes.filter(({ seat }) => seat === 0);
    // Up to the last turn, after which the cards lie open.
    const told = (each: GameRecord) => decisions(each).map(({ decision }) => decision);
    expect(told(other)).toEqual(told(record));
  });

  test("luck comes to nothing on the mean, and without it results lie closer together", () => {
    const [raw, adjusted, luck]: number[][] = [[], [], []];
    for (let seed = 1; seed <= 300; seed++) {
      const below = fastBelow(seed);
      const kinds = Array.from({ length: 4 }, () => (["safe", "bold"] as const)[below(2)] ?? "safe");
      const record = played(kinds, seed);
      if (record.end === undefined) throw new Error("a game that did not end");
      const [sum] = sumsOf(curveOf(record, 6), record.end, []);
      raw?.push(sum?.result.points ?? 0);
      adjusted?.push(sum?.withoutLuck.points ?? 0);
      luck?.push(sum?.luck.points ?? 0);
    }
    const { mean, variance } = momentsOf(luck ?? []);
    expect(Math.abs(mean)).toBeLessThan(2 * Math.sqrt(variance / 300));
    expect(momentsOf(adjusted ?? []).variance).toBeLessThan(0.7 * momentsOf(raw ?? []).variance);
  });
});

function momentsOf(numbers: readonly number[]): { mean: number; variance: number } {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return { mean, variance: numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (numbers.length - 1) };
}

describe("an analysis", () => {
  test("finds what was given away, says how much, what was better and by which part of the score", () => {
    const { analysis } = analysed(played(["safe", "nothing", "safe", "safe"], 1));
    const [mistake, ...others] = analysis.mistakes;
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ seat: 1, turn: 2, from: 2, to: 4, made: [["think"], ["nothing"]] });
    expect(mistake?.better.at(-1)).toEqual(["safe"]);
    expect(mistake?.lost).toBeCloseTo(0.25, 2);
    expect(mistake?.reason).toEqual({ seat: 1, part: "turns", change: 5 });
    expect(mistake?.parts?.names).toEqual(["turns", "card"]);
    expect(analysis.sums.map(({ givenAway }) => givenAway)).toEqual([0, mistake?.lost]);
    expect(analysis.hasPoints).toBe(true);
    expect(analysis.turningPoints.map(({ turn, kind, seat }) => [turn, kind, seat])).toContainEqual([2, "decision", 1]);
  });

  test("what the next turn makes up for is no turning point, unless it was a mistake", () => {
    const none = { shares: [0, 0], points: [0, 0] };
    const moved = (turn: number, seat: number, share: number) => ({
      ...{ seat, from: turn, to: turn + 1, turn, worth: none, luck: none, news: none },
      decision: { shares: [share, -share], points: [0, 0] },
    });
    const changes = [moved(1, 0, -0.17), moved(2, 1, 0.2), moved(3, 0, 0.02), moved(4, 1, -0.3), moved(5, 0, 0.1)];
    const curve = { start: none, changes };
    expect(turningPoints(curve).map(({ turn }) => turn)).toEqual([4]);
    expect(turningPoints(curve, [{ turn: 1 }]).map(({ turn }) => turn)).toEqual([1, 4]);
  });

  test("a game without mistakes has none, and plays the same twice", () => {
    const record = played(["safe", "safe", "safe", "safe"], 2);
    const once = analysed(record);
    expect(once.analysis.mistakes).toEqual([]);
    expect(analysed(record)).toEqual(once);
    expect(JSON.parse(JSON.stringify(once.analysis))).toEqual(once.analysis);
  });

  test("says how far it is", () => {
    const { stages } = analysed(played(["nothing", "nothing", "safe", "safe"], 2));
    expect(stages).toEqual([
      ...[1, 2, 3, 4].map((done) => `curve ${done}/4`),
      ...[0, 1, 2, 3].map((done) => `moves ${done}/4`),
      ...[0, 1].map((done) => `dearest ${done}/2`),
    ]);
  });

  test("what the clock decided is nobody's mistake", () => {
    const record = copyJson(played(["safe", "nothing", "safe", "safe"], 2));
    const steps = record.segments[0]?.steps ?? [];
    steps.forEach((step, at) => {
      if (at === 2 || at === 3) steps[at] = { ...step, by: "time" };
    });
    expect(analysed(record).analysis.mistakes).toEqual([]);
  });

  test("what shows only later is weighed as far ahead as master looks, whatever level found it", () => {
    const { pack, stretches } = courseOf(game, played(["safe", "nothing", "safe", "safe"], 2));
    const [, stretch] = stretches;
    if (stretch === undefined) throw new Error("no second decision");
    const request = { game, pack, seat: 1, view: game.view(stretch.before, 1, pack), seed: 1 };
    const compared = comparePlans(request, blind as Guide, stretch.moves, [["think"], ["safe"]], FIRST_LOOK);
    expect(compared?.lost).toBeGreaterThan(0.1);
  });

  test("the reason is what changes most in favour of whoever decided", () => {
    const names = ["one", "two"];
    const made = [
      [5, 5],
      [5, 5],
    ];
    const reason = (better: number[][]) => reasonOf(0, { names, made, better });
    expect(
      reason([
        [6, 3],
        [5, 5],
      ]),
    ).toEqual({ seat: 0, part: "one", change: 1 });
    expect(
      reason([
        [6, 5],
        [5, 2],
      ]),
    ).toEqual({ seat: 1, part: "two", change: -3 });
    expect(
      reason([
        [5, 4],
        [6, 5],
      ]),
    ).toBeUndefined();
    expect(
      reason([
        [5.1, 5],
        [5, 5],
      ]),
    ).toBeUndefined();
    const better = [
      [7, 13],
      [5, 5],
    ];
    expect(reasonOf(0, { names, made, better })).toEqual({ seat: 0, part: "two", change: 8 });
    expect(reasonOf(0, { names, made, better }, [1, 5])).toEqual({ seat: 0, part: "one", change: 2 });
  });
});

describe("a position played once more", () => {
  const verdict = (...kinds: Parameters<typeof played>[0]) =>
    judgeRetry(game, played(kinds, 2), [["safe"]], guide).verdict;

  test("is solved by whatever is near enough to the best, thought over or not", () => {
    expect(verdict("safe")).toEqual({ lost: 0, isGood: true });
    expect(verdict("safe", "nothing")).toEqual({ lost: 0, isGood: true });
  });

  test("is not solved by anything worse, and why is told", () => {
    const { lost, ...rest } = verdict("nothing") ?? { lost: 0 };
    expect(lost).toBeCloseTo(0.25, 2);
    expect(rest).toEqual({ isGood: false, reason: { seat: 0, part: "turns", change: 5 } });
  });

  test("has no verdict before anything was decided", () => {
    expect(verdict()).toBeUndefined();
  });
});

describe("charts", () => {
  test("have every seat's points by source from the start on, and no times where the record has none", () => {
    const { charts } = analysed(played(["safe", "nothing", "safe", "safe"], 2)).analysis;
    const turns = charts.parts?.rows.map((row) => row.map(([won]) => won));
    expect(charts.parts?.names).toEqual(["turns", "card"]);
    expect(turns).toEqual([
      [0, 0],
      [5, 0],
      [5, 0],
      [10, 0],
      [10, 5],
    ]);
    expect(charts.seconds).toBeUndefined();
    expect(charts.pieces).toBeUndefined();
  });

  test("tell how long each turn took, from the end of the one before", () => {
    const record = played(["safe", "nothing", "safe", "safe"], 2);
    const segments = record.segments.map((segment) => ({
      ...segment,
      steps: segment.steps.map((step, number) => ({ ...step, at: 10_000 + 2_000 * number })),
    }));
    const { charts } = analysed({ ...record, started: 7_000, segments }).analysis;
    expect(charts.seconds).toEqual([5, 4, 4, 4]);
  });
});

test("how master foresees replies is its own affair: the analysis looks as it did", () => {
  const { levels } = guide;
  const curious = { ...guide, levels: { ...levels, master: { ...levels.master, replies: 1 } } };
  expect(levelFor(curious, "master")).toStrictEqual(levelFor(guide, "master"));
});
