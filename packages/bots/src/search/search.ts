// Information-set Monte-Carlo tree search. Every iteration samples a state behind the view, goes down one tree that is
// shared by all samples, plays on for a while and credits what the guide thinks of the end to those who chose.
import { at, type Move, type Seat } from "@outrigger/kernel";
import { type Decision, fastBelow, type Walk } from "@outrigger/kernel/play";
import type { BotAnswer, BotRequest } from "../bot.ts";
import type { Below, Guide, Level, Plan } from "../guide.ts";
import { advance, follow, type Line, mixSeed, openLine, turnGoesOn } from "./line.ts";
import { type Judge, newOutlook } from "./outlook.ts";
import { type Reply, selectReply } from "./replies.ts";
import { type ExpectedParts, type Thoughts, thoughtsOf } from "./thoughts.ts";
import { credit, type Edge, favourite, isSettled, type Node, newNode, selectEdge } from "./tree.ts";

/** Decisions after the first that was thought over go on in the same tree, topped up to this share of the budget. */
const LATER_SHARE = 4;

/** Visits after which it is asked again whether the rest of them could change anything. */
const SETTLED_EVERY = 16;

/** Samples on which a candidate's final score is looked into. */
const PART_SAMPLES = 8;

interface Search {
  readonly request: BotRequest;
  readonly guide: Guide;
  readonly horizon: number;
  readonly depth: number;
  readonly replies: number | undefined;
  /** Moves settled so far in this turn; every iteration makes them first. */
  readonly settled: Move[];
  readonly outlook: Judge;
  /** The guide's count of work at which thinking ends. */
  readonly workEnd: number;
  iterations: number;
  late: boolean;
}

export function searchChoice(request: BotRequest, guide: Guide, level: Level): BotAnswer {
  const line = openLine(request, mixSeed(request.seed, 0));
  const share = guide.share?.(line.play, line.decision as Decision) ?? 1;
  const iterations = Math.ceil((request.budget ?? level.iterations) * share);
  const search = newSearch(
    request,
    guide,
    level,
    newOutlook(guide, level.learned ?? 0, at(guide.evaluate(line.play), 0)),
    share,
  );
  let [node, budget] = [newNode(), iterations];
  let thoughts: Thoughts | undefined;
  for (;;) {
    const candidates = candidatesOf(line, guide, fastBelow(request.seed));
    const edge = decide(search, node, candidates, budget);
    const plan = edge?.plan ?? at(candidates, 0);
    if (request.explains === true && edge !== undefined)
      thoughts ??= thoughtsOf(node, edge, guide.parts?.names ?? [], (each) => expectedParts(search, each));
    search.settled.push(...plan);
    if (!turnGoesOn(line, request.seat, follow(line, plan))) break;
    node = edge?.node ?? newNode();
    if (search.iterations > 0) budget = Math.ceil(iterations / LATER_SHARE);
  }
  const answer = { moves: search.settled, iterations: search.iterations, late: search.late };
  return thoughts === undefined ? answer : { ...answer, thoughts };
}

function newSearch(request: BotRequest, guide: Guide, level: Level, outlook: Judge, share: number): Search {
  const { horizon, replies, depth = Number.POSITIVE_INFINITY, work = Number.POSITIVE_INFINITY } = level;
  const workEnd = (guide.work?.() ?? 0) + work * share;
  return { request, guide, horizon, depth, replies, settled: [], outlook, workEnd, iterations: 0, late: false };
}

function decide(search: Search, node: Node, candidates: readonly Plan[], budget: number): Edge | undefined {
  const { request, guide, workEnd } = search;
  if (candidates.length > 1) {
    while (node.visits < budget && !search.late && (guide.work?.() ?? 0) < workEnd) {
      if (node.visits % SETTLED_EVERY === 0 && isSettled(node, budget - node.visits)) break;
      if (request.isLate?.() === true) search.late = true;
      else iterate(search, node, candidates);
    }
  }
  return favourite(node);
}

/** What may be chosen here: the guide's plans, or the offers one by one in the order of the guide's prior. */
function candidatesOf(line: Line, guide: Guide, below: Below): readonly Plan[] {
  const { play, decision, offers } = line;
  if (decision === undefined) throw new Error("nothing to decide");
  const plans = guide.plans?.(play, decision, below) ?? [];
  if (plans.length > 0) return plans;
  const prior = offers.moves.length > 1 ? guide.prior?.(play, decision, offers.moves) : undefined;
  if (prior === undefined) return offers.moves.map((move) => [move]);
  return offers.moves
    .map((move, place) => ({ plan: [move], weight: at(prior, place) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ plan }) => plan);
}

/**
 * One iteration. The own candidates do not hang on the sample, so the choice comes first and the n-th visit of each of
 * them sees the n-th sample: they are compared on equal luck.
 */
function iterate(search: Search, root: Node, candidates: readonly Plan[]): void {
  const { request, guide, horizon, settled } = search;
  search.iterations++;
  const first = selectEdge(root, request.seat, candidates);
  const seed = mixSeed(request.seed, first.visits + 1);
  const below = fastBelow(seed);
  const line = openLine(request, seed);
  for (const move of settled) advance(line, move);
  const path = descend(search, line, first, below);
  playOut(line, guide, request.seat, horizon, below);
  creditPath(root, path, search.outlook(line));
}

/** Down the tree to an edge that was never gone down before, to its greatest depth, or to the end of the game. */
function descend(search: Search, line: Line, first: Edge, below: Below): Edge[] {
  const path = [first];
  follow(line, first.plan);
  for (let edge = first; edge.visits > 0 && path.length < search.depth && line.decision !== undefined; ) {
    const reply = foresee(search, edge.node, line.decision.seat, candidatesOf(line, search.guide, below));
    edge = reply.edge;
    path.push(edge);
    follow(line, reply.plan);
  }
  return path;
}

function foresee({ guide, replies }: Search, node: Node, seat: Seat, candidates: readonly Plan[]): Reply {
  if (replies !== undefined) return selectReply(node, seat, candidates, replies, guide.idea ?? wholePlan);
  const edge = selectEdge(node, seat, candidates);
  return { edge, plan: edge.plan };
}

function wholePlan(plan: Plan): string {
  return plan.map((move) => move.join(" ")).join(", ");
}

function creditPath(root: Node, path: readonly Edge[], outlook: readonly number[]): void {
  let node = root;
  for (const edge of path) {
    credit(node, edge, at(outlook, edge.seat));
    node = edge.node;
  }
}

/** Plays on quickly until so many moves that count have published, or to the end. */
export function playOut(line: Walk, guide: Guide, seat: Seat, horizon: number, below: Below): void {
  for (let left = horizon; left > 0 && line.decision !== undefined; ) {
    const { play, decision, offers } = line;
    const plan = guide.playout?.(play, decision, offers.moves, below);
    const moves = plan ?? [at(offers.moves, below(offers.moves.length))];
    const published = follow(line, moves);
    if (published && (guide.counts?.(play, at(moves, moves.length - 1), decision.seat === seat) ?? true)) left--;
  }
}

/** What the final score would be made of after a candidate, on the mean of some samples that are played on. */
function expectedParts({ request, guide, horizon, settled }: Search, plan: Plan): ExpectedParts | undefined {
  const { forecast, parts } = guide;
  if (forecast === undefined || parts === undefined) return undefined;
  const all = Array.from({ length: PART_SAMPLES }, (_, sample) => {
    const seed = mixSeed(request.seed, sample + 1);
    const line = openLine(request, seed);
    for (const move of settled) advance(line, move);
    follow(line, plan);
    playOut(line, guide, request.seat, horizon, fastBelow(seed));
    return line.decision === undefined ? parts.of(line.play) : forecast(line.play).parts;
  });
  const mean = (seat: number, part: number): number =>
    all.reduce((sum, each) => sum + (each[seat]?.[part] ?? 0), 0) / all.length;
  return (all[0] ?? []).map((_, seat) => parts.names.map((_name, part) => mean(seat, part)));
}
