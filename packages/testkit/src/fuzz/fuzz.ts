// A fuzzer: a whole match played at random, with mischief in between, and its record verified at the end.
import type { Game, GameTypes } from "@outrigger/kernel";
import { type Match, runningSegment } from "@outrigger/kernel/match";
import { recordOf, verifyRecord } from "@outrigger/records";
import type { Table } from "@outrigger/scene";
import { checkedMove, checkRefused, checkRestore, makeMove } from "../checks/match.ts";
import { notPlain } from "../checks/plain.ts";
import { LONGEST, MOST_UNPUBLISHED } from "../course.ts";
import type { Examined } from "../examine.ts";
import { asFinding, Finding, guarded, show } from "../finding.ts";
import { illegalInput } from "./illegal.ts";
import { makeMischief } from "./mischief.ts";
import { chooseMove, openRig, type Rig } from "./rig.ts";

export interface Fuzzing<T extends GameTypes> {
  readonly table: Table<T>;
  readonly seed: number;
  /** Mischief (illegal inputs, undo, restarts) happens before one decision in so many. */
  readonly every: number;
  /** A match of more inputs has no end. */
  readonly longest?: number;
}

/** After so many inputs there was mischief enough: the match is only played to its end. */
const MOST_MISCHIEF = 2_000;
/** One move in so many is looked at closely. */
const SELDOM = 4;

export function fuzzMatch<T extends GameTypes>(
  game: Game<T>,
  { table, seed, every, longest = LONGEST }: Fuzzing<T>,
): Examined {
  let rig: Rig<T> | undefined;
  try {
    rig = openRig(game, table, seed);
    playThrough(rig, every, longest);
  } catch (error) {
    const data = rig === undefined ? {} : { data: rig.match.data, input: rig.doing };
    return { ...data, decisions: rig === undefined ? 0 : decisions(rig.match), finding: asFinding(error) };
  }
  return { decisions: decisions(rig.match), data: rig.match.data };
}

function decisions<T extends GameTypes>(match: Match<T>): number {
  return runningSegment(match.data).steps.length;
}

function playThrough<T extends GameTypes>(rig: Rig<T>, every: number, longest: number): void {
  const { match, below } = rig;
  for (let inputs = 0; match.data.end === undefined; inputs++) {
    if (inputs > longest) throw new Finding("endless", `${longest} inputs and no end`);
    if (inputs < MOST_MISCHIEF && below(every) === 0) makeMischief(rig);
    else step(rig);
  }
  rig.doing = "the end";
  checkRefused(match, illegalInput(match, rig.known, below));
  checkRestore(match);
  checkRecord(match);
}

function step<T extends GameTypes>(rig: Rig<T>): void {
  const chosen = chooseMove(rig);
  if (chosen === undefined) throw new Finding("offers", "nobody has anything to choose from, yet the match goes on");
  const { match, below } = rig;
  const { seat, move } = chosen;
  rig.doing = `${show(move)} of seat ${seat}`;
  const answer =
    below(SELDOM) === 0 ? checkedMove(match, seat, move, below(0x1_0000_0000)) : makeMove(match, seat, move);
  for (const told of [...answer.mine, ...answer.others]) {
    const problem = notPlain(told, false);
    if (problem !== undefined) throw new Finding("plain", `told ${show(told)}: ${problem}`);
  }
  if (match.data.drafts.some((draft) => draft.moves.length > MOST_UNPUBLISHED))
    throw new Finding("turn-length", `${MOST_UNPUBLISHED} decisions without a publish`);
}

/** The finished match is a record that holds, its result in place for every seat. */
function checkRecord<T extends GameTypes>(match: Match<T>): void {
  const { game, data } = match;
  const record = guarded("replay", "the record", () => recordOf(match));
  const [problem] = verifyRecord(game, record).problems;
  if (problem !== undefined) throw new Finding("replay", `the record: ${problem}`);
  const places = data.end?.result.places ?? [];
  if (places.length !== data.seats.length)
    throw new Finding("result", `${data.seats.length} seats, places ${show(places)}`);
}
