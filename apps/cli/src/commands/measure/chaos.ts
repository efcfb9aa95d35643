// outrigger chaos: the server is killed under load, again and again, and nothing acknowledged may be lost.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChaosReport, runChaos } from "@outrigger/measure";
import { EXIT, UsageFault } from "../../faults.ts";
import { integerFlag, noArguments, readFlags, switches, texts } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const help = `Usage: outrigger chaos [flags]

Starts a server of its own, lets many players play on it, kills it at random moments (kill -9) and starts it again.
Afterwards the database is held against every move that was acknowledged. Exit code 1 where anything was lost,
doubled or left a gap, or a player did not come back.

  --rounds N          how often it is killed; 30 when absent
  --tables N          tables that are played at; 8 when absent
  --game GAME         what is played; connect-four when absent
  --seed S            the same seed, the same moments and moves; another one each time when absent
  --failover          kills the database instead: two servers write to a primary of their own with a synchronous
                      standby, the primary is killed and the standby promoted
  --beside REVISION   an upgrade: the server of an earlier revision of this checkout, or of a folder that holds one, runs
                      beside ours on a PostgreSQL of their own; ours is killed and comes back, and in the last round
                      the other is stopped and ours takes its place
  --database-url URL  PostgreSQL instead of a SQLite file, as DATABASE_URL; one that is used for nothing else
  --json              the figures as JSON`;

const flagSpecs = {
  ...texts("rounds", "tables", "game", "seed", "database-url", "beside"),
  ...switches("failover", "json"),
};

const SEEDS = 1_000_000;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  noArguments(positionals);
  if ([values.failover, values.beside, values["database-url"]].filter((each) => each !== undefined).length > 1)
    throw new UsageFault(
      "--failover and --beside bring their own databases; leave the others of them and --database-url out",
    );
  const databaseUrl = values["database-url"] ?? io.env["DATABASE_URL"];
  const data = mkdtempSync(join(tmpdir(), "outrigger-chaos-"));
  try {
    const report = await runChaos({
      rounds: integerFlag("rounds", values.rounds, 30, 1),
      tables: integerFlag("tables", values.tables, 8, 1),
      game: values.game ?? "connect-four",
      seed: integerFlag("seed", values.seed, randomInt(SEEDS)),
      data,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      failsOver: values.failover === true,
      ...(values.beside === undefined ? {} : { beside: values.beside }),
      progress: (text) => io.progress(text),
    });
    io.progress("");
    io.out(values.json === true ? JSON.stringify(report) : inWords(report));
    return isSound(report) ? EXIT.ok : EXIT.failed;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function isSound({ lost, doubled, gaps, problems }: ChaosReport): boolean {
  return lost + doubled + gaps + problems.length === 0;
}

function inWords(report: ChaosReport): string {
  const { seed, rounds, matches, acknowledged, stored, lost, doubled, gaps, reconnects, slowestRecovery, problems } =
    report;
  return [
    `seed ${seed}: ${rounds} rounds, ${matches} matches, ${acknowledged} moves acknowledged, ${stored} inputs stored`,
    `${lost} lost, ${doubled} doubled, ${gaps} gaps`,
    `${reconnects} reconnections; the slowest recovery took ${slowestRecovery} ms`,
    ...problems,
  ].join("\n");
}

export const command: Command = { help, run };
