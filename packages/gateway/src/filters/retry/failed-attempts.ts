import { performance } from "node:perf_hooks";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import type { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { ChainHeads } from "../../clusters/chain/chain-heads.ts";
import { describeOutage, shownFailure } from "../../clusters/outage-failure.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import { isHealthy, type SelectionContext } from "../../clusters/select.ts";

interface ServingContext extends SelectionContext {
  readonly heads: Pick<ChainHeads, "givesUpAt">;
}

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

  /** Adds what failed, for the log, and why, for the caller. */
  explain(
    failure: UpstreamFailure,
    { members: all, served, heads }: ServingContext,
    request: ClusterRequest,
  ): UpstreamFailure {
    const { only, route } = request;
    const now = performance.now();
    // Upstreams that the request does not go to, or that lack its method, are no outage.
    const members = all.filter(
      ({ upstream }) =>
        upstream === (only ?? upstream) && upstream.name === (route?.upstream ?? upstream.name),
    );
    const any: ClusterRequest = { ...request, avoid: [], calls: [] };
    const isServing = members.some(
      (member) => isHealthy(member, any, served, now) && member.failing(now) === undefined,
    );
    const seen = { served, givesUpAt: heads.givesUpAt };
    const states = isServing ? undefined : describeOutage(members, seen, now);
    const shown = failure.shown ?? shownFailure(states, this.#causes.values());
    if (this.text !== "") failure.failed = this.text;
    if (shown !== undefined) failure.shown = shown;
    return failure;
  }
}
