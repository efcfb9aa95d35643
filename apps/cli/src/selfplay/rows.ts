// Positions of self-play as compact rows: one file a number of seats, every row of it of the same length.
// training/README.md describes the layout; training/dataset.py reads it.
import type { FeatureCounts, Features } from "@outrigger/bots";

/** A share of 1 in a row. */
export const WHOLE_SHARE = 240;
const MOST = 127;
/** Bytes of a float. */
const FLOAT = 4;

/** Game number (4 bytes), phase of the game, then counts, shares and parts as signed bytes; prospects as floats. */
export function rowLength({ shared, each, parts }: Features, seats: number): number {
  return 5 + shared.length + seats * (each.length + 1 + parts.length + FLOAT);
}

export interface GameResult {
  readonly game: number;
  /** Each seat's share of the win, 0 to 1. */
  readonly shares: readonly number[];
  readonly parts: readonly (readonly number[])[];
}

/** `phase` is 0 at the start of the game and 1 at its end. */
export function makeRow(features: Features, tally: FeatureCounts, phase: number, outcome: GameResult): Uint8Array {
  const row = new DataView(new ArrayBuffer(rowLength(features, tally.seats.length)));
  row.setUint32(0, outcome.game, true);
  row.setUint8(4, Math.round(255 * phase));
  let at = 5;
  const put = (counts: readonly number[]): void => {
    for (const count of counts) row.setInt8(at++, Math.max(-MOST, Math.min(MOST, Math.round(count))));
  };
  put(tally.shared);
  for (const counts of tally.seats) put(counts);
  for (const share of outcome.shares) row.setUint8(at++, Math.round(WHOLE_SHARE * share));
  for (const parts of outcome.parts) put(parts);
  for (const prospects of tally.prospects) {
    row.setFloat32(at, prospects, true);
    at += FLOAT;
  }
  if (at !== row.byteLength) throw new Error(`a row of ${at} bytes, not ${row.byteLength}`);
  return new Uint8Array(row.buffer);
}

/** A row as it was made, but for the parts. */
export interface Row extends Pick<GameResult, "game" | "shares"> {
  readonly phase: number;
  readonly tally: FeatureCounts;
}

/** The other way round: what a row of so many seats says. */
export function readRow(features: Features, seats: number, bytes: Uint8Array): Row {
  const row = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length !== rowLength(features, seats)) throw new Error(`a row of ${bytes.length} bytes`);
  const { shared, each, parts } = features;
  let at = 5;
  const counts = (count: number): number[] => Array.from({ length: count }, () => row.getInt8(at++));
  const tally = { shared: counts(shared.length), seats: Array.from({ length: seats }, () => counts(each.length)) };
  const shares = Array.from({ length: seats }, () => row.getUint8(at++) / WHOLE_SHARE);
  at += seats * parts.length;
  const prospects = Array.from({ length: seats }, (_, seat) => row.getFloat32(at + FLOAT * seat, true));
  return { game: row.getUint32(0, true), phase: row.getUint8(4) / 255, tally: { ...tally, prospects }, shares };
}
