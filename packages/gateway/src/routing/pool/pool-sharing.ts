import type { Change } from "../../state/change-feed.ts";
import type { SharedResults } from "../../state/shared-results.ts";
import type { State } from "../../state/state.ts";
import { DailyUsage } from "./health/daily-usage.ts";
import type { SharedTokens } from "./health/usage-budget.ts";
import { SharedHeads } from "./heads/shared-heads.ts";

/** What the gateways on one database share about upstreams: which ones are cordoned, how much was asked of them, and heads. */
export class PoolSharing {
  /** The ids of upstreams that are out of use: `ethereum-mainnet.rpc.own-1`. */
  readonly cordons: Set<string> = new Set();
  readonly tokens: SharedTokens;
  readonly usage: DailyUsage;
  /** Nothing if there are no other gateways. */
  readonly heads: SharedHeads | undefined;
  /** Results that gateways share; nothing if they keep none. */
  readonly results: SharedResults | undefined;
  readonly #store: State;

  /**
   * @param tokens - Counts requests a second for all gateways.
   * @param isShared - Whether other processes serve the same networks.
   * @param results - Where results are shared.
   */
  constructor(store: State, tokens: SharedTokens, isShared: boolean, results?: SharedResults) {
    this.#store = store;
    this.tokens = tokens;
    this.usage = new DailyUsage(() => store.tables.upstreamUsage);
    this.results = results;
    this.heads = isShared ? new SharedHeads(store) : undefined;
  }

  /** Reads everything again. */
  async load(): Promise<void> {
    await this.#readCordons();
    await this.heads?.read();
  }

  /** Reads what has changed. */
  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ kind }) => kind === "upstream")) await this.#readCordons();
    const chains = changes.flatMap(({ kind, id }) => (kind === "head" ? [id] : []));
    if (chains.length > 0) await this.heads?.read(chains);
  }

  /** Adds what was counted here to what all gateways have counted. */
  close(): Promise<void> {
    this.results?.close();
    return this.usage.close();
  }

  async #readCordons(): Promise<void> {
    const ids = new Set(await this.#store.tables.upstreamCordons.list());
    for (const id of this.cordons) if (!ids.has(id)) this.cordons.delete(id);
    for (const id of ids) this.cordons.add(id);
  }
}
