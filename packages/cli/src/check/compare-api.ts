import type { Comparing } from "./comparing.ts";
import { findDifference } from "./evm.ts";
import type { Session } from "./session.ts";

/** How far behind another node a node is not in step with its chain: more blocks, and more seconds. */
const LAG_BLOCKS = 2;
const LAG_SECONDS = 30;

export type Call = readonly [method: string, params: unknown];

/** A node whose results are compared: a session of JSON-RPC, or what makes calls of another API. */
export type ComparedNode = Pick<Session, "call" | "addFinding">;

/** The newest block of a node. */
export interface Head {
  /** Some APIs say only of when their data is. */
  readonly height?: bigint | undefined;
  /** Its time. */
  readonly seconds: number;
}

/** How nodes with an API are compared. */
export interface ComparedApi<Node> {
  /** The newest block of a node, and the height of its newest final one. */
  readonly read: (
    node: Node,
  ) => Promise<{ readonly head: Head | undefined; readonly final?: bigint | undefined }>;
  /** What is the same at any time. */
  readonly fixed?: () => readonly Call[];
  /** What is said of the block of a height, and of the state after it. */
  readonly at?: (height: bigint) => readonly Call[];
}

/** Compares what two nodes say of what never changes, and of the same final blocks and states. */
export async function compareApi<Node extends ComparedNode>(
  api: ComparedApi<Node>,
  [mine, theirs]: readonly [Node, Node],
  comparing: Comparing,
): Promise<void> {
  const [my, their] = await Promise.all([api.read(mine), api.read(theirs)]);
  await compareCalls(mine, theirs, api.fixed?.() ?? [], "the chain", comparing);
  if (!my.head || !their.head) return;
  noteLag(mine, my.head, their.head, comparing);
  const heights = [my.head.height, their.head.height];
  if (!heights.every((height) => height !== undefined)) return;
  for (const height of sampleHeights(heights, [my.final, their.final]))
    await compareCalls(mine, theirs, api.at?.(height) ?? [], `block ${height}`, comparing);
}

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
    if (mine.kind === "result" && theirs.kind === "result")
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

/** Notes how many blocks a node is behind another one, both now, and reports a node that is far behind. */
function noteLag(node: ComparedNode, mine: Head, theirs: Head, comparing: Comparing): void {
  const seconds = theirs.seconds - mine.seconds;
  const hasHeights = mine.height !== undefined && theirs.height !== undefined;
  const blocks = hasHeights ? Number(theirs.height - mine.height) : undefined;
  if (blocks !== undefined) comparing.headLag = Math.max(0, blocks);
  if ((blocks ?? Infinity) <= LAG_BLOCKS || seconds <= LAG_SECONDS) return;
  const [subject, what] = hasHeights
    ? ["newest block", `${mine.height} is ${blocks} blocks and`]
    : ["newest data", "is"];
  node.addFinding("lag", subject, `${what} ${seconds} s older than that of ${comparing.endpoint}`);
}

/** Returns the heights whose blocks are compared: the newest that both nodes have and call final, and older ones. */
function sampleHeights(
  heads: readonly bigint[],
  finals: readonly (bigint | undefined)[],
): ReadonlySet<bigint> {
  // Some nodes say that nothing is final yet.
  const final = finals.filter((height) => height !== undefined && height > 0n) as bigint[];
  const shared = [...heads, ...final].reduce((a, b) => (a < b ? a : b));
  return new Set([shared, shared / 2n, shared - (shared > 10n ? 10n : 0n)]);
}
