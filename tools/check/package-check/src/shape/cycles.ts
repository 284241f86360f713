/**
 * Finds the cycles of a graph.
 *
 * @param edges - Pairs of nodes.
 * @returns one cycle for each group of nodes that reach each other: the nodes along it, with the first one repeated at the end.
 */
export function cyclesIn(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const [from, to] of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  const cycles: string[][] = [];
  const seen = new Set<string>();
  for (const start of targets.keys()) {
    if (seen.has(start)) continue;
    const back = wayBack(targets, start);
    if (!back) continue;
    cycles.push(back);
    // Nodes that reach the start and are reached from it form one group, for which one cycle is enough.
    for (const node of reachable(targets, start)) if (reachable(targets, node).has(start)) seen.add(node);
  }
  return cycles;
}

/** Finds the shortest path from a node back to itself. */
function wayBack(targets: ReadonlyMap<string, readonly string[]>, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of targets.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

function reachable(targets: ReadonlyMap<string, readonly string[]>, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (const node of open) {
    for (const next of targets.get(node) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
