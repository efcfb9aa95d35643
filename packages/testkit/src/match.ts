// Matches between people for tests: opened at a table's start, moves sent as a client sends them.
import { copyJson, type Game, type GameTypes, type Seat } from "@outrigger/kernel";
import { type Accepted, act, type ClockPlan, decisionId, type Match, openMatch } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import type { Table } from "@outrigger/scene";
import { type ArrangedStart, startingAt } from "@outrigger/scene";
import { Finding, show } from "./finding.ts";

/** A match at this table, without a clock unless one is given; its luck is the table's seed. */
export function matchAt<T extends GameTypes>(game: Game<T>, table: Table<T>, clock?: ClockPlan): Match<T> {
  const seats = Array.from({ length: table.seats }, (_, seat) => ({ kind: "person" as const, name: `seat ${seat}` }));
  const chance = fastChance(table.seed ?? 1);
  const plan = {
    seats,
    options: table.options ?? {},
    ...(table.pack === undefined ? {} : { pack: table.pack.source }),
    ...(clock === undefined ? {} : { clock }),
  };
  const opened = openMatch(startingAt(game, table.start), plan, () => chance, 0);
  if ("problems" in opened) throw new Finding("options", opened.problems.join("; "));
  return opened.match;
}

/** A start that is this very state. */
export function standingAt<T extends GameTypes>(state: T["state"]): ArrangedStart<T> {
  return { name: "a state", make: () => copyJson(state) };
}

/** Sends moves as the seat's client would; a refusal throws. */
export function send<T extends GameTypes>(match: Match<T>, seat: Seat, ...moves: T["move"][]): Accepted {
  const answer = act(match, seat, decisionId(match, seat), moves, 0);
  if (!answer.ok) throw new Error(`${show(moves)} of seat ${seat}: ${answer.code} ${answer.clause ?? ""}`);
  return answer;
}
