// Recorded games: golden ones that replay to their hash, and games that failed, saved so that the command line can load them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyJson, type Game, type GameTypes, type Json } from "@outrigger/kernel";
import { type MatchData, replaySteps, runningSegment } from "@outrigger/kernel/match";
import { type GameRecord, hashJson, makeRecord, parseRecord, recordOf, verifyRecord } from "@outrigger/records";
import type { Table } from "@outrigger/scene";
import { startingAt } from "@outrigger/scene";
import { expect, test } from "vitest";
import type { Examined } from "../examine.ts";

/** Replays every record of a folder to its hash. */
export function fixtures<T extends GameTypes>(folder: string, game: Game<T>): void {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  test(`${game.id} has recorded games`, () => expect(files).not.toEqual([]));
  test.each(files)("%s replays to its hash", (file) => {
    const parsed = parseRecord(readFileSync(join(folder, file), "utf8"));
    if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
    expect(verifyRecord(game, parsed.value).problems).toEqual([]);
  });
}

/** What failed, written beside the record of the game it failed in. */
export interface Failure {
  readonly game: string;
  readonly check: string;
  readonly message: string;
  readonly table: { readonly seats: number; readonly options: Table["options"]; readonly start?: string };
  readonly seed: number;
  readonly decisions: number;
  /** The input that failed, where the record stops before it. */
  readonly input?: string;
}

/**
 * Saves a game that failed: `<name>.json` is a record up to the failure for `outrigger replay`, `<name>.failure.json` says
 * what failed. Returns the record's path, or the failure's where no decision was reached.
 */
export function saveFailure<T extends GameTypes>(
  folder: string,
  game: Game<T>,
  table: Table<T>,
  seed: number,
  { finding, data, decisions, input }: Examined,
): string {
  if (finding === undefined) throw new Error("nothing has failed");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${game.id}-${finding.check}-${seed}`);
  const saved = data === undefined ? undefined : playableRecord(game, table, data);
  const failure: Failure = {
    game: game.id,
    check: finding.check,
    message: finding.message,
    table: { seats: table.seats, options: table.options ?? {}, ...(table.start && { start: table.start.name }) },
    seed,
    decisions,
    ...(input === undefined && saved?.left === undefined ? {} : { input: input ?? saved?.left ?? "" }),
  };
  writeFileSync(`${path}.failure.json`, `${JSON.stringify(failure, undefined, 2)}\n`);
  if (saved === undefined) return `${path}.failure.json`;
  writeFileSync(`${path}.json`, makeRecord(saved.record));
  return `${path}.json`;
}

/** The record as far as it replays: whole, or without the step that failed. One that does not replay at all is kept as it is. */
function playableRecord<T extends GameTypes>(
  game: Game<T>,
  table: Table<T>,
  played: MatchData,
): { readonly record: GameRecord; readonly left?: string } {
  const pack = table.pack ?? game.pack;
  const data = table.start === undefined ? played : handedOver(startingAt(game, table.start), pack, played);
  const whole = tryRecord(game, pack, data);
  if (whole !== undefined) return { record: whole };
  const running = runningSegment(data);
  const last = running.steps.at(-1);
  const segments = [...data.segments.slice(0, -1), { ...running, steps: running.steps.slice(0, -1) }];
  const shorter = tryRecord(game, pack, { ...data, segments });
  if (shorter !== undefined) return { record: shorter, left: JSON.stringify(last) };
  return { record: bareRecord(game, pack, data) };
}

/** A record knows no arranged start: it takes the position for one that was handed over from another version of the rules. */
function handedOver<T extends GameTypes>(game: Game<T>, pack: T["pack"], data: MatchData): MatchData {
  const { setup = [], steps } = runningSegment(data);
  const snapshot = copyJson(replaySteps(game, pack, data, 0).state) as unknown as Json;
  const before = { rules: game.version + 1, setup, steps: [] };
  return { ...data, segments: [before, { rules: game.version, snapshot, steps }] };
}

function tryRecord<T extends GameTypes>(game: Game<T>, pack: T["pack"], data: MatchData): GameRecord | undefined {
  try {
    return recordOf({ game, pack, data });
  } catch {
    return undefined;
  }
}

const UNKNOWN = "0".repeat(64);

function bareRecord<T extends GameTypes>(game: Game<T>, pack: T["pack"], data: MatchData): GameRecord {
  const { options, seats, started, segments, calls, resigned } = data;
  return {
    format: 1,
    game: game.id,
    options,
    pack: { name: game.id, hash: hashJson(pack.source) },
    seats,
    started,
    segments,
    calls,
    resigned,
    state: UNKNOWN,
    publicLog: UNKNOWN,
    digest: UNKNOWN,
  };
}
