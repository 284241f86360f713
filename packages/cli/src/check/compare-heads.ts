import type { Comparing } from "./comparing.ts";
import type { Session } from "./session.ts";

/** How far behind another node a node is not in step with its chain: more blocks, and more seconds. */
const LAG_BLOCKS = 2;
const LAG_SECONDS = 30;

/** The newest block of a node. */
export interface Head {
  /** Some APIs say only of when their data is. */
  readonly height?: bigint | undefined;
  /** Its time. */
  readonly seconds: number;
}

/** Notes how many blocks a node is behind another one, both now, and reports a node that is far behind. */
export function noteLag(session: Session, mine: Head, theirs: Head, comparing: Comparing): void {
  const seconds = theirs.seconds - mine.seconds;
  const hasHeights = mine.height !== undefined && theirs.height !== undefined;
  const blocks = hasHeights ? Number(theirs.height - mine.height) : undefined;
  if (blocks !== undefined) comparing.headLag = Math.max(0, blocks);
  if ((blocks ?? Infinity) <= LAG_BLOCKS || seconds <= LAG_SECONDS) return;
  session.addFinding(
    "lag",
    hasHeights ? "newest block" : "newest data",
    `${hasHeights ? `${mine.height} is ${blocks} blocks and` : "is"} ${seconds} s older than that of ${comparing.endpoint}`,
  );
}

/** Returns the heights whose blocks are compared: the newest that both nodes have and call final, and older ones. */
export function sampleHeights(
  heads: readonly bigint[],
  finals: readonly (bigint | undefined)[],
): ReadonlySet<bigint> {
  const final = finals.filter((height) => height !== undefined && height > 0n) as bigint[];
  const shared = [...heads, ...final].reduce((a, b) => (a < b ? a : b));
  return new Set([shared, shared / 2n, shared - (shared > 10n ? 10n : 0n)]);
}
