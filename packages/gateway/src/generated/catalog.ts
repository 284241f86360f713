// Generated from specs/catalog.yaml. Do not edit: change the spec and run `npm run generate`.

/** A group of JSON-RPC methods. */
export type Family = "ethereum" | "ethereum-transaction" | "ethereum-state" | "ethereum-filter" | "net" | "txpool" | "debug" | "debug-trace" | "trace" | "explorer" | "otterscan" | "starknet" | "starknet-block" | "starknet-transaction" | "starknet-send" | "starknet-class" | "starknet-executable" | "starknet-trace" | "starknet-subscription";

/** What a node can be asked besides JSON-RPC. */
export type Endpoint = "beacon" | "info" | "exchange" | "feeder" | "grpc";

/** A protocol that nodes speak. */
export type Protocol = "ethereum" | "polygon-pos" | "bsc" | "avalanche" | "fantom" | "arbitrum" | "optimism" | "base" | "gnosis" | "tezos" | "bitcoin" | "hyperliquid" | "starknet" | "solana" | "sui" | "tron";

/** What a protocol's nodes offer. */
export interface ProtocolFacts {
  readonly title: string;
  readonly families: readonly Family[];
  /** What follows the node's address for JSON-RPC. */
  readonly rpcPath: string;
  readonly endpoints: readonly Endpoint[];
  /** The proto package of its gRPC services. */
  readonly grpcPackage?: string;
}

export const protocols: Readonly<Record<Protocol, ProtocolFacts>> = {
  ethereum: {
    title: "Ethereum",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
      "trace",
      "explorer",
      "otterscan",
    ],
    rpcPath: "",
    endpoints: ["beacon"],
  },
  "polygon-pos": {
    title: "Polygon PoS",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
      "trace",
    ],
    rpcPath: "",
    endpoints: [],
  },
  bsc: {
    title: "BNB Smart Chain",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
      "trace",
      "otterscan",
    ],
    rpcPath: "",
    endpoints: [],
  },
  avalanche: {
    title: "Avalanche C-Chain",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
    ],
    rpcPath: "",
    endpoints: [],
  },
  fantom: {
    title: "Fantom Opera",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
    ],
    rpcPath: "",
    endpoints: [],
  },
  arbitrum: {
    title: "Arbitrum One",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
    ],
    rpcPath: "",
    endpoints: [],
  },
  optimism: {
    title: "OP Mainnet",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
      "trace",
      "explorer",
      "otterscan",
    ],
    rpcPath: "",
    endpoints: [],
  },
  base: {
    title: "Base",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
      "trace",
      "explorer",
      "otterscan",
    ],
    rpcPath: "",
    endpoints: [],
  },
  gnosis: {
    title: "Gnosis Chain",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
      "trace",
      "explorer",
      "otterscan",
    ],
    rpcPath: "",
    endpoints: [],
  },
  tezos: { title: "Tezos", families: [], rpcPath: "", endpoints: [] },
  bitcoin: { title: "Bitcoin", families: [], rpcPath: "", endpoints: [] },
  hyperliquid: {
    title: "Hyperliquid",
    families: [
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
      "trace",
      "explorer",
      "otterscan",
    ],
    rpcPath: "/evm",
    endpoints: ["info", "exchange"],
  },
  starknet: {
    title: "Starknet",
    families: [
      "starknet",
      "starknet-block",
      "starknet-transaction",
      "starknet-send",
      "starknet-class",
      "starknet-executable",
      "starknet-trace",
      "starknet-subscription",
    ],
    rpcPath: "",
    endpoints: ["feeder"],
  },
  solana: { title: "Solana", families: [], rpcPath: "", endpoints: ["grpc"], grpcPackage: "geyser" },
  sui: { title: "Sui", families: [], rpcPath: "", endpoints: ["grpc"], grpcPackage: "sui.rpc.v2" },
  tron: { title: "TRON", families: [], rpcPath: "", endpoints: ["grpc"], grpcPackage: "protocol" },
};

/** The kinds of credential that each endpoint takes; none where requests are signed. */
export const endpointCredentials: Readonly<Record<Endpoint, readonly string[]>> = {
  beacon: ["path-key"],
  info: ["url-token", "basic"],
  exchange: [],
  feeder: ["url-token", "basic"],
  grpc: ["x-token"],
};

/** JSON-RPC methods that callers may not use. `*` is any part of a name; capital letters and small ones are the same. */
export interface DeniedMethods {
  readonly methods: readonly string[];
  /** What is let through of them. */
  readonly except?: readonly string[];
  /** Whether what the specs name is let through too. */
  readonly unlessNamed?: true;
}

export const deniedMethods: readonly DeniedMethods[] = [
  { methods: ["anvil_*", "evm_*", "hardhat_*"] },
  { methods: ["personal_*", "eth_send*", "eth_resend*", "eth_sign*"], except: ["eth_sendRawTransaction*"] },
  { methods: ["miner_*", "eth_submit*"] },
  { methods: ["admin_*", "clique_*", "engine_*"] },
  { methods: ["debug_*"], except: ["debug_trace*", "debug_getRaw*"], unlessNamed: true },
  { methods: ["debug_trace*File*"] },
];

/** The protocols that shared nodes are offered for. */
export const sharedProtocols: readonly Protocol[] = ["ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "tezos", "bitcoin"];

/** The regions of each cloud provider. */
export const regions: Readonly<Record<string, readonly string[]>> = {
  gcloud: ["asia-southeast1"],
  aws: ["ap-southeast-1", "us-west-2", "us-east-1"],
  azure: ["uksouth"],
  vzo: ["eu3"],
};

/** The role of a node in its network. */
export const roles: readonly string[] = ["peer"];
