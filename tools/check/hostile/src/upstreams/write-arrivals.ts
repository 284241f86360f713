/** Which upstreams each write has arrived at. Only an idempotent one may arrive more than once. */
export class WriteArrivals {
  readonly #arrivals = new Map<string, { readonly upstreams: string[]; readonly isIdempotent: boolean }>();

  /** Records a write that an upstream has read, even if it gets no response. Its params are unique; nodes run an idempotent one once. */
  add(text: string, upstream: string, isIdempotent: boolean): void {
    const before = this.#arrivals.get(text);
    if (before) before.upstreams.push(upstream);
    else this.#arrivals.set(text, { upstreams: [upstream], isIdempotent });
  }

  has(text: string): boolean {
    return this.#arrivals.has(text);
  }

  /** The writes that have arrived more than once and are not idempotent, with the upstreams. */
  get repeated(): string[] {
    return [...this.#arrivals].flatMap(([text, { upstreams, isIdempotent }]) =>
      upstreams.length > 1 && !isIdempotent
        ? [`${text.slice(0, 40)}… arrived at ${upstreams.join(", ")}`]
        : [],
    );
  }
}
