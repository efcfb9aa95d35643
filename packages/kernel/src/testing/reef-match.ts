// Matches of reef, the test kit's card game, as the kernel's tests play them.
import { type Reef, reef, turn, withPhase } from "@outrigger/testkit/reef";
import { chanceFrom } from "../chance/chance.ts";
import type { ChanceAt } from "../chance/luck.ts";
import type { Game, Move, Seat } from "../contract.ts";
import { copyJson } from "../json.ts";
import { act, decisionId } from "../match/act.ts";
import { type Match, openMatch, restoreMatch, statesOf } from "../match/match.ts";
import {
  type MatchData,
  type NewMatch,
  type Occupant,
  runningSegment,
  type Time,
  withoutPast,
} from "../match/match-data.ts";
import { viewFor } from "../match/view.ts";
import { findFrame } from "../stack.ts";

/** The lowest card is drawn, and a die shows 1: seat 0 begins with the cards 1 to 3, seat 1 with 4 to 6. */
export const inOrder: ChanceAt = () => chanceFrom(() => 0);

export const people = (count: number): Occupant[] =>
  Array.from({ length: count }, (_, at) => ({ kind: "person", name: `P${at}` }));

interface Opening extends Partial<Omit<NewMatch, "seats">> {
  readonly game?: Game<Reef>;
  /** So many people, unless it says who. */
  readonly seats?: number | readonly Occupant[];
  readonly at?: Time;
}

export function start({ game = reef, seats = 2, at = 1000, ...plan }: Opening = {}): Match<Reef> {
  const occupants = typeof seats === "number" ? people(seats) : seats;
  const opened = openMatch(game, { options: {}, ...plan, seats: occupants }, inOrder, at);
  if ("problems" in opened) throw new Error(opened.problems.join());
  return opened.match;
}

export const send = (match: Match<Reef>, seat: Seat, ...moves: Move[]) =>
  act(match, seat, decisionId(match, seat), moves, 2000);
export const steps = (match: Match<Reef>) => runningSegment(match.data).steps;
/** The cards that the viewer sees chosen in the turn at hand. */
export const chosen = (match: Match<Reef>, viewer: Seat | "spectator") =>
  findFrame(viewFor(match, viewer).view, "turn")?.chosen;
/** As a host would find it again after a restart. */
export const reloaded = (match: Match<Reef>) => restoreMatch(match.game, copyJson(match.data) as MatchData, inOrder);
/** As a host keeps it: the steps before the barrier lie elsewhere. */
export const thinned = (match: Match<Reef>, rules = match.game) =>
  restoreMatch(rules, copyJson(withoutPast(match.data)), inOrder, copyJson(statesOf(match)));

/** Reef in which a card is called out when it is chosen: a draft that tells something. */
export const calling = withPhase("turn", {
  apply(play, frame, move) {
    turn.apply(play, frame, move);
    if (move[0] === "choose") play.emit({ kind: "boasted", seat: frame.seat, card: move[1] });
  },
});
