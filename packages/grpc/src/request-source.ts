import type { RequestSink } from "./request-sink.ts";

/**
 * The requests of a subscription, each of which replaces the one before. They outlive a call: a repeated call begins with the latest request, and
 * continues with the ones that follow.
 */
export class RequestSource {
  readonly #requests: AsyncIterator<unknown> | undefined;
  readonly #fail: (error: unknown) => void;
  #latest: unknown;
  #sink: RequestSink | undefined;
  #pumping = false;

  /**
   * @param requests - One request, or requests as they come.
   * @param fail - Called with what the requests' iteration throws.
   */
  constructor(requests: unknown, fail: (error: unknown) => void) {
    this.#fail = fail;
    if (isAsyncIterable(requests)) this.#requests = requests[Symbol.asyncIterator]();
    else this.#latest = requests ?? {};
  }

  /**
   * Sends the latest request, and from now on all further ones, to a call.
   *
   * @param change - What the latest request becomes before it is sent again.
   */
  attach(sink: RequestSink, change: (request: unknown) => unknown): void {
    this.#sink?.end();
    this.#sink = sink;
    if (this.#latest !== undefined) sink.write(change(this.#latest));
    if (this.#pumping || !this.#requests) return;
    this.#pumping = true;
    void this.#pump(this.#requests);
  }

  /** Sends a request of this client's own. It goes to the call that runs, and is not repeated. */
  send(request: unknown): void {
    this.#sink?.write(request);
  }

  /** Ends the iteration of the requests. */
  stop(): void {
    this.#sink?.end();
    this.#sink = undefined;
    // What a caller's own iteration throws as it ends concerns no one any more.
    void Promise.resolve(this.#requests?.return?.()).catch(() => undefined);
  }

  async #pump(requests: AsyncIterator<unknown>): Promise<void> {
    try {
      for (let next = await requests.next(); !next.done; next = await requests.next()) {
        const sink = this.#sink;
        if (!sink) return;
        // A request with a ping changes no filters. Source: rpcpool/yellowstone-grpc.
        if (!isPing(next.value)) this.#latest = next.value;
        if (!sink.write(next.value)) await sink.drained();
      }
    } catch (error) {
      this.#fail(error);
    }
  }
}

/** Whether a caller passes an iterable of requests, and not one request. */
export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function isPing(request: unknown): boolean {
  return (request as { ping?: unknown } | undefined)?.ping !== undefined;
}
