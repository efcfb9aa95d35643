// Inputs that a match has to refuse: moves nobody offered, other seats' moves, stale answers, and things that are no moves.
import type { GameTypes, Move } from "@outrigger/kernel";
import { decisionId, type Match, refusalsFor, viewFor } from "@outrigger/kernel/match";
import { show } from "../finding.ts";

interface Input {
  readonly seat: number;
  readonly base: string;
  readonly moves: readonly Move[];
}

export interface IllegalInput extends Input {
  readonly what: string;
  /** The clause the refusal has to name, where the rules name one. */
  readonly clause?: string;
}

/** What may arrive from a host that does not look: typed as moves, but anything. */
const MALFORMED: readonly unknown[] = [
  null,
  undefined,
  0,
  "drop",
  {},
  [],
  [[]],
  [null],
  [0],
  [{}],
  ["__proto__"],
  ["constructor"],
  ["toString", 0],
  [Number.NaN, Number.NaN],
  { length: 1, 0: "pass" },
];

type Below = (bound: number) => number;

export function offeredTo<T extends GameTypes>(match: Match<T>, seat: number): readonly Move[] {
  return viewFor(match, seat).offers?.moves ?? [];
}

/** An input that is wrong in one way; `known` are moves of this game seen before. */
export function illegalInput<T extends GameTypes>(match: Match<T>, known: readonly Move[], below: Below): IllegalInput {
  const seats = match.data.seats.length;
  const seat = below(seats);
  const base = decisionId(match, seat);
  const offered = offeredTo(match, seat);
  const legal = offered[below(Math.max(1, offered.length))];
  const foreign = (moves: readonly Move[]) =>
    moves.filter((move) => !offered.some((offer) => show(offer) === show(move)));
  switch (below(8)) {
    case 0:
      return {
        what: "stale base",
        seat,
        base: pick(["", "0", `${base}0`, `-${base}`], below),
        moves: legal ? [legal] : [["x"]],
      };
    case 1:
      return { what: "no such seat", seat: pick([-1, seats, 0.5, Number.NaN], below), base, moves: [legal ?? ["x"]] };
    case 2:
      return refusedMove(match, { seat, base, moves: [["x"]] }, below);
    case 3:
      return { what: "another seat's move", seat, base, moves: [pick(foreign(everybodys(match)), below) ?? ["x"]] };
    case 4:
      return { what: "a move of another time", seat, base, moves: [pick(foreign(known), below) ?? ["x"]] };
    case 5:
      return {
        what: "a bent move",
        seat,
        base,
        moves: [pick(foreign([bent(pick(known, below) ?? ["x"], below)]), below) ?? ["x"]],
      };
    case 6:
      return { what: "no move at all", seat, base, moves: legal && below(2) > 0 ? [legal, ["x"]] : [] };
    default:
      return { what: "a malformed move", seat, base, moves: [pick(MALFORMED, below) as Move] };
  }
}

function refusedMove<T extends GameTypes>(match: Match<T>, input: Input, below: Below): IllegalInput {
  const refused = pick(refusalsFor(match, input.seat), below);
  if (refused === undefined) return { ...input, what: "an unknown move" };
  return { ...input, what: "a refused move", moves: [refused.move], clause: refused.clause };
}

function everybodys<T extends GameTypes>(match: Match<T>): Move[] {
  return match.data.seats.flatMap((_, seat) => offeredTo(match, seat));
}

/** One part changed, left out or added. */
function bent(move: Move, below: Below): Move {
  const at = below(move.length);
  const parts: unknown[] = [...move];
  const odd = pick([-1, 0, 1, 7, 99, 0.5, "x", "", null, {}, [1]], below);
  if (below(3) === 0) parts.splice(at, 1);
  else if (below(2) === 0) parts.push(odd);
  else parts[at] = odd;
  return parts as unknown as Move;
}

function pick<Item>(items: readonly Item[], below: Below): Item {
  return items[below(Math.max(1, items.length))] as Item;
}
