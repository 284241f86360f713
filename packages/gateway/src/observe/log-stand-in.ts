import type { Log } from "./log.ts";

const logged = new WeakMap<Log, Set<string>>();

/** How many parts are remembered. Beyond that, lines are repeated, which are few then. */
const most = 10_000;

/**
 * Logs what serves a part of a node in the place of a node, such as a simulator: once, however many calls there are.
 *
 * @param node - `undefined` for an API that belongs to no node.
 */
export function logStandIn(log: Log, node: string | undefined, part: string, by: string): void {
  const known = logged.get(log) ?? new Set();
  logged.set(log, known);
  const key = `${node} ${part} ${by}`;
  if (known.has(key)) return;
  if (known.size >= most) known.clear();
  known.add(key);
  log("info", "served without a node", { ...(node !== undefined && { node }), part, by });
}
