/** Maximum addresses; adding another one removes the oldest. */
const max = 10_000;

/** A bounded set of addresses. */
export class KnownUsers {
  readonly #addresses = new Set<string>();

  /** @param address - In any case. */
  add(address: string): void {
    const [oldest] = this.#addresses;
    if (oldest !== undefined && this.#addresses.size >= max) this.#addresses.delete(oldest);
    this.#addresses.add(address.toLowerCase());
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }
}
