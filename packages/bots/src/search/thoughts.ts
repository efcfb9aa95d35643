// What a search thinks of its candidates, for whoever asks: how often it tried them, what they are worth, what comes next.
import type { Move, Seat } from "@outrigger/kernel";
import type { Plan } from "../guide.ts";
import { type Edge, favourite, type Node } from "./tree.ts";

/** Several moves of one seat that belong together. */
export interface Stretch {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** What each seat may expect of each part of the final score. */
export type ExpectedParts = readonly (readonly number[])[];

interface Candidate {
  readonly moves: readonly Move[];
  readonly visits: number;
  /** The share of the win the chooser may expect, 0 to 1. */
  readonly share: number;
  /** What is likely to follow, as far as it was looked at often enough to tell. */
  readonly line: readonly Stretch[];
  /** A row a seat, in the order of `Thoughts.parts`: of the choice and the runner-up, where a network was loaded. */
  readonly parts?: ExpectedParts;
}

export interface Thoughts {
  /** The choice first, then the others by how often they were tried. */
  readonly candidates: readonly Candidate[];
  /** The parts a final score is made of. */
  readonly parts: readonly string[];
}

/** Fewer visits than these say little about what follows. */
const FEWEST_VISITS = 4;
/** Candidates whose final score is looked into: it takes playouts of its own. */
const LOOKED_INTO = 2;

/** `expect` plays on from a candidate and says what the final score would be made of. */
export function thoughtsOf(
  { edges }: Node,
  choice: Edge,
  parts: readonly string[],
  expect: (plan: Plan) => ExpectedParts | undefined,
): Thoughts {
  const others = edges.filter((edge) => edge !== choice && edge.visits > 0);
  const ranked = [choice, ...others.sort((one, other) => other.visits - one.visits)];
  const candidates = ranked.map((edge, place): Candidate => {
    const expected = place < LOOKED_INTO ? expect(edge.plan) : undefined;
    return {
      moves: edge.plan,
      visits: edge.visits,
      share: edge.total / edge.visits,
      line: lineBehind(edge.node),
      ...(expected === undefined ? {} : { parts: expected }),
    };
  });
  return { candidates, parts };
}

function lineBehind(node: Node): Stretch[] {
  const line: Stretch[] = [];
  for (let next = favourite(node); next !== undefined && next.visits >= FEWEST_VISITS; next = favourite(next.node))
    line.push({ seat: next.seat, moves: next.plan });
  return line;
}
