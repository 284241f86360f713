import type { RestService } from "@node-access/simulators";
import type { ChainOptions, SharedChain } from "@node-access/simulators/evm";
import type { Ledger } from "@node-access/simulators/grpc";
import type { SimulatedNode } from "@node-access/simulators/json-rpc";
import type { OpenedSolanaNode } from "@node-access/simulators/solana";
import type { TronChain } from "@node-access/simulators/tron";
import type { InfoRequest, Venue } from "@node-access/simulators/venue";
import type { VenueOptions } from "../options/venue-options.ts";
import type { GrpcCluster } from "../upstreams/grpc/grpc-call.ts";
import type { Cluster } from "../upstreams/cluster.ts";
import type { NetworkPart } from "../options/network-options.ts";
import type {
  CallerSubscriptions,
  SubscriptionOutput,
  SubscriptionCluster,
} from "../upstreams/caller-subscriptions.ts";
import { networks, type Protocol, protocols, rpcEndpoints } from "../generated/catalog.ts";
import type { ExchangeSimulator } from "../upstreams/simulator/exchange-simulator.ts";
import type { RpcSimulator } from "../upstreams/simulator/rpc-simulator.ts";
import type { TestMode, TestModeOptions } from "../upstreams/test-mode/test-mode.ts";
import type { State } from "../state/state.ts";
import { LazyCluster } from "./lazy-cluster.ts";
import { inGrpcTestMode, inTestMode } from "./in-test-mode.ts";

export interface SimulatorOptions {
  readonly venue: VenueOptions;
  /** Generated transactions per second that Geyser streams. */
  readonly geyserRate: number;
  /** The chain of EVM nodes without an upstream. */
  readonly chain: Omit<ChainOptions, "chainId">;
  /**
   * The chain id of simulated nodes, and of development nodes without their own. Default: the network's,
   * and anvil's own.
   */
  readonly chainId?: number;
  /** How nodes behave in a test, if this gateway runs one. */
  readonly testMode?: TestModeOptions;
}

/** A slot of Solana takes this part of a block's time: with the default of a second, as long as on mainnet. */
const slotsShare = 0.4;

/**
 * The simulators of one gateway. Their code is loaded with the first request that needs it:
 * nodes with upstreams need none.
 */
export class Simulators {
  readonly #store: State;
  readonly #options: SimulatorOptions;
  readonly #isShared: boolean;
  #testMode: Promise<TestMode> | undefined;
  #venue: Promise<Venue> | undefined;
  /** By network: all nodes of a network show the same chain. */
  readonly #rpc = new Map<string, Promise<RpcSimulator>>();
  readonly #chains = new Map<string, Promise<SharedChain>>();
  readonly #tron = new Map<string, Promise<TronChain>>();
  readonly #solana = new Map<string, Promise<OpenedSolanaNode>>();
  readonly #ledgers = new Map<string, Promise<Ledger>>();
  /** The recordings that are being read. */
  readonly #reading = new Set<Promise<Cluster>>();

  /**
   * @param store - Stores what is sent to the simulators.
   * @param isShared - Whether other processes serve the same networks.
   */
  constructor(store: State, options: SimulatorOptions, isShared: boolean) {
    this.#store = store;
    this.#options = options;
    this.#isShared = isShared;
  }

  /**
   * @param network - Such as `ethereum-mainnet`.
   * @returns the simulator of a part that has no upstream: it responds with the spec's examples,
   * or as the venue.
   */
  part(network: string, part: NetworkPart): Cluster {
    if (part === "rpc" || rpcEndpoints[part]) return new LazyRpcSimulator(() => this.#openRpc(network));
    if (part === "exchange") return new LazyVenue(() => this.#openExchange());
    return new LazyCluster("simulator", async () => {
      const { RestSimulator } = await import("../upstreams/simulator/rest-simulator.ts");
      if (part === "beacon") {
        const { BeaconService } = await import("@node-access/simulators/beacon");
        const { restExamples } = await import("../generated/rest-examples.ts");
        const { chain } = await this.#openChain(network);
        const { seed } = this.#options.chain;
        return new RestSimulator(part, new BeaconService(seed, chain, (id) => restExamples.beacon?.[id]));
      }
      if (part === "tezos") return new RestSimulator(part, await this.#openTezos(network));
      if (part === "tron") {
        const { TronService } = await import("@node-access/simulators/tron");
        return new RestSimulator(part, new TronService(await this.#openTron(network)));
      }
      if (part !== "info") return new RestSimulator(part);
      const venue = await this.#openVenue();
      return new RestSimulator(part, { respond: ({ body }) => venue.info(body as InfoRequest) });
    });
  }

  /**
   * Starts to read a recording now, before the first request: {@link waitForRecordings} reports what is wrong
   * with its file.
   *
   * @param path - The option's path, for errors.
   */
  recorded(file: string, path: string): Cluster {
    const cluster = new LazyCluster("recorded", async () => {
      const { Recorded } = await import("../upstreams/recorded.ts");
      return new Recorded(file, path);
    });
    const reading = cluster.loaded();
    this.#reading.add(reading);
    // The error is reported where the recordings are awaited. Unhandled before that,
    // it would end the process.
    reading.catch(() => {});
    return cluster;
  }

  /** @throws NodeAccessError `INVALID_ARGUMENT` if a recording's file is missing, or is not a recording. */
  async waitForRecordings(): Promise<void> {
    const reading = [...this.#reading];
    this.#reading.clear();
    await Promise.all(reading);
  }

  /** @returns a development node's arguments, with the configured chain id. */
  anvilArguments(configuredArguments: readonly string[]): readonly string[] {
    const { chainId: id } = this.#options;
    return id === undefined || configuredArguments.includes("--chain-id")
      ? configuredArguments
      : [...configuredArguments, "--chain-id", String(id)];
  }

  /** @returns the cluster, with its requests routed through the test mode if there is one. */
  inTestMode(part: NetworkPart, cluster: Cluster): Cluster {
    const { testMode } = this.#options;
    return testMode ? inTestMode(part, cluster, () => this.#loadTestMode(testMode)) : cluster;
  }

  /** @returns the cluster, with its calls routed through the test mode if there is one. */
  grpcInTestMode(cluster: GrpcCluster): GrpcCluster {
    const { testMode } = this.#options;
    return testMode ? inGrpcTestMode(cluster, () => this.#loadTestMode(testMode)) : cluster;
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

  #chainIdOf(network: string): number {
    const known = networks[network]?.chainId;
    return this.#options.chainId ?? (typeof known === "number" ? known : 1);
  }

  /** @param limit - Maximum bytes of a request message. */
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

  #openRpc(network: string): Promise<RpcSimulator> {
    const open = async (): Promise<RpcSimulator> => {
      const { RpcSimulator: Loaded } = await import("../upstreams/simulator/rpc-simulator.ts");
      const { RpcService } = await import("@node-access/simulators/json-rpc");
      return new Loaded(new RpcService(await this.#openNode(network)));
    };
    const opened = this.#rpc.get(network) ?? open();
    this.#rpc.set(network, opened);
    return opened;
  }

  async #openNode(network: string): Promise<SimulatedNode> {
    const { chain } = this.#options;
    if (network.startsWith("starknet-")) {
      const { StarknetNode } = await import("@node-access/simulators/starknet");
      const { chainId } = networks[network] ?? {};
      const name = JSON.stringify([network, chain.blockTime, chain.seed]);
      const transactions = { name, store: this.#store, isShared: this.#isShared };
      const node = new StarknetNode({
        ...chain,
        transactions,
        ...(typeof chainId === "string" && { chainId }),
      });
      await node.loaded().catch(() => {});
      return node;
    }
    if (network.startsWith("solana-")) return this.#openSolana(network);
    if (network.startsWith("tron-")) {
      const { TronNode } = await import("@node-access/simulators/tron");
      return new TronNode(this.#chainIdOf(network), await this.#openTron(network));
    }
    const { EvmNode } = await import("@node-access/simulators/evm");
    return new EvmNode(await this.#openChain(network), familiesOf(network).includes("op-stack"));
  }

  /** The node of a Solana network: its JSON-RPC and Geyser show the same chain. */
  #openSolana(network: string): Promise<OpenedSolanaNode> {
    const opened = this.#solana.get(network) ?? this.#openSolanaNode(network);
    this.#solana.set(network, opened);
    return opened;
  }

  async #openSolanaNode(network: string): Promise<OpenedSolanaNode> {
    const { seed, blockTime } = this.#options.chain;
    const { openSolanaNode } = await import("@node-access/simulators/solana");
    const { genesis } = networks[network] ?? {};
    const node = openSolanaNode({
      seed,
      slotTime: Math.max(1, Math.round(blockTime * slotsShare)),
      transactions: {
        name: JSON.stringify([network, blockTime, seed]),
        store: this.#store,
        isShared: this.#isShared,
      },
      ...(genesis !== undefined && { genesisHash: genesis }),
    });
    await node.loaded().catch(() => {});
    return node;
  }

  async #openTezos(network: string): Promise<RestService> {
    const { seed, blockTime } = this.#options.chain;
    const { TezosService } = await import("@node-access/simulators/tezos");
    const { restExamples } = await import("../generated/rest-examples.ts");
    const { routes } = await import("../generated/routes.ts");
    const { chainId, genesis } = networks[network] ?? {};
    const options = {
      seed: `${network} ${seed}`,
      blockTime,
      ...(typeof chainId === "string" && { chainId }),
      ...(genesis !== undefined && { genesisHash: genesis }),
      transactions: {
        name: JSON.stringify([network, blockTime, seed]),
        store: this.#store,
        isShared: this.#isShared,
      },
    };
    const service = new TezosService(options, (operation) => {
      const example = restExamples.tezos?.[operation];
      return (
        example ?? routes.find(({ spec, operationId: id }) => spec === "tezos" && id === operation)?.events
      );
    });
    await service.loaded().catch(() => {});
    return service;
  }

  /** The chain of a TRON network: its JSON-RPC, HTTP API and gRPC show the same. */
  #openTron(network: string): Promise<TronChain> {
    const open = async (): Promise<TronChain> => {
      const { TronChain: Loaded } = await import("@node-access/simulators/tron");
      const { decodeMessage, encodeMessage } = await import("../codec/grpc/wire-message.ts");
      const { blockTime, seed } = this.#options.chain;
      const chain = new Loaded(
        { encode: encodeMessage, decode: decodeMessage },
        {
          name: JSON.stringify([network, blockTime, seed]),
          store: this.#store,
          isShared: this.#isShared,
        },
      );
      await chain.loaded().catch(() => {});
      return chain;
    };
    const opened = this.#tron.get(network) ?? open();
    this.#tron.set(network, opened);
    return opened;
  }

  /** The EVM chain of a network: its execution and its beacon nodes show the same. */
  #openChain(network: string): Promise<SharedChain> {
    const open = async (): Promise<SharedChain> => {
      const { SharedChain: Loaded } = await import("@node-access/simulators/evm");
      const chainId = this.#chainIdOf(network);
      const options = { ...this.#options.chain, chainId, families: familiesOf(network) };
      const shared = new Loaded(network, options, this.#store, this.#isShared);
      // While the database is away, the chain is served without earlier transactions.
      await shared.loaded().catch(() => {});
      return shared;
    };
    const opened = this.#chains.get(network) ?? open();
    this.#chains.set(network, opened);
    return opened;
  }

  /** All venues of a gateway are one: a nonce that was used at one node is used at all. */
  #openVenue(): Promise<Venue> {
    this.#venue ??= import("@node-access/simulators/venue").then(
      ({ Venue: Loaded }) => new Loaded(this.#store, this.#options.venue),
    );
    return this.#venue;
  }

  async #openExchange(): Promise<ExchangeSimulator> {
    const { ExchangeSimulator: Loaded } = await import("../upstreams/simulator/exchange-simulator.ts");
    return new Loaded(await this.#openVenue());
  }

  async #openGrpc(network: string, limit: number): Promise<GrpcCluster> {
    const { GrpcSimulator } = await import("../upstreams/simulator/grpc-simulator.ts");
    if (network.startsWith("tron-")) return new GrpcSimulator(limit, { tron: await this.#openTron(network) });
    if (!network.startsWith("solana-")) return new GrpcSimulator(limit, {});
    // All subscribers of a network share what is written for them.
    const ledger = this.#ledgers.get(network) ?? this.#openLedger(network);
    this.#ledgers.set(network, ledger);
    return new GrpcSimulator(limit, { ledger: await ledger });
  }

  async #openLedger(network: string): Promise<Ledger> {
    const { Ledger: Loaded } = await import("@node-access/simulators/grpc");
    const { encodeMessage } = await import("../codec/grpc/wire-message.ts");
    const { chain } = await this.#openSolana(network);
    return new Loaded(chain, this.#options.geyserRate, encodeMessage);
  }
}

/** @returns the families of methods that a network's nodes have. */
function familiesOf(network: string): readonly string[] {
  return protocols[networks[network]?.protocol as Protocol]?.families ?? [];
}

/** A simulated node, whose code is loaded with its first call or subscription. */
class LazyRpcSimulator extends LazyCluster implements SubscriptionCluster {
  constructor(load: () => Promise<RpcSimulator>) {
    super("simulator", load);
  }

  async subscriptions(limit: number, output: SubscriptionOutput): Promise<CallerSubscriptions> {
    return ((await this.loaded()) as RpcSimulator).subscriptions(limit, output);
  }
}

/** The venue, whose code is loaded with its first request or subscription. */
export class LazyVenue extends LazyCluster {
  constructor(load: () => Promise<ExchangeSimulator>) {
    super("simulator", load);
  }

  /** @returns the venue with its current order book. While the database is away, with the last known one. */
  async venue(): Promise<Venue> {
    const { venue } = (await this.loaded()) as ExchangeSimulator;
    await venue.refresh();
    return venue;
  }
}
