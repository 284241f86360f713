/** Checks that heads never go backwards: none may be lower than one that a caller saw before the request. */
export class SeenHeads {
  #highest = 0;
  readonly backwards: string[] = [];

  /** The highest block number that any caller has seen. */
  get highest(): number {
    return this.#highest;
  }

  /**
   * Begins a call whose result contains the head.
   *
   * @returns a function that checks the head of the result.
   */
  begin(): (head: number, method: string) => void {
    const before = this.#highest;
    return (head, method) => {
      if (head < before)
        this.backwards.push(`${method} returned head ${head} although a caller had seen ${before}`);
      this.#highest = Math.max(this.#highest, head);
    };
  }
}
