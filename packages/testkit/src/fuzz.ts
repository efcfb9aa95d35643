// A fuzzer: a whole match played at random, with illegal inputs, undos, take-backs and restarts in between.
import {
  answerRequest,
  canUndo,
  fastBelow,
  fastChance,
  type Game,
  type GameTypes,
  type Match,
  type Move,
  openMatch,
  request,
  runningSegment,
  undo,
} from "@outrigger/kernel";
import {
  checkedMove,
  checkRefused,
  checkRestore,
  checkSound,
  checkUndo,
  checkUndoAll,
  makeMove,
  viewersOf,
} from "./checks/match.ts";
import { notPlain } from "./checks/plain.ts";
import { LONGEST } from "./course.ts";
import type { Examined } from "./examine.ts";
import { asFinding, Finding, guarded, show } from "./finding.ts";
import { illegalInput, offeredTo } from "./illegal.ts";
import type { Table } from "./scene.ts";
import { some } from "./some.ts";

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
/** `design.md` section 1 allows so many decisions between two publishes. */
const MOST_DRAFTED = 500;
const KNOWN = 200;
/** One move in so many is looked at closely. */
const SELDOM = 4;

interface Rig<T extends GameTypes> {
  readonly match: Match<T>;
  readonly below: (bound: number) => number;
  /** Moves that were offered at some time. */
  readonly known: Move[];
  /** What is being tried; part of what is saved when it fails. */
  doing: string;
}

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

function openRig<T extends GameTypes>(game: Game<T>, table: Table<T>, seed: number): Rig<T> {
  const seats = Array.from({ length: table.seats }, (_, seat) => ({ kind: "person" as const, name: `seat ${seat}` }));
  const chance = fastChance(seed);
  const pack = table.pack === undefined ? {} : { pack: table.pack.source };
  const opened = openMatch(game, { seats, options: table.options ?? {}, ...pack }, () => chance, 0);
  if ("problems" in opened) throw new Finding("options", opened.problems.join("; "));
  return { match: opened.match, below: fastBelow(seed + 0xf022), known: [], doing: "setup" };
}

function playThrough<T extends GameTypes>(rig: Rig<T>, every: number, longest: number): void {
  const { match, below } = rig;
  for (let inputs = 0; match.data.end === undefined; inputs++) {
    if (inputs > longest) throw new Finding("endless", `${longest} inputs and no end`);
    if (inputs < MOST_MISCHIEF && below(every) === 0) makeMischief(rig);
    else step(rig);
  }
  checkRefused(match, illegalInput(match, rig.known, below));
  checkRestore(match);
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
  if (match.data.drafts.some((draft) => draft.moves.length > MOST_DRAFTED))
    throw new Finding("turn-length", `${MOST_DRAFTED} decisions without a publish`);
}

/** Mostly the seat the game waits for, now and then any that may do something. */
function chooseMove<T extends GameTypes>({ match, below, known }: Rig<T>): { seat: number; move: Move } | undefined {
  const asked = match.decision?.seat ?? 0;
  const seats = below(5) === 0 ? some([...match.data.seats.keys()], match.data.seats.length, below) : [asked];
  for (const seat of [...seats, asked]) {
    const moves = offeredTo(match, seat);
    const move = moves[below(Math.max(1, moves.length))];
    if (move === undefined) continue;
    if (known.length < KNOWN) known.push(move);
    else known[below(KNOWN)] = move;
    return { seat, move };
  }
  return undefined;
}

function makeMischief<T extends GameTypes>(rig: Rig<T>): void {
  const { match, below, known } = rig;
  const kind = below(12);
  if (kind < 6) {
    const input = illegalInput(match, known, below);
    rig.doing = `${input.what}: ${show(input.moves)} of seat ${input.seat}, base ${input.base}`;
    checkRefused(match, input);
  } else if (kind < 9) tryUndo(rig);
  else if (kind < 10) undoSomebody(rig);
  else if (kind < 11) {
    rig.doing = "restoring the match";
    checkRestore(match);
  } else if (below(10) === 0) takeBack(rig);
}

function tryUndo<T extends GameTypes>(rig: Rig<T>): void {
  const chosen = chooseMove(rig);
  if (chosen === undefined) return;
  rig.doing = `${show(chosen.move)} of seat ${chosen.seat} and its undo`;
  checkUndo(rig.match, chosen.seat, chosen.move, rig.below(0x1_0000_0000));
}

function undoSomebody<T extends GameTypes>(rig: Rig<T>): void {
  const { match, below } = rig;
  const seat = below(match.data.seats.length);
  rig.doing = `undo of seat ${seat}`;
  if (canUndo(match, seat)) {
    checkUndoAll(match, seat);
    return;
  }
  const answer = guarded("undo", rig.doing, () => undo(match, seat));
  if (answer.ok) throw new Finding("undo", `seat ${seat} may not undo, but did`);
}

/** All agree to take the last decision of a seat back, luck and all. */
function takeBack<T extends GameTypes>(rig: Rig<T>): void {
  const { match, below } = rig;
  const asker = below(match.data.seats.length);
  rig.doing = `take-back asked by seat ${asker}`;
  guarded("throws", rig.doing, () => {
    if (!request(match, "takeBack", asker, 0).ok) return;
    for (const seat of viewersOf(match))
      if (typeof seat === "number" && seat !== asker) answerRequest(match, "takeBack", seat, true, 0);
  });
  checkSound(match);
  checkRestore(match);
}
