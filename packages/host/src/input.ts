// What a match takes in: messages of its seats, and what its host does in a seat's stead.
import {
  abandon,
  followOrder,
  type Occupant,
  occupy,
  type Seat,
  shiftTime,
  type Time,
  timeUp,
} from "@outrigger/kernel";
import { type Hosted, handleMatch, type MatchMessage, type Outcome, recallPast, settleAnswer } from "./hosted.ts";

type SeatMessage = Exclude<MatchMessage, { kind: "whyNot" }>;

export type Input =
  | { readonly kind: "seat"; readonly message: SeatMessage }
  | { readonly kind: "time"; readonly seat: Seat }
  | { readonly kind: "order"; readonly seat: Seat }
  /** No person is left in the match. */
  | { readonly kind: "abandon" }
  /** The host's clock was set by so much. */
  | { readonly kind: "shift"; readonly by: number }
  | { readonly kind: "occupy"; readonly seat: Seat; readonly occupant: Occupant };

/** The id of inputs that are the host's own; nobody waits for their answer. */
export const HOST = "host";

/** The seat of inputs that are no seat's. */
const NOBODY = -1;

export function takeInput(hosted: Hosted, input: Input, at: Time): Outcome {
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
    case "occupy":
      return settleAnswer(hosted, HOST, input.seat, occupy(match, input.seat, input.occupant, at));
  }
}

/** Who plays on for a seat that is left. */
export function successorOf({ match: { data } }: Hosted, seat: Seat): Occupant {
  return { kind: "bot", name: data.seats[seat]?.name ?? "", level: "medium" };
}

/** Where the input may reach back beyond what can be undone alone, all steps are read before. */
export async function recallFor(hosted: Hosted, input: Input): Promise<void> {
  if (input.kind !== "seat") return;
  const { message } = input;
  if ((message.kind === "request" || message.kind === "consent") && message.request === "takeBack")
    await recallPast(hosted);
}
