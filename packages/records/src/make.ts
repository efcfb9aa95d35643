// From a match to its record, and from a record to its file.
import type { GameTypes } from "@outrigger/kernel";
import { copyJson } from "@outrigger/kernel";
import type { Match, Segment } from "@outrigger/kernel/match";
import { followPublicLog } from "./public-log.ts";
import { type ChanceProof, digestOf, FORMAT, type GameRecord, packNote } from "./record.ts";
import { type Moment, replayRecord } from "./replay.ts";

const UNKNOWN = "0".repeat(64);

interface OnTheWay<T extends GameTypes> {
  /** Sees every point. */
  readonly each?: (moment: Moment<T>) => void;
  /** The newest link of its public log, where that is known: it need not be worked out again. */
  readonly link?: string | undefined;
}

/**
 * The record of a match as it stands. It is played through once for its hashes, so a match that does not replay is
 * noticed here. `proof` belongs to verifiable chance: with the seed once the match is over, without it before.
 */
export function recordOf<T extends GameTypes>(
  match: Pick<Match<T>, "game" | "pack" | "data">,
  proof?: ChanceProof,
  { each, link }: OnTheWay<T> = {},
): GameRecord {
  const { data, game, pack } = match;
  const isOwn = data.pack === undefined;
  const bare: GameRecord = {
    format: FORMAT,
    game: game.id,
    options: data.options,
    pack: packNote(game.id, pack.source, isOwn),
    seats: data.seats,
    started: data.started,
    ...(proof === undefined ? {} : { chance: proof }),
    segments: data.segments,
    calls: data.calls,
    resigned: data.resigned,
    ...(data.drafts.length === 0 ? {} : { drafts: data.drafts }),
    ...(data.end === undefined ? {} : { end: data.end }),
    state: UNKNOWN,
    publicLog: UNKNOWN,
    digest: UNKNOWN,
  };
  const log = link === undefined ? followPublicLog(game, bare) : undefined;
  const { hash } = replayRecord(game, bare, (moment) => {
    log?.watch(moment);
    each?.(moment);
  });
  const record = copyJson({ ...bare, state: hash, publicLog: link ?? log?.links.at(-1) ?? UNKNOWN });
  return { ...record, digest: digestOf(record) };
}

/** The text of a record file: a field a line, a step a line, so that two records can be compared by eye. */
export function makeRecord(record: GameRecord): string {
  const fields = Object.entries(record).map(([key, value]) => {
    const text = key === "segments" ? segmentsText(record.segments) : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${fields.join(",\n")}\n}\n`;
}

function segmentsText(segments: readonly Segment[]): string {
  return `[${segments.map(segmentText).join(", ")}]`;
}

function segmentText({ steps, ...head }: Segment): string {
  const fields = Object.entries(head).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const lines = steps.map((step) => `      ${JSON.stringify(step)}`).join(",\n");
  return `{\n${[...fields, `    "steps": [${lines === "" ? "" : `\n${lines}\n    `}]`].join(",\n")}\n  }`;
}
