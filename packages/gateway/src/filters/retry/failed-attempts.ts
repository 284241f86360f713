import type { Reply } from "../../upstreams/upstream.ts";
import type { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { describeOutage, type SeenBlocks, shownFailure } from "../../clusters/outage-failure.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";

/** What upstreams that did not serve a request said: for the log, and for its caller if no other one serves it. */
export class FailedAttempts {
  /** For the log, with names. */
  text = "";
  newest: UpstreamFailure | undefined;
  /** The response that the caller gets if no upstream has a better one. */
  lastResort: Reply | undefined;
  #weight = 0;
  /** Why each upstream did not serve it, for the caller. */
  readonly #causes = new Map<PoolMember, string>();

  add(member: PoolMember, reason: string, cause: string): void {
    this.text += `${this.text && ", "}${member.upstream.name}: ${reason}`;
    this.#causes.set(member, cause);
  }

  /** @param weight - Of several responses, the last of the highest weight is kept. */
  offer(reply: Reply, weight: number): void {
    if (weight < this.#weight) return;
    this.lastResort = reply;
    this.#weight = weight;
  }

  /** Adds what failed, for the log, and why, for the caller. @param outage - The upstreams, if none serves. */
  explain(
    failure: UpstreamFailure,
    outage: readonly PoolMember[] | undefined,
    seen: SeenBlocks,
    now: number,
  ): UpstreamFailure {
    if (this.text !== "") failure.failed = this.text;
    const states = outage && describeOutage(outage, seen, now);
    const shown = failure.shown ?? shownFailure(states, this.#causes.values());
    if (shown !== undefined) failure.shown = shown;
    return failure;
  }
}
