import type { Metadata } from "@grpc/grpc-js";
import type { Attempt, CallResponse } from "@node-access/transport";
import type { Call } from "./http2-call.ts";
import type { MessageQueue } from "./message-queue.ts";
import { readHeaders } from "./metadata.ts";
import { UnreadBytes } from "./unread-bytes.ts";
import type { CallListener } from "./wire-call.ts";

/** Sends the first request of a call, or its requests. */
export type Start = (call: Call, attempt: Attempt) => void;

/** Reads the messages of a stream. While the queue is full, it requests no more, and back-pressure pauses the server. */
export class StreamReader implements CallListener {
  /** Messages that arrived before `readAll` was called. */
  #early: Buffer[] = [];
  #take: ((bytes: Buffer) => void) | undefined;
  #queue: MessageQueue<unknown> | undefined;
  #call: Call | undefined;
  readonly #unread = new UnreadBytes();
  /** Whether a message has been requested. grpc-js preserves the order only if one is requested at a time. */
  #isReading = false;
  #outcome: { readonly error?: unknown } | undefined;
  #settle: ((outcome: { readonly error?: unknown }) => void) | undefined;
  readonly attempt: Attempt;
  /** Called when the call has ended. */
  onOver: (() => void) | undefined;
  readonly #start: Start;
  readonly #opened: (response: CallResponse<StreamReader>) => void;
  readonly #failed: (error: unknown) => void;

  /**
   * @param start - Sends the request or requests.
   * @param opened - Called when the server has begun to respond.
   * @param failed - Called if the call fails before that.
   */
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

  onStart(call: Call): void {
    this.#call = call;
    this.#readOn();
    this.#start(call, this.attempt);
  }

  onHeaders(metadata: Metadata): void {
    this.#opened({
      value: this,
      get headers() {
        return readHeaders(metadata);
      },
    });
  }

  onMessage(bytes: Buffer): void {
    this.#isReading = false;
    if (!this.#take) {
      this.#early.push(bytes);
      return;
    }
    this.#unread.add(bytes.length);
    this.#take(bytes);
    this.#readOn();
  }

  onEnd(): void {
    this.#opened({ value: this });
    this.#finish({});
  }

  onFailure(error: unknown): void {
    this.#failed(error);
    this.#finish({ error });
  }

  /**
   * Reads to the end of the stream.
   *
   * @param take - Called with each message. If it throws, the stream ends with that error.
   * @returns a promise that rejects with the error of the stream.
   */
  readAll(queue: MessageQueue<unknown>, take: (bytes: Buffer) => void): Promise<void> {
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
    if (this.#isReading || this.#queue?.isFull || this.#unread.areMany(this.#queue?.size ?? 0)) return;
    this.#isReading = true;
    this.#call?.startRead();
  }

  #finish(outcome: { readonly error?: unknown }): void {
    this.#outcome = outcome;
    this.onOver?.();
    this.#settle?.(outcome);
  }
}
