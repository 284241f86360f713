/** Bytes of buffered messages at which the server is paused, because messages may be as large as `maxResponseBytes`. */
const MAX_BUFFERED_BYTES = 8 * 2 ** 20;

/** Counts the bytes of the messages that a consumer has not read yet. */
export class UnreadBytes {
  /** Bytes of the newest messages, of which the last ones may be buffered. */
  #sizes: number[] = [];

  /** Adds the size of a message. */
  add(bytes: number): void {
    this.#sizes.push(bytes);
  }

  /**
   * Whether so much is buffered that the server must be paused.
   *
   * @param buffered - How many messages are buffered.
   */
  areMany(buffered: number): boolean {
    this.#sizes = buffered > 0 ? this.#sizes.slice(-buffered) : [];
    return this.#sizes.reduce((sum, size) => sum + size, 0) >= MAX_BUFFERED_BYTES;
  }
}
