import type { State } from "../../state/state.ts";
import type { StoredHeads } from "../../state/tables/chain-heads.ts";
import type { HeadSharing, HeadTracker } from "./head-tracker.ts";

/** Shares the newest blocks between gateways, so that callers who switch never see a chain go back. */
export class SharedHeads {
  readonly #store: State;
  readonly #trackers = new Map<string, HeadTracker>();
  readonly #known = new Map<string, StoredHeads>();

  constructor(store: State) {
    this.#store = store;
  }

  /** @param chain - Network and part: `ethereum-mainnet.rpc`. */
  sharing(chain: string): HeadSharing {
    const store = this.#store;
    return {
      async share(numbers) {
        await store.transaction(({ chainHeads }) => chainHeads.raise({ chain, ...numbers }));
        // Another gateway may have shared the same numbers already: this waits for that gateway's change too.
        await store.changes.read();
        await store.waitUntilApplied();
      },
    };
  }

  add(chain: string, tracker: HeadTracker): void {
    this.#trackers.set(chain, tracker);
    const known = this.#known.get(chain);
    if (known) tracker.learn(known, Promise.resolve());
  }

  remove(chain: string, tracker: HeadTracker): void {
    if (this.#trackers.get(chain) === tracker) this.#trackers.delete(chain);
  }

  /** @param chains - Only these; default: all. */
  async read(chains?: readonly string[]): Promise<void> {
    const settled = chains ? this.#store.waitUntilTheseApplied() : Promise.resolve();
    // The error is reported where the promise is awaited.
    settled.catch(() => {});
    for (const heads of await this.#store.tables.chainHeads.list(chains)) {
      this.#known.set(heads.chain, heads);
      this.#trackers.get(heads.chain)?.learn(heads, settled);
    }
  }
}
