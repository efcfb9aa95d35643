// npm run attack: prints what honest players wait for under each attack, and fails where a promise is not kept.
import { parseArgs } from "node:util";
import { type AttackFigures, type AttackPlan, MOST, runAttacks, SCENE_NAMES } from "./run.ts";

const USAGE = `Usage: npm run attack -- [SECONDS] [--seed S] [--only NAME]…
  SECONDS   of each attack, 30 when absent, 600 at most
  --seed    what is tried, and what is moved, is the same for the same seed (1)
  --only    one attack instead of all: ${SCENE_NAMES.join(", ")}`;

function wholeNumber(text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`a whole number from ${least} to ${most} is needed, not "${text}"`);
}

function readPlan(): AttackPlan {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: "string", default: "1" }, only: { type: "string", multiple: true } },
  });
  const unknown = values.only?.find((name) => !SCENE_NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`there is no attack "${unknown}"`);
  if (positionals.length > 1) throw new Error(`"${positionals[1]}" is one argument too many`);
  const { only } = values;
  const seed = wholeNumber(values.seed, 0, 2 ** 31);
  return { seconds: wholeNumber(positionals[0] ?? "30", 1, 600), seed, ...(only === undefined ? {} : { only }) };
}

function tell({ name, said, problems, samples, p50, p95, p99, residentMb, isHeld }: AttackFigures): void {
  const times = [p50, p95, p99].map((value) => value.toFixed(0)).join(" / ");
  console.log(`${isHeld ? "held" : "NOT HELD"}  ${name}: ${said}`);
  console.log(`      ${samples} waits of honest players, p50 / p95 / p99 ${times} ms; ${residentMb.toFixed(0)} MB`);
  for (const problem of problems) console.log(`      ${problem}`);
}

function sumUp(all: readonly AttackFigures[]): void {
  const most = (of: (figures: AttackFigures) => number, among = all): string =>
    Math.max(0, ...among.map(of)).toFixed(0);
  const of = (whom: AttackFigures["victim"]) => all.filter(({ victim }) => victim === whom);
  console.log(`an easy bot's answer, p95: ${most(({ p95 }) => p95, of("bot"))} ms (at most ${MOST.botP95})`);
  console.log(`a move, p99: ${most(({ p99 }) => p99, of("pair"))} ms (at most ${MOST.moveP99})`);
  console.log(`the server's memory: ${most(({ residentMb }) => residentMb)} MB (at most ${MOST.residentMb})`);
}

function planOrUsage(): AttackPlan {
  try {
    return readPlan();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(USAGE);
    process.exit(2);
  }
}

const all = await runAttacks(planOrUsage(), tell);
sumUp(all);
process.exit(all.every(({ isHeld }) => isHeld) ? 0 : 1);
