// What is kept of a match when it ends: what it was like, and its record. Later rules may play it otherwise.
import { sameJson } from "@outrigger/kernel";
import { runningSegment } from "@outrigger/kernel/match";
import { type ChanceProof, commitmentOf, digestOf, type GameRecord, recordOf } from "@outrigger/records";
import { type Hosted, wholeMatch } from "../hosted.ts";
import { type Chronicle, newChronicler } from "./chronicle.ts";
import { type Entry, segmentsOf } from "./log.ts";

export interface Archived {
  readonly chronicle: Chronicle;
  readonly record: GameRecord;
}

/** Whence the luck of a match comes: the host's secret and what each seat put in. */
export interface LuckSource {
  readonly seed: string;
  readonly nonces: readonly string[];
}

/** The seed goes with a record only once nothing depends on its being unknown. */
export function proofOf({ seed, nonces }: LuckSource, isOver: boolean): ChanceProof {
  const proof = { commitment: commitmentOf(seed), nonces };
  return isOver ? { ...proof, seed } : proof;
}

/** A match in hand, and what was kept of it when it ended. */
interface Recorded {
  readonly hosted: Hosted;
  readonly luck: LuckSource;
  kept(): Promise<Archived | undefined>;
}

/** The match as a record, by the rules it was played under; undefined where they are not here and it was not kept. */
export async function recordFor({ hosted, luck, kept }: Recorded): Promise<GameRecord | undefined> {
  const { seats, end } = hosted.match.data;
  // What was kept at the end is what was played, whatever the rules are now.
  const archived = await kept();
  if (archived !== undefined) return renamed(archived.record, seats);
  if (hosted.chronicle !== undefined) return undefined;
  return recordOf(await wholeMatch(hosted), proofOf(luck, end !== undefined));
}

/** Somebody may have taken their name with them since. */
function renamed(record: GameRecord, seats: GameRecord["seats"]): GameRecord {
  if (sameJson(record.seats, seats)) return record;
  const named = { ...record, seats };
  return { ...named, digest: digestOf(named) };
}

/** Of a match that ends with `last`, which the log does not have yet. */
export async function archive({ match, log, link }: Hosted, last: Entry, luck: LuckSource): Promise<Archived> {
  const { game, pack, data } = match;
  const whole = { game, pack, data: { ...data, segments: segmentsOf([...(await log.read()), last]) } };
  // The record is played through for its hashes; the chronicle is written down on the way.
  const { each, chronicleOf } = newChronicler();
  const record = recordOf(whole, proofOf(luck, true), {
    each: ({ play, step, told }) => each(play, step, told),
    link,
  });
  return { chronicle: chronicleOf(runningSegment(whole.data).rules), record };
}
