import type { Change } from "../state/change-feed.ts";
import type { SharedResults } from "../state/shared-results.ts";
import type { State } from "../state/state.ts";
import { DailyUsage } from "./health/daily-usage.ts";
import type { SharedTokens } from "./health/usage-budget.ts";
import { SharedHeads } from "./chain/shared-heads.ts";

/**
 * What the gateways on one database share about upstreams: which are cordoned, how much each was used,
 * and heads.
 */
export class PoolSharing {
  /** The ids of upstreams that are out of use: `ethereum-mainnet.rpc.own-1`. */
  readonly cordons: Set<string> = new Set();
  readonly tokens: SharedTokens;
  readonly usage: DailyUsage;
  /** `undefined` if there are no other gateways. */
  readonly heads: SharedHeads | undefined;
  /** Cached results that gateways share; `undefined` if there is no shared cache. */
  readonly results: SharedResults | undefined;
  readonly #store: State;

  /**
   * @param tokens - Limits requests per second across all gateways.
   * @param isShared - Whether other processes serve the same networks.
   * @param results - The shared cache of results.
   */
  constructor(store: State, tokens: SharedTokens, isShared: boolean, results?: SharedResults) {
    this.#store = store;
    this.tokens = tokens;
    this.usage = new DailyUsage(() => store.tables.upstreamUsage);
    this.results = results;
    this.heads = isShared ? new SharedHeads(store) : undefined;
  }

  /** Reloads everything. */
  async load(): Promise<void> {
    await this.#readCordons();
    await this.heads?.read();
  }

  /** Reloads what has changed. */
  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ kind }) => kind === "upstream")) await this.#readCordons();
    const chains = changes.flatMap(({ kind, id }) => (kind === "head" ? [id] : []));
    if (chains.length > 0) await this.heads?.read(chains);
  }

  /** Adds this gateway's counts to the shared ones. */
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
