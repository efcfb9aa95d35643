// Matches between people that stand at an arranged position, for tests of what each of them is sent.
import { copyJson, type Json, type Seat } from "@outrigger/kernel";
import { act, decisionId, type Match, openMatch, restoreMatch } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { rules } from "../index.ts";
import type { Moa } from "../moa.ts";
import type { MoaState } from "../state.ts";
import type { MoaMove } from "../vocabulary.ts";

export function matchAt(state: MoaState): Match<Moa> {
  const seats = state.players.map((_, seat) => ({ kind: "person" as const, name: `seat ${seat}` }));
  const opened = openMatch(rules, { seats, options: state.options }, (call) => fastChance(call), 0);
  if ("problems" in opened) throw new Error(opened.problems.join());
  return restoreMatch(rules, opened.match.data, (call) => fastChance(call), {
    state: copyJson(state) as unknown as Json,
  });
}

/** Sends moves as the seat's client would; a refusal throws. */
export function send(match: Match<Moa>, seat: Seat, ...moves: MoaMove[]) {
  const answer = act(match, seat, decisionId(match, seat), moves, 0);
  if (!answer.ok) throw new Error(`${JSON.stringify(moves)}: ${answer.code} ${answer.clause ?? ""}`);
  return answer;
}
