/** Addresses that are remembered; the oldest makes room. */
const most = 10_000;

/** A set of addresses with a bound. */
export class KnownUsers {
  readonly #addresses = new Set<string>();

  /** @param address - In any case. */
  add(address: string): void {
    const [oldest] = this.#addresses;
    if (oldest !== undefined && this.#addresses.size >= most) this.#addresses.delete(oldest);
    this.#addresses.add(address.toLowerCase());
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }
}
