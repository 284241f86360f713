/** Counts how often each write has arrived at any upstream, which must not be more than once. */
export class WriteArrivals {
  readonly #arrivals = new Map<string, string[]>();

  /**
   * Records a write that an upstream has read, even if it then gets no response.
   *
   * @param text - The write's params, which are unique.
   */
  add(text: string, upstream: string): void {
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

  /** The writes that have arrived more than once, with the upstreams. */
  get repeated(): string[] {
    return [...this.#arrivals].flatMap(([text, upstreams]) =>
      upstreams.length > 1 ? [`${text.slice(0, 40)}… arrived at ${upstreams.join(", ")}`] : [],
    );
  }
}
