// Generated from specs/catalog.yaml. Do not edit: change the spec and run `npm run generate`.

/** A group of JSON-RPC methods. */
export type Family = "ethereum" | "ethereum-transaction" | "ethereum-state" | "ethereum-filter" | "net" | "txpool" | "debug" | "debug-trace" | "trace" | "explorer" | "otterscan" | "arbitrum" | "op-stack" | "base" | "conditional" | "zksync" | "linea" | "bor" | "aura" | "hyperevm" | "bundler" | "avalanche-platform" | "avalanche-avm" | "avalanche-atomic" | "avalanche-info" | "avalanche-health" | "starknet" | "starknet-block" | "starknet-transaction" | "starknet-send" | "starknet-class" | "starknet-executable" | "starknet-trace" | "starknet-subscription" | "solana" | "solana-account" | "solana-token" | "solana-block" | "solana-transaction" | "solana-send" | "solana-epoch" | "solana-stake" | "solana-subscription" | "das" | "bitcoin" | "bitcoin-mempool" | "bitcoin-transaction" | "bitcoin-psbt" | "bitcoin-mining" | "bitcoin-network" | "bitcoin-util" | "tron";

/** The endpoints of a node other than its main JSON-RPC. */
export type Endpoint = "beacon" | "info" | "exchange" | "feeder" | "grpc" | "tezos" | "tron" | "avalanche-p" | "avalanche-x" | "avalanche-atomic" | "avalanche-info" | "avalanche-health" | "nanoreth";

/** A protocol of nodes. */
export type Protocol = "ethereum" | "polygon-pos" | "bsc" | "avalanche" | "fantom" | "arbitrum" | "optimism" | "base" | "gnosis" | "zksync" | "abstract" | "linea" | "scroll" | "blast" | "mantle" | "celo" | "unichain" | "worldchain" | "ink" | "soneium" | "zora" | "mode" | "opbnb" | "apechain" | "moonbeam" | "moonriver" | "cronos" | "sonic" | "berachain" | "sei" | "kaia" | "aurora" | "fuse" | "rootstock" | "metis" | "taiko" | "plasma" | "monad" | "tezos" | "bitcoin" | "litecoin" | "dogecoin" | "hyperliquid" | "starknet" | "solana" | "sui" | "tron";

/** The methods and endpoints of a protocol's nodes. */
export interface ProtocolFacts {
  readonly title: string;
  readonly families: readonly Family[];
  /** The path after the node's address for JSON-RPC. */
  readonly rpcPath: string;
  readonly endpoints: readonly Endpoint[];
  /** The path after the node's address for GraphQL over its JSON-RPC methods; `undefined` if its methods have no GraphQL. */
  readonly graphqlPath?: string;
  /** The proto package of the protocol's gRPC services. */
  readonly grpcPackage?: string;
  /** The gRPC call with an empty request that returns the genesis of the node's network, and the field of its response. */
  readonly identity?: { readonly call: string; readonly field: string };
  /** The gRPC call with an empty request that returns the node's newest block, and the path of its number in the response. */
  readonly newest?: { readonly call: string; readonly field: string };
  /** With how many confirmations a block counts as final, on chains whose nodes do not say which block is. */
  readonly finalDepth?: number;
  /**
   * The HTTP statuses of responses with a JSON-RPC error, by the error's code and for all others (`default`), if the
   * nodes do not send 200.
   */
  readonly errorStatuses?: Readonly<Record<string, number>>;
}

export const protocols: Readonly<Record<Protocol, ProtocolFacts>> = {
  ethereum: {
    title: "Ethereum",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "bundler",
    ],
    rpcPath: "",
    endpoints: ["beacon"],
    graphqlPath: "/graphql",
  },
  "polygon-pos": {
    title: "Polygon PoS",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bor", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  bsc: {
    title: "BNB Smart Chain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "otterscan", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  avalanche: {
    title: "Avalanche C-Chain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bundler",
    ],
    rpcPath: "",
    endpoints: ["avalanche-p", "avalanche-x", "avalanche-atomic", "avalanche-info", "avalanche-health"],
    graphqlPath: "/graphql",
  },
  fantom: {
    title: "Fantom Opera",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  arbitrum: {
    title: "Arbitrum One",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "arbitrum", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  optimism: {
    title: "OP Mainnet",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  base: {
    title: "Base",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "op-stack", "base", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  gnosis: {
    title: "Gnosis Chain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "aura", "bundler",
    ],
    rpcPath: "",
    endpoints: ["beacon"],
    graphqlPath: "/graphql",
  },
  zksync: {
    title: "ZKsync Era",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "debug-trace", "zksync",
      "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  abstract: {
    title: "Abstract",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "debug-trace", "zksync",
      "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  linea: {
    title: "Linea",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "debug-trace", "trace",
      "linea", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  scroll: {
    title: "Scroll",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  blast: {
    title: "Blast",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  mantle: {
    title: "Mantle",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  celo: {
    title: "Celo",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  unichain: {
    title: "Unichain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  worldchain: {
    title: "World Chain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  ink: {
    title: "Ink",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  soneium: {
    title: "Soneium",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  zora: {
    title: "Zora",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  mode: {
    title: "Mode",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  opbnb: {
    title: "opBNB",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  apechain: {
    title: "ApeChain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "arbitrum", "conditional", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  moonbeam: {
    title: "Moonbeam",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
      "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  moonriver: {
    title: "Moonriver",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
      "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  cronos: {
    title: "Cronos",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
      "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  sonic: {
    title: "Sonic",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  berachain: {
    title: "Berachain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  sei: {
    title: "Sei",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
      "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  kaia: {
    title: "Kaia",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  aurora: {
    title: "Aurora",
    families: ["ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "bundler"],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  fuse: {
    title: "Fuse",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
      "trace", "aura", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  rootstock: {
    title: "Rootstock",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
      "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  metis: {
    title: "Metis Andromeda",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  taiko: {
    title: "Taiko",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  plasma: {
    title: "Plasma",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  monad: {
    title: "Monad",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "debug", "debug-trace",
      "bundler",
    ],
    rpcPath: "",
    endpoints: [],
    graphqlPath: "/graphql",
  },
  tezos: { title: "Tezos", families: [], rpcPath: "", endpoints: ["tezos"], finalDepth: 3 },
  bitcoin: {
    title: "Bitcoin",
    families: [
      "bitcoin", "bitcoin-mempool", "bitcoin-transaction", "bitcoin-psbt", "bitcoin-mining",
      "bitcoin-network", "bitcoin-util",
    ],
    rpcPath: "",
    endpoints: [],
    finalDepth: 6,
    errorStatuses: { default: 500, "-32600": 400, "-32601": 404 },
  },
  litecoin: {
    title: "Litecoin",
    families: [
      "bitcoin", "bitcoin-mempool", "bitcoin-transaction", "bitcoin-psbt", "bitcoin-mining",
      "bitcoin-network", "bitcoin-util",
    ],
    rpcPath: "",
    endpoints: [],
    finalDepth: 12,
    errorStatuses: { default: 500, "-32600": 400, "-32601": 404 },
  },
  dogecoin: {
    title: "Dogecoin",
    families: [
      "bitcoin", "bitcoin-mempool", "bitcoin-transaction", "bitcoin-mining", "bitcoin-network",
      "bitcoin-util",
    ],
    rpcPath: "",
    endpoints: [],
    finalDepth: 60,
    errorStatuses: { default: 500, "-32600": 400, "-32601": 404 },
  },
  hyperliquid: {
    title: "Hyperliquid",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "hyperevm", "bundler",
    ],
    rpcPath: "/evm",
    endpoints: ["info", "exchange", "nanoreth"],
    graphqlPath: "/graphql",
  },
  starknet: {
    title: "Starknet",
    families: [
      "starknet", "starknet-block", "starknet-transaction", "starknet-send", "starknet-class",
      "starknet-executable", "starknet-trace", "starknet-subscription",
    ],
    rpcPath: "",
    endpoints: ["feeder"],
  },
  solana: {
    title: "Solana",
    families: [
      "solana", "solana-account", "solana-token", "solana-block", "solana-transaction", "solana-send",
      "solana-epoch", "solana-stake", "solana-subscription", "das",
    ],
    rpcPath: "",
    endpoints: ["grpc"],
    grpcPackage: "geyser",
    newest: { call: "geyser.Geyser/GetSlot", field: "slot" },
  },
  sui: {
    title: "Sui",
    families: [],
    rpcPath: "",
    endpoints: ["grpc"],
    grpcPackage: "sui.rpc.v2",
    identity: { call: "sui.rpc.v2.LedgerService/GetServiceInfo", field: "chain_id" },
    newest: { call: "sui.rpc.v2.LedgerService/GetServiceInfo", field: "checkpoint_height" },
  },
  tron: {
    title: "TRON",
    families: ["tron"],
    rpcPath: "/jsonrpc",
    endpoints: ["grpc", "tron"],
    grpcPackage: "protocol",
    identity: { call: "protocol.Wallet/GetBlockByNum2", field: "blockid" },
    newest: { call: "protocol.Wallet/GetBlock", field: "block_header.raw_data.number" },
  },
};

/** The identification of a network. */
export interface NetworkFacts {
  readonly protocol: Protocol;
  /** The chain id that nodes return over JSON-RPC: a number on EVM networks. */
  readonly chainId?: number | string;
  /** Another identification, usually the hash of the first block. */
  readonly genesis?: string;
  /** With how many confirmations a block counts as final, if not with the protocol's. */
  readonly finalDepth?: number;
}

export const networks: Readonly<Record<string, NetworkFacts>> = {
  "ethereum-mainnet": {
    protocol: "ethereum",
    chainId: 1,
    genesis: "0x4b363db94e286120d76eb905340fdd4e54bfe9f06bf33ff6cf5ad27f511bfe95",
  },
  "ethereum-sepolia": {
    protocol: "ethereum",
    chainId: 11155111,
    genesis: "0xd8ea171f3c94aea21ebc42a1ed61052acf3f9209c00e4efbaaddac09ed9b8078",
  },
  "ethereum-hoodi": {
    protocol: "ethereum",
    chainId: 560048,
    genesis: "0x212f13fc4df078b6cb7db228f1c8307566dcecf900867401a92023d7ba99cb5f",
  },
  "ethereum-holesky": {
    protocol: "ethereum",
    chainId: 17000,
    genesis: "0x9143aa7c615a7f7115e2b6aac319c03529df8242ae705fba9df39b79c59fa8b1",
  },
  "polygon-pos-mainnet": { protocol: "polygon-pos", chainId: 137 },
  "polygon-pos-amoy": { protocol: "polygon-pos", chainId: 80002 },
  "bsc-mainnet": { protocol: "bsc", chainId: 56 },
  "bsc-testnet": { protocol: "bsc", chainId: 97 },
  "avalanche-mainnet": { protocol: "avalanche", chainId: 43114 },
  "avalanche-fuji": { protocol: "avalanche", chainId: 43113 },
  "fantom-mainnet": { protocol: "fantom", chainId: 250 },
  "fantom-testnet": { protocol: "fantom", chainId: 4002 },
  "arbitrum-mainnet": { protocol: "arbitrum", chainId: 42161 },
  "arbitrum-sepolia": { protocol: "arbitrum", chainId: 421614 },
  "optimism-mainnet": { protocol: "optimism", chainId: 10 },
  "optimism-sepolia": { protocol: "optimism", chainId: 11155420 },
  "base-mainnet": { protocol: "base", chainId: 8453 },
  "base-sepolia": { protocol: "base", chainId: 84532 },
  "gnosis-mainnet": {
    protocol: "gnosis",
    chainId: 100,
    genesis: "0xf5dcb5564e829aab27264b9becd5dfaa017085611224cb3036f573368dbb9d47",
  },
  "gnosis-chiado": {
    protocol: "gnosis",
    chainId: 10200,
    genesis: "0x9d642dac73058fbf39c0ae41ab1e34e4d889043cb199851ded7095bc99eb4c1e",
  },
  "hyperliquid-mainnet": { protocol: "hyperliquid", chainId: 999 },
  "hyperliquid-testnet": { protocol: "hyperliquid", chainId: 998 },
  "zksync-mainnet": { protocol: "zksync", chainId: 324 },
  "zksync-sepolia": { protocol: "zksync", chainId: 300 },
  "abstract-mainnet": { protocol: "abstract", chainId: 2741 },
  "abstract-testnet": { protocol: "abstract", chainId: 11124 },
  "linea-mainnet": { protocol: "linea", chainId: 59144 },
  "linea-sepolia": { protocol: "linea", chainId: 59141 },
  "scroll-mainnet": { protocol: "scroll", chainId: 534352 },
  "scroll-sepolia": { protocol: "scroll", chainId: 534351 },
  "blast-mainnet": { protocol: "blast", chainId: 81457 },
  "blast-sepolia": { protocol: "blast", chainId: 168587773 },
  "mantle-mainnet": { protocol: "mantle", chainId: 5000 },
  "mantle-sepolia": { protocol: "mantle", chainId: 5003 },
  "celo-mainnet": { protocol: "celo", chainId: 42220 },
  "celo-sepolia": { protocol: "celo", chainId: 11142220 },
  "unichain-mainnet": { protocol: "unichain", chainId: 130 },
  "unichain-sepolia": { protocol: "unichain", chainId: 1301 },
  "worldchain-mainnet": { protocol: "worldchain", chainId: 480 },
  "worldchain-sepolia": { protocol: "worldchain", chainId: 4801 },
  "ink-mainnet": { protocol: "ink", chainId: 57073 },
  "ink-sepolia": { protocol: "ink", chainId: 763373 },
  "soneium-mainnet": { protocol: "soneium", chainId: 1868 },
  "soneium-minato": { protocol: "soneium", chainId: 1946 },
  "zora-mainnet": { protocol: "zora", chainId: 7777777 },
  "zora-sepolia": { protocol: "zora", chainId: 999999999 },
  "mode-mainnet": { protocol: "mode", chainId: 34443 },
  "mode-sepolia": { protocol: "mode", chainId: 919 },
  "opbnb-mainnet": { protocol: "opbnb", chainId: 204 },
  "opbnb-testnet": { protocol: "opbnb", chainId: 5611 },
  "apechain-mainnet": { protocol: "apechain", chainId: 33139 },
  "apechain-curtis": { protocol: "apechain", chainId: 33111 },
  "moonbeam-mainnet": { protocol: "moonbeam", chainId: 1284 },
  "moonriver-mainnet": { protocol: "moonriver", chainId: 1285 },
  "cronos-mainnet": { protocol: "cronos", chainId: 25 },
  "cronos-testnet": { protocol: "cronos", chainId: 338 },
  "sonic-mainnet": { protocol: "sonic", chainId: 146 },
  "berachain-mainnet": { protocol: "berachain", chainId: 80094 },
  "berachain-bepolia": { protocol: "berachain", chainId: 80069 },
  "sei-mainnet": { protocol: "sei", chainId: 1329 },
  "sei-testnet": { protocol: "sei", chainId: 1328 },
  "kaia-mainnet": { protocol: "kaia", chainId: 8217 },
  "kaia-kairos": { protocol: "kaia", chainId: 1001 },
  "aurora-mainnet": { protocol: "aurora", chainId: 1313161554 },
  "aurora-testnet": { protocol: "aurora", chainId: 1313161555 },
  "fuse-mainnet": { protocol: "fuse", chainId: 122 },
  "fuse-sparknet": { protocol: "fuse", chainId: 123 },
  "rootstock-mainnet": { protocol: "rootstock", chainId: 30 },
  "rootstock-testnet": { protocol: "rootstock", chainId: 31 },
  "metis-mainnet": { protocol: "metis", chainId: 1088 },
  "metis-sepolia": { protocol: "metis", chainId: 59902 },
  "taiko-mainnet": { protocol: "taiko", chainId: 167000 },
  "taiko-hoodi": { protocol: "taiko", chainId: 167013 },
  "plasma-mainnet": { protocol: "plasma", chainId: 9745 },
  "plasma-testnet": { protocol: "plasma", chainId: 9746 },
  "monad-mainnet": { protocol: "monad", chainId: 143 },
  "monad-testnet": { protocol: "monad", chainId: 10143 },
  "starknet-mainnet": { protocol: "starknet", chainId: "SN_MAIN" },
  "starknet-sepolia": { protocol: "starknet", chainId: "SN_SEPOLIA" },
  "tezos-mainnet": {
    protocol: "tezos",
    chainId: "NetXdQprcVkpaWU",
    genesis: "BLockGenesisGenesisGenesisGenesisGenesisf79b5d1CoW2",
  },
  "tezos-shadownet": {
    protocol: "tezos",
    chainId: "NetXsqzbfFenSTS",
    genesis: "BMJTFWBgqGUzsvW4JLS1XuCYnpH18pBsLb5UvPCv2eiNC5vUeps",
  },
  "tezos-ghostnet": {
    protocol: "tezos",
    chainId: "NetXnHfVqm9iesp",
    genesis: "BLockGenesisGenesisGenesisGenesisGenesis1db77eJNeJ9",
  },
  "bitcoin-mainnet": {
    protocol: "bitcoin",
    genesis: "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f",
  },
  "bitcoin-testnet": {
    protocol: "bitcoin",
    genesis: "000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943",
    finalDepth: 100,
  },
  "bitcoin-testnet4": {
    protocol: "bitcoin",
    genesis: "00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043",
    finalDepth: 100,
  },
  "bitcoin-signet": {
    protocol: "bitcoin",
    genesis: "00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6",
  },
  "litecoin-mainnet": {
    protocol: "litecoin",
    genesis: "12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2",
  },
  "litecoin-testnet": {
    protocol: "litecoin",
    genesis: "4966625a4b2851d9fdee139e56211a0d88575f59ed816ff5e6a63deb4e3e29a0",
    finalDepth: 100,
  },
  "dogecoin-mainnet": {
    protocol: "dogecoin",
    genesis: "1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691",
  },
  "dogecoin-testnet": {
    protocol: "dogecoin",
    genesis: "bb0a78264637406b6360aad926284d544d7049f45189db5664f3c4d07350559e",
    finalDepth: 100,
  },
  "solana-mainnet": { protocol: "solana", genesis: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d" },
  "solana-devnet": { protocol: "solana", genesis: "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG" },
  "solana-testnet": { protocol: "solana", genesis: "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY" },
  "sui-mainnet": { protocol: "sui", genesis: "4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S" },
  "sui-testnet": { protocol: "sui", genesis: "69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD" },
  "tron-mainnet": {
    protocol: "tron",
    chainId: 728126428,
    genesis: "00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc",
  },
  "tron-nile": {
    protocol: "tron",
    chainId: 3448148188,
    genesis: "0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc",
  },
  "tron-shasta": {
    protocol: "tron",
    chainId: 2494104990,
    genesis: "0000000000000000de1aa88295e1fcf982742f773e0419c5a9c134c994a9059e",
  },
};

/** The methods that return the chain id of the node's network. */
export const chainIdMethods: { readonly [Name in Family]?: string } = {
  ethereum: "eth_chainId",
  starknet: "starknet_chainId",
  tron: "eth_chainId",
};

/** Where endpoints return the genesis of a node's network: the path of a GET request, and a JSON Pointer. */
export const endpointIdentities: {
  readonly [Name in Endpoint]?: { readonly path: string; readonly pointer: string };
} = {
  beacon: { path: "/eth/v1/beacon/genesis", pointer: "/data/genesis_validators_root" },
  tezos: { path: "/chains/main/blocks/0/hash", pointer: "" },
  tron: { path: "/wallet/getblockbynum?num=0", pointer: "/blockID" },
};

/** JSON-RPC at a path of its own. */
export interface RpcEndpointFacts {
  readonly title: string;
  readonly families: readonly Family[];
  /** The path after the node's address. */
  readonly rpcPath: string;
  /** `false` if nodes take no batches there. */
  readonly batches?: false;
}

/** The endpoints for JSON-RPC. */
export const rpcEndpoints: { readonly [Name in Endpoint]?: RpcEndpointFacts } = {
  "avalanche-p": {
    title: "Avalanche P-Chain",
    families: ["avalanche-platform"],
    rpcPath: "/ext/bc/P",
    batches: false,
  },
  "avalanche-x": {
    title: "Avalanche X-Chain",
    families: ["avalanche-avm"],
    rpcPath: "/ext/bc/X",
    batches: false,
  },
  "avalanche-atomic": {
    title: "Avalanche C-Chain transfers",
    families: ["avalanche-atomic"],
    rpcPath: "/ext/bc/C/avax",
    batches: false,
  },
  "avalanche-info": {
    title: "Avalanche node",
    families: ["avalanche-info"],
    rpcPath: "/ext/info",
    batches: false,
  },
  "avalanche-health": {
    title: "Avalanche health",
    families: ["avalanche-health"],
    rpcPath: "/ext/health",
    batches: false,
  },
  nanoreth: {
    title: "HyperEVM with system transactions",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "hyperevm",
    ],
    rpcPath: "/nanoreth",
  },
};

/** A kind of credential. */
export interface CredentialKind {
  /** Its name in errors. */
  readonly title: string;
  /** Where a request contains it: as the first segment of the path, or in a header. */
  readonly in: "path" | "header";
  /** The name of its own header. Without it, a credential in a header is in `Authorization`. */
  readonly header?: string;
}

export const credentialKinds: Readonly<Record<string, CredentialKind>> = {
  "url-token": { title: "a token as the first path segment", in: "path" },
  "path-key": { title: "its key as the first path segment", in: "path" },
  basic: { title: "basic authentication", in: "header" },
  bearer: { title: "a bearer token", in: "header" },
  "x-token": { title: "the header x-token", in: "header", header: "x-token" },
};

/** The kinds of credential that JSON-RPC calls accept. */
export const jsonRpcCredentials: readonly string[] = [
  "url-token", "basic",
];

/** The kinds of credential that each endpoint accepts; empty if requests are signed. */
export const endpointCredentials: Readonly<Record<Endpoint, readonly string[]>> = {
  beacon: ["path-key"],
  info: ["url-token", "basic"],
  exchange: [],
  feeder: ["url-token", "basic"],
  grpc: ["x-token"],
  tezos: ["url-token", "basic"],
  tron: ["url-token", "basic"],
  "avalanche-p": ["url-token", "basic"],
  "avalanche-x": ["url-token", "basic"],
  "avalanche-atomic": ["url-token", "basic"],
  "avalanche-info": ["url-token", "basic"],
  "avalanche-health": ["url-token", "basic"],
  nanoreth: ["url-token", "basic"],
};

/** JSON-RPC methods that callers may not use. `*` matches any part of a name; upper and lower case are the same. */
export interface DeniedMethods {
  readonly methods: readonly string[];
  /** Exceptions that callers may use. */
  readonly except?: readonly string[];
  /** Whether methods in the specs are exceptions too. */
  readonly unlessNamed?: true;
}

export const deniedMethods: readonly DeniedMethods[] = [
  { methods: ["anvil_*", "evm_*", "hardhat_*"] },
  {
    methods: ["personal_*", "eth_send*", "eth_resend*", "eth_sign*"],
    except: ["eth_sendRawTransaction*", "eth_sendUserOperation"],
  },
  { methods: ["miner_*", "eth_submit*"] },
  { methods: ["admin_*", "clique_*", "engine_*"] },
  { methods: ["debug_*"], except: ["debug_trace*", "debug_getRaw*"], unlessNamed: true },
  { methods: ["debug_trace*File*"] },
  {
    methods: [
      "*wallet*", "*bumpfee", "*rescan*", "import*", "dumpprivkey", "getnewaddress", "getrawchangeaddress",
    ],
  },
  {
    methods: [
      "send", "sendall", "sendfrom", "sendmany", "sendtoaddress", "fundrawtransaction", "lockunspent",
      "settxfee",
    ],
  },
  { methods: ["addmultisigaddress", "keypoolrefill", "sethdseed", "signmessage", "signrawtransaction"] },
  {
    methods: [
      "addconnection", "addnode", "addpeeraddress", "clearbanned", "disconnectnode", "dumptxoutset",
      "invalidateblock", "loadtxoutset", "logging", "preciousblock", "prioritisetransaction",
      "pruneblockchain", "reconsiderblock", "savemempool", "setban", "setmocktime", "setnetworkactive",
      "stop",
    ],
  },
  { methods: ["getprivatebroadcastinfo", "abortprivatebroadcast"] },
  { methods: ["generate*", "setgenerate"] },
];

/** The protocols of shared nodes. */
export const sharedProtocols: readonly Protocol[] = [
  "ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "tezos", "bitcoin",
];

/** The regions of each cloud provider. */
export const regions: Readonly<Record<string, readonly string[]>> = {
  gcloud: ["asia-southeast1"],
  aws: ["ap-southeast-1", "us-west-2", "us-east-1"],
  azure: ["uksouth"],
  vzo: ["eu3"],
};

/** The roles that a node can have in its network. */
export const roles: readonly string[] = [
  "peer",
];
