import type { OutgoingHttpHeaders, ServerStreamResponseOptions } from "node:http2";
import { Duplex } from "node:stream";
import type { CallerStream } from "./caller-stream.ts";

/** A call that the gateway itself makes, as a stream of HTTP/2 has it. Its response stays in this process. */
export class MemoryStream extends Duplex implements CallerStream {
  readonly session = undefined;
  sentHeaders: OutgoingHttpHeaders | undefined;
  sentTrailers: OutgoingHttpHeaders | undefined;
  readonly #onBytes: (bytes: Buffer) => void;

  /**
   * @param request - What is sent, as it is on the wire.
   * @param isOpen - Whether further requests could follow: such a call ends when it is closed.
   * @param onBytes - Called with the response's bytes.
   */
  constructor(request: Buffer, isOpen: boolean, onBytes: (bytes: Buffer) => void) {
    super();
    this.#onBytes = onBytes;
    this.push(request);
    if (!isOpen) this.push(null);
  }

  get headersSent(): boolean {
    return this.sentHeaders !== undefined;
  }

  respond(headers: OutgoingHttpHeaders, options: ServerStreamResponseOptions): void {
    if (this.destroyed || this.headersSent) return;
    this.sentHeaders = headers;
    if (options.endStream) this.end();
  }

  sendTrailers(trailers: OutgoingHttpHeaders): void {
    this.sentTrailers = trailers;
  }

  close(): void {
    this.destroy();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#onBytes(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.emit("wantTrailers");
    done();
    // Nothing is read from a call that has its response.
    this.destroy();
  }
}
