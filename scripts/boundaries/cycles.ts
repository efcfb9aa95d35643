// Groups of files that import each other in a ring (Tarjan's strongly connected components).

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
    const ring = stack.splice(stack.indexOf(node));
    for (const member of ring) open.delete(member);
    if (ring.length > 1 || graph.get(node)?.includes(node)) cycles.push(ring);
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
