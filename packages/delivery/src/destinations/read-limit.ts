import type { Socket } from "node:net";

/** Bytes that servers may send during all attempts that run: their clients hold them in memory. */
const MOST_OF_ALL = 64_000_000;
/** Bytes that each may send however much others do. */
const ALWAYS = 64_000;

let all = 0;

/** Bounds what a server sends during an attempt. */
export class ReadLimit {
  /** Bytes that it may send. */
  most = 4_000_000;
  isExceeded = false;
  #read = 0;

  /** An attempt begins. */
  reset(): void {
    this.release();
    this.isExceeded = false;
  }

  /** Its connection has ended: what it has read is no longer held. */
  release(): void {
    all -= this.#read;
    this.#read = 0;
  }

  /** Counts what is read from a socket, and closes it if it is too much. */
  watch<S extends Socket>(socket: S): S {
    const push = socket.push.bind(socket);
    socket.push = (chunk: Buffer | null, encoding) => {
      const length = chunk?.length ?? 0;
      this.#read += length;
      all += length;
      this.isExceeded ||= this.#read > this.most || (this.#read > ALWAYS && all > MOST_OF_ALL);
      if (!this.isExceeded) return push(chunk, encoding);
      socket.destroy(new Error("it sends too much"));
      this.release();
      return false;
    };
    return socket;
  }
}
