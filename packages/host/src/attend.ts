// Doing what a host has to do by itself at a table: bots think beside the line of their match and answer in it, standing
// orders are followed, clocks run out.
import type { Seat } from "@outrigger/kernel";
import type { Time } from "@outrigger/kernel/match";
import {
  ANSWER_PAUSE,
  type BotAnswer,
  type BotErrand,
  clockDue,
  type Duty,
  dutiesOf,
  errandFor,
  inputOf,
  isGone,
} from "./duties.ts";
import type { InputResult } from "./hosted.ts";
import { successorOf } from "./input.ts";
import type { Room } from "./room.ts";
import type { Rooms } from "./rooms.ts";

type Think<Answer extends BotAnswer = BotAnswer> = (question: BotErrand["question"]) => Promise<Answer>;

/** `inTurn` has it done when somebody is free to think: only then is the bot told how the match stands. */
export async function askBot<InHand extends Room<Listener>, Listener>(
  rooms: Rooms<InHand, Listener>,
  id: string,
  kind: Duty["kind"],
  inTurn: <Value>(work: (think: Think) => Promise<Value>) => Promise<Value>,
): Promise<InputResult | undefined> {
  const answered = await inTurn(async (think) => {
    const errand = await rooms.inRoom(id, ({ hosted }) => {
      const duty = dutiesOf(hosted.match).find((each) => each.kind === kind);
      return duty && errandFor(hosted, duty);
    });
    return errand && { errand, reply: await think(errand.question) };
  });
  if (answered === undefined) return undefined;
  // If something else came in between, the thought is dropped.
  return rooms.inRoom(id, (room) => {
    const input = inputOf(room.hosted, answered.errand, answered.reply);
    return input && rooms.take(room, input);
  });
}

/** Whoever has let their clock run out too often is followed by a bot. Says when the clock is to be looked at again. */
export async function ringClock<InHand extends Room<Listener>, Listener>(
  rooms: Rooms<InHand, Listener>,
  room: InHand,
  now: Time,
): Promise<Time | undefined> {
  const { hosted } = room;
  const due = clockDue(hosted.match);
  if (due === undefined || due.at > now) return due?.at;
  const { seat } = due;
  await rooms.take(room, { kind: "time", seat });
  if (isGone(hosted.match, seat)) await rooms.take(room, { kind: "occupy", seat, occupant: successorOf(hosted, seat) });
  return undefined;
}

/** The person whose seat a bot has taken over sits down again; false where none has. */
export async function sitDownAgain<InHand extends Room<Listener>, Listener>(
  rooms: Rooms<InHand, Listener>,
  room: InHand,
  seat: Seat,
): Promise<boolean> {
  const occupant = room.hosted.match.data.seats[seat];
  if (occupant?.kind !== "bot") return false;
  const person = { kind: "person", name: occupant.name } as const;
  return (await rooms.take(room, { kind: "occupy", seat, occupant: person })).changed;
}

export interface Means {
  readonly think: Think<BotAnswer & { readonly problem?: string }>;
  pause(milliseconds: number): Promise<void>;
  complain(error: unknown): void;
}

/** The duties of a host that keeps no list of jobs: they are done while somebody watches. */
export class Attendance<InHand extends Room<Listener>, Listener> {
  readonly #rooms: Rooms<InHand, Listener>;
  readonly #means: Means;
  readonly #busy = new Set<string>();

  constructor(rooms: Rooms<InHand, Listener>, means: Means) {
    this.#rooms = rooms;
    this.#means = means;
  }

  /** Lets the bots and the orders of those who are waited for decide, one after another. */
  async attend(room: InHand): Promise<void> {
    const { id } = room.hosted;
    if (this.#busy.has(id)) return;
    this.#busy.add(id);
    try {
      for (let duty = this.#next(room); duty !== undefined; duty = this.#next(room)) await this.#do(room, duty);
    } catch (error) {
      // The match stands as it stood; the next look at it starts the bots anew.
      this.#means.complain(error);
    } finally {
      this.#busy.delete(id);
    }
  }

  #next(room: InHand): Duty | undefined {
    const { match, id } = room.hosted;
    return this.#rooms.watchedAt(id) === room ? dutiesOf(match)[0] : undefined;
  }

  async #do(room: InHand, duty: Duty): Promise<void> {
    const { id } = room.hosted;
    const outcome = await (duty.kind === "order"
      ? this.#order(room, duty)
      : askBot(this.#rooms, id, duty.kind, (work) => work((question) => this.#think(question))));
    if (outcome?.changed === false && this.#rooms.inHand(id) === room)
      throw new Error(`a ${duty.kind} was refused: ${JSON.stringify(outcome.reply)}`);
  }

  async #think(question: BotErrand["question"]): Promise<BotAnswer> {
    const [reply] = await Promise.all([this.#means.think(question), this.#means.pause(ANSWER_PAUSE)]);
    if (reply.problem !== undefined) throw new Error(`bot: ${reply.problem}`);
    return reply;
  }

  /** Before an order answers, the player has a moment to withdraw it. */
  async #order({ hosted: { id, seq } }: InHand, { seat }: Duty): Promise<InputResult | undefined> {
    await this.#means.pause(ANSWER_PAUSE);
    return this.#rooms.inRoom(id, (room) =>
      room.hosted.seq === seq ? this.#rooms.take(room, { kind: "order", seat }) : undefined,
    );
  }
}
