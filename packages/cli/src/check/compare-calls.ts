import { firstDifference } from "./evm.ts";
import type { Finding } from "./report.ts";
import type { Outcome } from "./session.ts";

/** A method and its params. */
export type Call = readonly [method: string, params: unknown];

/** A node whose results are compared: a session of JSON-RPC, or what makes calls of a REST API. */
export interface ComparedNode {
  call(method: string, params: unknown): Promise<Outcome>;
  find(finding: Finding): void;
}

/**
 * Makes the same calls on two nodes, and reports the first difference of each.
 *
 * @param block - What the calls are of, for findings.
 * @param endpoint - The address of the other node.
 * @returns how many calls both have responded to.
 */
export async function compareCalls(
  one: ComparedNode,
  other: ComparedNode,
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
