import type { State } from "../../../state/state.ts";
import type { StoredHeads } from "../../../state/tables/chain-heads.ts";
import type { HeadSharing, HeadTracker } from "./head-tracker.ts";

/** The newest blocks that the gateways on one database share, so that callers who change gateway do not see a chain go back. */
export class SharedHeads {
  readonly #store: State;
  readonly #trackers = new Map<string, HeadTracker>();
  readonly #known = new Map<string, StoredHeads>();

  constructor(store: State) {
    this.#store = store;
  }

  /** @param chain - Network and part: `ethereum-mainnet.rpc`. @returns what makes heads known to the other gateways. */
  sharing(chain: string): HeadSharing {
    const store = this.#store;
    return {
      async share(numbers) {
        await store.transaction(({ chainHeads }) => chainHeads.raise({ chain, ...numbers }));
        // Another gateway may have shared them before: that one's change is waited for too.
        await store.changes.read();
        await store.haveApplied();
      },
    };
  }

  /** Tells a chain's tracker what other gateways share. */
  add(chain: string, tracker: HeadTracker): void {
    this.#trackers.set(chain, tracker);
    const known = this.#known.get(chain);
    if (known) tracker.learn(known, Promise.resolve());
  }

  remove(chain: string, tracker: HeadTracker): void {
    if (this.#trackers.get(chain) === tracker) this.#trackers.delete(chain);
  }

  /**
   * Reads heads again, for a listener of changes.
   *
   * @param chains - The only ones to read; default: all.
   */
  async read(chains?: readonly string[]): Promise<void> {
    const settled = chains ? this.#store.haveAppliedThese() : Promise.resolve();
    // Whoever waits for it gets the error.
    settled.catch(() => {});
    for (const heads of await this.#store.tables.chainHeads.list(chains)) {
      this.#known.set(heads.chain, heads);
      this.#trackers.get(heads.chain)?.learn(heads, settled);
    }
  }
}
