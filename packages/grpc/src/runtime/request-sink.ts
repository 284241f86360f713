import type { Codec } from "./codec.ts";
import type { WireCall } from "./wire-call.ts";

/** Requests that may wait to be sent before the source should pause. */
const CAPACITY = 16;

/** Sends the requests of a stream one after another, as they are written to the connection. */
export class RequestSink {
  readonly #call: WireCall;
  readonly #codec: Codec;
  readonly #waiting: Uint8Array[] = [];
  #isSending = false;
  #isOver = false;
  #wake: (() => void) | undefined;

  constructor(call: WireCall, codec: Codec) {
    this.#call = call;
    this.#codec = codec;
  }

  /**
   * @returns whether more may be written before `drained` resolves.
   * @throws NodeAccessError `INVALID_ARGUMENT` if a value does not match the type of its field.
   */
  write(request: unknown): boolean {
    if (this.#isOver) return true;
    this.#waiting.push(this.#codec.encode(request));
    if (!this.#isSending) this.#sendNext();
    return this.#waiting.length < CAPACITY;
  }

  /** Resolves when more may be written, or nothing can be written any more. */
  async drained(): Promise<void> {
    if (!this.#isOver) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  /** Drops what has not been sent. */
  end(): void {
    this.#isOver = true;
    this.#waiting.length = 0;
    this.#wake?.();
  }

  readonly #sendNext = (): void => {
    const request = this.#waiting.shift();
    this.#isSending = request !== undefined;
    if (request) this.#call.send(request, this.#sendNext);
    if (this.#waiting.length === 0) this.#wake?.();
  };
}
