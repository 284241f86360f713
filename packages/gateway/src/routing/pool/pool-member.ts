import type { Upstream } from "../../contract/part-source.ts";

/** One upstream of a pool, with what the pool knows of it. */
export class PoolMember {
  readonly upstream: Upstream;
  /** Whether it serves another chain than its network's. Such an upstream is never used. */
  isMismatched = false;
  /** Whether an operator has taken it out of use. */
  isCordoned = false;

  constructor(upstream: Upstream) {
    this.upstream = upstream;
  }
}
