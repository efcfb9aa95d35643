// The newest link of the public log goes out with everything a viewer is told: whoever keeps it can hold the record
// against it later.
import type { Play } from "@outrigger/kernel";
import { type Match, replaySteps } from "@outrigger/kernel/match";
import type { Told } from "@outrigger/kernel/play";
import { extendPublicLog, openPublicLog } from "@outrigger/records";
import type { Hosted } from "./hosted.ts";
import { type LuckSource, proofOf } from "./stored/archive.ts";
import { type Entry, pastOf, segmentsOf } from "./stored/log.ts";

type Facts = Pick<Match, "game" | "pack" | "data">;

/** `play` stands where the running segment begins. */
export function firstLink(match: Facts, play: Play, luck: LuckSource): string {
  return openPublicLog(match, play, proofOf(luck, false));
}

/** Of a match with all its steps, from what its running segment told. */
export function linkOf({ game, pack, data }: Facts, told: readonly (readonly Told[])[], luck: LuckSource): string {
  const start = replaySteps(game, pack, data, 0);
  return told.slice(1).reduce(extendPublicLog, firstLink({ game, pack, data }, start, luck));
}

/** After an entry that the log does not have yet. Where steps were taken back, the chain goes back with them. */
export function nextLink(
  hosted: Hosted,
  entry: Entry,
  luck: LuckSource,
): string | undefined | Promise<string | undefined> {
  const { link } = hosted;
  if (link === undefined) return undefined;
  return entry.stands === undefined
    ? extendPublicLog(link, (entry.told ?? []).flat())
    : linkAfterUndo(hosted, entry, luck);
}

async function linkAfterUndo({ match, log }: Hosted, entry: Entry, luck: LuckSource): Promise<string> {
  const entries = [...(await log.read()), entry];
  const whole = { ...match, data: { ...match.data, segments: segmentsOf(entries) } };
  return linkOf(
    whole,
    pastOf(entries).map(({ told }) => told),
    luck,
  );
}
