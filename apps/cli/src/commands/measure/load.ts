// outrigger load: many players on a server of their own, and the same traffic on boardgame.io's.
import { type DrivenReport, findPeer, LOAD_MODES, type LoadMode, type LoadReport, runLoad } from "@outrigger/measure";
import { EXIT, UsageFault } from "../../faults.ts";
import { integerFlag, listFlag, noArguments, readFlags, switches, texts } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const help = `Usage: outrigger load [flags]

Starts a server, and clients in a process of their own, on this machine's loopback, and measures. The same traffic then
goes to boardgame.io's server, which keeps everything in memory. Exit code 1 where an answer was an error, or where a
steady run of two minutes or more took more memory at its end than at its beginning.

  --mode a,b          ${LOAD_MODES.join(", ")}; all of them when absent
  --seconds N         of the steady and of the peak mode; 30 when absent
  --matches N         live matches of the steady mode; 1000 when absent
  --rate N            its moves a second, over all matches; 500 when absent
  --peak-matches N    matches that play as fast as they are answered; 400 when absent
  --idle N            lines of the idle mode; 5000 when absent
  --settle N          seconds until the idle mode looks at the memory; 60 when absent
  --database-url URL  PostgreSQL instead of a SQLite file
  --alone             without boardgame.io
  --json              the figures as JSON`;

const flagSpecs = {
  ...texts("mode", "seconds", "matches", "rate", "peak-matches", "idle", "settle", "database-url"),
  ...switches("alone", "json"),
};

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  noArguments(positionals);
  const peer = values.alone === true ? undefined : findPeer();
  const report = await runLoad({
    modes: chosen(listFlag(values.mode)),
    seconds: integerFlag("seconds", values.seconds, 30, 1),
    matches: integerFlag("matches", values.matches, 1_000, 1),
    rate: integerFlag("rate", values.rate, 500, 1),
    peakMatches: integerFlag("peak-matches", values["peak-matches"], 400, 1),
    idleLines: integerFlag("idle", values.idle, 5_000, 1),
    settle: integerFlag("settle", values.settle, 60, 0),
    ...(values["database-url"] === undefined ? {} : { databaseUrl: values["database-url"] }),
    ...(peer === undefined ? {} : { peer }),
    progress: (text) => io.progress(text),
  });
  io.progress("");
  io.out(values.json === true ? JSON.stringify(report) : inWords(report));
  return hasErrors(report) || grows(report) ? EXIT.failed : EXIT.ok;
}

function chosen(names: readonly string[]): readonly LoadMode[] {
  if (names.length === 0) return LOAD_MODES;
  return names.map((name) => {
    const mode = LOAD_MODES.find((each) => each === name);
    if (mode === undefined) throw new UsageFault(`there is no mode "${name}"; there are ${LOAD_MODES.join(", ")}`);
    return mode;
  });
}

function hasErrors({ outrigger: { steady, peak } }: LoadReport): boolean {
  return [steady, peak].some((report) => report !== undefined && report.errors.length > 0);
}

/** A shorter run says little about it. */
const LONG = 120;

function grows({ outrigger: { steady } }: LoadReport): boolean {
  return steady !== undefined && steady.seconds >= LONG && !steady.memory.isFlat;
}

const FIGURES: readonly [keyof DrivenReport, string][] = [
  ["movesPerSecond", "moves a second"],
  ["medianMs", "ms until all seats are told, median"],
  ["p99Ms", "ms, 99th percentile"],
  ["longestMs", "ms, longest"],
  ["bytesPerMovePerSeat", "bytes per move and seat"],
  ["cpuMicrosecondsPerMove", "µs of processor time per move"],
  ["late", "moves that came late"],
];

function inWords({ outrigger, boardgameIo }: LoadReport): string {
  const lines: string[] = [];
  const line = (ours: unknown, peers: unknown, what: string): void => {
    lines.push(`  ${String(ours ?? "–").padStart(12)} ${String(peers ?? "–").padStart(14)}  ${what}`);
  };
  lines.push(`  ${"Outrigger".padStart(12)} ${"boardgame.io".padStart(14)}`);
  for (const mode of ["steady", "peak"] as const) {
    const [ours, peers] = [outrigger[mode], boardgameIo?.[mode]];
    if (ours === undefined) continue;
    lines.push(`${mode}: ${ours.matches} matches, ${ours.seconds} s`);
    for (const [key, what] of FIGURES) line(ours[key], peers?.[key], what);
    line(fromTo(ours, "residentMb"), fromTo(peers, "residentMb"), "MB resident, from → to");
    line(fromTo(ours, "heapMb"), fromTo(peers, "heapMb"), "MB of heap after a sweep, from → to");
    line(
      ours.memory.residentGrowth,
      peers?.memory.residentGrowth,
      "% more resident in the last minute than in the first",
    );
    line(ours.memory.heapGrowth, peers?.memory.heapGrowth, "% more heap in the last minute than in the first");
    line(ours.errors.length, peers?.errors.length, "errors");
    lines.push(...ours.errors.map((error) => `    ${error}`));
  }
  if (outrigger.idle !== undefined) {
    lines.push(`idle: ${outrigger.idle.lines} lines`);
    line(outrigger.idle.kilobytesPerLine, boardgameIo?.idle?.kilobytesPerLine, "kB a line");
    const resident = [outrigger.idle, boardgameIo?.idle].map((idle) => idle?.residentMb.join(" → "));
    line(resident[0], resident[1], "MB resident, with the first 50 lines → with all");
  }
  return lines.join("\n");
}

function fromTo(report: DrivenReport | undefined, key: "residentMb" | "heapMb"): string | undefined {
  const samples = report?.memory.samples ?? [];
  return report && `${samples[0]?.[key]} → ${samples.at(-1)?.[key]}`;
}

export const command: Command = { help, run };
