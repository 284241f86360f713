import { isNodeAccessError } from "@node-access/auth";
import type { Anchor, AnchorTag } from "@node-access/verify";
import type {
  BeaconNetwork,
  BeaconSource,
  LightClient,
  LightClientHead,
  LightClientState,
} from "@node-access/verify/light-client";
import { findRoute } from "../../clusters/chain/route-readers.ts";
import type { UpstreamPool } from "../../clusters/upstream-pool.ts";
import { currentTime } from "../../observe/clock.ts";
import type { Upstream } from "../../upstreams/upstream.ts";
import type { LightClientOptions } from "../../options/integrity-options.ts";
import { readText } from "../../upstreams/reply-text.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import { Outage } from "../../observe/outage.ts";
import type { LightClientTable } from "../../state/tables/light-clients.ts";

/** The networks whose beacon chains `@node-access/verify/light-client` knows, and their names there. */
export const followedNetworks: ReadonlyMap<string, "mainnet" | "sepolia" | "hoodi" | "gnosis"> = new Map([
  ["ethereum-mainnet", "mainnet"],
  ["ethereum-sepolia", "sepolia"],
  ["ethereum-hoodi", "hoodi"],
  ["gnosis-mainnet", "gnosis"],
]);

interface TrustedHead {
  readonly slot: number;
  readonly number: number;
  readonly hash: string;
}

export interface LightClientStatus {
  readonly network: string;
  readonly checkpoint: string;
  /** The beacon upstream that it asked last. */
  readonly upstream: string | undefined;
  readonly latest: TrustedHead | undefined;
  readonly finalized: TrustedHead | undefined;
  /** The period of the sync committee that the newest block is in. */
  readonly period: number | undefined;
  /** Slots since the newest block. */
  readonly lag: number | undefined;
  /** Milliseconds since 1970. */
  readonly followedAt: number | undefined;
  /** Why it cannot follow the chain now. */
  readonly error: string | undefined;
}

export interface LightClientContext {
  readonly network: string;
  readonly options: LightClientOptions;
  /** The upstreams of the network's beacon part. */
  readonly beacon: () => UpstreamPool | undefined;
  readonly table: () => LightClientTable;
  readonly log: Log;
  readonly metrics: Metrics;
}

/**
 * The trusted blocks of a network: those that the sync committee of its beacon chain signed. They are
 * followed in the background, so that no call waits for a beacon node. What one says wrongly, or not at all,
 * changes nothing but that they stay where they are.
 */
export class LightClientAnchor {
  readonly #context: LightClientContext;
  readonly #outage = new Outage();
  #client: LightClient | undefined;
  #parameters: BeaconNetwork | undefined;
  /** The upstream that the light client asks now, which is the one that it could follow last. */
  #upstream: Upstream | undefined;
  /** The slot in which the chain was followed last, counted from the middle of each slot: its block is known by then. */
  #slot: number | undefined;
  #isFollowing = false;
  /** Whether what was stored cannot be used, as it is of another version. */
  #isStoredUnusable = false;
  #followedAt: number | undefined;
  #error: string | undefined;
  /** What was stored last: the slot of the final block, and whether the next committee is known. */
  #stored = "";

  constructor(context: LightClientContext) {
    this.#context = context;
  }

  /** @throws Error before the chain could be followed. */
  anchorOf(tag: AnchorTag): Anchor {
    const head = tag === "latest" ? this.#client?.optimistic : this.#client?.finalized;
    if (head?.execution) return head.execution;
    throw new Error("the light client has not followed the chain yet");
  }

  status(): LightClientStatus {
    const { network, options } = this.#context;
    const { optimistic, finalized } = this.#client ?? {};
    const parameters = this.#parameters;
    const { slotsPerEpoch = 32, epochsPerPeriod = 256 } = parameters ?? {};
    return {
      network,
      checkpoint: options.checkpoint,
      upstream: this.#upstream?.name,
      latest: optimistic && trustedHead(optimistic),
      finalized: finalized && trustedHead(finalized),
      period: optimistic && Math.floor(optimistic.slot / (slotsPerEpoch * epochsPerPeriod)),
      lag: optimistic && parameters && Math.max(0, startedSlot(parameters, currentTime()) - optimistic.slot),
      followedAt: this.#followedAt,
      error: this.#error,
    };
  }

  /** Follows the chain if that has not been done in this slot. Resolves when that is done; never rejects. */
  async follow(): Promise<void> {
    const slot = this.#parameters && slotAt(this.#parameters, currentTime());
    if (this.#isFollowing || (slot !== undefined && slot === this.#slot)) return;
    this.#isFollowing = true;
    this.#slot = slot;
    try {
      await this.#followAny();
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isFollowing = false;
    }
  }

  /** Asks one upstream after the other: one that is down, lags or lies does not stop the light client. */
  async #followAny(): Promise<void> {
    const upstreams = (await this.#context.beacon()?.upstreams()) ?? [];
    const last = upstreams.filter((one) => one === this.#upstream);
    if (upstreams.length === 0) throw new Error("no upstream of the network's beacon part can be used");
    for (const upstream of new Set([...last, ...upstreams])) {
      this.#upstream = upstream;
      try {
        await (this.#client ? this.#client.sync() : this.#start());
        return this.#worked(upstream);
      } catch (error) {
        this.#failed(error, upstream);
      }
    }
  }

  async #start(): Promise<void> {
    const { network, options } = this.#context;
    const lightClient = await import("@node-access/verify/light-client");
    const known = followedNetworks.get(network);
    const parameters = options.network ?? (known && lightClient[known]);
    if (!parameters) throw new Error(`the beacon chain of ${network} is not known`);
    this.#parameters = parameters;
    this.#slot = slotAt(parameters, currentTime());
    this.#client = await lightClient.createLightClient({
      beacon: this.#source(),
      network: parameters,
      checkpoint: options.checkpoint,
      store: { load: () => this.#load(), save: (state) => this.#save(state) },
    });
  }

  #source(): BeaconSource {
    return {
      getLightClientBootstrap: (root) => this.#get("getLightClientBootstrap", root),
      getLightClientUpdatesByRange: (query) =>
        this.#get("getLightClientUpdatesByRange", "", String(new URLSearchParams(query))),
      getLightClientFinalityUpdate: () => this.#get("getLightClientFinalityUpdate"),
      getLightClientOptimisticUpdate: () => this.#get("getLightClientOptimisticUpdate"),
    };
  }

  async #get(operation: keyof BeaconSource, value = "", query = ""): Promise<unknown> {
    const { network, beacon } = this.#context;
    const pool = beacon();
    if (!pool || !this.#upstream) throw new Error("no upstream of the network's beacon part can be used");
    const { path, cost } = findRoute("beacon", operation);
    const reply = await pool.handle({
      method: "GET",
      path: path.replace(/\{\w+\}/, value) + (query && `?${query}`),
      idempotency: "safe",
      cost,
      expectsJson: true,
      only: this.#upstream,
    });
    const text = await readText(reply);
    if (reply.status === 200) return JSON.parse(text) as unknown;
    if (reply.status === 404 && operation === "getLightClientBootstrap")
      throw new Error(
        `it has no light client data of the block ${value}: expected networks.${network}.rpc.integrity.lightClient.checkpoint ` +
          "to be the root of a final beacon block, the first of its epoch, of the last days, and a beacon node that serves light clients",
      );
    throw new Error(`${operation}: HTTP ${reply.status}`);
  }

  async #load(): Promise<LightClientState | undefined> {
    const { network, options, table } = this.#context;
    return this.#isStoredUnusable ? undefined : table().read(network, options.checkpoint);
  }

  /** Stores what is needed after a restart: not each block, but each final one, and the committees. */
  async #save(state: LightClientState): Promise<void> {
    const { network, options, table, log } = this.#context;
    const slot = Number(state.finalized.beacon["slot"]);
    const stored = `${slot} ${state.nextCommittee !== undefined}`;
    if (stored === this.#stored) return;
    try {
      await table().save(network, options.checkpoint, slot, state);
      this.#stored = stored;
    } catch (error) {
      log("error", "light client could not be stored", { network, reason: readMessage(error) });
    }
  }

  #worked({ name: upstream }: Upstream): void {
    const { network, log, metrics } = this.#context;
    this.#followedAt = currentTime();
    this.#error = undefined;
    const { optimistic, finalized } = this.#client ?? {};
    const latest = Number(optimistic?.execution?.number ?? 0);
    const final = Number(finalized?.execution?.number ?? 0);
    metrics.integrity.followed(network, upstream, { latest, finalized: final });
    const report = this.#outage.worked(performance.now());
    if (report)
      log("info", "light client follows the chain again", { network, upstream, seconds: report.seconds });
  }

  #failed(error: unknown, upstream?: Upstream): void {
    const { network, log, metrics } = this.#context;
    const at = { network, ...(upstream && { upstream: upstream.name }) };
    const isWrong = isNodeAccessError(error, "DATA_INVALID");
    if (isNodeAccessError(error, "INVALID_ARGUMENT") && error.context.path === "store")
      this.#isStoredUnusable = true;
    metrics.integrity.notFollowed(network, upstream?.name ?? "", isWrong ? "wrong" : "failed");
    const reason = upstream ? upstream.redact(readMessage(error)) : readMessage(error);
    this.#error = reason;
    const report = this.#outage.failed(1, reason, performance.now());
    if (report)
      log("warn", "light client cannot follow the chain", { ...at, reason, failures: report.failures });
  }
}

/** The number of a slot, from the middle of the slot before it to its own. */
function slotAt({ genesisTime, secondsPerSlot = 12 }: BeaconNetwork, now: number): number {
  return Math.round((now / 1000 - genesisTime) / secondsPerSlot);
}

/** The number of the last slot that has begun. */
function startedSlot({ genesisTime, secondsPerSlot = 12 }: BeaconNetwork, now: number): number {
  return Math.floor((now / 1000 - genesisTime) / secondsPerSlot);
}

function trustedHead({ slot, execution }: LightClientHead): TrustedHead | undefined {
  return execution && { slot, number: Number(execution.number), hash: execution.hash };
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
