// outrigger people: looking after people where there is no page.
import { actByHand, findPeople, undoByHand } from "@outrigger/server";
import { databaseFlags, databaseHelp, databaseOf } from "../../database.ts";
import { asFault, EXIT, UsageFault } from "../../faults.ts";
import { oneArgument, readFlags, switches, texts } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const help = `Usage: outrigger people WHO [flags]
       outrigger people --undo ACT --reason TEXT

Looks people up by a part of their name, their address or their id, and lists what was done about them. With one of these
flags it is done to the one person found, who is told; a server that is running carries it out within a second.

  --warn              tells the person so
  --mute SPAN         the person says nothing in any chat, for 2h, 7d or forever
  --suspend SPAN      the person may not be here
  --rename NAME       the person is called this, and keeps it
  --undo ACT          takes an act back, by its id
  --reason TEXT       why; the person reads it
${databaseHelp}`;

const flagSpecs = { ...databaseFlags, ...texts("mute", "suspend", "rename", "undo", "reason"), ...switches("warn") };

interface Wanted {
  readonly warn?: boolean | undefined;
  readonly mute?: string | undefined;
  readonly suspend?: string | undefined;
  readonly rename?: string | undefined;
  readonly undo?: string | undefined;
}
type SitePlace = Parameters<typeof findPeople>[0];

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const place = databaseOf(values, io);
  const kinds = (["warn", "mute", "suspend", "rename", "undo"] as const).filter((kind) => values[kind] !== undefined);
  if (kinds.length > 1) throw new UsageFault(`--${kinds.join(" and --")} do not go together`);
  const [kind] = kinds;
  if (kind === undefined) await list(place, oneArgument(positionals, "WHO"), io);
  else if (values.reason === undefined || values.reason.trim() === "") throw new UsageFault("--reason is missing");
  else if (values.undo !== undefined) {
    await asFault(undoByHand(place, values.undo, values.reason));
    io.out("taken back");
  } else if (kind !== "undo") io.out(await act(place, oneArgument(positionals, "WHO"), kind, values, values.reason));
  return EXIT.ok;
}

async function act(
  place: SitePlace,
  who: string,
  kind: "warn" | "mute" | "suspend" | "rename",
  { mute, suspend, rename }: Wanted,
  reason: string,
): Promise<string> {
  const span = mute ?? suspend;
  const until = span === undefined ? null : endOf(span, Date.now());
  const { name } = await asFault(actByHand(place, who, { kind, reason, until, name: rename }));
  return `${name}: ${kind}${until === null ? "" : ` until ${new Date(until).toISOString()}`}`;
}

const HOUR = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR };

/** Null for good. */
function endOf(span: string, now: number): number | null {
  if (span === "forever") return null;
  const [, count = "", unit = ""] = /^([1-9]\d{0,3})([hd])$/.exec(span) ?? [];
  const length = UNITS[unit];
  if (length === undefined) throw new UsageFault(`${span}: how long is that? 2h, 7d or forever is expected`);
  return now + Number(count) * length;
}

async function list(place: SitePlace, who: string, io: Io): Promise<void> {
  const found = await asFault(findPeople(place, who));
  if (found.length === 0) io.out(`nobody is called ${who}`);
  for (const { person, acts } of found) {
    io.out(`${person.name} (${person.email ?? "guest"}) ${person.id}`);
    for (const { id, at, kind, reason, until, undone } of acts) {
      const end = until === null ? "" : ` until ${new Date(until).toISOString()}`;
      const back = undone === 1 ? ", taken back" : "";
      io.out(`  ${new Date(at).toISOString()} ${kind}${end}${back}: ${reason} (${id})`);
    }
  }
}

export const command: Command = { help, run };
