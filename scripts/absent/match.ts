// One match between bots and a person who is never there: passes where that is offered, and otherwise lets the time run out.
import { type Bot, type BotName, findBot, type Guide } from "@outrigger/bots";
import type { Game, Move, Seat } from "@outrigger/kernel";
import { act, clockDeadline, decisionId, type Match, seatWalk, timeUp, waitedFor } from "@outrigger/kernel/match";
import { isOffered } from "@outrigger/kernel/play";
import { matchAt, type Table } from "@outrigger/testkit";

export interface AbsentPlan {
  readonly table: Table;
  readonly seed: number;
  readonly bot: BotName;
  /** Who is away; undefined when only bots play. */
  readonly absent: Seat | undefined;
}

export interface Played {
  readonly decisions: number;
  /** Kinds of events that were told. */
  readonly told: ReadonlySet<string>;
}

const PER_MOVE = 1_000;
/** More decisions than any game here has: beyond it the match stands still. */
const MOST_DECISIONS = 20_000;

/** Three and four, or the most that the game is for: the fewer there are, the less one who is away matters. */
export function usualSeats({ seats: [least, most] }: Game): number[] {
  const usual = [3, 4].filter((seats) => seats >= least && seats <= most);
  return usual.length === 0 ? [most] : usual;
}

/** Plays to the end; throws where the match does not come to it. */
export function playAbsent(game: Game, guide: Guide | undefined, plan: AbsentPlan): Played {
  const { table, seed, bot: name, absent } = plan;
  const match = matchAt(game, { ...table, seed }, { kind: "turns", perMove: PER_MOVE });
  const bot = findBot(name, guide);
  const told = new Set<string>();
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const [seat] = waitedFor(match);
    if (match.data.end !== undefined || seat === undefined) return { decisions, told };
    const answer = seat === absent ? beAway(match, seat) : decide(match, seat, bot, seed + decisions);
    if (!answer.ok) throw new Error(`seat ${seat}: ${answer.code} ${answer.clause ?? ""}`);
    for (const { event } of answer.others) told.add(event.kind);
  }
  throw new Error(`${game.id} does not end within ${MOST_DECISIONS} decisions, seed ${seed}`);
}

function now({ data }: Match): number {
  return data.clock?.since ?? 0;
}

/** A bot's turn takes no time, so that its clock never runs out. */
function decide(match: Match, seat: Seat, bot: Bot, seed: number) {
  const { game, pack, published } = match;
  const { moves } = bot.choose({ game, pack, seat, view: game.view(published.play.state, seat, pack), seed });
  return act(match, seat, decisionId(match, seat), moves, now(match));
}

const PASS: Move = ["pass"];

function beAway(match: Match, seat: Seat) {
  if (mayPass(match, seat)) return act(match, seat, decisionId(match, seat), [PASS], now(match));
  const due = match.data.clock && clockDeadline(match.data.clock);
  return timeUp(match, seat, due?.at ?? 0);
}

/** To pass may be a draft, which the time that runs out publishes: it is not passed a second time. */
function mayPass(match: Match, seat: Seat): boolean {
  const { decision, offers } = seatWalk(match, seat);
  return decision !== undefined && isOffered(offers, PASS);
}
