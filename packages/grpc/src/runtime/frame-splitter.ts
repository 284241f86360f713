/** Bytes before each message: flags, and the length of what follows. Source: gRPC over HTTP2, Length-Prefixed-Message. */
export const HEAD_BYTES = 5;

/** Puts the prefix before a message. */
export function framed(message: Uint8Array): Uint8Array {
  const frame = new Uint8Array(HEAD_BYTES + message.length);
  frame.set(message, HEAD_BYTES);
  return writeLength(frame);
}

/** Writes the length of a frame's message into its prefix. @returns the frame. */
export function writeLength(frame: Uint8Array): Uint8Array {
  new DataView(frame.buffer, frame.byteOffset).setUint32(1, frame.length - HEAD_BYTES);
  return frame;
}

/** Splits the chunks of a body into frames, which are copies: memory may be reused, or a field keep a chunk. */
export class FrameSplitter {
  /** The flags of the frame that {@link take} has returned. */
  flags = 0;
  readonly #checkSize: (bytes: number) => void;
  readonly #allocate: (bytes: number) => Uint8Array;
  readonly #head = new Uint8Array(HEAD_BYTES);
  #headSize = 0;
  /** The bytes of the frame that has begun. */
  #bytes: Uint8Array | undefined;
  #size = 0;
  #chunk: Uint8Array = this.#head;
  /** Where the rest of the chunk begins. */
  #at = HEAD_BYTES;

  /** @param checkSize - Called with the length of each frame. It throws if there are too many bytes. */
  constructor(
    checkSize: (bytes: number) => void,
    allocate: (bytes: number) => Uint8Array = (bytes) => new Uint8Array(bytes),
  ) {
    this.#checkSize = checkSize;
    this.#allocate = allocate;
  }

  /** Whether the bytes so far end within a frame. */
  get isWithinFrame(): boolean {
    return this.#headSize > 0;
  }

  /** Whether all bytes so far are of frames that were taken. */
  get isEmpty(): boolean {
    return !this.isWithinFrame && this.#at === this.#chunk.length;
  }

  /** Adds a chunk, after {@link take} has returned all frames of the previous one. */
  push(chunk: Uint8Array): void {
    this.#chunk = chunk;
    this.#at = 0;
  }

  /** @returns the bytes of the next frame that is complete, or `undefined` if more bytes are needed. */
  take(): Uint8Array | undefined {
    let bytes = this.#bytes;
    if (!bytes) {
      this.#headSize += this.#move(this.#head, this.#headSize);
      if (this.#headSize < HEAD_BYTES) return undefined;
      const length = new DataView(this.#head.buffer).getUint32(1);
      this.#checkSize(length);
      this.flags = this.#head[0] as number;
      this.#bytes = bytes = this.#allocate(length);
    }
    this.#size += this.#move(bytes, this.#size);
    if (this.#size < bytes.length) return undefined;
    this.#headSize = 0;
    this.#size = 0;
    this.#bytes = undefined;
    return bytes;
  }

  /** Moves bytes of the chunk to the end of what has been filled. @returns how many. */
  #move(to: Uint8Array, filled: number): number {
    const chunk = this.#chunk;
    const start = this.#at;
    const size = Math.min(chunk.length - start, to.length - filled);
    this.#at = start + size;
    // For a few bytes, a native call costs more than a loop.
    if (size > 64) to.set(chunk.subarray(start, start + size), filled);
    else for (let at = 0; at < size; at += 1) to[filled + at] = chunk[start + at] as number;
    return size;
  }
}
