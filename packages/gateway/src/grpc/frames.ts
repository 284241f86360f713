import { Transform, type TransformCallback } from "node:stream";

/** Bytes before each message: whether it is compressed, and its length. */
const headBytes = 5;

/** @returns a message as it is on the wire, uncompressed. */
export function frame(message: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** Cuts a call's bytes into its messages. Fails on a message that is compressed or larger than the limit. */
export class FrameReader extends Transform {
  readonly #limit: number;
  #rest: Buffer = Buffer.alloc(0);

  /** @param limit - In bytes. */
  constructor(limit: number) {
    super({ readableObjectMode: true });
    this.#limit = limit;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (this.#rest.length >= headBytes) {
      const length = this.#rest.readUInt32BE(1);
      if (this.#rest[0] !== 0) return done(new Error("compressed messages are not taken"));
      if (length > this.#limit) return done(new Error(`a message may have ${this.#limit} bytes`));
      if (this.#rest.length < headBytes + length) break;
      this.push(this.#rest.subarray(headBytes, headBytes + length));
      this.#rest = this.#rest.subarray(headBytes + length);
    }
    done();
  }
}
