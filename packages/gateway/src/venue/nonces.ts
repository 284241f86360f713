import type { Store } from "../store/store.ts";

/** How many of a signer's nonces are kept. */
const kept = 100;
const day = 86_400_000;

/** The nonces that signers have used, on disk. Source: the public venue's rules. */
export class Nonces {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Takes a nonce, so that it cannot be used again.
   *
   * @returns why it cannot be taken, or nothing if it was.
   */
  take(signer: string, nonce: number): string | undefined {
    const now = Date.now();
    if (nonce <= now - 2 * day || nonce >= now + day) return `Invalid nonce: ${nonce} is not recent`;
    const { database } = this.#store;
    return this.#store.transaction(() => {
      const rows = database
        .prepare("SELECT nonce FROM venue_nonces WHERE signer = ? ORDER BY nonce DESC")
        .all(signer) as unknown as { nonce: number }[];
      if (rows.some((row) => row.nonce === nonce)) return `Invalid nonce: ${nonce} was used before`;
      const smallest = rows[kept - 1]?.nonce;
      if (smallest !== undefined) {
        if (nonce <= smallest) return `Invalid nonce: ${nonce} is too low`;
        database.prepare("DELETE FROM venue_nonces WHERE signer = ? AND nonce = ?").run(signer, smallest);
      }
      database.prepare("INSERT INTO venue_nonces (signer, nonce) VALUES (?, ?)").run(signer, nonce);
      return undefined;
    });
  }
}
