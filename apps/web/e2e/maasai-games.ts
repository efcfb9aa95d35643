// Whole games of Maasai by seed, as records. The same code runs in Node and, bundled by the test, in the browser.
import { isOptionsProblem } from "@outrigger/kernel";
import type { MatchData, Step } from "@outrigger/kernel/match";
import {
  fastBelow,
  fastChance,
  newWalk,
  type Outcome,
  parseOptions,
  publishes,
  recordingChance,
  startPlay,
  take,
} from "@outrigger/kernel/play";
import { type MaasaiMove, rules } from "@outrigger/maasai/rules";
import { type GameRecord, recordOf, replayRecord } from "@outrigger/records";

/** Two and three players, long and short games, take turns. */
export function gameBySeed(seed: number): GameRecord {
  const seats = 2 + (seed % 2);
  const options = parseOptions(rules, seats, { length: seed % 4 < 2 ? "long" : "short" });
  if (isOptionsProblem(options)) throw new Error(options.problems.join("; "));
  const outcomes: Outcome[] = [];
  const play = startPlay(rules, { seats, options }, rules.pack, recordingChance(fastChance(seed), outcomes));
  const walk = newWalk(rules, play);
  const below = fastBelow(seed + 1_000_000);
  const setup = outcomes.splice(0);
  const steps: Step[] = [];
  let calls = setup.length;
  while (walk.decision !== undefined) {
    const { seat, frame } = walk.decision;
    const { moves } = walk.offers;
    const move = moves[below(moves.length)] as MaasaiMove;
    const isPublishing = publishes(rules, play.state, frame, move);
    take(walk, move);
    const chance = outcomes.splice(0);
    const luck = chance.length === 0 ? {} : { chance, calls };
    steps.push({ seat, move, at: 0, ...luck, ...(isPublishing || chance.length > 0 ? {} : { draft: true }) });
    calls += chance.length;
  }
  const data: MatchData = {
    game: rules.id,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: "bot", name: `seat ${seat}`, level: "random" })),
    started: 0,
    segments: [{ rules: rules.version, setup, steps }],
    drafts: [],
    requests: [],
    resigned: [],
    calls,
    epoch: 0,
    undos: new Array<number>(seats).fill(0),
    barrier: steps.length,
    paused: false,
    end: { how: "played", result: rules.result(play.state, rules.pack) },
  };
  return recordOf({ game: rules, pack: rules.pack, data });
}

/** The hash of the last state of every record, and of the records played here by the same seeds. */
export function hashesHere(records: string): { readonly replayed: string[]; readonly played: string[] } {
  const all = JSON.parse(records) as GameRecord[];
  return {
    replayed: all.map((record) => replayRecord(rules, record).hash),
    played: all.map((_, seed) => gameBySeed(seed).state),
  };
}
