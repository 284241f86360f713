import type { RestService } from "@node-access/simulators";
import type { VenueOptions } from "../options/test-options.ts";
import type { ChainOptions, SharedChain } from "@node-access/simulators/evm";
import type { Ledger } from "@node-access/simulators/grpc";
import type { SimulatedNode } from "@node-access/simulators/json-rpc";
import type { OpenedSolanaNode } from "@node-access/simulators/solana";
import type { TronChain } from "@node-access/simulators/tron";
import type { InfoRequest, Venue } from "@node-access/simulators/venue";
import type { GrpcCluster } from "../upstreams/grpc/grpc-call.ts";
import type { Cluster } from "../upstreams/upstream.ts";
import type { NetworkPart } from "../options/network-options.ts";
import type { OpenSubscription, SubscriptionCluster } from "../upstreams/caller-subscriptions.ts";
import { networks, type Protocol, protocols, rpcEndpoints } from "../generated/catalog.ts";
import type { ExchangeSimulator } from "../upstreams/simulator/exchange-simulator.ts";
import type { RpcSimulator } from "../upstreams/simulator/rpc-simulator.ts";
import type { FaultyCluster } from "../upstreams/event-faults.ts";
import type { TestMode, TestModeOptions } from "../upstreams/test-mode/test-mode.ts";
import { DatabaseError } from "../state/database-error.ts";
import type { State } from "../state/state.ts";
import { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import { LazyCluster } from "./lazy-cluster.ts";
import { findProtocol } from "./networks/networks.ts";

export interface SimulatorOptions {
  readonly venue: VenueOptions;
  /** Generated transactions per second that Geyser streams. */
  readonly geyserRate: number;
  /** The chain of EVM nodes without an upstream. */
  readonly chain: Omit<ChainOptions, "chainId">;
  /** The chain id of simulated and development nodes. Default: the network's, and anvil's own. */
  readonly chainId?: number;
  /** How nodes behave in a test, if this gateway runs one. */
  readonly testMode?: TestModeOptions;
}

/** A slot of Solana takes this part of a block's time: with the default of a second, as long as on mainnet. */
const slotsShare = 0.4;

/** Their code is loaded with the first request that needs it: nodes with upstreams need none. */
export class Simulators {
  readonly #store: State;
  readonly #options: SimulatorOptions;
  readonly #isShared: boolean;
  /** What has been opened, by what it is and its network: all nodes of a network show the same chain. */
  readonly #opened = new Map<string, Promise<unknown>>();
  #testMode: Promise<TestMode> | undefined;
  #venue: Promise<Venue> | undefined;

  /** @param isShared - Whether other processes serve the same networks. */
  constructor(store: State, options: SimulatorOptions, isShared: boolean) {
    this.#store = store;
    this.#options = options;
    this.#isShared = isShared;
  }

  part(network: string, part: NetworkPart): Cluster {
    if (part === "rpc" || rpcEndpoints[part]) return new LazyRpcSimulator(() => this.#openRpc(network));
    if (part === "exchange") return new LazyVenue(() => this.#openExchange());
    return new LazyCluster("simulator", async () => {
      const { createRestSimulator } = await import("../upstreams/simulator/rest-simulator.ts");
      return createRestSimulator(part, await this.#services[part]?.(network));
    });
  }

  /** What REST endpoints have beyond the specs' examples. */
  readonly #services: { readonly [Part in NetworkPart]?: (network: string) => Promise<RestService> } = {
    beacon: async (network) => {
      const { BeaconService } = await import("@node-access/simulators/beacon");
      const { restExamples } = await import("../generated/rest-examples.ts");
      const { chain } = await this.#openChain(network);
      return new BeaconService(this.#options.chain.seed, chain, (id) => restExamples.beacon?.[id]);
    },
    tezos: async (network) => {
      const { TezosService } = await import("@node-access/simulators/tezos");
      const { restExamples } = await import("../generated/rest-examples.ts");
      const { seed, blockTime } = this.#options.chain;
      const own = { seed: `${network} ${seed}`, transactions: this.#createLog(network) };
      const options = { blockTime, ...textualChainId(network), ...genesisHash(network), ...own };
      return this.#loaded(
        `tezos ${network}`,
        () => new TezosService(options, (operation) => restExamples.tezos?.[operation]),
      );
    },
    tron: async (network) => {
      const { TronService } = await import("@node-access/simulators/tron");
      return new TronService(await this.#openTron(network));
    },
    info: async () => {
      const venue = await this.#openVenue();
      return { respond: ({ body }) => venue.info(body as InfoRequest) };
    },
  };

  /** Reads a recording now. `checkRecordings` has reported what is wrong with its file. */
  recorded(file: string, path: string): Cluster {
    const cluster = new LazyCluster("recorded", async () => {
      const { openRecording } = await import("../upstreams/recorded.ts");
      return openRecording(file, path);
    });
    cluster.loaded().catch(() => {});
    return cluster;
  }

  anvilArguments(configuredArguments: readonly string[]): readonly string[] {
    const { chainId: id } = this.#options;
    return id === undefined || configuredArguments.includes("--chain-id")
      ? configuredArguments
      : [...configuredArguments, "--chain-id", String(id)];
  }

  /** Changes the cluster itself, so that its subscriptions and upstreams stay accessible. */
  inTestMode(part: NetworkPart, cluster: Cluster): Cluster {
    const { testMode } = this.#options;
    if (!testMode) return cluster;
    const load = (): Promise<TestMode> => this.#loadTestMode(testMode);
    const handle = cluster.handle.bind(cluster);
    cluster.handle = async (request) => (await load()).reply(part, request, handle);
    return Object.assign(cluster, { eventFaults: load } satisfies Partial<FaultyCluster>);
  }

  grpcInTestMode(cluster: GrpcCluster): GrpcCluster {
    const { testMode } = this.#options;
    if (!testMode) return cluster;
    const handle = cluster.handle.bind(cluster);
    cluster.handle = (call) => void this.#loadTestMode(testMode).then((mode) => mode.grpc(call, handle));
    return cluster;
  }

  #loadTestMode(options: TestModeOptions): Promise<TestMode> {
    this.#testMode ??= import("../upstreams/test-mode/test-mode.ts").then(
      ({ TestMode: Loaded }) => new Loaded(options),
    );
    return this.#testMode;
  }

  /** Finishes writing recordings, and stops following the venue's orders. */
  async close(): Promise<void> {
    const [testMode, venue] = await Promise.all([this.#testMode, this.#venue]);
    testMode?.close();
    venue?.close();
  }

  #findChainId(network: string): number {
    const known = networks[network]?.chainId;
    return this.#options.chainId ?? (typeof known === "number" ? known : 1);
  }

  grpc(network: string, limit: number): GrpcCluster {
    let cluster: GrpcCluster | undefined;
    return {
      label: "simulator",
      handle: (call) => {
        if (cluster) return cluster.handle(call);
        void this.#openGrpc(network, limit).then((loaded) => {
          cluster = loaded;
          if (!call.stream.destroyed && !call.stream.closed) loaded.handle(call);
        });
      },
      close: () => cluster?.close(),
    };
  }

  /** Opens something once for all nodes of a network. */
  #once<Opened>(name: string, open: () => Promise<Opened>): Promise<Opened> {
    const opened = (this.#opened.get(name) as Promise<Opened> | undefined) ?? open();
    this.#opened.set(name, opened);
    // The next caller tries again.
    opened.catch(() => this.#opened.delete(name));
    return opened;
  }

  /**
   * Opens a chain, and reads what was sent to it. While the database is away, one that has not been read yet is not served: it would
   * be another chain than that of other processes, and would change once it is read.
   */
  async #loaded<Chain extends { loaded(): Promise<unknown> }>(
    name: string,
    open: () => Chain | Promise<Chain>,
  ): Promise<Chain> {
    const chain = await this.#once(name, async () => open());
    try {
      await chain.loaded();
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      const failure = new UpstreamFailure("unreachable", "database", 1);
      failure.shown = "no node could respond: the gateway's database is unavailable";
      throw failure;
    }
    return chain;
  }

  #createLog(network: string): { readonly name: string; readonly store: State; readonly isShared: boolean } {
    const { blockTime, seed } = this.#options.chain;
    const name = JSON.stringify([network, blockTime, seed]);
    return { name, store: this.#store, isShared: this.#isShared };
  }

  #openRpc(network: string): Promise<RpcSimulator> {
    return this.#once(`rpc ${network}`, async () => {
      const { RpcSimulator: Loaded } = await import("../upstreams/simulator/rpc-simulator.ts");
      const { RpcService } = await import("@node-access/simulators/json-rpc");
      return new Loaded(new RpcService(await this.#openNode(network)));
    });
  }

  async #openNode(network: string): Promise<SimulatedNode> {
    const open = this.#nodes[findProtocol(network) as Protocol];
    if (open) return open(network);
    const { EvmNode } = await import("@node-access/simulators/evm");
    return new EvmNode(await this.#openChain(network), listFamilies(network).includes("op-stack"));
  }

  /** The nodes whose JSON-RPC is not that of EVM chains. */
  readonly #nodes: { readonly [Name in Protocol]?: (network: string) => Promise<SimulatedNode> } = {
    solana: (network) => this.#openSolana(network),
    starknet: async (network) => {
      const { StarknetNode } = await import("@node-access/simulators/starknet");
      const chain = { ...this.#options.chain, ...textualChainId(network) };
      const transactions = this.#createLog(network);
      return this.#loaded(`starknet ${network}`, () => new StarknetNode({ ...chain, transactions }));
    },
    tron: async (network) => {
      const { TronNode } = await import("@node-access/simulators/tron");
      return new TronNode(this.#findChainId(network), await this.#openTron(network));
    },
  };

  /** The node of a Solana network: its JSON-RPC and Geyser show the same chain. */
  #openSolana(network: string): Promise<OpenedSolanaNode> {
    return this.#loaded(`solana ${network}`, async () => {
      const { seed, blockTime } = this.#options.chain;
      const { openSolanaNode } = await import("@node-access/simulators/solana");
      const slotTime = Math.max(1, Math.round(blockTime * slotsShare));
      const transactions = this.#createLog(network);
      return openSolanaNode({ seed, slotTime, transactions, ...genesisHash(network) });
    });
  }

  /** The chain of a TRON network: its JSON-RPC, HTTP API and gRPC show the same. */
  #openTron(network: string): Promise<TronChain> {
    return this.#loaded(`tron ${network}`, async () => {
      const { TronChain: Loaded } = await import("@node-access/simulators/tron");
      const { decodeMessage: decode, encodeMessage: encode } = await import("../codec/grpc/wire-message.ts");
      return new Loaded({ encode, decode }, this.#createLog(network));
    });
  }

  /** The EVM chain of a network: its execution and its beacon nodes show the same. */
  #openChain(network: string): Promise<SharedChain> {
    return this.#loaded(`evm ${network}`, async () => {
      const { SharedChain: Loaded } = await import("@node-access/simulators/evm");
      const chainId = this.#findChainId(network);
      const options = { ...this.#options.chain, chainId, families: listFamilies(network) };
      return new Loaded(network, options, this.#store, this.#isShared);
    });
  }

  /** All venues of a gateway are one: a nonce that was used at one node is used at all. */
  #openVenue(): Promise<Venue> {
    this.#venue ??= import("@node-access/simulators/venue").then(
      ({ Venue: Loaded }) => new Loaded(this.#store, this.#options.venue),
    );
    return this.#venue;
  }

  async #openExchange(): Promise<ExchangeSimulator> {
    const { createExchangeSimulator } = await import("../upstreams/simulator/exchange-simulator.ts");
    return createExchangeSimulator(await this.#openVenue());
  }

  async #openGrpc(network: string, limit: number): Promise<GrpcCluster> {
    const { createGrpcSimulator } = await import("../upstreams/simulator/grpc-simulator.ts");
    const protocol = findProtocol(network);
    return createGrpcSimulator(limit, {
      ...(protocol === "tron" && { tron: await this.#openTron(network) }),
      ...(protocol === "solana" && { ledger: await this.#openLedger(network) }),
    });
  }

  /** All subscribers of a network share what is written for them. */
  #openLedger(network: string): Promise<Ledger> {
    return this.#once(`ledger ${network}`, async () => {
      const { Ledger: Loaded } = await import("@node-access/simulators/grpc");
      const { encodeMessage } = await import("../codec/grpc/wire-message.ts");
      const { chain } = await this.#openSolana(network);
      return new Loaded(chain, this.#options.geyserRate, encodeMessage);
    });
  }
}

function textualChainId(network: string): { readonly chainId?: string } {
  const chainId = networks[network]?.chainId;
  return typeof chainId === "string" ? { chainId } : {};
}

function genesisHash(network: string): { readonly genesisHash?: string } {
  const genesis = networks[network]?.genesis;
  return genesis === undefined ? {} : { genesisHash: genesis };
}

function listFamilies(network: string): readonly string[] {
  return protocols[networks[network]?.protocol as Protocol]?.families ?? [];
}

class LazyRpcSimulator extends LazyCluster<RpcSimulator> implements SubscriptionCluster {
  constructor(load: () => Promise<RpcSimulator>) {
    super("simulator", load);
  }

  readonly openSubscription: OpenSubscription = async (...given) =>
    (await this.loaded()).openSubscription(...given);
}

export class LazyVenue extends LazyCluster<ExchangeSimulator> {
  constructor(load: () => Promise<ExchangeSimulator>) {
    super("simulator", load);
  }

  /** @returns the venue with its current order book. While the database is away, with the last known one. */
  async venue(): Promise<Venue> {
    const { venue } = await this.loaded();
    await venue.refresh();
    return venue;
  }
}
