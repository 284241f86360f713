import { Transform, type TransformCallback } from "node:stream";
import { BodyPieces, Bytes, tooSmallPieces } from "../bytes.ts";

/** Bytes before each message: a compression flag and the message's length. */
export const headBytes = 5;

/** @returns a message as it is on the wire, uncompressed. */
export function frame(message: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** Splits a response's bytes into messages as they are on the wire, compressed or not. */
export class FrameSplitter {
  #bytes = new Bytes();

  /** @returns the messages that end in these bytes, each with its prefix. */
  push(chunk: Buffer): Buffer[] {
    this.#bytes.add(chunk);
    let rest = this.#bytes.all();
    const frames: Buffer[] = [];
    while (rest.length >= headBytes) {
      const length = headBytes + rest.readUInt32BE(1);
      if (rest.length < length) break;
      frames.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    this.#bytes = new Bytes();
    this.#bytes.add(rest);
    return frames;
  }
}

/** Fails on a message that is compressed, larger than the limit, or sent in too many small pieces. */
export class FrameReader extends Transform {
  readonly #limit: number;
  #bytes = new Bytes();
  /** The next step is possible once this many bytes have arrived; until then, pieces are only collected. */
  #needed = headBytes;
  #pieces = new BodyPieces();

  constructor(limit: number) {
    super({ readableObjectMode: true });
    this.#limit = limit;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes.add(chunk);
    if (!this.#pieces.add(chunk.length)) return done(new Error(tooSmallPieces));
    if (this.#bytes.length < this.#needed) return done();
    let rest = this.#bytes.all();
    this.#needed = headBytes;
    while (rest.length >= headBytes) {
      const length = rest.readUInt32BE(1);
      if (rest[0] !== 0) return done(new Error("compressed messages are not taken"));
      if (length > this.#limit) return done(new Error(`a message may have ${this.#limit} bytes`));
      this.#needed = headBytes + length;
      if (rest.length < this.#needed) break;
      this.push(rest.subarray(headBytes, this.#needed));
      rest = rest.subarray(this.#needed);
      this.#needed = headBytes;
      this.#pieces = new BodyPieces();
    }
    this.#bytes = new Bytes();
    this.#bytes.add(rest);
    done();
  }
}
