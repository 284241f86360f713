import type { Flight, NodeSource, PartRequest, Sender, Upstream } from "../../contract/part-source.ts";
import { Attempts, type OnFailure } from "./attempts.ts";
import { HeadTracker } from "./head-tracker.ts";
import { PoolMember } from "./pool-member.ts";

/** What a pool needs of the gateway. */
export interface PoolContext {
  /** Called for each upstream that could not respond. */
  readonly onFailure: OnFailure;
}

/**
 * The upstreams of one part of one network, which act as one. A request passes the stages in this order: each decides
 * how the next one is asked.
 *
 * cache -> coalescing -> splitting of logs, consensus, broadcast -> hedging -> attempts in turn
 */
export class UpstreamPool implements NodeSource {
  readonly members: readonly PoolMember[];
  readonly heads: HeadTracker = new HeadTracker();
  readonly #stages: Sender;

  constructor(upstreams: readonly Upstream[], context: PoolContext) {
    this.members = upstreams.map((upstream) => new PoolMember(upstream));
    this.#stages = new Attempts({ members: this.members, onFailure: context.onFailure });
  }

  send(request: PartRequest): Flight {
    return this.#stages.send(request);
  }

  /** The upstreams that may be used, those that are well first. */
  async upstreams(): Promise<readonly Upstream[]> {
    const usable = this.members.filter(({ isMismatched, isCordoned }) => !isMismatched && !isCordoned);
    return usable
      .map(({ upstream }) => upstream)
      .toSorted((one, other) => Number(other.isReady()) - Number(one.isReady()));
  }

  upstream(id: string): Upstream | undefined {
    return this.members.find(({ upstream }) => upstream.id === id)?.upstream;
  }

  async close(): Promise<void> {
    await Promise.all(this.members.map(({ upstream }) => upstream.close()));
  }
}
