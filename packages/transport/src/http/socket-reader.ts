import type { Socket } from "node:net";

const STATUS_LINE = "HTTP/1.1 100";
const END = "\r\n\r\n";
/** Maximum bytes of an incomplete `100 Continue`. A longer one is passed to undici, which rejects it. */
const MAX_HELD = 16_384;

/** An ArrayBuffer with `transfer`, which exists since Node 21. */
type Transferable = ArrayBuffer & { transfer?: (length: number) => ArrayBuffer };

/**
 * Intercepts `socket.read()` between a socket and undici, for two reasons:
 *
 * - It removes unsolicited `100 Continue` responses, for which undici would close the connection.
 * - It frees the memory of chunks that undici has parsed, if the handler copies what it keeps.
 *   Node allocates 64 KiB for each read, so a large response would take 100 MB until the garbage
 *   collector runs.
 *
 * Source: RFC 9110 section 15.2.
 */
export class SocketReader {
  readonly #read: () => Buffer | null;
  /** The beginning of a possible `100 Continue`. */
  #partial: Buffer | undefined;
  #isBeginning = true;
  #canFree: boolean;
  #last: Transferable | undefined;

  /** @param canFree - For the first request, as in {@link expectResponse}. */
  constructor(socket: Socket, canFree: boolean) {
    this.#canFree = canFree;
    const read = socket.read.bind(socket);
    this.#read = read as () => Buffer | null;
    // Node itself calls `read(0)` to continue reading from the socket, and ignores the result.
    socket.read = (size?: number) => (size === 0 ? (read(0) as null) : this.#next());
  }

  /**
   * Prepares for the next response, before its request is sent; only its beginning is searched.
   *
   * @param canFree - Whether the handler copies what it keeps, so chunks can be freed.
   */
  expectResponse(canFree: boolean): void {
    this.#isBeginning = true;
    this.#canFree = canFree;
    this.#last = undefined;
  }

  #next(): Buffer | null {
    const chunk = this.#isBeginning ? this.#skip() : this.#read();
    if (this.#canFree) this.#free(chunk);
    return chunk;
  }

  #skip(): Buffer | null {
    let chunk = this.#read();
    while (chunk) {
      if (this.#partial) chunk = Buffer.concat([this.#partial, chunk]);
      this.#partial = undefined;
      const start = chunk.toString("latin1", 0, STATUS_LINE.length);
      const end = start === STATUS_LINE ? chunk.indexOf(END) : -1;
      if (end >= 0) {
        const rest: Buffer = chunk.subarray(end + END.length);
        chunk = rest.length > 0 ? rest : this.#read();
      } else if (STATUS_LINE.startsWith(start) && chunk.length < MAX_HELD) {
        this.#partial = chunk;
        chunk = this.#read();
      } else {
        this.#isBeginning = false;
        break;
      }
    }
    return chunk;
  }

  /** Frees the previous chunk, unless undici has put a part of it back and this chunk is that part. */
  #free(chunk: Buffer | null): void {
    const memory = chunk?.buffer as Transferable | undefined;
    if (this.#last && this.#last !== memory) this.#last.transfer?.(0);
    if (this.#last !== memory) this.#last = memory?.byteLength === chunk?.length ? memory : undefined;
  }
}
