import type { Store } from "../../state/store/store.ts";

/** How many of a signer's nonces are kept. */
const kept = 100;
const day = 86_400_000;
/** How many signers may trade within the days that nonces are kept. Anyone can make a key, so there must be an end. */
const mostSigners = 10_000;
/** How often nonces that are too old to be taken again are let go, in milliseconds. */
const sweepEvery = 3_600_000;

/** What was wrong with a nonce, or that there is no room for its signer. */
export type NonceRefusal = "old" | "used" | "low" | "full";

/** The nonces that signers have used, on disk. Source: the public venue's rules. */
export class Nonces {
  readonly #store: Store;
  #signers: Set<string> = new Set();
  #sweptAt = -Infinity;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Takes a nonce, so that it cannot be used again.
   *
   * @returns why it cannot be taken, or nothing if it was.
   */
  take(signer: string, nonce: number, now: number = Date.now()): NonceRefusal | undefined {
    if (nonce <= now - 2 * day || nonce >= now + day) return "old";
    if (now - this.#sweptAt >= sweepEvery) this.#sweep(now);
    if (!this.#signers.has(signer) && this.#signers.size >= mostSigners) return "full";
    const { database } = this.#store;
    const refusal = this.#store.transaction(() => {
      const rows = database
        .prepare("SELECT nonce FROM venue_nonces WHERE signer = ? ORDER BY nonce DESC")
        .all(signer) as unknown as { nonce: number }[];
      if (rows.some((row) => row.nonce === nonce)) return "used";
      const smallest = rows[kept - 1]?.nonce;
      if (smallest !== undefined) {
        if (nonce <= smallest) return "low";
        database.prepare("DELETE FROM venue_nonces WHERE signer = ? AND nonce <= ?").run(signer, smallest);
      }
      database.prepare("INSERT INTO venue_nonces (signer, nonce) VALUES (?, ?)").run(signer, nonce);
      return undefined;
    });
    if (!refusal) this.#signers.add(signer);
    return refusal;
  }

  /** A nonce that is too old to be taken need not be remembered. */
  #sweep(now: number): void {
    const { database } = this.#store;
    database.prepare("DELETE FROM venue_nonces WHERE nonce <= ?").run(now - 2 * day);
    const rows = database.prepare("SELECT DISTINCT signer FROM venue_nonces").all();
    this.#signers = new Set((rows as unknown as { signer: string }[]).map(({ signer }) => signer));
    this.#sweptAt = now;
  }
}
