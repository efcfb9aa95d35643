// What the analysis of a finished game takes on one core, of one recorded game of each kind; and whether the page it is shown
// in still answers at once while it thinks.
import { readFileSync } from "node:fs";
import { analyse, courseOf, loadAnalyst } from "@outrigger/analysis";
import { findGame } from "@outrigger/games";
import { parseRecord } from "@outrigger/records";
import type { Bench, Figure } from "./measure.ts";
import { browserBench } from "./table.ts";

/** Of the usual length, between two players. */
const RECORDS = { maori: "base-2", moa: "two", maasai: "long-2-greedy", tahiti: "two" } as const;

/** Seconds of processor time: other work on the machine does not count. */
const clock = (): number => process.cpuUsage().user / 1_000_000;

async function timesOf(game: keyof typeof RECORDS): Promise<Figure[]> {
  const file = new URL(`../../../../games/${game}/fixtures/${RECORDS[game]}.json`, import.meta.url);
  const [record, entry] = [parseRecord(readFileSync(file, "utf8")), await findGame(game)];
  const guide = entry && (await loadAnalyst(entry));
  if (!record.ok || entry === undefined || guide === undefined) throw new Error(`${game} cannot be analysed`);
  const course = courseOf((await entry.rules()).rules, record.value);
  const begun = clock();
  const running = analyse(course, guide);
  let curve: number | undefined;
  for (let next = running.next(); next.done !== true; next = running.next())
    if (next.value.analysis !== undefined) curve ??= clock() - begun;
  return [
    { name: `${game}, curve`, value: curve ?? 0, unit: "s" },
    { name: `${game}, all of it`, value: clock() - begun, unit: "s" },
  ];
}

const clicks = browserBench("clicks", "", "steps of a review while its game is taken apart", "clicks");

export const analysisBench: Bench = {
  id: "analysis",
  title: "The analysis of a recorded game of each kind, and clicks in Chromium while it runs",
  async run(effort) {
    const figures: Figure[] = [];
    for (const game of Object.keys(RECORDS) as (keyof typeof RECORDS)[]) figures.push(...(await timesOf(game)));
    return [...figures, ...(await clicks.run(effort))];
  },
};
