// What passes between the server and a client beside the moves: chat, presence, and word of lists that have changed.
import type { GameEvent, Json, Move, Seat } from "@outrigger/kernel";
import * as z from "zod/mini";
import {
  type ClientMessage,
  clientMessage,
  type HostMessage,
  id,
  match,
  move,
  seat,
  type Understood,
  understand,
} from "./messages.ts";
import { readPlainMove } from "./plain-move.ts";

const CHANNELS = ["seats", "spectators"] as const;
export type Channel = (typeof CHANNELS)[number];

export const MOST_CHAT = 500;

/** Lists a client wants to hear about: open tables, its own, one table that gathers players. */
const topic = z.union([z.literal("lobby"), z.literal("mine"), z.string().check(z.regex(/^table:[\w-]{1,64}$/))]);
export type Topic = z.infer<typeof topic>;

const MOST_LINES = 100;
const MOST_IN_LINE = 20;
const MOST_UNUSED = 86_400_000;

const tablesideMessage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("chat"),
    id,
    match,
    channel: z.enum(CHANNELS),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_CHAT)),
  }),
  // What each of these lines of moves would come to, as far as the seat can know; an empty one says how it stands. The
  // views come only where they are asked for.
  z.object({
    kind: z.literal("whatIf"),
    id,
    match,
    seat,
    lines: z.array(z.array(move).check(z.maxLength(MOST_IN_LINE))).check(z.minLength(1), z.maxLength(MOST_LINES)),
    views: z.optional(z.boolean()),
  }),
  /**
   * Whether somebody looks at the page: it is visible, and was used lately. Until it is said, somebody does. `unused`: for how
   * many milliseconds nobody has touched it.
   */
  z.object({
    kind: z.literal("attention"),
    id,
    here: z.boolean(),
    unused: z.int().check(z.minimum(0), z.maximum(MOST_UNUSED)),
  }),
  /** Tell me when these change; replaces what was asked for before. */
  z.object({ kind: z.literal("follow"), id, topics: z.array(topic).check(z.maxLength(20)) }),
]);
type TablesideMessage = z.infer<typeof tablesideMessage>;

/** Everything a client may send to the server. */
export type SiteMessage = ClientMessage | TablesideMessage;
export const siteMessage = z.union([clientMessage, tablesideMessage]);

/** What a line of moves would come to. */
export interface Preview {
  /** What each seat would have if the game ended there. */
  readonly scores: readonly number[];
  /** The same, with what lies on the table counted now, in games that score seldom. */
  readonly standing: readonly number[];
  /** The moves would go on to luck, which nobody can foresee. */
  readonly stopped: boolean;
  readonly events: readonly GameEvent[];
  /** What the seat would be offered next; null where it would not be its decision. */
  readonly next: {
    readonly phase: string;
    readonly moves: readonly Move[];
    readonly notes: readonly Json[];
  } | null;
  readonly view?: unknown;
}

/** In the order of the lines; null for one that is not possible. */
interface Previews {
  readonly kind: "previews";
  readonly id: string;
  readonly previews: readonly (Preview | null)[];
}

export interface ChatLine {
  readonly number: number;
  readonly channel: Channel;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export type TablesideNews =
  /** New lines, or on `watch` the last ones. */
  | { readonly kind: "chat"; readonly match: string; readonly lines: readonly ChatLine[] }
  /** Who is at the table now. */
  | { readonly kind: "presence"; readonly match: string; readonly seats: readonly Seat[]; readonly spectators: number }
  /** `me`: whoever looks after the site has word for this person. It comes without being asked for. */
  | { readonly kind: "stirred"; readonly topic: Topic | "me" };

/** Said first, and only to a page of another version: nothing it sends is taken. */
interface OtherVersion {
  readonly kind: "version";
  /** The server's. */
  readonly version: number;
}

/** Everything the server may send to a client. */
export type SiteNews = HostMessage | Previews | TablesideNews | OtherVersion;

export function parseSiteMessage(raw: unknown): Understood<SiteMessage> {
  const message = readPlainMove(raw);
  if (message !== undefined) return { ok: true, message };
  return understand(z.safeParse(siteMessage, raw), raw);
}
