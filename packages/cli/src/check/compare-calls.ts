import { findDifference } from "./evm.ts";
import type { Comparing } from "./comparing.ts";
import type { Session } from "./session.ts";

/** A method and its params. */
export type Call = readonly [method: string, params: unknown];

/** A node whose results are compared: a session of JSON-RPC, or what makes calls of another API. */
export type ComparedNode = Pick<Session, "call" | "addFinding">;

/** Makes the same calls on two nodes, and reports the first difference of each. `block` says what the calls are of. */
export async function compareCalls(
  one: ComparedNode,
  other: ComparedNode,
  calls: readonly Call[],
  block: string,
  comparing: Comparing,
): Promise<void> {
  for (const [method, params] of calls) {
    const [mine, theirs] = [await one.call(method, params), await other.call(method, params)];
    if (mine.kind !== "result" || theirs.kind !== "result") continue;
    compareValues(one, method, [mine.value, theirs.value], block, comparing);
  }
}

/** Compares what two nodes say of the same thing, and reports the first difference. */
export function compareValues(
  one: Pick<ComparedNode, "addFinding">,
  subject: string,
  [mine, theirs]: readonly [unknown, unknown],
  block: string,
  comparing: Comparing,
): void {
  comparing.compared += 1;
  const path = findDifference(mine, theirs);
  if (path !== undefined)
    one.addFinding("differs", subject, `of ${block} differs from ${comparing.endpoint}`, path);
}
