// The messages between a host and a client, in both directions. One host is the server, the other a worker in the page;
// neither side can tell which it talks to. A change here that an older client would not understand raises VERSION.
import type { GameEvent, Json, Options, Seat, Viewer } from "@outrigger/kernel";
import type {
  AskedOf,
  ClockData,
  MatchEnd,
  Occupant,
  OpenOffers,
  Order,
  RefusalCode,
  Request,
  Time,
} from "@outrigger/kernel/match";
import { REQUESTS } from "@outrigger/kernel/match";
import type { Refused } from "@outrigger/kernel/play";
import * as z from "zod/mini";
import type { Change } from "./change.ts";

/** The most of each in one message. */
export const LIMITS = { moves: 100, name: 64, seat: 15, scalar: 200, word: 40, parts: 12 } as const;

export const id = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));
export const match = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));
export const seat = z.int().check(z.minimum(0), z.maximum(LIMITS.seat));
const scalar = z.union([z.string().check(z.maxLength(LIMITS.scalar)), z.int()]);
export const move = z.tuple([z.string().check(z.maxLength(LIMITS.word))], scalar).check(z.maxLength(LIMITS.parts));
const request = z.enum(REQUESTS);

/** Every message of a client. `id` is the client's own; the answer repeats it, and the same id counts once. */
export const clientMessage = z.discriminatedUnion("kind", [
  /** Show me this match, as a seat or as somebody watching, from now on. */
  z.object({
    kind: z.literal("watch"),
    id,
    match,
    viewer: z.union([seat, z.literal("spectator"), z.literal("all")]),
    /** How much of the log the client holds, so that it gets only the rest. */
    seen: z.optional(z.object({ epoch: z.int(), entries: z.int().check(z.minimum(0)) })),
  }),
  z.object({ kind: z.literal("leave"), id, match }),
  /** Small decisions in order, all or none; only the last may ask for chance. `base` names the decision answered. */
  z.object({
    kind: z.literal("move"),
    id,
    match,
    seat,
    base: z.string().check(z.maxLength(LIMITS.name)),
    moves: z.array(move).check(z.minLength(1), z.maxLength(LIMITS.moves)),
  }),
  z.object({ kind: z.literal("undo"), id, match, seat, all: z.boolean() }),
  z.object({ kind: z.literal("request"), id, match, seat, request }),
  z.object({ kind: z.literal("consent"), id, match, seat, request, yes: z.boolean() }),
  z.object({ kind: z.literal("resign"), id, match, seat }),
  /** The seat's standing orders from now on; an empty list withdraws all. */
  z.object({
    kind: z.literal("orders"),
    id,
    match,
    seat,
    orders: z
      .array(
        z.object({
          kind: z.string().check(z.maxLength(40)),
          values: z.record(z.string().check(z.maxLength(40)), scalar),
        }),
      )
      .check(z.maxLength(20)),
  }),
  /** What is not offered to this seat now, and why. */
  z.object({ kind: z.literal("whyNot"), id, match, seat }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** What a host refuses besides the reasons of the match itself. */
export const HOST_REFUSALS = {
  malformed: "the message could not be understood",
  "no-such-match": "there is no such match",
  "not-your-seat": "the seat is somebody else's",
  "not-allowed": "this is not allowed here",
  "not-signed-in": "this needs a name first",
  "wrong-scope": "the token does not allow this",
  "not-started": "the game has not begun",
  "too-many": "too many messages in a short time",
  muted: "you may not write in any chat for a while",
  "other-version": "the page is of another version than the server and has to be loaded anew",
  failed: "something went wrong on our side; nothing was changed",
} as const;
export type HostRefusalCode = keyof typeof HOST_REFUSALS | RefusalCode;

/** One decision and what it told this viewer. */
export interface LogEntry {
  readonly seat: Seat;
  readonly at: Time;
  readonly events: readonly GameEvent[];
  readonly by?: "time" | "order";
}

/** Everything a viewer sees at once. The host sends it whole on `watch` and as changes afterwards. */
export interface Shown {
  readonly game: string;
  readonly options: Options;
  /** The component pack, when it is not the game's own. */
  readonly pack: Json | null;
  readonly seats: readonly Occupant[];
  readonly view: unknown;
  readonly asked: readonly AskedOf[];
  readonly offers: OpenOffers | null;
  /** What the viewer's own unpublished decisions brought. */
  readonly draft: readonly GameEvent[];
  /** The viewer's own standing orders. */
  readonly orders: readonly Order[];
  readonly requests: readonly Request[];
  readonly resigned: readonly Seat[];
  readonly paused: boolean;
  readonly clock: ClockData | null;
  readonly end: MatchEnd | null;
}

/** Entries of the log from `from` on; what the client held beyond is gone (taken back). */
export interface LogPart {
  readonly epoch: number;
  readonly from: number;
  readonly entries: readonly LogEntry[];
}

export type HostMessage =
  | { readonly kind: "accepted"; readonly id: string }
  | { readonly kind: "refused"; readonly id: string; readonly code: HostRefusalCode; readonly clause?: string }
  | { readonly kind: "refusals"; readonly id: string; readonly refused: readonly Refused[] }
  /** The whole picture, in answer to `watch`. `seq` counts what this viewer was shown, never what others did unseen. */
  | {
      readonly kind: "shown";
      readonly match: string;
      readonly viewer: Viewer;
      readonly seq: number;
      readonly shown: Shown;
      readonly log: LogPart;
      /** The newest link of the public log, which stands for all that everybody was told so far. */
      readonly link?: string;
    }
  /** What changed since `since`. A client that holds another number watches anew. */
  | {
      readonly kind: "changed";
      readonly match: string;
      readonly viewer: Viewer;
      readonly since: number;
      readonly seq: number;
      readonly change: Change | null;
      readonly log: LogPart | null;
      /** New to this viewer, in order: what motion and speech tell. Absent where it is what the new entries tell. */
      readonly fresh?: readonly GameEvent[];
      readonly link?: string;
    };

/** A match looked at again: who played, and what each decision told a viewer, the setup first. */
export interface MatchHistory {
  readonly game: string;
  readonly seats: readonly Occupant[];
  readonly end: MatchEnd | null;
  readonly log: readonly LogEntry[];
  /** All that is left of a match of older rules: its last moment for every other, or no more than its result. */
  readonly left?: "end" | "result";
}

/** What a viewer saw at some time. */
export interface MatchMoment {
  readonly view: unknown;
  readonly asked: readonly AskedOf[];
}

export type Understood<Message> =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly id: string };

/** Reads what a client sent; a message that cannot be understood keeps its id, so that it can be answered. */
export function parseClientMessage(raw: unknown): Understood<ClientMessage> {
  return understand(z.safeParse(clientMessage, raw), raw);
}

export function understand<Message>(
  parsed: { readonly success: true; readonly data: Message } | { readonly success: false },
  raw: unknown,
): Understood<Message> {
  if (parsed.success) return { ok: true, message: parsed.data };
  const given = typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>)["id"] : undefined;
  return { ok: false, id: typeof given === "string" ? given.slice(0, 64) : "" };
}
