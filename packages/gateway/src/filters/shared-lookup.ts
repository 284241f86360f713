import type { InFlightRequest, Reply } from "../codec/cluster.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";

/** A call whose result other gateways may have cached. It is sent to an upstream if they have not. */
export class SharedLookup implements InFlightRequest {
  readonly reply: Promise<Reply>;
  #inFlight: InFlightRequest | undefined;
  #isAborted = false;

  /**
   * @param found - The response with the shared result, if there is one.
   * @param send - Sends the call to an upstream.
   */
  constructor(found: Promise<Reply | undefined>, send: () => InFlightRequest) {
    this.reply = this.#run(found, send);
  }

  abort(): void {
    this.#isAborted = true;
    this.#inFlight?.abort();
  }

  async #run(found: Promise<Reply | undefined>, send: () => InFlightRequest): Promise<Reply> {
    const reply = await found;
    if (this.#isAborted) throw new UpstreamFailure("aborted", "the caller has gone");
    if (reply) return reply;
    this.#inFlight = send();
    return this.#inFlight.reply;
  }
}
