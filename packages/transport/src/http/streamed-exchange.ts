import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Dispatcher } from "undici";
import type { Attempt } from "../attempt.ts";
import { connectionError } from "../call-error.ts";
import type { Connection, Exchange } from "./connections.ts";
import type { StreamedResponse } from "./http-transport.ts";
import { checkEncoding, readHeaders } from "./raw-headers.ts";

/** The socket is paused while this many bytes are unread. */
const HIGH_WATER_MARK = 131_072;
/** Maximum bytes that Node reads from a socket at a time. */
const CHUNK = 65_536;

/**
 * A request whose response is read in chunks; back-pressure pauses the server. It implements undici's raw handler, like
 * `HttpExchange` in undici-engine.ts.
 */
export class StreamedExchange implements Exchange, StreamedResponse {
  readonly options: Dispatcher.DispatchOptions;
  readonly copies = true;
  connection: Connection | undefined;
  cancelled: NodeAccessError | undefined;
  status = 0;
  headers: Readonly<Record<string, string>> = {};
  readonly #attempt: Attempt;
  readonly #begin: (response: StreamedResponse) => void;
  readonly #release: (failed: boolean) => void;
  #reject: (error: unknown) => void;
  #resolve: ((chunk: Buffer | undefined) => void) | undefined;
  #abort: ((error: Error) => void) | undefined;
  #resume: (() => void) | undefined;
  #chunks: Buffer<ArrayBuffer>[] = [];
  /** Buffers to reuse for the next chunks. */
  readonly #free: ArrayBuffer[] = [];
  /** The buffer of the chunk that was read last. */
  #memory: ArrayBuffer | undefined;
  #size = 0;
  #failure: unknown;
  #ended = false;

  /**
   * @param begin - Called with this object as the response when the headers have arrived, `reject` if there is none.
   * @param release - Called when the exchange has ended. Its connection can be reused unless the exchange failed.
   */
  constructor(
    options: Dispatcher.DispatchOptions,
    attempt: Attempt,
    begin: (response: StreamedResponse) => void,
    reject: (error: unknown) => void,
    release: (failed: boolean) => void,
  ) {
    this.options = options;
    this.#attempt = attempt;
    this.#begin = begin;
    this.#reject = reject;
    this.#release = release;
  }

  async read(): Promise<Uint8Array | undefined> {
    if (this.#memory?.byteLength === CHUNK) this.#free.push(this.#memory);
    const chunk = this.#chunks.shift();
    this.#memory = chunk?.buffer;
    if (chunk) {
      this.#size -= chunk.length;
      if (this.#size < HIGH_WATER_MARK) this.#resume?.();
      return chunk;
    }
    if (this.#failure) throw this.#failure;
    if (this.#ended) return undefined;
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  close(): void {
    this.cancel(connectionError(this.#attempt, new Error("the response was not read completely")));
  }

  /** Ends the exchange and closes its connection, unless it has already ended. */
  cancel(error: NodeAccessError): void {
    if (this.#ended) return;
    this.cancelled = error;
    this.#chunks = [];
    this.#end(true, error);
    this.#abort?.(error);
  }

  #end(failed: boolean, error?: unknown): void {
    this.#ended = true;
    this.#failure = error;
    this.#release(failed);
    if (failed) this.#reject(error);
    else this.#resolve?.(undefined);
  }

  // undici calls this before it writes to the socket: the first moment at which the request may be sent.
  onConnect(abort: (error?: Error) => void): void {
    if (this.cancelled) throw this.cancelled;
    this.#abort = abort;
    this.#attempt.sent = true;
  }

  onHeaders(status: number, raw: readonly Buffer[], resume: () => void): boolean {
    // Ignores informational responses, such as 103 Early Hints.
    if (status < 200) return true;
    this.status = status;
    this.headers = readHeaders(raw);
    this.#attempt.response = { status, headers: this.headers };
    checkEncoding(status, this.headers["content-encoding"] ?? "", this.#attempt);
    this.#resume = resume;
    this.#begin(this);
    return true;
  }

  onData(bytes: Buffer): boolean {
    const fits = bytes.length <= CHUNK;
    const memory = (fits && this.#free.pop()) || new ArrayBuffer(fits ? CHUNK : bytes.length);
    const chunk = Buffer.from(memory, 0, bytes.length);
    chunk.set(bytes);
    const resolve = this.#resolve;
    this.#resolve = undefined;
    if (resolve) {
      this.#memory = memory;
      resolve(chunk);
    } else {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
    }
    return this.#size < HIGH_WATER_MARK;
  }

  onComplete(): void {
    if (!this.#ended) this.#end(false);
  }

  onError(error: Error): void {
    if (!this.#ended)
      this.#end(true, isNodeAccessError(error) ? error : connectionError(this.#attempt, error));
  }
}
