// The tree of the search: what was tried at a decision, how often, and what came of it for whoever chose.
import { type Move, type Seat, sameMove } from "@outrigger/kernel";
import type { Plan } from "./guide.ts";

export interface Edge {
  readonly seat: Seat;
  readonly plan: Plan;
  /** What lies behind; made when the edge is first gone down. */
  readonly node: Node;
  visits: number;
  /** The sum of the chooser's outlooks. */
  total: number;
  /** How often the plan could have been chosen: in other sampled states it may not exist. */
  available: number;
}

/**
 * A decision reached by the same moves, whatever luck and hidden things were sampled on the way. Its edges therefore
 * may differ from visit to visit.
 */
export interface Node {
  readonly edges: Edge[];
  visits: number;
}

export function newNode(): Node {
  return { edges: [], visits: 0 };
}

/** Weight of trying what was tried little, against what did well. */
const EXPLORATION = 0.35;
/** Candidates compared at once: so many at first, and one more for every square. */
const FIRST_WIDTH = 8;

export function widthAt(visits: number): number {
  return FIRST_WIDTH + Math.floor(Math.sqrt(visits));
}

/**
 * Chooses among the candidates (the most promising first): a new one while the width allows it, else the best by upper
 * confidence bound. The chosen edge is in the node afterwards.
 */
export function selectEdge(node: Node, seat: Seat, candidates: readonly Plan[]): Edge {
  const width = Math.min(candidates.length, widthAt(node.visits));
  let best: Edge | undefined;
  let bestBound = Number.NEGATIVE_INFINITY;
  let cursor = 0;
  for (let at = 0; at < width; at++) {
    const plan = candidates[at] as Plan;
    const place = placeOf(node, seat, plan, cursor);
    if (place < 0) return addEdge(node, seat, plan);
    cursor = place + 1;
    const edge = node.edges[place] as Edge;
    edge.available++;
    const bound = edge.total / edge.visits + EXPLORATION * Math.sqrt(logarithm(edge.available) / edge.visits);
    if (bound <= bestBound) continue;
    best = edge;
    bestBound = bound;
  }
  if (best === undefined) throw new Error("nothing to choose from");
  return best;
}

function addEdge(node: Node, seat: Seat, plan: Plan): Edge {
  const edge: Edge = { seat, plan, node: newNode(), visits: 0, total: 0, available: 1 };
  node.edges.push(edge);
  return edge;
}

/** Where the edge of a plan is. Lists mostly come in the same order, so the look-up begins where the last one ended. */
function placeOf({ edges }: Node, seat: Seat, plan: Plan, cursor: number): number {
  for (let step = 0; step < edges.length; step++) {
    const at = (cursor + step) % edges.length;
    const edge = edges[at] as Edge;
    if (edge.seat === seat && samePlan(edge.plan, plan)) return at;
  }
  return -1;
}

function samePlan(one: Plan, other: Plan): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) {
    const [left, right] = [one[at] as Move, other[at] as Move];
    if (left !== right && !sameMove(left, right)) return false;
  }
  return true;
}

/** The edge gone down most often; among equals the one that did better. */
export function favourite({ edges }: Node): Edge | undefined {
  let best: Edge | undefined;
  for (const edge of edges) {
    if (best === undefined || edge.visits > best.visits || (edge.visits === best.visits && edge.total > best.total))
      best = edge;
  }
  return best;
}

const EULER = 0.5772156649015329;
/** 1 + 1/2 + … + 1/n at place n. */
const harmonics: number[] = [0];

/** ln(count), near enough, from additions alone: Math.log may differ between engines in the last bit. */
function logarithm(count: number): number {
  for (let at = harmonics.length; at <= count; at++) harmonics.push((harmonics[at - 1] as number) + 1 / at);
  return (harmonics[count] as number) - EULER;
}
