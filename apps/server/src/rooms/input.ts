// What a match takes in, as it is stored: messages of its seats, and what the host does in a seat's stead. Running the
// stored inputs again gives the same match, luck included.
import { type Hosted, handleMatch, type MatchMessage, type Outcome, settleAnswer } from "@outrigger/host";
import {
  abandon,
  type Outcome as ChanceOutcome,
  decisionId,
  followOrder,
  type Occupant,
  occupy,
  type Seat,
  sameJson,
  shiftTime,
  type Time,
  timeUp,
} from "@outrigger/kernel";

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

/** An accepted input as a row holds it. */
export interface Accepted {
  readonly input: Input;
  /** What chance answered; held against what it answers when the input runs again. */
  readonly chance?: readonly ChanceOutcome[];
}

/** The id of inputs that are the host's own; nobody waits for their answer. */
export const HOST = "host";

/** The seat of inputs that are no seat's. */
const NOBODY = -1;

function takeInput(hosted: Hosted, input: Input, at: Time): Outcome {
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
export function successorOf(hosted: Hosted, seat: Seat): Occupant {
  return { kind: "bot", name: hosted.match.data.seats[seat]?.name ?? "", level: "medium" };
}

/** Takes the input and says, beside the outcome, what is to be stored of it. */
export function acceptInput(hosted: Hosted, input: Input, at: Time): { outcome: Outcome; accepted: Accepted } {
  const calls = hosted.match.luck.calls();
  const outcome = takeInput(hosted, input, at);
  // An input asks for chance in one go at most: luck publishes, and a publication ends it.
  const chance = hosted.match.luck.calls() > calls ? { chance: [...hosted.match.luck.outcomes] } : {};
  return { outcome, accepted: { input, ...chance } };
}

/** Runs a stored input again; throws where it does not fit or luck says otherwise. */
export function repeatInput(hosted: Hosted, stored: Accepted, at: Time): Outcome {
  const { outcome, accepted } = acceptInput(hosted, withOpenBase(hosted, stored.input), at);
  if (!outcome.changed) throw new Error(`a stored input is refused: ${JSON.stringify(outcome.reply)}`);
  if (!sameJson(accepted.chance ?? [], stored.chance ?? [])) throw new Error("chance does not answer as it did");
  return outcome;
}

/** It was accepted once: after a change of the rules its decision may only have another name. */
function withOpenBase(hosted: Hosted, input: Input): Input {
  if (input.kind !== "seat" || input.message.kind !== "move") return input;
  const base = decisionId(hosted.match, input.message.seat);
  return { kind: "seat", message: { ...input.message, base } };
}
