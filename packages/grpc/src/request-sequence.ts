import type { Attempt } from "@node-access/transport";
import type { Codec } from "./codec.ts";
import { isAsyncIterable } from "./request-source.ts";
import { lostRequests } from "./status-error.ts";
import type { Call } from "./wire-call.ts";

/** Requests that may wait to be sent before their iteration pauses. */
const CAPACITY = 16;

/** Requests that are kept for the case that their connection is lost before any of them has left. */
const MAX_KEPT = 64;

/** The requests of a stream whose server receives each of them once, in order. */
export class RequestSequence {
  readonly #codec: Codec;
  readonly #requests: AsyncIterator<unknown> | undefined;
  readonly #only: unknown;
  readonly #fail: (error: unknown) => void;
  /** All requests so far, or, once they are too many to keep, those that have not been sent. */
  #kept: Buffer[] = [];
  #hasAll = true;
  /** The place of the next request to send among those that are kept. */
  #next = 0;
  /** Whether no more requests follow those that are kept. */
  #isLast: boolean;
  #call: Call | undefined;
  #isSending = false;
  #isPumping = false;
  #wake: (() => void) | undefined;

  /**
   * @param requests - One request, or requests as they come.
   * @param isLast - Whether a single request is the last one.
   * @param fail - Is called with the error that the requests' iteration throws.
   */
  constructor(codec: Codec, requests: unknown, isLast: boolean, fail: (error: unknown) => void) {
    this.#codec = codec;
    this.#requests = isAsyncIterable(requests) ? requests[Symbol.asyncIterator]() : undefined;
    this.#only = requests;
    this.#isLast = isLast && !this.#requests;
    this.#fail = fail;
  }

  /**
   * Sends the requests to a call, in place of the call before.
   *
   * @throws NodeAccessError `UNANSWERED` if the previous call received too many requests to repeat all of them.
   */
  attach(call: Call, attempt: Attempt): void {
    if (!this.#hasAll) throw lostRequests(attempt);
    this.#call = call;
    this.#next = 0;
    if (!this.#requests) this.#kept = [this.#codec.encode(this.#only)];
    this.#sendNext(call);
    if (this.#isPumping || !this.#requests) return;
    this.#isPumping = true;
    void this.#pump(this.#requests);
  }

  /** Ends the iteration of the requests. */
  stop(): void {
    this.#call = undefined;
    this.#wake?.();
    // What a caller's own iteration throws as it ends concerns no one any more.
    void Promise.resolve(this.#requests?.return?.()).catch(() => undefined);
  }

  async #pump(requests: AsyncIterator<unknown>): Promise<void> {
    try {
      for (let next = await requests.next(); !next.done; next = await requests.next()) {
        this.#kept.push(this.#codec.encode(next.value));
        if (!this.#isSending) this.#sendNext(this.#call);
        if (this.#kept.length - this.#next >= CAPACITY)
          await new Promise<void>((resolve) => (this.#wake = resolve));
        if (this.#kept.length < MAX_KEPT) continue;
        this.#hasAll = false;
        this.#kept.splice(0, this.#next);
        this.#next = 0;
      }
      this.#isLast = true;
      if (!this.#isSending) this.#sendNext(this.#call);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** grpc-js accepts a request once it has sent the one before. */
  #sendNext(call: Call | undefined): void {
    const request = this.#kept[this.#next];
    this.#isSending = request !== undefined;
    if (request) call?.sendMessageWithContext({ callback: () => this.#sent(call) }, request);
    else if (this.#isLast) call?.halfClose();
    if (this.#kept.length - this.#next < CAPACITY) this.#wake?.();
  }

  #sent(call: Call): void {
    // An abandoned call says nothing about the call that replaced it.
    if (call !== this.#call) return;
    this.#next += 1;
    this.#sendNext(call);
  }
}
