// outrigger verify: parses, replays and checks records; stops at the first that does not hold.
import { type GameRecord, type Verdict, verifyRecord } from "@outrigger/records";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { readRecord } from "../files.ts";
import { readFlags } from "../flags.ts";
import { loadRules } from "../game.ts";
import type { Io } from "../io.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger verify FILE…

Replays each record and checks its digest, the hash of its final state, its result, the chain of its public log and,
where the host's seed is published, every outcome of chance. Stops with exit code 1 at the first that does not hold.`;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { positionals: files } = readFlags(args, {});
  if (files.length === 0) throw new UsageFault("no record is named");
  for (const [at, file] of files.entries()) {
    io.progress(`${at + 1} of ${files.length}`);
    const record = await readRecord(file);
    const verdict = verifyRecord(await rulesOf(file, record), record);
    io.progress("");
    if (verdict.problems.length > 0) {
      for (const problem of verdict.problems) io.err(`${file}: ${problem}`);
      return EXIT.failed;
    }
    io.out(`${file}: holds; ${inWords(record, verdict)}`);
  }
  return EXIT.ok;
}

async function rulesOf(file: string, record: GameRecord) {
  try {
    return await loadRules(record.game);
  } catch (error) {
    throw error instanceof UsageFault ? new Fault(`${file}: ${error.message}`) : error;
  }
}

function inWords({ game, seats, end, segments }: GameRecord, { steps, luck, takenBack, passedOver }: Verdict): string {
  const parts = [`${game}, ${seats.length} seats, ${steps} steps`, end === undefined ? "still running" : end.how];
  parts.push(`luck ${luck}`);
  if (takenBack.length > 0) parts.push(`chance calls taken back: ${takenBack.join(" ")}`);
  for (const at of passedOver)
    parts.push(`segment ${at} needs rules version ${segments[at]?.rules} and was not replayed`);
  return parts.join(", ");
}

export const command: Command = { help, run };
