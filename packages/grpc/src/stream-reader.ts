import type { ClientReadableStream, StatusObject } from "@grpc/grpc-js";

/**
 * Reads a call's answers one by one. grpc-js fetches a few ahead; beyond that the server is held up until they are read.
 */
export class StreamReader {
  readonly #call: ClientReadableStream<Buffer>;
  readonly #signal: AbortSignal;
  #status: StatusObject | undefined;
  #wake: () => void = () => undefined;

  /** @param signal - Cancels the call; its reason is then what `read` throws. */
  constructor(call: ClientReadableStream<Buffer>, signal: AbortSignal) {
    this.#call = call;
    this.#signal = signal;
    call.on("readable", () => this.#wake());
    // The same as the status, told again.
    call.on("error", () => undefined);
    const cancel = (): void => {
      call.cancel();
      this.#wake();
    };
    call.on("status", (status) => {
      this.#status = status;
      // The signal may outlive many calls.
      signal.removeEventListener("abort", cancel);
      this.#wake();
    });
    if (signal.aborted) cancel();
    else signal.addEventListener("abort", cancel, { once: true });
  }

  /** @returns the next answer, or, after the last one, how the call ended. */
  async read(): Promise<{ bytes: Buffer } | { status: StatusObject }> {
    for (;;) {
      this.#signal.throwIfAborted();
      const bytes: Buffer | null = this.#call.read();
      if (bytes) return { bytes };
      if (this.#status) return { status: this.#status };
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
