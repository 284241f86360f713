import { propertyOf } from "@node-access/auth";
import type { Codec } from "./codec.ts";
import type { RequestSink } from "./request-sink.ts";

/** Sends a subscription's requests, each in place of the one before. A new call begins with the latest. */
export class RequestSource {
  readonly #requests: AsyncIterator<unknown> | undefined;
  readonly #fail: (error: unknown) => void;
  readonly #copy: Codec["copy"];
  #latest: unknown;
  #sink: RequestSink | undefined;
  #pumping = false;

  /** @param fail - Called with the error that the iterable throws, if the requests are one. */
  constructor(requests: unknown, fail: (error: unknown) => void, { copy }: Codec) {
    this.#fail = fail;
    this.#copy = copy;
    if (isAsyncIterable(requests)) this.#requests = requests[Symbol.asyncIterator]();
    else this.#latest = copy(requests);
  }

  /** Sends the latest request, after a change if it was sent before, and all later ones to a call. */
  attach(sink: RequestSink, change: (request: unknown) => unknown): void {
    this.#sink?.end();
    this.#sink = sink;
    if (this.#latest !== undefined) sink.write(change(this.#latest));
    if (this.#pumping || !this.#requests) return;
    this.#pumping = true;
    void this.#pump(this.#requests);
  }

  /** Sends a request that the client itself makes, to the current call only. */
  send(request: unknown): void {
    this.#sink?.write(request);
  }

  /** Ends the iteration over the requests. */
  stop(): void {
    this.#sink?.end();
    this.#sink = undefined;
    // The call has ended, so an error of the caller's iterator has no one to be reported to.
    void Promise.resolve(this.#requests?.return?.()).catch(() => undefined);
  }

  async #pump(requests: AsyncIterator<unknown>): Promise<void> {
    try {
      for (let next = await requests.next(); !next.done; next = await requests.next()) {
        const sink = this.#sink;
        if (!sink) return;
        // A request with a ping changes no filters. Source: rpcpool/yellowstone-grpc.
        if (!isPing(next.value)) this.#latest = this.#copy(next.value);
        if (!sink.write(next.value)) await sink.drained();
      }
    } catch (error) {
      this.#fail(error);
    }
  }
}

/** Whether a caller passed an async iterable of requests instead of one request. */
export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof propertyOf(value, Symbol.asyncIterator) === "function";
}

function isPing(request: unknown): boolean {
  return (request as { ping?: unknown } | undefined)?.ping !== undefined;
}
