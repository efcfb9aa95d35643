// What a table is opened with, as it comes in and as it is kept.
import { BOT_NAMES } from "@outrigger/bots";
import { checkPack } from "@outrigger/games";
import { isOptionsProblem, type Json, type Options } from "@outrigger/kernel";
import { packOf, parseOptions } from "@outrigger/kernel/play";
import type { TableClock } from "@outrigger/protocol";
import { z } from "zod";
import { personName } from "../accounts/names.ts";
import { findRules } from "../games.ts";
import { Refused } from "../refusals.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const saved = z
  .int()
  .min(0)
  .max(30 * 24 * HOUR);
const bank = z
  .strictObject({ start: saved, cap: saved })
  .refine(({ start, cap }) => start <= cap, "nobody begins with more than can be saved");

const clock = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("live"),
    reserve: z
      .int()
      .min(MINUTE)
      .max(12 * HOUR),
    increment: z.int().min(0).max(HOUR),
  }),
  z.strictObject({
    kind: z.literal("turns"),
    perMove: z
      .int()
      .min(MINUTE)
      .max(30 * 24 * HOUR),
    /** Beside the turn's own time: what one begins with, and the most that is saved. */
    bank: bank.exactOptional(),
  }),
  /** Only where nobody comes by who could be kept waiting for ever: at private tables. */
  z.strictObject({ kind: z.literal("none") }),
]);

const level = z.enum(BOT_NAMES);

/** What is played there, and how: whoever opened it may change this until the game begins. */
export const tableSettings = z.strictObject({
  name: personName.or(z.literal("")).default(""),
  hidden: z.boolean().default(false),
  /** It counts for more than itself. */
  rated: z.boolean().default(false),
  /** Bots may sit down at it though it is rated; whoever sits down agrees. */
  bots: z.boolean().default(false),
  /** Everybody who sits there may be coached while they play; never where it is rated. */
  coach: z.boolean().default(false),
  options: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
  clock,
});
export type TableSettings = z.infer<typeof tableSettings>;

export const tableRequest = z.strictObject({
  ...tableSettings.shape,
  game: z.string().max(40),
  // Looked at by the game itself, which cuts what is deep or wide.
  pack: z.unknown().optional(),
  seats: z
    .array(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("me") }),
        z.strictObject({ kind: z.literal("open") }),
        z.strictObject({ kind: z.literal("friend") }),
        z.strictObject({ kind: z.literal("bot"), level }),
        /** Kept for a bot account, by its id, which is told of it. */
        z.strictObject({ kind: z.literal("challenge"), person: z.string().max(64) }),
      ]),
    )
    .min(1)
    .max(16),
});
export type TableRequest = z.infer<typeof tableRequest>;

/** What the row of a match keeps of it; its pack is kept by hash. */
export interface Plan {
  readonly options: Options;
  readonly clock: TableClock;
  /** Absent in plans from before there were any. */
  readonly rated?: boolean;
  readonly bots?: boolean;
  readonly coach?: boolean;
  /** The opener's language; absent in plans from before it was kept. */
  readonly language?: string;
  /** It goes on from a game in somebody's browser: from what their seat saw of it, kept until it begins. */
  readonly handed?: boolean;
  readonly from?: unknown;
  /** Whom the opener has turned away. */
  readonly away?: readonly string[];
}

/** Options completed and the pack checked by the game itself. */
export async function readPlan(
  request: TableRequest,
): Promise<{ readonly plan: Plan; readonly pack: Json | undefined }> {
  const pack = request.pack === undefined ? undefined : await readPack(request.game, request.pack);
  const plan = await planOf(request.game, request.seats.length, request, pack);
  if (request.seats.filter(({ kind }) => kind === "me").length !== 1)
    throw new Refused("table-problems", ["one seat is for whoever opens the table"]);
  return { plan, pack };
}

export async function planOf(
  game: string,
  seats: number,
  { options: chosen, clock: pace, hidden, rated, bots, coach }: TableSettings,
  pack: Json | undefined,
): Promise<Plan> {
  const rules = await findRules(game);
  if (rules === undefined) throw new Refused("no-such-game");
  const options = parseOptions(rules, seats, chosen, packOf(rules, { pack }));
  if (isOptionsProblem(options)) throw new Refused("table-problems", options.problems);
  if (pace.kind === "none" && (!hidden || rated))
    throw new Refused("table-problems", ["only a private table that is not rated may do without a clock"]);
  if (coach && rated) throw new Refused("table-problems", ["nobody is coached at a rated table"]);
  return { options, clock: pace, ...(coach ? { coach } : {}), ...(rated ? { rated, bots } : {}) };
}

async function readPack(game: string, source: unknown): Promise<Json> {
  const checked = await checkPack(game, source);
  if (!checked.ok) throw new Refused("table-problems", checked.problems);
  return checked.value;
}
