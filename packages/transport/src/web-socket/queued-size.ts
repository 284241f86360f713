/** Counts the characters of the messages in a queue, of which only the number is known. */
export class QueuedSize {
  readonly #sizes: number[] = [];
  #total = 0;

  /**
   * Records a message that was queued.
   *
   * @param size - Its characters.
   * @param queued - The number of messages in the queue. They are the newest ones.
   * @returns the characters of these messages.
   */
  add(size: number, queued: number): number {
    if (queued === 0) {
      this.#sizes.length = this.#total = 0;
      return 0;
    }
    this.#sizes.push(size);
    this.#total += size;
    while (this.#sizes.length > queued) this.#total -= this.#sizes.shift() ?? 0;
    return this.#total;
  }
}
