import { performance } from "node:perf_hooks";
import { type Waiting, WaitingList } from "../../../contract/waiting-list.ts";
import type { PoolMember } from "../pool-member.ts";

/** A request that waits for a response, and can be sent to another upstream instead. */
export interface WaitingRequest extends Waiting<WaitingRequest> {
  /** Moves to another upstream, if one can serve the request. */
  moveOn(): void;
}

/** Milliseconds between two checks. */
const lookEvery = 50;

/**
 * Moves requests away from an upstream that has stopped responding, long before their timeout.
 * Skips a check after the gateway itself was blocked: responses may have arrived and not been read.
 */
export class HangWatch {
  readonly #waiting = new Map<PoolMember, WaitingList<WaitingRequest>>();
  #timer: NodeJS.Timeout | undefined;
  #lookedAt = 0;

  add(member: PoolMember, request: WaitingRequest): void {
    let requests = this.#waiting.get(member);
    if (!requests) this.#waiting.set(member, (requests = new WaitingList()));
    requests.add(request);
    if (this.#timer) return;
    this.#lookedAt = performance.now();
    this.#timer = setInterval(() => this.#look(), lookEvery).unref();
  }

  delete(member: PoolMember, request: WaitingRequest): void {
    this.#waiting.get(member)?.delete(request);
  }

  #look(): void {
    const now = performance.now();
    const wasHeldUp = now - this.#lookedAt > 2 * lookEvery;
    this.#lookedAt = now;
    if (wasHeldUp) return;
    let isIdle = true;
    for (const [member, requests] of this.#waiting) {
      if (!requests.isEmpty) isIdle = false;
      // Each request leaves the set when it moves on.
      if (member.isSilent(now)) for (const request of requests) request.moveOn();
    }
    if (!isIdle) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
