// A thread in which one record from outside is read and played again by the rules, from its beginning. Nothing in it is believed
// that the rules do not come to by themselves.
import { parentPort, workerData } from "node:worker_threads";
import { type GameRecord, parseRecord, replayRecord, verifyRecord } from "@outrigger/records";
import { findRules } from "../games.ts";
import type { Given, Read } from "./reading.ts";

const MOST_PROBLEMS = 5;
const problems = (...all: readonly string[]): Read => ({ problems: all.slice(0, MOST_PROBLEMS) });

async function read({ game, record: text, seat }: Given): Promise<Read> {
  const rules = await findRules(game);
  if (rules === undefined) return problems("there is no such game");
  const parsed = parseRecord(text);
  if (!parsed.ok) return problems(...parsed.problems);
  const record = parsed.value;
  const unfit = unfitness(record, game, rules.version);
  if (unfit !== undefined) return problems(unfit);
  const { problems: unsound } = verifyRecord(rules, record);
  if (unsound.length > 0) return problems(...unsound);
  const { state, pack, over } = replayRecord(rules, record);
  if (over) return problems("the game is over");
  return { view: rules.view(state, seat, pack), options: record.options, seats: record.seats.length };
}

/** What a game began from, when it did not begin at its beginning, is a state that nobody can check. */
function unfitness(record: GameRecord, game: string, version: number | string): string | undefined {
  const [segment, ...more] = record.segments;
  if (record.game !== game) return "it is a record of another game";
  if (record.end !== undefined) return "the game is over";
  if (record.resigned.length > 0) return "somebody has resigned";
  if (record.pack.data !== undefined) return "it is played with components of its own";
  const isWhole = segment !== undefined && more.length === 0 && segment.snapshot === undefined;
  return isWhole && segment.rules === version ? undefined : "it was not played from its beginning under today's rules";
}

parentPort?.postMessage(await read(workerData as Given));
