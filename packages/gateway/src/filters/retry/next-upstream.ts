import { performance } from "node:perf_hooks";
import type { ClusterRequest } from "../../upstreams/upstream.ts";
import type { ChainHeads } from "../../clusters/chain/chain-heads.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import {
  isBehind,
  isHealthy,
  leastBlock,
  mayServe,
  select,
  type SelectionContext,
} from "../../clusters/select.ts";
import { OverloadWait } from "./overload-wait.ts";

export interface NextContext extends SelectionContext {
  readonly heads: Pick<ChainHeads, "catchUp">;
}

/** Decides which upstream a request is sent to next, and whether it is worth waiting for one. */
export class NextUpstream {
  readonly #context: NextContext;
  readonly #request: ClusterRequest;
  readonly #startedAt: number;
  /** Upstreams that were tried and did not serve it. Most requests have none. */
  #tried: Set<PoolMember> | undefined;
  #hasWaited = false;
  /** Most requests do not wait. */
  #overload: OverloadWait | undefined;

  constructor(context: NextContext, request: ClusterRequest, startedAt: number) {
    this.#context = context;
    this.#request = request;
    this.#startedAt = startedAt;
  }

  select(): PoolMember | undefined {
    return select(this.#context, this.#request, this.#tried, performance.now());
  }

  /** Waits for an upstream if none can serve the request now. */
  async wait(): Promise<PoolMember | undefined> {
    return (await this.#nextThatCatchesUp()) ?? (await this.#nextAfterOverload());
  }

  /** Notes that an upstream did not serve the request: others are next. */
  add(member: PoolMember): void {
    this.#tried ??= new Set();
    this.#tried.add(member);
  }

  /** Notes that an upstream lacks the block. It may get it in a moment: it may be tried again once. */
  addLagging(member: PoolMember): void {
    if (!this.#hasWaited && isBehind(member, this.#request, this.#context.served))
      this.#tried?.delete(member);
  }

  /** Notes that an upstream rejected the request as too many because of others: it may be tried again. */
  addOverloaded(member: PoolMember): void {
    this.#overloadWait().add(member);
  }

  /** Whether an upstream that was not tried may serve the request. */
  get hasOther(): boolean {
    return this.#context.members.some(
      (member) => !this.#tried?.has(member) && mayServe(member, this.#request),
    );
  }

  /** Whether a healthy upstream was not tried. @param except - The one that has the request. */
  hasHealthy(except?: PoolMember): boolean {
    const { members, served } = this.#context;
    const now = performance.now();
    return members.some(
      (member) =>
        member !== except && !this.#tried?.has(member) && isHealthy(member, this.#request, served, now),
    );
  }

  get #isAborted(): boolean {
    return this.#request.inFlight?.isAborted === true;
  }

  /** If all upstreams that have the requested block failed, waits until another one has it. */
  async #nextThatCatchesUp(): Promise<PoolMember | undefined> {
    const { heads, members, served } = this.#context;
    const least = leastBlock(this.#request);
    if (least < 0 || this.#hasWaited || this.#isAborted) return undefined;
    const behind = members.filter(
      (member) =>
        !this.#tried?.has(member) &&
        mayServe(member, this.#request) &&
        isBehind(member, this.#request, served),
    );
    if (behind.length === 0) return undefined;
    this.#hasWaited = true;
    await heads.catchUp(behind, least);
    return this.#isAborted ? undefined : this.select();
  }

  /** If others have used up what the upstreams accept, waits until one accepts this request. */
  async #nextAfterOverload(): Promise<PoolMember | undefined> {
    while (!this.#isAborted) {
      const rested = await this.#overloadWait().wait();
      if (!rested) return undefined;
      for (const member of rested) this.#tried?.delete(member);
      const member = this.#isAborted ? undefined : this.select();
      if (member) return member;
    }
    return undefined;
  }

  #overloadWait(): OverloadWait {
    return (this.#overload ??= new OverloadWait(this.#context.members, this.#request, this.#startedAt));
  }
}
