import type { Socket } from "node:net";

const BEGINNING = "HTTP/1.1 100";
const END = "\r\n\r\n";
/** Bytes of an unfinished `100 Continue` beyond which undici gets it as it is, and rejects it. */
const LONGEST = 16_384;

/** Since Node 21. */
type Transferable = ArrayBuffer & { transfer?: (length: number) => ArrayBuffer };

/**
 * Stands between a socket and undici, which reads it by `socket.read()`.
 *
 * It removes responses `100 Continue`: a server may send one that nobody asked for, and undici would give up the connection. And
 * it frees the memory of what undici has read, if nobody keeps parts of it: Node allocates 64 KiB for each read, and a large
 * response would take 100 MB until the garbage is collected.
 *
 * Source: RFC 9110 section 15.2.
 */
export class SocketReader {
  readonly #read: () => Buffer | null;
  /** The beginning of what may become a `100 Continue`. */
  #held: Buffer | undefined;
  #isBeginning = true;
  #isFreed: boolean;
  #last: Transferable | undefined;

  /** @param isFreed - As in {@link expectResponse}, for the first request. */
  constructor(socket: Socket, isFreed: boolean) {
    this.#isFreed = isFreed;
    const read = socket.read.bind(socket);
    this.#read = read as () => Buffer | null;
    // Node itself calls it with 0, to have the socket read on, and drops what it returns.
    socket.read = (size?: number) => (size === 0 ? (read(0) as null) : this.#next());
  }

  /**
   * Call it before each request: only the beginning of a response is searched.
   *
   * @param isFreed - Whether nobody keeps parts of what is read until the next request.
   */
  expectResponse(isFreed: boolean): void {
    this.#isBeginning = true;
    this.#isFreed = isFreed;
    this.#last = undefined;
  }

  #next(): Buffer | null {
    const chunk = this.#isBeginning ? this.#skip() : this.#read();
    if (this.#isFreed) this.#free(chunk);
    return chunk;
  }

  #skip(): Buffer | null {
    let chunk = this.#read();
    while (chunk) {
      if (this.#held) chunk = Buffer.concat([this.#held, chunk]);
      this.#held = undefined;
      const start = chunk.toString("latin1", 0, BEGINNING.length);
      const end = start === BEGINNING ? chunk.indexOf(END) : -1;
      if (end >= 0) {
        const rest: Buffer = chunk.subarray(end + END.length);
        chunk = rest.length > 0 ? rest : this.#read();
      } else if (BEGINNING.startsWith(start) && chunk.length < LONGEST) {
        this.#held = chunk;
        chunk = this.#read();
      } else {
        this.#isBeginning = false;
        break;
      }
    }
    return chunk;
  }

  /** Frees the chunk before this one, unless undici has put back a part of it, which then is this one. */
  #free(chunk: Buffer | null): void {
    const memory = chunk?.buffer as Transferable | undefined;
    if (this.#last && this.#last !== memory) this.#last.transfer?.(0);
    if (this.#last !== memory) this.#last = memory?.byteLength === chunk?.length ? memory : undefined;
  }
}
