// Which answer is foreseen behind the decision in hand. There each visit meets other hands and other luck, so most plans are
// new each time: a rule that tries whatever is new would have everybody play worse the longer one thinks.
import type { Seat } from "@outrigger/kernel";
import type { Plan } from "../guide.ts";
import { addEdge, type Edge, type Node, spreadOf } from "./tree.ts";

export interface Reply {
  readonly edge: Edge;
  /** The plan as it can be made here; the edge holds the one that was made first. */
  readonly plan: Plan;
}

/**
 * Chooses among the candidates (the most promising first). Each promises what such plans came to, or the mean where none was
 * tried, and some curiosity, which is less the further behind it stands and the oftener it was tried.
 */
export function selectReply(
  node: Node,
  seat: Seat,
  candidates: readonly Plan[],
  curiosity: number,
  ideaOf: (plan: Plan) => string,
): Reply {
  const [known, mean] = [knownOf(node, seat), meanOf(node, seat)];
  const reach = curiosity * spreadOf(node) * Math.sqrt(node.visits + 1);
  let [best, bestIdea, bestBound] = [candidates[0], "", Number.NEGATIVE_INFINITY];
  candidates.forEach((plan, rank) => {
    const idea = ideaOf(plan);
    const { visits = 0, total = 0 } = known.get(idea) ?? {};
    const bound = (total + mean) / (visits + 1) + reach / ((rank + 1) * (visits + 1));
    if (bound > bestBound) [best, bestIdea, bestBound] = [plan, idea, bound];
  });
  if (best === undefined) throw new Error("nothing to choose from");
  return { edge: known.get(bestIdea) ?? remember(known, bestIdea, addEdge(node, seat, best)), plan: best };
}

type Ideas = Map<string, Edge>;
/** The edges of a node by whose they are and what they are about. */
const ideas = new WeakMap<Node, Ideas[]>();

function knownOf(node: Node, seat: Seat): Ideas {
  const seats = ideas.get(node) ?? [];
  ideas.set(node, seats);
  seats[seat] ??= new Map();
  return seats[seat];
}

function remember(known: Ideas, idea: string, edge: Edge): Edge {
  known.set(idea, edge);
  return edge;
}

/** What the seat's choices here came to; an even chance before there were any. */
function meanOf({ edges }: Node, seat: Seat): number {
  let [visits, sum] = [0, 0];
  for (const edge of edges) {
    if (edge.seat !== seat) continue;
    visits += edge.visits;
    sum += edge.total;
  }
  return visits === 0 ? 0.5 : sum / visits;
}
