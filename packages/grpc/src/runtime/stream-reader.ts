import type { IncomingHttpHeaders } from "node:http2";
import type { Attempt, CallResponse } from "@node-access/transport";
import type { MessageQueue } from "./message-queue.ts";
import { withoutStatus } from "./received-headers.ts";
import type { CallListener, WireCall } from "./wire-call.ts";

/** Sends the first request of a call, or its requests. */
export type Start = (call: WireCall, attempt: Attempt) => void;

/** Reads the messages of a stream. While the queue is full, it pauses, and back-pressure pauses the server. */
export class StreamReader implements CallListener {
  /** Messages that arrived before `readAll` was called. */
  #early: Uint8Array[] = [];
  #take: ((bytes: Uint8Array) => void) | undefined;
  #queue: MessageQueue<unknown> | undefined;
  #call: WireCall | undefined;
  #isPaused = false;
  #outcome: { readonly error?: unknown } | undefined;
  #settle: ((outcome: { readonly error?: unknown }) => void) | undefined;
  readonly attempt: Attempt;
  /** Called when the call has ended. */
  onOver: (() => void) | undefined;
  readonly #start: Start;
  readonly #opened: (response: CallResponse<StreamReader>) => void;
  readonly #failed: (error: unknown) => void;

  /** @param opened - Called when the server has begun to respond; `failed` if the call fails before that. */
  constructor(
    attempt: Attempt,
    start: Start,
    opened: (response: CallResponse<StreamReader>) => void,
    failed: (error: unknown) => void,
  ) {
    this.attempt = attempt;
    this.#start = start;
    this.#opened = opened;
    this.#failed = failed;
  }

  onStart(call: WireCall): void {
    this.#call = call;
    this.#start(call, this.attempt);
  }

  onHeaders(headers: IncomingHttpHeaders): void {
    this.#opened({
      value: this,
      get headers() {
        return withoutStatus(headers);
      },
    });
  }

  onMessage(bytes: Uint8Array): void {
    if (this.#take) this.#take(bytes);
    else this.#early.push(bytes);
    if (this.#isPaused || (this.#take && !this.#queue?.isFull)) return;
    this.#isPaused = true;
    this.#call?.pause();
  }

  onEnd(): void {
    this.#opened({ value: this });
    this.#finish({});
  }

  onFailure(error: unknown): void {
    this.#failed(error);
    this.#finish({ error });
  }

  /** Reads to the end of the stream. @param take - Called with each message. If it throws, the stream ends so. */
  readAll(queue: MessageQueue<unknown>, take: (bytes: Uint8Array) => void): Promise<void> {
    this.#queue = queue;
    queue.onRead = () => this.#readOn();
    for (const bytes of this.#early) take(bytes);
    this.#early = [];
    this.#take = take;
    this.#readOn();
    return new Promise((resolve, reject) => {
      this.#settle = (outcome) => ("error" in outcome ? reject(outcome.error) : resolve());
      if (this.#outcome) this.#settle(this.#outcome);
    });
  }

  #readOn(): void {
    if (!this.#isPaused || this.#queue?.isFull) return;
    this.#isPaused = false;
    this.#call?.resume();
  }

  #finish(outcome: { readonly error?: unknown }): void {
    this.#outcome = outcome;
    this.onOver?.();
    this.#settle?.(outcome);
  }
}
