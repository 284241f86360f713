import type { Attempt } from "@node-access/transport";
import type { Codec } from "./codec.ts";
import { isAsyncIterable } from "./request-source.ts";
import { lostRequests } from "./call-errors.ts";
import type { WireCall } from "./wire-call.ts";

/** Requests that may wait to be sent before their iteration pauses. */
const CAPACITY = 16;

/** Maximum requests in the replay buffer, which is needed if the connection is lost before any request was sent. */
const MAX_BUFFERED = 64;

/** Sends the requests of a stream in order. The server receives each of them once. */
export class RequestSequence {
  readonly #codec: Codec;
  readonly #requests: AsyncIterator<unknown> | undefined;
  readonly #only: unknown;
  readonly #fail: (error: unknown) => void;
  /** All requests up to now; once there are too many, only those that have not been sent. */
  #buffer: Uint8Array[] = [];
  #hasAll = true;
  /** The index in the buffer of the next request to send. */
  #next = 0;
  /** Whether no more requests follow those in the buffer. */
  #isLast: boolean;
  #call: WireCall | undefined;
  #isSending = false;
  #isPumping = false;
  #wake: (() => void) | undefined;

  /** @param fail - Called with the error that the iterable throws, if the requests are one. */
  constructor(codec: Codec, requests: unknown, isLast: boolean, fail: (error: unknown) => void) {
    this.#codec = codec;
    this.#requests = isAsyncIterable(requests) ? requests[Symbol.asyncIterator]() : undefined;
    this.#only = requests;
    this.#isLast = isLast && !this.#requests;
    this.#fail = fail;
  }

  /** Sends the requests to a call, in place of the previous one: `UNANSWERED` unless all are buffered. */
  attach(call: WireCall, attempt: Attempt): void {
    if (!this.#hasAll) throw lostRequests(attempt);
    this.#call = call;
    this.#next = 0;
    if (!this.#requests) this.#buffer = [this.#codec.encode(this.#only)];
    this.#sendNext(call);
    if (this.#isPumping || !this.#requests) return;
    this.#isPumping = true;
    void this.#pump(this.#requests);
  }

  /** Ends the iteration over the requests. */
  stop(): void {
    this.#call = undefined;
    this.#wake?.();
    // The call has ended, so an error of the caller's iterator has no one to be reported to.
    void Promise.resolve(this.#requests?.return?.()).catch(() => undefined);
  }

  async #pump(requests: AsyncIterator<unknown>): Promise<void> {
    try {
      for (let next = await requests.next(); !next.done; next = await requests.next()) {
        this.#buffer.push(this.#codec.encode(next.value));
        if (!this.#isSending) this.#sendNext(this.#call);
        if (this.#buffer.length - this.#next >= CAPACITY)
          await new Promise<void>((resolve) => (this.#wake = resolve));
        if (this.#buffer.length < MAX_BUFFERED) continue;
        this.#hasAll = false;
        this.#buffer.splice(0, this.#next);
        this.#next = 0;
      }
      this.#isLast = true;
      if (!this.#isSending) this.#sendNext(this.#call);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The next request follows when the previous one is written, so that a slow server pauses the iteration. */
  #sendNext(call: WireCall | undefined): void {
    const request = this.#buffer[this.#next];
    this.#isSending = request !== undefined;
    if (request) call?.send(request, () => this.#sent(call));
    else if (this.#isLast) call?.halfClose();
    if (this.#buffer.length - this.#next < CAPACITY) this.#wake?.();
  }

  #sent(call: WireCall): void {
    // Ignores an abandoned call: another call has replaced it.
    if (call !== this.#call) return;
    this.#next += 1;
    this.#sendNext(call);
  }
}
