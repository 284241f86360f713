import type { Session } from "./session.ts";

/** How far behind another node a node is not in step with its chain: more blocks, and more seconds. */
const LAG_BLOCKS = 2;
const LAG_SECONDS = 30;

/** The newest block of a node. */
export interface Head {
  readonly height: bigint;
  /** Its time. */
  readonly seconds: number;
}

/** Returns how many blocks a node is behind another one, both now, and reports a node that is far behind. */
export function noteLag(session: Session, mine: Head, theirs: Head, endpoint: string): number {
  const blocks = Number(theirs.height - mine.height);
  const seconds = theirs.seconds - mine.seconds;
  if (blocks > LAG_BLOCKS && seconds > LAG_SECONDS)
    session.find({
      id: "lag",
      subject: "newest block",
      what: `${mine.height} is ${blocks} blocks and ${seconds} s older than that of ${endpoint}`,
    });
  return Math.max(0, blocks);
}

/**
 * Returns the heights whose blocks are compared: the newest that both nodes have and call final, and older ones.
 *
 * @param finals - Some nodes say that nothing is final yet.
 */
export function sampleHeights(
  heads: readonly bigint[],
  finals: readonly (bigint | undefined)[],
): ReadonlySet<bigint> {
  const final = finals.filter((height) => height !== undefined && height > 0n) as bigint[];
  const shared = [...heads, ...final].reduce((a, b) => (a < b ? a : b));
  return new Set([shared, shared / 2n, shared - (shared > 10n ? 10n : 0n)]);
}
