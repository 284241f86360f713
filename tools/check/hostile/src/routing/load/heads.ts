/** Holds the heads that callers see against each other: none may be lower than one that a caller saw before the request. */
export class SeenHeads {
  #highest = 0;
  readonly backwards: string[] = [];

  /** The highest block number that any caller has seen. */
  get highest(): number {
    return this.#highest;
  }

  /**
   * Begins a call that tells the head.
   *
   * @returns what takes the head that it told.
   */
  begin(): (head: number, method: string) => void {
    const before = this.#highest;
    return (head, method) => {
      if (head < before) this.backwards.push(`${method} told head ${head} after ${before} had been seen`);
      this.#highest = Math.max(this.#highest, head);
    };
  }
}
