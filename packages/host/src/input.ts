// What a match takes in, messages of its seats and what its host does in a seat's stead, and what is to be stored of it.
import type { Seat } from "@outrigger/kernel";
import {
  type Answer,
  abandon,
  act,
  answerRequest,
  type Calendar,
  followOrder,
  keepCalendar,
  type Match,
  type Occupant,
  occupy,
  refusalsFor,
  request,
  resign,
  setOrders,
  shiftTime,
  type Time,
  timeUp,
  undo,
} from "@outrigger/kernel/match";
import type { ClientMessage } from "@outrigger/protocol";
import { forgetPast, type Hosted, type InputResult, NO_NEWS, recallPast, settleAnswer } from "./hosted.ts";
import { nextLink } from "./links.ts";
import { type Archived, archive, type LuckSource } from "./stored/archive.ts";
import type { Entry } from "./stored/log.ts";
import { makeSnapshot, needsSnapshot, type Snapshot } from "./stored/snapshot.ts";

export type MatchMessage = Exclude<ClientMessage, { kind: "watch" | "leave" }>;
type SeatMessage = Exclude<MatchMessage, { kind: "whyNot" }>;

export type Input =
  | { readonly kind: "seat"; readonly message: SeatMessage }
  | { readonly kind: "time"; readonly seat: Seat }
  | { readonly kind: "order"; readonly seat: Seat }
  /** No person is left in the match. */
  | { readonly kind: "abandon" }
  /** The host's clock was set by so much. */
  | { readonly kind: "shift"; readonly by: number }
  /** The person there has other playing hours or holidays. */
  | { readonly kind: "calendar"; readonly seat: Seat; readonly calendar: Calendar | null }
  | { readonly kind: "occupy"; readonly seat: Seat; readonly occupant: Occupant };

/** The id of inputs that are the host's own; nobody waits for their answer. */
export const HOST = "host";

/** The seat of inputs that are no seat's. */
const NOBODY = -1;

export function takeInput(hosted: Hosted, input: Input, at: Time): InputResult {
  const { match } = hosted;
  switch (input.kind) {
    case "seat":
      return handleMatch(hosted, input.message, successorOf(hosted, input.message.seat), at);
    case "time":
      return settleAnswer(hosted, HOST, input.seat, timeUp(match, input.seat, at));
    case "order":
      return settleAnswer(hosted, HOST, input.seat, followOrder(match, input.seat, at));
    case "abandon":
      return settleAnswer(hosted, HOST, NOBODY, abandon(match, at));
    case "shift":
      return settleAnswer(hosted, HOST, NOBODY, shiftTime(match, input.by));
    case "calendar":
      return settleAnswer(hosted, HOST, input.seat, keepCalendar(match, input.seat, input.calendar, at));
    case "occupy":
      return settleAnswer(hosted, HOST, input.seat, occupy(match, input.seat, input.occupant, at));
  }
}

/** Carries out a message of a seat whose right to speak has been checked. `successor` takes over when it resigns. */
export function handleMatch(hosted: Hosted, message: MatchMessage, successor: Occupant, at: Time): InputResult {
  if (message.kind === "whyNot") {
    const refused = refusalsFor(hosted.match, message.seat);
    return { reply: { kind: "refusals", id: message.id, refused }, changed: false, news: NO_NEWS };
  }
  return settleAnswer(hosted, message.id, message.seat, carryOut(hosted.match, message, successor, at));
}

function carryOut(match: Match, message: SeatMessage, successor: Occupant, at: Time): Answer {
  switch (message.kind) {
    case "move":
      return act(match, message.seat, message.base, message.moves, at);
    case "undo":
      return undo(match, message.seat, message.all);
    case "request":
      return request(match, message.request, message.seat, at);
    case "consent":
      return answerRequest(match, message.request, message.seat, message.yes, at);
    case "resign":
      return resign(match, message.seat, successor, at);
    case "orders":
      return setOrders(match, message.seat, message.orders);
  }
}

/** Who plays on for a seat that is left. */
export function successorOf({ match: { data } }: Hosted, seat: Seat): Occupant {
  return { kind: "bot", name: data.seats[seat]?.name ?? "", level: "medium" };
}

/** Whether the input may reach back beyond what can be undone alone: then all steps are read before. */
function reachesBack(input: Input): boolean {
  if (input.kind !== "seat") return false;
  const { message } = input;
  return (message.kind === "request" || message.kind === "consent") && message.request === "takeBack";
}

/** An input that has been carried out and waits for its commit. */
export interface Taken {
  readonly outcome: InputResult;
  /** Absent where the input was refused: nothing is to be stored. */
  readonly entry?: Entry;
  readonly snapshot?: Snapshot;
  /** Where the match ends with it. */
  readonly kept?: Archived;
}

interface Around {
  readonly luck: LuckSource;
  /** The first entry that should have a snapshot. */
  readonly snapshotDue: number;
  /** A match that has ended is worth more than what is kept of it for later rules. */
  complain(error: unknown): void;
}

/** A move waits for nothing here: what is read or written down on the way is for take-backs and ends. */
export async function take(hosted: Hosted, input: Input, at: Time, around: Around): Promise<Taken> {
  if (reachesBack(input)) await recallPast(hosted);
  const outcome = takeInput(hosted, input, at);
  const { entry } = outcome;
  forgetPast(hosted);
  if (entry === undefined) return { outcome };
  const link = nextLink(hosted, entry, around.luck);
  hosted.link = link instanceof Promise ? await link : link;
  const snapshot = needsSnapshot(hosted, entry, around.snapshotDue) ? { snapshot: makeSnapshot(hosted) } : {};
  if (hosted.match.data.end === undefined) return { outcome, entry, ...snapshot };
  return { outcome, entry, ...snapshot, ...(await keepAtEnd(hosted, entry, around)) };
}

async function keepAtEnd(hosted: Hosted, entry: Entry, { luck, complain }: Around): Promise<{ kept?: Archived }> {
  try {
    return { kept: await archive(hosted, entry, luck) };
  } catch (error) {
    complain(error);
    return {};
  }
}
