import { performance } from "node:perf_hooks";
import { type Waiting, WaitingList } from "../../upstreams/waiting-list.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";

/** A request that waits for a response, and can be sent to another upstream instead. */
export interface WaitingRequest extends Waiting<WaitingRequest> {
  failOver(): void;
}

const checkInterval = 50;

/**
 * Moves requests away from an upstream that has stopped responding, or is down, long before their timeout.
 * Skips a check after the gateway itself was blocked: responses may have arrived and not been read.
 */
export class HangWatch {
  readonly #waiting = new Map<PoolMember, WaitingList<WaitingRequest>>();
  #timer: NodeJS.Timeout | undefined;
  #checkedAt = 0;

  add(member: PoolMember, request: WaitingRequest): void {
    let requests = this.#waiting.get(member);
    if (!requests) this.#waiting.set(member, (requests = new WaitingList()));
    requests.add(request);
    if (this.#timer) return;
    this.#checkedAt = performance.now();
    this.#timer = setInterval(() => this.#check(), checkInterval).unref();
  }

  delete(member: PoolMember, request: WaitingRequest): void {
    this.#waiting.get(member)?.delete(request);
  }

  #check(): void {
    const now = performance.now();
    const wasBlocked = now - this.#checkedAt > 2 * checkInterval;
    this.#checkedAt = now;
    if (wasBlocked) return;
    let isIdle = true;
    for (const [member, requests] of this.#waiting) {
      if (!requests.isEmpty) isIdle = false;
      // Each request leaves the set when it moves on.
      if (member.isSilent(now) || !member.breaker.isClosed)
        for (const request of requests) request.failOver();
    }
    if (!isIdle) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
