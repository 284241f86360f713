import type { Reply, UpstreamRequest } from "../upstream.ts";
import { abortedFailure } from "../upstream-failure.ts";
import type { ChainGuard } from "../chain-guard.ts";

/** A request that is sent once its upstream's chain has been verified. */
export class VerifiedRequest implements UpstreamRequest {
  readonly reply: Promise<Reply>;
  #inFlight: UpstreamRequest | undefined;
  #isAborted = false;

  constructor(guard: ChainGuard, send: () => UpstreamRequest) {
    this.reply = this.#run(guard, send);
  }

  get isQueued(): boolean {
    return this.#inFlight?.isQueued ?? false;
  }

  get sent(): boolean {
    return this.#inFlight?.sent ?? false;
  }

  get isStale(): boolean {
    return this.#inFlight?.isStale ?? false;
  }

  abort(): void {
    this.#isAborted = true;
    this.#inFlight?.abort();
  }

  async #run(guard: ChainGuard, send: () => UpstreamRequest): Promise<Reply> {
    await guard.verify();
    if (this.#isAborted) throw abortedFailure();
    this.#inFlight = send();
    return this.#inFlight.reply;
  }
}
