import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClusterRequest } from "../../upstreams/upstream.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import { mayServe } from "../../clusters/select.ts";

/** Milliseconds that a request may wait for upstreams of which others use more than their share. */
const maxWait = 3_000;
/** Milliseconds before it is sent again after a rejection, which double, and before it asks for budget again. */
const minWait = 100;
const budgetWait = 40;

/** Instead of an error, a tenant within its share waits a moment for what others have used up. */
export class OverloadWait {
  readonly #members: readonly PoolMember[];
  readonly #request: ClusterRequest;
  readonly #until: number;
  /** Upstreams that rejected the request as too many because of others: they may be tried again. */
  #rejecting: PoolMember[] = [];
  #waits = 0;

  constructor(members: readonly PoolMember[], request: ClusterRequest, startedAt: number) {
    this.#members = members;
    this.#request = request;
    this.#until = startedAt + maxWait;
  }

  add(member: PoolMember): void {
    this.#rejecting.push(member);
  }

  /** Waits once. @returns the upstreams that may be tried again; `undefined` if waiting is of no use any more. */
  async wait(): Promise<readonly PoolMember[] | undefined> {
    const rejecting = this.#rejecting;
    const isRejected = rejecting.length > 0;
    if (performance.now() >= this.#until || !(isRejected || this.#isShortOfBudget)) return undefined;
    const milliseconds = isRejected ? minWait * 2 ** Math.min(this.#waits, 3) : budgetWait;
    this.#waits += 1;
    await sleep(milliseconds, undefined, { ref: false });
    this.#rejecting = [];
    return rejecting;
  }

  /** Whether only the budget of upstreams is used up, and not by this tenant. */
  get #isShortOfBudget(): boolean {
    const { tenant } = this.#request;
    const now = performance.now();
    return this.#members.some(
      (member) =>
        member.budget?.isRateExhausted(now) === true &&
        mayServe(member, this.#request) &&
        member.throttle.untilFor(tenant) <= now &&
        !member.throttle.isOver(tenant, now),
    );
  }
}
