/** Bytes before each message: flags, and the length of what follows. Source: gRPC over HTTP2, Length-Prefixed-Message. */
const HEAD_BYTES = 5;

/** A part of a body: a message, or the trailers. */
export interface Frame {
  readonly flags: number;
  readonly bytes: Uint8Array;
}

/** Puts the prefix before a message. */
export function framed(message: Uint8Array): Uint8Array {
  const frame = new Uint8Array(HEAD_BYTES + message.length);
  new DataView(frame.buffer).setUint32(1, message.length);
  frame.set(message, HEAD_BYTES);
  return frame;
}

/** Splits the chunks of a body into frames. Copies them, because the memory of a chunk may be reused. */
export class FrameSplitter {
  readonly #checkSize: (bytes: number) => void;
  readonly #head = new Uint8Array(HEAD_BYTES);
  #headSize = 0;
  /** The bytes of the frame that has begun. */
  #bytes: Uint8Array | undefined;
  #size = 0;
  #chunk: Uint8Array = new Uint8Array(0);

  /** @param checkSize - Called with the length of each frame. It throws if there are too many bytes. */
  constructor(checkSize: (bytes: number) => void) {
    this.#checkSize = checkSize;
  }

  /** Whether the bytes so far end within a frame. */
  get isWithinFrame(): boolean {
    return this.#headSize > 0;
  }

  /** Whether all bytes so far are of frames that were taken. */
  get isEmpty(): boolean {
    return !this.isWithinFrame && this.#chunk.length === 0;
  }

  /** Adds a chunk, after {@link take} has returned all frames of the previous one. */
  push(chunk: Uint8Array): void {
    this.#chunk = chunk;
  }

  /** @returns the next frame that is complete, or `undefined` if more bytes are needed. */
  take(): Frame | undefined {
    this.#headSize += this.#move(this.#head, this.#headSize);
    if (this.#headSize < HEAD_BYTES) return undefined;
    if (!this.#bytes) {
      const length = new DataView(this.#head.buffer).getUint32(1);
      this.#checkSize(length);
      this.#bytes = new Uint8Array(length);
    }
    this.#size += this.#move(this.#bytes, this.#size);
    if (this.#size < this.#bytes.length) return undefined;
    const frame = { flags: this.#head[0] as number, bytes: this.#bytes };
    this.#headSize = 0;
    this.#size = 0;
    this.#bytes = undefined;
    return frame;
  }

  /** Moves bytes of the chunk to the end of what has been filled. @returns how many. */
  #move(to: Uint8Array, filled: number): number {
    const part = this.#chunk.subarray(0, to.length - filled);
    to.set(part, filled);
    this.#chunk = this.#chunk.subarray(part.length);
    return part.length;
  }
}
