// Plays whole games at random and holds every check against every position it comes by.
import type { Guide } from "@outrigger/bots";
import type { Game, GameTypes } from "@outrigger/kernel";
import type { MatchData } from "@outrigger/kernel/match";
import { runningSegment } from "@outrigger/kernel/match";
import type { Table } from "@outrigger/scene";
import type { Actor } from "./actor.ts";
import { checkReplay, checkResult, checkStanding } from "./checks/ends.ts";
import { checkForks, checkRoundTrip } from "./checks/forks.ts";
import { checkAsked, checkNew, checkTimeUp } from "./checks/going-on.ts";
import { checkNextTurn } from "./checks/leaks.ts";
import { checkLuck } from "./checks/luck.ts";
import { checkPlain } from "./checks/plain.ts";
import { checkCandidates, checkDerived, checkInvariants } from "./checks/position.ts";
import { checkSamples } from "./checks/samples.ts";
import { checkUndos } from "./checks/undo.ts";
import { checkVariety, type SecretsOf } from "./checks/variety.ts";
import { checkViews } from "./checks/viewers.ts";
import { checkWhatIf } from "./checks/what-if.ts";
import { advance, atRandom, type Course, chooseActor, chooseBystander, startCourse } from "./course.ts";
import { type Coverage, count } from "./coverage.ts";
import { asFinding, type Finding } from "./finding.ts";
import { byBots } from "./fuzz/player.ts";

export interface Examination<T extends GameTypes> {
  readonly table: Table<T>;
  readonly seed: number;
  /** The costly checks (forks, leaks, samples) look at one position in so many; at every one when 1. */
  readonly every: number;
  /** A game of more decisions has no end. */
  readonly longest?: number;
  /** So many decisions are looked at; the whole game when absent. */
  readonly most?: number;
  /** Counts what the game comes by. */
  readonly coverage?: Coverage;
  /** Bots play by it, instead of chance alone. */
  readonly guide?: Guide<T> | undefined;
  /** What a viewer may not know; absent in a game without secrets. */
  readonly secrets?: SecretsOf<T> | undefined;
}

export interface Examined {
  readonly decisions: number;
  readonly finding?: Finding;
  /** The game up to the finding, or whole; absent when not even the setup came to a decision. */
  readonly data?: MatchData;
  /** The input that led to the finding, where it is not the game's last step. */
  readonly input?: string;
}

/** Fifty samples for every viewer are looked at once in so many costly looks. */
const RARELY = 6;

/** Plays one game to its end. A finding ends it early. */
export function examineGame<T extends GameTypes>(game: Game<T>, examination: Examination<T>): Examined {
  let course: Course<T> | undefined;
  try {
    course = startCourse(game, examination.table, examination.seed, examination.longest, examination.coverage);
    walk(course, examination);
  } catch (error) {
    return { ...madeSoFar(course), finding: asFinding(error) };
  }
  return madeSoFar(course);
}

function madeSoFar<T extends GameTypes>(course: Course<T> | undefined): Examined {
  if (course === undefined) return { decisions: 0 };
  return { decisions: runningSegment(course.data).steps.length, data: course.data };
}

function walk<T extends GameTypes>(course: Course<T>, examination: Examination<T>): void {
  const { every, secrets, guide, most = Number.POSITIVE_INFINITY } = examination;
  const player = guide === undefined ? atRandom : byBots(guide);
  countEvents(course);
  for (let made = 0; made < most; made++) {
    checkPlain(course);
    checkInvariants(course);
    checkDerived(course);
    checkAsked(course);
    checkNew(course);
    const actor = chooseActor(course);
    if (actor === undefined) break;
    countRefusals(course, actor);
    const bystander = chooseBystander(course);
    if (bystander !== undefined) countRefusals(course, bystander);
    if (course.below(every) === 0) lookClosely(course, actor, secrets);
    advance(course, actor, player);
    countEvents(course);
  }
  checkViews(course);
  checkSamples(course);
  checkResult(course);
  checkStanding(course);
  checkReplay(course);
}

function countRefusals<T extends GameTypes>(course: Course<T>, actor: Actor): void {
  for (const { clause } of checkCandidates(course, actor)) count(course.coverage.refusals, clause);
}

function countEvents<T extends GameTypes>({ listener, coverage }: Course<T>): void {
  for (const { event, others } of listener.told) {
    count(coverage.events, event.kind);
    if (others !== undefined && others.kind !== event.kind) count(coverage.events, others.kind);
  }
}

function lookClosely<T extends GameTypes>(course: Course<T>, actor: Actor, secrets: SecretsOf<T> | undefined): void {
  checkForks(course, actor);
  checkRoundTrip(course);
  checkViews(course);
  checkSamples(course);
  checkNextTurn(course);
  checkLuck(course, actor);
  checkWhatIf(course, actor);
  checkUndos(course, actor);
  checkTimeUp(course);
  checkResult(course);
  checkStanding(course);
  if (course.below(RARELY) === 0) checkVariety(course, secrets);
}
