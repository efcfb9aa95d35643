// Two matches with the same public course. One seat, the observer, and everybody who looks on cannot tell them apart; the
// other seats hold other things, draft other plans and leave other orders. What a host sends has to be the same in both.
import { type Hosted, handleMatch, type MatchMessage, type MemoryLog, type Past, pastOf } from "@outrigger/host";
import type { Game, Move, Seat, Viewer } from "@outrigger/kernel";
import {
  decisionId,
  type Match,
  orderChoices,
  orderedMoves,
  REQUESTS,
  seatWalk,
  type Time,
} from "@outrigger/kernel/match";
import { fastBelow, type Outcome, stoppingChance } from "@outrigger/kernel/play";
import { sameLuck, turnedLuck } from "../checks/same-luck.ts";
import { show } from "../finding.ts";
import { some } from "../pick-some.ts";
import { freshLuck, luckFrom, type Script } from "./luck.ts";
import { openPair, type TwinTable } from "./setup.ts";
import { eventsFor, isAlike, isSame, offeredTo, type Trial, tryMove } from "./trial.ts";

export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

type Unsent = MatchMessage extends infer Each
  ? Each extends MatchMessage
    ? Omit<Each, "id" | "match">
    : never
  : never;

/** What a seat sends next, in the first match, the second or both. */
export interface TwinInput {
  readonly id: string;
  readonly seat: Seat;
  readonly messages: readonly [Unsent | undefined, Unsent | undefined];
}

type Drafted = Omit<TwinInput, "id">;

export interface TwinPlan {
  readonly game: Game;
  readonly table: TwinTable;
  readonly seed: number;
  readonly observer: Seat;
}

/** So many moves are tried until one goes on alike in both, and so often in a row none may. */
const MOST = { tries: 8, stuck: 20 };
const BOT = { kind: "bot", name: "Bot", level: "random" } as const;

export class Twins {
  readonly game: Game;
  readonly observer: Seat;
  /** Both matches as they truly are: what a viewer is sent is held against nothing but each other. */
  readonly hosted: readonly [Hosted, Hosted];
  readonly #logs: readonly [MemoryLog, MemoryLog];
  #pasts: readonly (readonly Past[])[] = [];
  readonly scripts: readonly [Script, Script];
  readonly #below: (bound: number) => number;
  readonly #luck: ReturnType<typeof freshLuck>;
  readonly #viewers: readonly Viewer[];
  readonly #queue: (() => Drafted | undefined)[] = [];
  #sent = 0;
  #stuck = 0;

  constructor({ game, table, seed, observer }: TwinPlan) {
    this.game = game;
    this.observer = observer;
    this.#below = fastBelow(seed + 0x7415);
    this.#luck = freshLuck(seed);
    this.#viewers = [observer, "spectator"];
    const { hosted, logs, scripts } = openPair(game, table, seed, this.#viewers, this.#below);
    this.hosted = hosted;
    this.#logs = logs;
    this.scripts = scripts;
    this.#queue.push(() => this.#orders((observer + 1) % table.seats));
  }

  get matches(): readonly [Match, Match] {
    return [this.hosted[0].match, this.hosted[1].match];
  }

  /** What one of them told. */
  pastOf(side: Side): readonly Past[] {
    if (this.#pasts.length === 0) this.#pasts = this.#logs.map(({ entries }) => pastOf(entries));
    return this.#pasts[side] ?? [];
  }

  get isOver(): boolean {
    return this.hosted[0].match.data.end !== undefined;
  }

  /** Whether what these eyes see must be the same: not for the other seats, nor for those whose eyes the end has opened. */
  mustAgree(viewer: Viewer): boolean {
    if (typeof viewer === "number" && viewer !== this.observer) return false;
    if (!this.isOver) return true;
    const [one, other] = this.hosted;
    const isTold = this.pastOf(0).every(({ told }, at) =>
      isSame(eventsFor(told, viewer), eventsFor(this.pastOf(1)[at]?.told ?? [], viewer)),
    );
    const seen = this.matches.map(({ game, pack, published }) => game.view(published.play.state, viewer, pack));
    return isTold && isSame(seen[0], seen[1]) && isSame(one.match.data.end, other.match.data.end);
  }

  /** The next input; undefined when the two cannot go on alike. It has been carried out here when it is returned. */
  next(at: Time): TwinInput | undefined {
    while (!this.isOver) {
      const queued = this.#queue.shift();
      const drafted = queued === undefined ? this.#choose() : queued();
      if (drafted !== undefined) return this.#take(drafted, at);
      if (queued === undefined) return undefined;
    }
    return undefined;
  }

  /** One of the others gives up. Where nobody else is left that is the end. */
  resign(at: Time): TwinInput {
    const seat = (this.observer + 1) % this.matches[0].data.seats.length;
    return this.#take(both({ kind: "resign", seat }), at);
  }

  #take(drafted: Drafted, at: Time): TwinInput {
    const input = { ...drafted, id: `i${this.#sent++}` };
    for (const side of SIDES) {
      const message = input.messages[side];
      if (message === undefined) continue;
      const { reply, entry } = handleMatch(
        this.hosted[side],
        { ...message, id: input.id, match: "twin" } as MatchMessage,
        BOT,
        at,
      );
      if (reply.kind === "refused")
        throw new Error(`${show(message)} was refused: ${reply.code} ${reply.clause ?? ""}`);
      if (entry !== undefined) this.#logs[side].entries.push(entry);
    }
    this.#pasts = [];
    this.#withdrawOrders();
    return input;
  }

  #choose(): Drafted | undefined {
    const [match] = this.matches;
    const seat = match.published.decision?.seat ?? 0;
    const chosen = this.#below(100);
    if (match.data.paused || (match.data.requests.length > 0 && chosen < 50)) return this.#answerRequest();
    if (chosen < 3) return this.#request() ?? this.#move(seat);
    if (chosen < 10) return this.#orders(this.#below(match.data.seats.length)) ?? this.#move(seat);
    if (chosen < 15) return this.#moveElsewhere(seat) ?? this.#move(seat);
    if (chosen < 18) return this.#undoBoth(seat) ?? this.#move(seat);
    if (chosen < 28 && seat !== this.observer) this.#fidget(seat);
    return this.#queue.shift()?.() ?? this.#move(seat);
  }

  /** The same move in both, with luck that shows the observer and those who look on the same. */
  #move(seat: Seat): Drafted | undefined {
    const [one, other] = this.matches;
    const possible = new Set(offeredTo(other, seat).map(show));
    const shared = offeredTo(one, seat).filter((move) => possible.has(show(move)));
    for (const move of some(shared, MOST.tries, this.#below)) {
      const real = tryMove(one, seat, move, luckFrom(this.#luck, one.luck.calls()));
      const luck = real && this.#twinLuck(seat, move, real);
      if (luck === undefined) continue;
      this.#layDown(0, real?.outcomes ?? []);
      this.#layDown(1, luck);
      return this.#bothMove(seat, move);
    }
    return ++this.#stuck < MOST.stuck ? this.#undoBoth(seat) : undefined;
  }

  #bothMove(seat: Seat, move: Move): Drafted {
    const messages = this.matches.map((match) => moveOf(match, seat, move));
    return { seat, messages: [messages[0], messages[1]] };
  }

  #layDown(side: Side, outcomes: readonly Outcome[]): void {
    const first = this.matches[side].luck.calls();
    for (const [at, outcome] of outcomes.entries()) this.scripts[side][first + at] = outcome;
  }

  /** The luck of the first match, turned wherever nobody who counts can see it; undefined where even the same would show. */
  #twinLuck(seat: Seat, move: Move, real: Trial): readonly Outcome[] | undefined {
    const other = this.matches[1];
    const attempt = (luck: ReturnType<typeof sameLuck>): Trial | undefined => {
      const trial = tryMove(other, seat, move, luck);
      if (trial === undefined || luck.left() > 0 || trial.publishes !== real.publishes) return undefined;
      return this.#seeing(seat, real).every((viewer) => isAlike(this.game, real, trial, viewer)) ? trial : undefined;
    };
    let found = attempt(sameLuck(real.outcomes))?.outcomes;
    for (const at of some([...real.outcomes.keys()], MOST.tries, this.#below))
      found = attempt(turnedLuck(found ?? real.outcomes, at, this.#below))?.outcomes ?? found;
    return found;
  }

  /** A draft is its seat's alone. */
  #seeing(seat: Seat, { publishes }: Trial): readonly Viewer[] {
    if (publishes) return this.#viewers;
    return seat === this.observer ? [seat] : [];
  }

  #moveElsewhere(asked: Seat): Drafted | undefined {
    const seats = [...this.matches[0].data.seats.keys()].filter((seat) => seat !== asked);
    const able = seats.filter((seat) => this.matches.every((match) => offeredTo(match, seat).length > 0));
    const seat = able[this.#below(Math.max(1, able.length))];
    return seat === undefined ? undefined : this.#move(seat);
  }

  #undoBoth(seat: Seat): Drafted | undefined {
    const isDrafting = this.matches.every((match) => match.drafts.has(seat));
    return isDrafting ? both({ kind: "undo", seat, all: false }) : undefined;
  }

  /** Plans that come to nothing, others in each match, and as many as one likes. */
  #fidget(seat: Seat): void {
    for (const side of SIDES)
      for (let count = this.#below(4); count > 0; count--) this.#queue.push(() => this.#draft(side, seat));
  }

  #draft(side: Side, seat: Seat): Drafted | undefined {
    const match = this.matches[side];
    const plans = some(offeredTo(match, seat), MOST.tries, this.#below);
    const move = plans.find((each) => tryMove(match, seat, each, stoppingChance())?.publishes === false);
    if (move === undefined) return undefined;
    this.#queue.push(() => only(side, { kind: "undo", seat, all: false }));
    return only(side, moveOf(match, seat, move));
  }

  /** Orders that never answer: they are withdrawn as soon as they would. */
  #orders(seat: Seat): Drafted | undefined {
    const [one, other] = this.matches.map((match) => this.#orderOf(match, seat));
    if (one === undefined || other === undefined) return undefined;
    const same = seat === this.observer ? one : other;
    return {
      seat,
      messages: [
        { kind: "orders", seat, orders: [one] },
        { kind: "orders", seat, orders: [same] },
      ],
    };
  }

  #orderOf(match: Match, seat: Seat) {
    const { game, pack } = match;
    const choices = orderChoices(game, game.view(seatWalk(match, seat).play.state, seat, pack), seat);
    const choice = choices[this.#below(Math.max(1, choices.length))];
    if (choice === undefined) return undefined;
    const filled = Object.entries(choice.values).map(
      ([name, open]) => [name, open[this.#below(open.length)] ?? 0] as const,
    );
    return { kind: choice.kind, values: Object.fromEntries(filled) };
  }

  #withdrawOrders(): void {
    for (const seat of this.matches[0].data.seats.keys())
      if (this.matches.some((match) => orderedMoves(match, seat) !== undefined))
        this.#queue.unshift(() => both({ kind: "orders", seat, orders: [] }));
  }

  #request(): Drafted | undefined {
    const [{ data }] = this.matches;
    const request = REQUESTS[this.#below(REQUESTS.length)] ?? "pause";
    const seat = this.#below(data.seats.length);
    const isPossible =
      request !== "takeBack" || data.segments.at(-1)?.steps.some((step) => step.seat === seat) === true;
    return isPossible && !data.requests.some(({ kind }) => kind === request)
      ? both({ kind: "request", seat, request })
      : undefined;
  }

  /** Nobody agrees to an end; everything else is agreed to now and then. */
  #answerRequest(): Drafted {
    const [{ data }] = this.matches;
    const open = data.requests[0];
    if (open === undefined) return both({ kind: "request", seat: this.observer, request: "pause" });
    const waiting = [...data.seats.keys()].filter((each) => !open.agreed.includes(each));
    const seat = waiting[this.#below(Math.max(1, waiting.length))] ?? 0;
    return both({ kind: "consent", seat, request: open.kind, yes: open.kind !== "agreedEnd" && this.#below(3) > 0 });
  }
}

function moveOf(match: Match, seat: Seat, move: Move): Unsent {
  const moves = [[...move]] as [string, ...(string | number)[]][];
  return { kind: "move", seat, base: decisionId(match, seat), moves };
}

const both = (message: Unsent): Drafted => ({ seat: message.seat, messages: [message, message] });

const only = (side: Side, message: Unsent): Drafted => ({
  seat: message.seat,
  messages: side === 0 ? [message, undefined] : [undefined, message],
});
