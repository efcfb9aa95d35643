// The messages of the protocol, one JSON object a line. What an engine says is checked; anything else is garbage.
import type { Json, Move, Options, Scalar } from "@outrigger/kernel";
import type { Preview, Refused } from "@outrigger/kernel/play";

/** Goes up when an engine written for the one before could not play any more. */
export const PROTOCOL = 1;

export type ToEngine =
  | {
      readonly type: "hello";
      readonly protocol: number;
      readonly game: string;
      /** The version of the rules. */
      readonly rules: number;
      readonly seat: number;
      readonly seats: number;
      readonly options: Options;
      /** The printed numbers played with. */
      readonly pack: Json;
      /** For a whole turn. */
      readonly milliseconds: number;
    }
  | {
      readonly type: "view";
      readonly id: number;
      readonly phase: string;
      readonly view: unknown;
      readonly offers: readonly { readonly move: Move; readonly note: Json }[];
      readonly refusals: readonly Refused[];
      /** Left of the turn. */
      readonly milliseconds: number;
    }
  | { readonly type: "preview"; readonly id: number; readonly preview: Preview | null }
  | { readonly type: "lost"; readonly why: string }
  | { readonly type: "result"; readonly places: readonly number[]; readonly scores: readonly number[] }
  | { readonly type: "end" };

export type FromEngine =
  | { readonly type: "ready"; readonly protocol: number }
  | { readonly type: "moves"; readonly id: number; readonly moves: readonly Move[] }
  | { readonly type: "whatIf"; readonly id: number; readonly moves: readonly Move[] };

/** More decisions than any turn has. */
const MOST_MOVES = 500;
const MOST_PARTS = 64;

export function parseFromEngine(line: string): FromEngine | undefined {
  const message = parseObject(line);
  if (message === undefined) return undefined;
  const { type, id, protocol } = message;
  if (type === "ready") return typeof protocol === "number" ? { type, protocol } : undefined;
  if (!Number.isSafeInteger(id)) return undefined;
  const moves = "move" in message ? parseMoves([message["move"]]) : parseMoves(message["moves"]);
  if (moves === undefined) return undefined;
  if (type === "move") return { type: "moves", id: Number(id), moves };
  return type === "whatIf" ? { type, id: Number(id), moves } : undefined;
}

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function parseMoves(value: unknown): readonly Move[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_MOVES) return undefined;
  return value.every(isMove) ? value : undefined;
}

function isMove(value: unknown): value is Move {
  if (!Array.isArray(value) || value.length > MOST_PARTS || typeof value[0] !== "string") return false;
  return value.every((part): part is Scalar => typeof part === "string" || typeof part === "number");
}
