import { currentTime } from "../chain/clock.ts";
import type { SimulatorStore, SimulatorTables } from "../store.ts";

/** How many nonces of each signer are stored. */
const retainedNonces = 100;
const day = 86_400_000;
/** Maximum signers within the days for which nonces are stored: anyone can create keys. */
const maxSigners = 10_000;
/** Milliseconds between two removals of nonces that are too old to be accepted. */
const sweepInterval = 3_600_000;

/** Why a nonce was rejected: its own value, or too many signers. */
export type NonceError = "old" | "used" | "low" | "full";

/** Checks and stores the nonces of signers in the database. Source: the public venue's rules. */
export class Nonces {
  readonly #store: SimulatorStore;
  #signers: Set<string> = new Set();
  #sweptAt = -Infinity;

  constructor(store: SimulatorStore) {
    this.#store = store;
  }

  /** Uses up a nonce, and runs `extraWork` in the same transaction. @returns why it was rejected, if it was. */
  async take(
    signer: string,
    nonce: number,
    now: number = currentTime(),
    extraWork: (tables: SimulatorTables) => Promise<void> = async () => {},
  ): Promise<NonceError | undefined> {
    if (nonce <= now - 2 * day || nonce >= now + day) return "old";
    if (now - this.#sweptAt >= sweepInterval) await this.#sweep(now);
    if (!this.#signers.has(signer) && this.#signers.size >= maxSigners) return "full";
    const failure = await this.#store.transaction(async (tables): Promise<NonceError | undefined> => {
      const { venueNonces } = tables;
      const used = await venueNonces.ofSigner(signer);
      if (used.includes(nonce)) return "used";
      const smallest = used[retainedNonces - 1];
      if (smallest !== undefined) {
        if (nonce <= smallest) return "low";
        await venueNonces.removeUpTo(signer, smallest);
      }
      // Another gateway may have used it in the meantime.
      if (!(await venueNonces.add(signer, nonce))) return "used";
      await extraWork(tables);
      return undefined;
    });
    if (!failure) this.#signers.add(signer);
    return failure;
  }

  /** Nonces that are too old to be accepted need not be stored. */
  async #sweep(now: number): Promise<void> {
    this.#signers = new Set(await this.#store.tables.venueNonces.expire(now - 2 * day));
    this.#sweptAt = now;
  }
}
