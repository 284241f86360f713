import type { Change } from "../state/change-feed.ts";
import type { SharedResults } from "../state/shared-results.ts";
import type { State } from "../state/state.ts";
import type { LightClientTable } from "../state/tables/light-clients.ts";
import type { StoredWrongResult } from "../state/tables/wrong-results.ts";
import { DailyUsage } from "./health/daily-usage.ts";
import type { SharedTokens } from "./health/usage-budget.ts";
import { SharedHeads } from "./chain/shared-heads.ts";

/** What the gateways on one database share about upstreams: cordons, usage, heads and cached results. */
export class PoolSharing {
  /** The ids of upstreams that are out of use, with the gateway's reason. */
  readonly cordons: Map<string, string | null> = new Map();
  readonly tokens: SharedTokens;
  readonly usage: DailyUsage;
  /** `undefined` if there are no other gateways. */
  readonly heads: SharedHeads | undefined;
  readonly results: SharedResults | undefined;
  readonly #store: State;

  /** @param isShared - Whether other processes serve the same networks. */
  constructor(store: State, tokens: SharedTokens, isShared: boolean, results?: SharedResults) {
    this.#store = store;
    this.tokens = tokens;
    this.usage = new DailyUsage(() => store.tables.upstreamUsage);
    this.results = results;
    this.heads = isShared ? new SharedHeads(store) : undefined;
  }

  async load(): Promise<void> {
    await this.#readCordons();
    await this.heads?.read();
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ kind }) => kind === "upstream")) await this.#readCordons();
    const chains = changes.flatMap(({ kind, id }) => (kind === "head" ? [id] : []));
    if (chains.length > 0) await this.heads?.read(chains);
  }

  /** Stores a wrong result with its evidence (JSON), and cordons its upstream at all gateways if wanted. */
  async storeWrongResult(result: StoredWrongResult, evidence: string): Promise<void> {
    const { upstream: id, method, path, check, isCordoned } = result;
    const reason = `returned a wrong result of ${method}: ${path} (${check})`;
    // Immediately: the change comes back once it is stored.
    if (isCordoned) this.cordons.set(id, reason);
    await this.#store.transaction(async ({ wrongResults, upstreamCordons, audit }) => {
      await wrongResults.add(result, evidence);
      if (!isCordoned || !(await upstreamCordons.add(id, reason))) return;
      const detail = { before: { cordoned: false }, after: { cordoned: true, reason } };
      const entry = { at: result.at, actor: "gateway", action: "cordonUpstream", source: "this machine" };
      await audit.add({ ...entry, subject: id, detail });
    });
  }

  lightClients(): LightClientTable {
    return this.#store.tables.lightClients;
  }

  close(): Promise<void> {
    this.results?.close();
    return this.usage.close();
  }

  async #readCordons(): Promise<void> {
    const listed = await this.#store.tables.upstreamCordons.list();
    const ids = new Set(listed.map(({ id }) => id));
    for (const id of this.cordons.keys()) if (!ids.has(id)) this.cordons.delete(id);
    for (const { id, reason } of listed) this.cordons.set(id, reason);
  }
}
