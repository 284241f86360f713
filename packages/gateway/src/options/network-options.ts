import type { IntegrityMode, IntegrityOptions } from "./integrity-options.ts";
import type { Endpoint, Protocol } from "../generated/catalog.ts";

/** The parts of a network: JSON-RPC, and the protocol's other endpoints. */
export type NetworkPart = "rpc" | Endpoint;

/**
 * Methods that the gateway can derive from a node's other methods:
 *
 * - `raw-header`: `debug_getRawHeader`, encoded from the block and checked against its hash
 * - `replay-transaction`: `trace_replayTransaction`, taken from the replay of its block
 * - `replay-by-hash`: `trace_replayBlockTransactions` for a node that accepts only numbers
 * - `header`: `erigon_getHeaderByNumber`, the block without its body
 */
export type AdapterName = "raw-header" | "replay-transaction" | "replay-by-hash" | "header";

/** One real node, or a provider's endpoint, that serves a part of a network. */
export interface UpstreamOptions {
  /**
   * Shown in response headers, logs and metrics. Unique within the part.
   *
   * @pattern ^[a-z0-9-]{1,40}$
   * @expected a name of 1 to 40 lower-case letters, digits and hyphens
   */
  readonly name: string;
  /**
   * `http(s)://...`: the URL of the part itself, credentials in the path or as `user:password@` included.
   * Never shown.
   *
   * @pattern ^https?://[^/]
   * @expected an http:// or https:// URL
   */
  readonly url: string;
  /**
   * `ws(s)://...` for WebSockets. Default: `url` with the scheme `ws` or `wss`. Never shown.
   *
   * @pattern ^wss?://[^/]
   * @expected a ws:// or wss:// URL
   */
  readonly webSocketUrl?: string;
  /**
   * Upstreams of a higher tier are used only if no upstream of a lower tier can serve a call. Default: 1.
   *
   * @asType integer
   * @minimum 1
   * @expected a whole number from 1
   */
  readonly tier?: number;
  /**
   * Share of the calls within a tier, relative to the weights of the others. Default: 1.
   *
   * @exclusiveMinimum 0
   * @expected a number above 0
   */
  readonly weight?: number;
  /** How many requests the upstream may get. Default: no limit. */
  readonly budget?: UpstreamBudget;
  /** Sent with every request, such as the upstream's own `x-token`. Never shown. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the upstream accepts. */
  readonly limits?: UpstreamLimits;
  /** Which methods the upstream has. Only for `rpc`. Default: all. */
  readonly methods?: UpstreamMethods;
  /**
   * The path of a report about the upstream that `node-access check --json` has written. Calls of methods that it did not
   * offer, and of states that it did not have, go to other upstreams, as if the gateway had found that out by itself; they are tried
   * again after ten minutes. Its limits apply where `limits` has none. Only for `rpc`. Default: none.
   *
   * @expected the path of a report
   */
  readonly report?: string;
  /** Methods that the gateway derives from others, because this upstream lacks them. Only for `rpc`. Default: none. */
  readonly adapters?: readonly AdapterName[];
}

/** How many requests an upstream gets. Requests beyond its budget go to other upstreams. */
export interface UpstreamBudget {
  /**
   * Default: no limit.
   *
   * @exclusiveMinimum 0
   * @expected a number above 0
   */
  readonly requestsPerSecond?: number;
  /**
   * Per UTC day. Default: no limit.
   *
   * @exclusiveMinimum 0
   * @expected a number above 0
   */
  readonly requestsPerDay?: number;
}

/** What an upstream accepts. */
export interface UpstreamLimits {
  /**
   * Blocks that one `eth_getLogs` may span. Wider ranges are split. Default: no limit.
   *
   * @asType integer
   * @minimum 1
   * @expected a whole number from 1
   */
  readonly logsRange?: number;
  /**
   * Calls in one JSON-RPC batch. Larger batches of callers are split, for all upstreams of the part. Default: no limit.
   *
   * @asType integer
   * @minimum 1
   * @expected a whole number from 1
   */
  readonly batchItems?: number;
  /**
   * Bytes of a request body. Batches are split, and larger requests go to upstreams that accept them. Default: no limit.
   *
   * @asType integer
   * @minimum 1
   * @expected a whole number from 1
   */
  readonly bodyBytes?: number;
  /**
   * Concurrent connections. Default: 128.
   *
   * @asType integer
   * @minimum 1
   * @expected a whole number from 1
   */
  readonly connections?: number;
}

/**
 * Which methods an upstream has: names, or namespaces such as `debug_*`. Names beyond the specs must be declared
 * with `allowMethods` or `safeMethods`.
 */
export interface UpstreamMethods {
  /**
   * The only methods that it has. Default: all.
   *
   * @minItems 1
   * @expected a list of one or more methods, or namespaces such as debug_*
   */
  readonly only?: readonly string[];
  /** Methods that it does not have. Default: none. */
  readonly except?: readonly string[];
}

/** A part of a network that real nodes serve. */
export interface UpstreamsPart {
  /**
   * One or more.
   *
   * @minItems 1
   * @expected a list of one or more upstreams
   */
  readonly upstreams: readonly UpstreamOptions[];
  /**
   * The memory for cached results. The specs say which results may be cached. Only for parts that have such
   * results, such as `rpc` and `beacon`. Default: 64 MiB.
   */
  readonly cache?: "off" | CacheOptions;
  /**
   * `off`: no second upstream is tried when a call takes unusually long. Only for `rpc`. Default:
   * one is tried.
   */
  readonly hedging?: "off";
  /** Calls that are sent to several upstreams, whose responses must agree. Only for `rpc`. Default: none. */
  readonly consensus?: ConsensusOptions;
  /**
   * Checks of what upstreams return, against the hashes of its blocks: `observe` or `enforce` with all defaults, or which
   * results are checked and how. Only for `rpc` of EVM networks. Default: `off`.
   *
   * @expected "off", "observe", "enforce", or an object with a mode
   */
  readonly integrity?: "off" | IntegrityMode | IntegrityOptions;
  /**
   * How many upstreams get each signed transaction, such as one that is sent with `eth_sendRawTransaction` or
   * `sendrawtransaction`. Only for `rpc`. Default: 1.
   *
   * @asType integer
   * @minimum 1
   */
  readonly broadcast?: number;
}

/** The memory for cached results. */
export interface CacheOptions {
  /**
   * Bytes, 1 MiB or more.
   *
   * @asType integer
   * @minimum 1048576
   */
  readonly bytes: number;
}

/** Which calls are sent to several upstreams, and how many of them must agree. */
export interface ConsensusOptions {
  /**
   * Names of methods that only read. Names beyond the specs must be declared with `safeMethods`.
   *
   * @minItems 1
   * @expected a list of one or more names of methods
   */
  readonly methods: readonly string[];
  /**
   * How many upstreams each call is sent to.
   *
   * @asType integer
   * @minimum 2
   */
  readonly participants: number;
  /**
   * How many of them must return the same response.
   *
   * @asType integer
   * @minimum 2
   */
  readonly quorum: number;
}

/**
 * A development node. The gateway starts it at a node's first call and ends it when the gateway itself ends.
 * Only for `rpc`.
 */
export interface AnvilPart {
  /**
   * More command-line arguments for anvil, such as `["--block-time", "1"]`; `true` for none.
   *
   * @expected true, or a list of anvil's command-line arguments
   */
  readonly anvil: true | readonly string[];
  /** Methods that the gateway derives from others, because anvil lacks them. Default: none. */
  readonly adapters?: readonly AdapterName[];
}

/** A part of a network that responds from a file. Its responses are labelled as recorded. */
export interface RecordedPart {
  /**
   * Path of a JSON file, as the `record` option writes it.
   *
   * @expected the path of a JSON file
   */
  readonly recorded: string;
}

/**
 * What serves one part of a network: upstreams, or in tests something else. `off` serves nothing.
 *
 * @expected "simulator", "off", or an object with upstreams, anvil or recorded
 */
export type PartOptions = UpstreamsPart | AnvilPart | RecordedPart | "simulator" | "off";

/**
 * A credential's share, relative to the others.
 *
 * @exclusiveMinimum 0
 * @expected a number above 0
 */
export type Share = number;

/** What serves a network, by part. Parts that are omitted are off. */
export type NetworkOptions = {
  /**
   * The chain id that each upstream of `rpc` must report: a number on EVM networks, a text on others.
   * `any` skips all checks, for development. Required for networks that the catalog does not list, unless their nodes
   * report no chain id, but a genesis.
   * Default: the catalog's.
   *
   * @expected a whole number above 0, a text, or any
   */
  readonly chainId?: number | string;
  /**
   * The genesis that upstreams must report: those of other parts than `rpc`, if their kind of node reports one, and those
   * of `rpc` on Bitcoin and Solana, where it is the hash of the first block. Default: the catalog's.
   *
   * @expected a genesis, as the network's nodes report it
   */
  readonly genesis?: string;
  /**
   * How much of the network's upstreams each credential gets while several call, relative to the others. Keys are ids of
   * credentials, such as `NC-123-456-789`; after a rotation, the id of the first one. Default: 1 each.
   *
   * @expected ids of credentials, each with a number above 0
   */
  readonly shares?: Readonly<Record<string, Share>>;
} & { readonly [Part in NetworkPart]?: PartOptions };

/** A network's name: a protocol, a hyphen, and one of the protocol's networks, such as `ethereum-mainnet`. */
export type NetworkName = `${Protocol}-${string}`;

/**
 * What serves a network: its parts, or in tests a simulator for all of them. `off` serves nothing.
 *
 * @expected "simulator", "off", or an object with the network's parts
 */
export type NetworkOption = NetworkOptions | "simulator" | "off";

/** What serves each network, by name, such as `ethereum-mainnet`. Networks that are omitted are off. */
export type NetworksOption = Readonly<Record<NetworkName, NetworkOption>>;

/**
 * Which upstreams must be reachable for the gateway to be ready: one for each part that has upstreams,
 * one for any such part, or none.
 */
export type Readiness = "all" | "any" | "none";
