import type { Json } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { describe, expect, test } from "vitest";
import { makeRecord, recordOf } from "./make.ts";
import { parseRecord } from "./parse.ts";
import { digestOf, type GameRecord } from "./record.ts";
import { singleChanges } from "./testing/changes.ts";
import { openReef, plainChance, playedReef, playOn, proofFor, provenChance, reef, TABLE } from "./testing/play.ts";
import { verifyRecord } from "./verify.ts";

const record = recordOf(playedReef(), proofFor(2));

/** Everything wrong with a record file, whichever door notices it. */
function problemsOf(text: string): readonly string[] {
  const parsed = parseRecord(text);
  return parsed.ok ? verifyRecord(reef, parsed.value).problems : parsed.problems;
}

/** A forger who knows the format puts the digest right again. */
const forged = (changed: Json): string => {
  const value = changed as unknown as GameRecord;
  return JSON.stringify({ ...value, digest: digestOf(value) });
};

describe("a sound record", () => {
  test("verifies, luck and all", () => {
    expect(verifyRecord(reef, record)).toEqual({
      problems: [],
      steps: record.segments[0]?.steps.length,
      luck: "checked",
      takenBack: [],
      passedOver: [],
    });
    expect(problemsOf(makeRecord(record))).toEqual([]);
  });

  test("verifies without a seed while the match runs, and says that its luck was not checked", () => {
    const { seed: _, ...unpublished } = proofFor(2);
    const running = openReef(provenChance(2));
    playOn(running, 1, 9);
    expect(verifyRecord(reef, recordOf(running, unpublished))).toMatchObject({
      problems: [],
      luck: "seed not published",
    });
    const ended = verifyRecord(reef, recordOf(playedReef(), unpublished));
    expect(ended.problems).toEqual(["chance.seed: is missing, though the match has ended"]);
    const plain = openReef(plainChance(4));
    playOn(plain, 4);
    expect(verifyRecord(reef, recordOf(plain))).toMatchObject({ problems: [], luck: "not verifiable" });
  });

  test("of a running match verifies, drafts and all", () => {
    const match = openReef(plainChance(5));
    for (let made = 0; match.drafts.size === 0; made++) playOn(match, made, 1);
    const running = recordOf(match);
    expect(running.drafts).toHaveLength(1);
    expect(problemsOf(makeRecord(running))).toEqual([]);
  });
});

describe("a changed record", () => {
  const three = { ...TABLE, seats: [...TABLE.seats, ...TABLE.seats.slice(0, 1)] };
  const long = recordOf(playedReef(1, three), proofFor(3));
  const changes = singleChanges(long as unknown as Json);

  test("is rejected, for each of at least 1,000 single changes", () => {
    expect(changes.length).toBeGreaterThan(1_000);
    const unnoticed = changes.filter(({ changed }) => problemsOf(JSON.stringify(changed)).length === 0);
    expect(unnoticed.map(({ path, what }) => `${path}: ${what}`)).toEqual([]);
  });

  test("is rejected for a change of any character of its file that changes a value", () => {
    const text = makeRecord(record);
    const below = fastBelow(7);
    for (let made = 0; made < 300; made++) {
      const at = below(text.length);
      const other = text.slice(0, at) + String.fromCharCode(32 + below(95)) + text.slice(at + 1);
      if (sameValue(text, other)) continue;
      expect(problemsOf(other), `at ${at}: ${other.slice(at - 5, at + 5)}`).not.toEqual([]);
    }
  });

  test("is rejected even with a new digest where the game, its moves or its luck are not what they were", () => {
    const counts = /^\.(game|options|pack\.hash|chance|state|publicLog|end\.result)|\.(move|chance|setup)\b/;
    const telling = changes.filter(({ path, what }) => counts.test(path) && what !== "field added");
    expect(telling.length).toBeGreaterThan(200);
    const unnoticed = telling.filter(({ changed }) => problemsOf(forged(changed)).length === 0);
    expect(unnoticed.map(({ path, what }) => `${path}: ${what}`)).toEqual([]);
  });
});

function sameValue(one: string, other: string): boolean {
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}

describe("a forged record names what does not hold", () => {
  const change = (edit: (copy: GameRecordDraft) => void): readonly string[] => {
    const copy = structuredClone(record) as unknown as GameRecordDraft;
    edit(copy);
    return problemsOf(forged(copy as unknown as Json));
  };

  test("an outcome that the seed does not give", () => {
    const problems = change((copy) => {
      const step = copy.segments[0]?.steps.find(({ move }) => move[0] === "dive");
      if (step?.chance !== undefined) step.chance = [step.chance[0] === 6 ? 1 : 6];
    });
    expect(problems).toEqual([expect.stringMatching(/^step \d+: chance call \d+ gave \d, but the seed gives \d$/)]);
  });

  test("a seed that is not the one committed to", () => {
    const problems = change((copy) => {
      copy.chance.seed = "0".repeat(64);
    });
    expect(problems[0]).toBe("chance.seed: is not the seed the host committed to");
  });

  test("a move that was not offered", () => {
    const problems = change((copy) => {
      copy.segments[0]?.steps.splice(0, 1, { seat: copy.segments[0].steps[0]?.seat ?? 0, move: ["fly"], at: 0 });
    });
    expect(problems).toEqual(['step 1: ["fly"] was not offered']);
  });

  test("a result that the rules do not give", () => {
    expect(change((copy) => copy.end.result.scores.reverse())).toEqual(["end.result: the rules say otherwise"]);
  });

  test("an end that was not reached, and one that is kept quiet", () => {
    const early = change((copy) => {
      copy.segments[0]?.steps.pop();
    });
    expect(early).toContain("end.how: the game is not played to its end");
    const quiet = change((copy) => {
      Reflect.deleteProperty(copy, "end");
    });
    expect(quiet).toContain("end: is missing, though the game is over");
  });

  test("another game, other options, another pack", () => {
    expect(verifyRecord({ ...reef, id: "moa" }, record).problems).toEqual(["is a game of reef, not of moa"]);
    expect(change((copy) => Object.assign(copy.options, { cards: 9 }))[0]).toContain('option "cards" may be');
    expect(change((copy) => Reflect.deleteProperty(copy.options, "cards"))).toEqual(["options: are not complete"]);
    expect(change((copy) => Object.assign(copy.pack, { hash: "0".repeat(64) }))[0]).toContain('pack: "small reef" has');
  });
});

interface GameRecordDraft {
  options: Record<string, unknown>;
  pack: Record<string, unknown>;
  chance: { seed: string };
  segments: { steps: { seat: number; move: unknown[]; at: number; chance?: unknown[] }[] }[];
  end: { result: { scores: number[] } };
}

test("chance calls that left no step are named, for those who know whether something was taken back", () => {
  const copy = structuredClone(record) as unknown as GameRecordDraft & { calls: number };
  copy.calls += 2;
  const { calls } = record;
  const parsed = parseRecord(forged(copy as unknown as Json));
  expect(parsed.ok && verifyRecord(reef, parsed.value)).toMatchObject({
    problems: [],
    takenBack: [calls, calls + 1],
  });
});
