import { type Waiting, WaitingList } from "../../upstreams/waiting-list.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import { checkInFlight } from "../check-in-flight.ts";

/** A request that waits for a response, and can be sent to another upstream instead. */
export interface WaitingRequest extends Waiting<WaitingRequest> {
  failOver(): void;
}

const checkInterval = 50;

/**
 * Moves requests away from an upstream that has stopped responding, or is down, long before their timeout.
 */
export class HangWatch {
  readonly #waiting = new Map<PoolMember, WaitingList<WaitingRequest>>();
  readonly #watch = checkInFlight(checkInterval, (now) => this.#check(now));

  add(member: PoolMember, request: WaitingRequest): void {
    let requests = this.#waiting.get(member);
    if (!requests) this.#waiting.set(member, (requests = new WaitingList()));
    requests.add(request);
    this.#watch();
  }

  delete(member: PoolMember, request: WaitingRequest): void {
    this.#waiting.get(member)?.delete(request);
  }

  #check(now: number): boolean {
    let isWaiting = false;
    for (const [member, requests] of this.#waiting) {
      if (!requests.isEmpty) isWaiting = true;
      // Each request leaves the set when it moves on.
      if (member.isSilent(now) || !member.breaker.isClosed)
        for (const request of requests) request.failOver();
    }
    return isWaiting;
  }
}
