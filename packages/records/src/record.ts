// A record: one match as one JSON file. docs/records.md describes it for readers, schema.ts for programs.
import type { Json, Options, Seat } from "@outrigger/kernel";
import {
  type Draft,
  type MatchData,
  type MatchEnd,
  newMatchData,
  type Occupant,
  type Segment,
  type Time,
} from "@outrigger/kernel/match";
import { hashJson, packHash } from "./hash.ts";

export const FORMAT = 1;

/** The printed numbers a match was played with. */
export interface PackNote {
  readonly name: string;
  readonly hash: string;
  /** Absent where it is the game's own pack. */
  readonly data?: Json;
}

/** What verifiable chance needs; the host keeps the seed to itself until the end. */
export interface ChanceProof {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly seed?: string;
}

export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly options: Options;
  readonly pack: PackNote;
  readonly seats: readonly Occupant[];
  readonly started: Time;
  /** Absent where luck came from a plain generator. */
  readonly chance?: ChanceProof;
  readonly segments: readonly Segment[];
  /** Chance calls in all, those taken back included. */
  readonly calls: number;
  readonly resigned: readonly Seat[];
  /** Decisions nobody else has seen; only while the match runs. */
  readonly drafts?: readonly Draft[];
  /** Absent while the match runs. */
  readonly end?: MatchEnd;
  /** Hash of the state after the last step. */
  readonly state: string;
  /** Chained hash of what everybody could see of the last segment. */
  readonly publicLog: string;
  /** Hash of everything above. */
  readonly digest: string;
}

export function digestOf(record: Omit<GameRecord, "digest">): string {
  const { digest: _, ...rest } = record as GameRecord;
  return hashJson(rest);
}

/** A pack's name is the `name` in its data; packs without one are called after their game. */
export function packNote(game: string, source: Json, isOwn: boolean): PackNote {
  const named = (source as { readonly name?: Json } | null)?.name;
  const name = typeof named === "string" ? named : game;
  return { name, hash: packHash(source), ...(isOwn ? {} : { data: source }) };
}

/** The data of a match that goes on from this record, or of one to look at. Nobody may undo what it holds alone. */
export function matchDataOf(record: GameRecord): MatchData {
  const { game, options, pack, seats, started, drafts = [], resigned, calls } = record;
  const facts = { game, options, ...(pack.data === undefined ? {} : { pack: pack.data }) };
  const segments = record.segments.map((segment) => ({ ...segment, steps: [...segment.steps] }));
  return {
    ...newMatchData(facts, seats, started, segments),
    drafts: drafts.map(({ seat, moves }) => ({ seat, moves: [...moves] })),
    resigned: [...resigned],
    calls,
    barrier: segments.at(-1)?.steps.length ?? 0,
    ...(record.end === undefined ? {} : { end: record.end }),
  };
}
