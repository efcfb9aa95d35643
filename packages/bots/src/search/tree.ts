// The tree of the search: what was tried at a decision, how often, and what came of it for whoever chose.
import { type Move, type Seat, sameMove } from "@outrigger/kernel";
import type { Plan } from "../guide.ts";

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
  /** Sums of the outlooks that came back through here, and of their squares. */
  total: number;
  squares: number;
}

export function newNode(): Node {
  return { edges: [], visits: 0, total: 0, squares: 0 };
}

/** Weight of trying what was tried little, against what did well: in spreads of what came back, and the least spread. */
const EXPLORATION = 0.7;
const LEAST_SPREAD = 0.1;
/** Candidates compared at once: a few at first, more as visits grow. */
const FIRST_WIDTH = 2;
const WIDENING = 2;

function widthAt(visits: number): number {
  return FIRST_WIDTH + Math.floor(WIDENING * Math.sqrt(visits));
}

/**
 * Chooses among the candidates (the most promising first): a new one while the width allows it, else the best by upper
 * confidence bound. The chosen edge is in the node afterwards.
 */
export function selectEdge(node: Node, seat: Seat, candidates: readonly Plan[]): Edge {
  const width = Math.min(candidates.length, widthAt(node.visits));
  const curiosity = EXPLORATION * spreadOf(node);
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
    const bound = edge.total / edge.visits + curiosity * Math.sqrt(logarithm(edge.available) / edge.visits);
    if (bound <= bestBound) continue;
    best = edge;
    bestBound = bound;
  }
  if (best === undefined) throw new Error("nothing to choose from");
  return best;
}

/** Games differ in how far apart good and bad outlooks are; what is curious in one would be blind in another. */
export function spreadOf({ visits, total, squares }: Node): number {
  if (visits === 0) return LEAST_SPREAD;
  const mean = total / visits;
  return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / visits - mean * mean)));
}

/** Counts a visit of the node and of the edge that was chosen there. */
export function credit(node: Node, edge: Edge, outlook: number): void {
  node.visits++;
  node.total += outlook;
  node.squares += outlook * outlook;
  edge.visits++;
  edge.total += outlook;
}

export function addEdge(node: Node, seat: Seat, plan: Plan): Edge {
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

/** The edge that did best, of those gone down at least half as often as any other: visits alone lag behind what was learnt. */
export function favourite({ edges }: Node): Edge | undefined {
  const most = edges.reduce((visits, edge) => Math.max(visits, edge.visits), 0);
  let best: Edge | undefined;
  for (const edge of edges) {
    if (2 * edge.visits < most || edge.visits === 0) continue;
    if (best === undefined || edge.total / edge.visits > best.total / best.visits) best = edge;
  }
  return best;
}

/** Whether so many more visits can no longer change the favourite: no other edge would come to half the visits of the first. */
export function isSettled({ edges }: Node, left: number): boolean {
  let [most, next] = [0, 0];
  for (const { visits } of edges) {
    if (visits > most) [most, next] = [visits, most];
    else if (visits > next) next = visits;
  }
  return 2 * (next + left) < most;
}

const EULER = 0.5772156649015329;
/** 1 + 1/2 + … + 1/n at place n. */
const harmonics: number[] = [0];

/** ln(count), near enough, from additions alone: Math.log may differ between engines in the last bit. */
function logarithm(count: number): number {
  for (let at = harmonics.length; at <= count; at++) harmonics.push((harmonics[at - 1] as number) + 1 / at);
  return (harmonics[count] as number) - EULER;
}
