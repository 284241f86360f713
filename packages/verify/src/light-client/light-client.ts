import {
  describeValue,
  invalidArgument,
  isNodeAccessError,
  NodeAccessError,
  kindOf,
} from "@node-access/auth";
import type { Anchor, AnchorSource, AnchorTag } from "../anchor.ts";
import { Contradiction } from "../contradiction.ts";
import { toHex } from "../encoding/bytes.ts";
import { type JsonObject, listOfJson, asObject } from "../fields.ts";
import { requireFunctions } from "../options.ts";
import type { BlockId } from "../verdict.ts";
import { CannotFollow } from "./cannot-follow.ts";
import { type Header, readHeader } from "./headers.ts";
import { committeeRoot } from "./merkle.ts";
import { type BeaconNetwork, type FullNetwork, periodAt, readNetwork } from "./network.ts";
import { createSignatureVerifier, type VerifySignature } from "./signature.ts";
import type { LightClientState, LightClientStore } from "./state.ts";
import { applyUpdate, bootstrap, readSlot } from "./update.ts";

/** What a light client asks of a beacon node: a client of `@node-access/beacon`, or any other with these methods. */
export interface BeaconSource {
  /** Gets the bootstrap data of a block. */
  getLightClientBootstrap(blockRoot: string): Promise<unknown>;
  /** Gets the best update of each period. */
  getLightClientUpdatesByRange(query: { start_period: string; count: string }): Promise<unknown>;
  /** Gets the newest update with a final block. */
  getLightClientFinalityUpdate(): Promise<unknown>;
  /** Gets the newest update. */
  getLightClientOptimisticUpdate(): Promise<unknown>;
}

/** Options of {@link createLightClient}. */
export interface LightClientOptions {
  /** The beacon node. It need not be trusted. */
  readonly beacon: BeaconSource;
  /** The network: `mainnet`, `sepolia`, `hoodi` or `gnosis` of this module, or your own. */
  readonly network: BeaconNetwork;
  /** Root of a final beacon block that you trust: 32 bytes in hex. It should be of the last two weeks. */
  readonly checkpoint: string;
  /** Keeps what the client knows. What it has saved is used in place of `checkpoint`. Default: nothing is kept. */
  readonly store?: LightClientStore | undefined;
  /** Checks signatures, such as with native code. Default: without it, which takes seconds for the first one of a committee. */
  readonly verifySignature?: VerifySignature | undefined;
  /** Returns the time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A block that a light client trusts. */
export interface LightClientHead {
  /** Its slot. */
  readonly slot: number;
  /** The root of the beacon block. */
  readonly root: string;
  /** The execution block, if there are any yet. */
  readonly execution: BlockId | undefined;
}

/** Follows the sync committee of a beacon chain. As the option `anchor` of a verifier, it has the blocks that this trusts. */
export interface LightClient extends AnchorSource {
  /**
   * Fetches and checks the updates up to now. `anchorOf` does so itself, once a slot.
   *
   * @throws NodeAccessError `DATA_INVALID` if the node's updates are wrong, `DATA_UNVERIFIABLE` if the chain cannot be followed,
   * and what calls of the beacon client throw.
   */
  sync(): Promise<void>;
  /** The newest final block. */
  readonly finalized: LightClientHead;
  /** The newest block that the sync committee signed. It can still be replaced. */
  readonly optimistic: LightClientHead;
}

/** Updates that a beacon node returns at once. Source: ethereum/consensus-specs, MAX_REQUEST_LIGHT_CLIENT_UPDATES. */
const MAX_UPDATES = 128;
/** The age of a head, in slots, from which on it is not the latest any more. */
const MAX_AGE = 64;

/**
 * Follows a beacon chain by the signatures of its sync committees, from a block that you trust, without trust in the node.
 * Each final and each newest block is known by its hash, for the option `anchor` of `verified` and `createVerifier`.
 *
 * @param options - The beacon client, the network and the trusted block.
 * @returns the client, which has followed the chain up to now.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option; `DATA_INVALID` if the node's data are wrong, with `check`
 * `checkpoint`, `sync-committee`, `signature`, `participants`, `finality-proof`, `execution-proof` or `slot-order`;
 * `DATA_UNVERIFIABLE` with the reason `missing-update`, `unknown-fork` or `stale-head`; and what calls of the beacon client throw.
 *
 * @example
 * ```ts
 * import { createBeaconClient, pathKey } from "@node-access/beacon";
 * import { createRpcClient } from "@node-access/rpc";
 * import { verified } from "@node-access/verify";
 * import { createLightClient, mainnet } from "@node-access/verify/light-client";
 *
 * export async function balanceOf(address: `0x${string}`, checkpoint: string): Promise<string> {
 *   const beacon = createBeaconClient({ endpoint: "https://beacon.example", credential: pathKey("k3y") });
 *   const anchor = await createLightClient({ beacon, network: mainnet, checkpoint });
 *   const wire = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
 *   return verified(wire, { chainId: 1, require: "verified", anchor }).eth_getBalance(address, "latest");
 * }
 * ```
 *
 * Source: ethereum/consensus-specs, light-client/sync-protocol.
 */
export async function createLightClient(options: LightClientOptions): Promise<LightClient> {
  const { beacon, checkpoint, store, now = Date.now, verifySignature }: LightClientOptions = Object(options);
  const network = readNetwork(options?.network);
  if (typeof beacon?.getLightClientBootstrap !== "function")
    throw invalidArgument("beacon", "a beacon client", kindOf(beacon));
  if (!/^0x[0-9a-f]{64}$/i.test(String(checkpoint)))
    throw invalidArgument("checkpoint", "the root of a block: 32 bytes in hex", describeValue(checkpoint));
  requireFunctions({ now, verifySignature });
  const client = new FollowedChain({
    beacon,
    network,
    verifySignature: verifySignature ?? createSignatureVerifier(),
    now,
    store,
  });
  await client.start(checkpoint);
  return client;
}

interface Setup {
  readonly beacon: BeaconSource;
  readonly network: FullNetwork;
  readonly verifySignature: VerifySignature;
  readonly now: () => number;
  readonly store: LightClientStore | undefined;
}

class FollowedChain implements LightClient {
  readonly #setup: Setup;
  #state!: LightClientState;
  #finalized!: Header;
  #optimistic!: Header;
  /** The slot up to which updates have been fetched. */
  #syncedSlot = -1;
  #syncing: Promise<void> | undefined;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  get finalized(): LightClientHead {
    return toHead(this.#finalized);
  }

  get optimistic(): LightClientHead {
    return toHead(this.#optimistic);
  }

  async start(checkpoint: string): Promise<void> {
    const { store, network } = this.#setup;
    const saved = await store?.load();
    if (saved === undefined) {
      await this.#call("getLightClientBootstrap", [checkpoint], async (data) =>
        this.#set(bootstrap(data, checkpoint, network)),
      );
    } else {
      const { version, genesisValidatorsRoot }: Partial<LightClientState> = Object(saved);
      if (version !== 1 || genesisValidatorsRoot !== network.genesisValidatorsRoot)
        throw invalidArgument(
          "store",
          "what a light client of this network saved",
          "a value of another form",
        );
      this.#restore(saved);
    }
    await this.sync();
  }

  #restore(saved: LightClientState): void {
    const { committeeSize } = this.#setup.network;
    try {
      for (const one of [saved.committee, saved.nextCommittee])
        if (one !== undefined)
          committeeRoot(asObject(one, "store.committee"), committeeSize, "store.committee");
      this.#set(saved);
    } catch (error) {
      if (!(error instanceof Contradiction)) throw error;
      throw invalidArgument(
        "store",
        `what a light client saved, with ${error.expected} at ${error.path}`,
        error.actual,
      );
    }
  }

  sync(): Promise<void> {
    this.#syncing ??= this.#sync().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  async anchorOf(tag: AnchorTag): Promise<Anchor> {
    if (this.#currentSlot() > this.#syncedSlot) await this.sync();
    const { slot, execution } = tag === "latest" ? this.#optimistic : this.#finalized;
    if (execution) return execution;
    throw unverifiable(
      "anchorOf",
      "unknown-fork",
      `slot ${slot} is before Capella, whose headers are the first with blocks`,
    );
  }

  #currentSlot(): number {
    const { now, network } = this.#setup;
    const { genesisTime, secondsPerSlot } = network;
    return Math.floor((now() / 1000 - genesisTime) / secondsPerSlot);
  }

  async #sync(): Promise<void> {
    const before = this.#state;
    const slot = this.#currentSlot();
    try {
      await this.#followPeriods(slot);
      await this.#call("getLightClientFinalityUpdate", [], (data, at) => this.#apply(data, at));
      await this.#call("getLightClientOptimisticUpdate", [], (data, at) => this.#apply(data, at));
    } finally {
      if (this.#state !== before) await this.#setup.store?.save(this.#state);
    }
    const age = slot - this.#optimistic.slot;
    if (age > MAX_AGE)
      throw unverifiable(
        "getLightClientOptimisticUpdate",
        "stale-head",
        `the newest header that the node has is ${age} slots old; ask another node, or check the clock`,
      );
    this.#syncedSlot = slot;
  }

  /** Fetches updates of periods until the committee of the current period is known, and the next one if it can be. */
  async #followPeriods(slot: number): Promise<void> {
    const { network } = this.#setup;
    const current = periodAt(network, slot);
    for (;;) {
      const period = periodAt(network, readSlot(this.#state.finalized));
      if (this.#state.nextCommittee && period >= current) return;
      // The newest update of the current period may not have a final block of the period yet.
      const start = this.#state.nextCommittee ? period + 1 : period;
      const count = Math.min(current - start + 1, MAX_UPDATES);
      if (count < 1) return;
      const before = this.#state;
      const isCurrent = start + count > current;
      try {
        await this.#fetchPeriods(start, count);
      } catch (error) {
        // A node may have no update of the current period yet. Lodestar 1 then has an error for the whole range.
        if (!isCurrent || !isNodeAccessError(error, "HTTP_STATUS")) throw error;
        if (count > 1) await this.#fetchPeriods(start, count - 1);
      }
      if (this.#state === before || isCurrent) return;
    }
  }

  #fetchPeriods(start: number, count: number): Promise<void> {
    const query = { start_period: String(start), count: String(count) };
    return this.#call("getLightClientUpdatesByRange", [query], (data, at) => this.#apply(data, at));
  }

  async #apply(data: unknown, at: string): Promise<void> {
    const { network, verifySignature } = this.#setup;
    const rules = { network, verifySignature, currentSlot: this.#currentSlot() };
    const state = await applyUpdate(this.#state, data, at, rules);
    if (state !== this.#state) this.#set(state);
  }

  #set(state: LightClientState): void {
    this.#finalized = readHeader(state.finalized, "state.finalized", this.#setup.network);
    this.#optimistic = readHeader(state.optimistic, "state.optimistic", this.#setup.network);
    this.#state = state;
  }

  /** Calls the beacon node, and uses each response that it returns. */
  async #call<Name extends keyof BeaconSource>(
    name: Name,
    params: Parameters<BeaconSource[Name]>,
    use: (data: unknown, at: string) => Promise<void>,
  ): Promise<void> {
    const { beacon } = this.#setup;
    const call = beacon[name].bind(beacon) as (...given: readonly unknown[]) => Promise<unknown>;
    const result = await call(...params);
    try {
      const isList = name === "getLightClientUpdatesByRange";
      for (const [index, one] of (isList ? listOfJson(result, "result") : [result]).entries()) {
        const at = isList ? `result[${index}]` : "result";
        const response: JsonObject = asObject(one, at);
        this.#requireKnown(response["version"]);
        await use(response["data"], `${at}.data`);
      }
    } catch (error) {
      if (error instanceof CannotFollow) throw unverifiable(name, error.reason, error.message);
      if (!(error instanceof Contradiction)) throw error;
      const { check, path, expected, actual } = error;
      throw new NodeAccessError(
        "DATA_INVALID",
        `${name}: ${path} contradicts the chain (${check}): expected ${expected}, received ${actual}. Use another node`,
        { operation: name, ...error, evidence: { operation: name, params, result, state: this.#state } },
      );
    }
  }

  #requireKnown(version: unknown): void {
    const names: string[] = this.#setup.network.forks.map(({ name }) => name);
    if (version !== undefined && !names.includes(String(version)))
      throw new CannotFollow(
        "unknown-fork",
        `the chain has the fork ${String(version)}; this release knows ${names.join(", ")}`,
      );
  }
}

function toHead({ slot, root, execution }: Header): LightClientHead {
  return { slot, root: toHex(root), execution };
}

function unverifiable(
  operation: string,
  reason: string,
  explanation: string,
): NodeAccessError<"DATA_UNVERIFIABLE"> {
  return new NodeAccessError("DATA_UNVERIFIABLE", `${operation}: ${explanation}`, {
    operation,
    reason,
    explanation,
  });
}
