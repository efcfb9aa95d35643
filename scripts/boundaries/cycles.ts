// Files that import each other in a ring: one shortest ring for each strongly connected component (Tarjan).

export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];

  const visit = (node: string): number => {
    const index = order.size;
    let lowest = index;
    order.set(node, index);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.has(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next) ?? index);
    }
    low.set(node, lowest);
    if (lowest === index) close(node);
    return lowest;
  };

  const close = (node: string): void => {
    const component = stack.splice(stack.indexOf(node));
    for (const member of component) open.delete(member);
    const shortest = shortestRing(graph, component);
    if (shortest !== undefined) cycles.push(shortest);
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/** A shortest way from any member of a component back to itself. */
function shortestRing(
  graph: ReadonlyMap<string, readonly string[]>,
  component: readonly string[],
): string[] | undefined {
  const members = new Set(component);
  return component
    .map((start) => wayBack(graph, members, start))
    .filter((ring) => ring !== undefined)
    .reduce<string[] | undefined>(
      (best, ring) => (best === undefined || ring.length < best.length ? ring : best),
      undefined,
    );
}

function wayBack(
  graph: ReadonlyMap<string, readonly string[]>,
  members: ReadonlySet<string>,
  start: string,
): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way;
      if (!members.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
