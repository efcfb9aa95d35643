// From a file's text to a record, or to everything that is wrong with it.
import type { Parsed, Seat } from "@outrigger/kernel";
import type { Step } from "@outrigger/kernel/match";
import { boundsProblem, lengthProblem } from "./bounds.ts";
import { checkShape } from "./check.ts";
import { hashJson } from "./hash.ts";
import type { GameRecord } from "./record.ts";

/** Nobody reads more of them. */
const MOST_PROBLEMS = 100;

export function parseRecord(text: string): Parsed<GameRecord> {
  const tooLong = lengthProblem(text);
  if (tooLong !== undefined) return refused([tooLong]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused([`is not JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const tooMuch = boundsProblem(value);
  if (tooMuch !== undefined) return refused([tooMuch]);
  const shaped: Parsed<GameRecord> = checkShape(value);
  if (!shaped.ok) return refused(shaped.problems);
  const problems = contradictions(shaped.value);
  return problems.length > 0 ? refused(problems) : shaped;
}

function refused(problems: readonly string[]): Parsed<GameRecord> {
  const more = problems.length - MOST_PROBLEMS;
  if (more <= 0) return { ok: false, problems };
  return { ok: false, problems: [...problems.slice(0, MOST_PROBLEMS), `and ${more} more problems`] };
}

/** What the shape alone cannot forbid. */
function contradictions(record: GameRecord): string[] {
  const problems: string[] = [];
  const report = (path: string, problem: string): void => {
    problems.push(`${path}: ${problem}`);
  };
  checkSegments(record, report);
  checkSeats(record, report);
  const { pack, chance, end } = record;
  if (pack.data !== undefined && hashJson(pack.data) !== pack.hash) report("pack.hash", "is not the hash of pack.data");
  if (chance !== undefined && chance.nonces.length !== record.seats.length)
    report("chance.nonces", `has ${chance.nonces.length} entries for ${record.seats.length} seats`);
  if (end !== undefined && record.drafts !== undefined) report("drafts", "cannot be in a match that has ended");
  for (const key of ["places", "scores"] as const) {
    const count = end?.result[key].length ?? record.seats.length;
    if (count !== record.seats.length)
      report(`end.result.${key}`, `has ${count} entries for ${record.seats.length} seats`);
  }
  return problems;
}

type Report = (path: string, problem: string) => void;

function checkSegments(record: GameRecord, report: Report): void {
  let calls = 0;
  record.segments.forEach((segment, at) => {
    const path = `segments[${at}]`;
    // A game that was forked off another begins in the middle, without a setup of its own.
    const isSetUp = at === 0 && (segment.setup !== undefined || segment.snapshot === undefined);
    if ((segment.setup === undefined) === isSetUp) report(`${path}.setup`, isSetUp ? "is missing" : "is out of place");
    if ((segment.snapshot === undefined) !== isSetUp)
      report(`${path}.snapshot`, isSetUp ? "is out of place" : "is missing");
    calls += segment.setup?.length ?? 0;
    segment.steps.forEach((step, number) => {
      calls = checkCalls(step, calls, `${path}.steps[${number}]`, report);
    });
  });
  if (record.calls < calls) report("calls", `is ${record.calls}, but the steps show ${calls}`);
}

/** Numbers of chance calls only ever go up. Returns the next free one. */
function checkCalls({ chance, calls }: Step, next: number, path: string, report: Report): number {
  if ((chance === undefined) !== (calls === undefined)) report(path, "has only one of chance and calls");
  if (chance?.length === 0) report(`${path}.chance`, "is empty");
  if (calls !== undefined && calls < next) report(`${path}.calls`, `is ${calls}, but call ${next - 1} was made before`);
  return Math.max(next, (calls ?? 0) + (chance?.length ?? 0));
}

function checkSeats(record: GameRecord, report: Report): void {
  const check = (seat: Seat, path: string): void => {
    if (seat >= record.seats.length) report(path, `is ${seat}, but there are ${record.seats.length} seats`);
  };
  record.segments.forEach((segment, at) => {
    segment.steps.forEach((step, number) => {
      check(step.seat, `segments[${at}].steps[${number}].seat`);
    });
  });
  record.resigned.forEach((seat, at) => {
    check(seat, `resigned[${at}]`);
  });
  record.drafts?.forEach((draft, at) => {
    check(draft.seat, `drafts[${at}].seat`);
  });
}
