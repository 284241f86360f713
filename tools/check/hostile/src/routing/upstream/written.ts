/** Counts how often each write has arrived at an upstream, which is never more than once. */
export class Written {
  readonly #arrivals = new Map<string, string[]>();

  /**
   * Notes a write that an upstream has read, whatever becomes of it.
   *
   * @param text - The write's params, which are its own.
   */
  arrived(text: string, upstream: string): void {
    const before = this.#arrivals.get(text);
    if (before) before.push(upstream);
    else this.#arrivals.set(text, [upstream]);
  }

  has(text: string): boolean {
    return this.#arrivals.has(text);
  }

  get count(): number {
    return this.#arrivals.size;
  }

  /** The writes that have arrived more than once, and where. */
  get repeated(): string[] {
    return [...this.#arrivals].flatMap(([text, upstreams]) =>
      upstreams.length > 1 ? [`${text.slice(0, 40)}… arrived at ${upstreams.join(", ")}`] : [],
    );
  }
}
