import type { Http2Codec } from "./channel-runtime.ts";
import type { Call } from "./http2-call.ts";

/** Requests that may wait to be sent before the source should pause. */
const CAPACITY = 16;

/** Sends the requests of a stream one after another, as grpc-js reads. */
export class RequestSink {
  readonly #call: Call;
  readonly #codec: Http2Codec;
  readonly #waiting: Buffer[] = [];
  #isSending = false;
  #isOver = false;
  #wake: (() => void) | undefined;

  constructor(call: Call, codec: Http2Codec) {
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
    if (request) this.#call.sendMessageWithContext({ callback: this.#sendNext }, request);
    if (this.#waiting.length === 0) this.#wake?.();
  };
}
