// An analysis in words, line by line.
import { type Analysis, type Course, type Mistake, planSteps, type TurnSum } from "@outrigger/analysis";
import { at, type Move, type Seat, type State } from "@outrigger/kernel";
import type { GameRecord } from "@outrigger/records";
import { atTable, type Say } from "@outrigger/text";
import { tellPlan } from "@outrigger/text/plan";
import type { Voice } from "../language.ts";

export interface Told {
  readonly course: Course;
  readonly analysis: Analysis;
  readonly record: Pick<GameRecord, "options" | "seats">;
  readonly names: readonly string[];
  readonly voice: Voice;
  readonly phrases: Say;
}

/** Of many mistakes the dearest are told. */
const MOST_MISTAKES = 5;

/** Bots that play themselves have one name between them: then the number of the seat tells them apart. */
export function namesIn({ seats }: Pick<GameRecord, "seats">): string[] {
  const isShared = (name: string): boolean => seats.filter((seat) => seat.name === name).length > 1;
  return seats.map(({ name }, seat) => (isShared(name) ? `${name} ${seat + 1}` : name));
}

export function analysisLines(told: Told): string[] {
  return [...curveLines(told), "", ...turningLines(told), "", ...sumLines(told), "", ...mistakeLines(told)];
}

function percent({ language }: Say, share: number, isSigned = false): string {
  const signDisplay = isSigned ? "exceptZero" : "auto";
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, signDisplay }).format(share);
}

function points({ language }: Say, amount: number, isSigned = true): string {
  const signDisplay = isSigned ? "exceptZero" : "auto";
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay }).format(amount);
}

function curveLines({ analysis, names, phrases }: Told): string[] {
  const width = Math.max(8, ...names.map((name) => name.length));
  const cells = (turn: string, name: string, rest: readonly string[]): string =>
    [turn.padStart(6), name.padEnd(width), ...rest.map((cell) => cell.padStart(width))].join("  ").trimEnd();
  const head = cells(phrases("analysis.head"), "", [...names, phrases("analysis.decision"), phrases("analysis.luck")]);
  const rows = analysis.turns.map(({ turn, seat, worth, decision, luck }: TurnSum) =>
    cells(String(turn), names[seat] ?? "", [
      ...worth.shares.map((share) => percent(phrases, share)),
      percent(phrases, at(decision, seat), true),
      percent(phrases, at(luck, seat), true),
    ]),
  );
  return [phrases("analysis.curve"), head, ...rows];
}

function turningLines({ analysis, names, phrases }: Told): string[] {
  if (analysis.turningPoints.length === 0) return [phrases("analysis.noTurning")];
  const lines = analysis.turningPoints.map(({ turn, kind, seat, share }) => {
    const own = analysis.turns.find((each) => each.turn === turn);
    const after = at(own?.worth.shares ?? [], seat);
    const [from, to] = [percent(phrases, after - share), percent(phrases, after)];
    const by = names[own?.seat ?? seat] ?? "";
    return `  ${phrases("analysis.turningLine", { turn, name: names[seat] ?? "", from, to, kind, by })}`;
  });
  return [phrases("analysis.turning"), ...lines];
}

function sumLines({ analysis, names, phrases, voice }: Told): string[] {
  const lines = analysis.sums.map(({ luck, givenAway, result, withoutLuck }, seat) => {
    const [name, lost] = [names[seat] ?? "", percent(phrases, givenAway)];
    if (!analysis.hasPoints) {
      const score = voice.text.score?.(voice.say, result.points) ?? phrases("points", { points: result.points });
      return phrases("analysis.shares", { name, score, luck: percent(phrases, luck.share, true), lost });
    }
    const without = points(phrases, withoutLuck.points, false);
    return phrases("analysis.points", {
      name,
      score: result.points,
      without,
      luck: points(phrases, luck.points),
      lost,
    });
  });
  return [phrases("analysis.sums"), ...lines.map((line) => `  ${line}`)];
}

function mistakeLines(told: Told): string[] {
  const { analysis, phrases } = told;
  if (analysis.mistakes.length === 0) return [phrases("analysis.none")];
  const lines = analysis.mistakes.slice(0, MOST_MISTAKES).flatMap((mistake, at) => mistakeText(told, mistake, at + 1));
  return [phrases("analysis.mistakes"), ...lines];
}

function mistakeText(told: Told, mistake: Mistake, number: number): string[] {
  const { names, phrases, course } = told;
  const { seat, turn, made, better, lost, from } = mistake;
  const before = course.stretches.find((stretch) => stretch.from === from)?.before;
  if (before === undefined) throw new Error(`no stretch begins at ${from}`);
  const plan = (moves: readonly Move[], against: readonly Move[]) => ({
    moves: planText(told, before, seat, moves, against),
  });
  const head = phrases("analysis.mistake", { number, turn, name: names[seat] ?? "", lost: percent(phrases, lost) });
  const lines = [
    phrases("analysis.made", plan(made, better)),
    phrases("analysis.better", plan(better, made)),
    ...whyText(told, mistake),
  ];
  return [`  ${head}`, ...lines.map((line) => `     ${line}`)];
}

function planText(
  { course, voice, names }: Told,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  against: readonly Move[],
): string {
  const { game, pack } = course;
  const { text, say } = voice;
  const steps = (of: readonly Move[]) => planSteps(game, pack, game.view(state, seat, pack), seat, of);
  return tellPlan({ text, say, names }, steps(moves), steps(against));
}

/** The part of the score that speaks most for the better plan, and the clause by which it counts. */
function whyText({ voice, names, phrases, record }: Told, { reason }: Mistake): string[] {
  const part = reason && voice.text.parts?.[reason.part];
  if (reason === undefined || part === undefined) return [];
  const { clause, word } = part;
  const table = { ...record.options, players: record.seats.length };
  const text = atTable(voice.say.language, voice.clauses[clause] ?? "", table);
  const values = { part: voice.say(word), name: names[reason.seat] ?? "", clause, text };
  if (part.told !== undefined)
    return [phrases("analysis.whyWay", { ...values, isMore: reason.change > 0 ? "yes" : "no" })];
  return [phrases("analysis.why", { ...values, change: points(phrases, reason.change) })];
}
