import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Game } from "@outrigger/kernel";
import { parseRecord, replayRecord } from "@outrigger/records";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ArrangedStart, examineGame, type Failure, fuzzMatch, saveFailure, transcripts } from "../index.ts";
import { arranged, type Reef, reef, secrets, turn } from "../reference/reef.ts";

/** Reef whose dive breaks when the bag has few cards left. */
const broken: Game<Reef> = {
  ...reef,
  phases: {
    ...reef.phases,
    turn: {
      ...turn,
      apply(play, frame, move) {
        if (move[0] === "dive" && play.state.bag.length < 10) throw new Error("out of air");
        turn.apply(play, frame, move);
      },
    } satisfies typeof turn,
  },
};

const arrangedTable = { seats: 3, start: arranged[0] as ArrangedStart<Reef> };

describe("a failure", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "outrigger-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    {
      name: "of a random game",
      run: (seed: number) => examineGame(broken, { table: { seats: 2 }, seed, every: 1_000_000, secrets }),
    },
    { name: "of a fuzzed match", run: (seed: number) => fuzzMatch(broken, { table: { seats: 2 }, seed, every: 3 }) },
    {
      name: "from an arranged start",
      table: arrangedTable,
      run: (seed: number) => examineGame(broken, { table: arrangedTable, seed, every: 1_000_000, secrets }),
    },
  ])("$name is saved as a record that replays up to it", ({ run, table = { seats: 2 } }) => {
    const [seed, failed] = firstFailure(run);
    const path = saveFailure(folder, broken, table, seed, failed);
    const failure = JSON.parse(readFileSync(path.replace(".json", ".failure.json"), "utf8")) as Failure;
    expect(failure).toMatchObject({ game: "reef", check: "offers", seed });
    expect(failure.input).toContain("dive");
    const parsed = parseRecord(readFileSync(path, "utf8"));
    if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
    const { state, hash } = replayRecord(broken, parsed.value);
    expect(state.bag.length).toBeLessThan(10);
    expect(hash).toBe(parsed.value.state);
  });

  function firstFailure(run: (seed: number) => ReturnType<typeof examineGame>) {
    for (let seed = 0; seed < 100; seed++) {
      const examined = run(seed);
      if (examined.finding !== undefined) return [seed, examined] as const;
    }
    throw new Error("nothing failed");
  }
});

test("a game that stands everything has nothing to save", () => {
  const examined = examineGame(reef, { table: { seats: 2 }, seed: 1, every: 9, secrets });
  expect(() => saveFailure(tmpdir(), reef, { seats: 2 }, 1, examined)).toThrow("nothing has failed");
});

transcripts(fileURLToPath(new URL("../reference/transcripts", import.meta.url)), reef, [
  { name: "reef-2", table: { seats: 2 }, seed: 3 },
]);
