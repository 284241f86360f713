import { currentTime } from "../../contract/clock.ts";
import type { State } from "../../state/state.ts";
import type { Tables } from "../../state/tables/tables.ts";

/** How many of a signer's nonces are kept. */
const kept = 100;
const day = 86_400_000;
/** How many signers may trade within the days that nonces are kept. Anyone can make a key, so there must be an end. */
const mostSigners = 10_000;
/** How often nonces that are too old to be taken again are let go, in milliseconds. */
const sweepEvery = 3_600_000;

/** What was wrong with a nonce, or that there is no room for its signer. */
export type NonceRefusal = "old" | "used" | "low" | "full";

/** The nonces that signers have used, in the database. Source: the public venue's rules. */
export class Nonces {
  readonly #store: State;
  #signers: Set<string> = new Set();
  #sweptAt = -Infinity;

  constructor(store: State) {
    this.#store = store;
  }

  /**
   * Takes a nonce, so that it cannot be used again.
   *
   * @param also - Runs last in the transaction that takes the nonce, if it can be taken.
   * @returns why it cannot be taken, or nothing if it was.
   */
  async take(
    signer: string,
    nonce: number,
    now: number = currentTime(),
    also: (tables: Tables) => Promise<void> = async () => {},
  ): Promise<NonceRefusal | undefined> {
    if (nonce <= now - 2 * day || nonce >= now + day) return "old";
    if (now - this.#sweptAt >= sweepEvery) await this.#sweep(now);
    if (!this.#signers.has(signer) && this.#signers.size >= mostSigners) return "full";
    const refusal = await this.#store.transaction(async (tables): Promise<NonceRefusal | undefined> => {
      const { venueNonces } = tables;
      const used = await venueNonces.ofSigner(signer);
      if (used.includes(nonce)) return "used";
      const smallest = used[kept - 1];
      if (smallest !== undefined) {
        if (nonce <= smallest) return "low";
        await venueNonces.removeUpTo(signer, smallest);
      }
      // Another gateway may have taken it meanwhile.
      if (!(await venueNonces.add(signer, nonce))) return "used";
      await also(tables);
      return undefined;
    });
    if (!refusal) this.#signers.add(signer);
    return refusal;
  }

  /** A nonce that is too old to be taken need not be remembered. */
  async #sweep(now: number): Promise<void> {
    this.#signers = new Set(await this.#store.tables.venueNonces.expire(now - 2 * day));
    this.#sweptAt = now;
  }
}
