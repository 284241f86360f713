import { firstDifference } from "./evm.ts";
import type { Session } from "./session.ts";

/** A method and its params. */
export type Call = readonly [method: string, params: unknown];

/**
 * Makes the same calls on two nodes, and reports the first difference of each.
 *
 * @param block - What the calls are of, for findings.
 * @param endpoint - The address of the other node.
 * @returns how many calls both have responded to.
 */
export async function compareCalls(
  one: Session,
  other: Session,
  calls: readonly Call[],
  block: string,
  endpoint: string,
): Promise<number> {
  let compared = 0;
  for (const [method, params] of calls) {
    const [mine, theirs] = [await one.call(method, params), await other.call(method, params)];
    if (mine.kind !== "result" || theirs.kind !== "result") continue;
    compared += 1;
    const path = firstDifference(mine.value, theirs.value);
    if (path !== undefined)
      one.find({ id: "differs", subject: method, path, what: `of block ${block} differs from ${endpoint}` });
  }
  return compared;
}
