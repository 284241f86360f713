// Generated from specs/catalog.yaml. Do not edit: change the spec and run `npm run generate`.

import type { EndpointFacts, NetworkFacts, ProtocolFacts } from "../rows/protocol-facts.ts";

export type * from "../rows/protocol-facts.ts";

/** All protocols by name. */
export const protocols: Readonly<Record<string, ProtocolFacts>> = {
  ethereum: {
    title: "Ethereum",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan",
    ],
    endpoints: ["beacon", "bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  "polygon-pos": {
    title: "Polygon PoS",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "bor",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  bsc: {
    title: "BNB Smart Chain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "otterscan",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  avalanche: {
    title: "Avalanche C-Chain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace",
    ],
    endpoints: [
      "avalanche-p", "avalanche-x", "avalanche-atomic", "avalanche-info", "avalanche-health", "bundler",
    ],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  fantom: {
    title: "Fantom Opera",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  arbitrum: {
    title: "Arbitrum One",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "arbitrum", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  optimism: {
    title: "OP Mainnet",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  base: {
    title: "Base",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "op-stack", "base", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  gnosis: {
    title: "Gnosis Chain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "aura",
    ],
    endpoints: ["beacon", "bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  zksync: {
    title: "ZKsync Era",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "debug-trace", "zksync",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  abstract: {
    title: "Abstract",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "debug-trace", "zksync",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  linea: {
    title: "Linea",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "debug-trace", "trace",
      "linea",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  scroll: {
    title: "Scroll",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  blast: {
    title: "Blast",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  mantle: {
    title: "Mantle",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  celo: {
    title: "Celo",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  unichain: {
    title: "Unichain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  worldchain: {
    title: "World Chain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  ink: {
    title: "Ink",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  soneium: {
    title: "Soneium",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  zora: {
    title: "Zora",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  mode: {
    title: "Mode",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  opbnb: {
    title: "opBNB",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "op-stack",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  apechain: {
    title: "ApeChain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "arbitrum", "conditional",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  moonbeam: {
    title: "Moonbeam",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  moonriver: {
    title: "Moonriver",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  cronos: {
    title: "Cronos",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  sonic: {
    title: "Sonic",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  berachain: {
    title: "Berachain",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  sei: {
    title: "Sei",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  kaia: {
    title: "Kaia",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  aurora: {
    title: "Aurora",
    families: ["ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net"],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  fuse: {
    title: "Fuse",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
      "trace", "aura",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  rootstock: {
    title: "Rootstock",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  metis: {
    title: "Metis Andromeda",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  taiko: {
    title: "Taiko",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  plasma: {
    title: "Plasma",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  monad: {
    title: "Monad",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "debug", "debug-trace",
    ],
    endpoints: ["bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  tezos: { title: "Tezos", families: [], endpoints: ["tezos"] },
  bitcoin: {
    title: "Bitcoin",
    families: [
      "bitcoin", "bitcoin-mempool", "bitcoin-transaction", "bitcoin-psbt", "bitcoin-mining",
      "bitcoin-network", "bitcoin-util",
    ],
    endpoints: [],
    namedParams: true,
  },
  litecoin: {
    title: "Litecoin",
    families: [
      "bitcoin", "bitcoin-mempool", "bitcoin-transaction", "bitcoin-psbt", "bitcoin-mining",
      "bitcoin-network", "bitcoin-util",
    ],
    endpoints: [],
    namedParams: true,
  },
  dogecoin: {
    title: "Dogecoin",
    families: [
      "bitcoin", "bitcoin-mempool", "bitcoin-transaction", "bitcoin-mining", "bitcoin-network",
      "bitcoin-util",
    ],
    endpoints: [],
    namedParams: true,
  },
  hyperliquid: {
    title: "Hyperliquid",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "hyperevm",
    ],
    rpcPath: "/evm",
    endpoints: ["info", "exchange", "nanoreth", "bundler"],
    graphqlPath: "/graphql",
    chainIdMethod: "eth_chainId",
  },
  starknet: {
    title: "Starknet",
    families: [
      "starknet", "starknet-block", "starknet-transaction", "starknet-send", "starknet-class",
      "starknet-executable", "starknet-trace", "starknet-subscription",
    ],
    endpoints: ["feeder"],
    chainIdMethod: "starknet_chainId",
  },
  solana: {
    title: "Solana",
    families: [
      "solana", "solana-account", "solana-token", "solana-block", "solana-transaction", "solana-send",
      "solana-epoch", "solana-stake", "solana-subscription",
    ],
    endpoints: ["grpc", "das"],
    grpcClient: "geyser",
  },
  sui: { title: "Sui", families: [], endpoints: ["grpc"], grpcClient: "sui" },
  tron: {
    title: "TRON",
    families: ["tron"],
    rpcPath: "/jsonrpc",
    endpoints: ["grpc", "tron"],
    grpcClient: "tron",
    chainIdMethod: "eth_chainId",
  },
};

/** All endpoints by name. */
export const endpoints: Readonly<Record<string, EndpointFacts>> = {
  beacon: {
    title: "Beacon REST",
    surface: "beacon",
    identity: { path: "/eth/v1/beacon/genesis", pointer: "/data/genesis_validators_root" },
  },
  info: { title: "Trading venue info", surface: "node" },
  exchange: { title: "Trading venue exchange", surface: "exchange" },
  feeder: { title: "Feeder gateway", surface: "node" },
  grpc: { title: "gRPC", surface: "grpc" },
  tezos: {
    title: "Tezos node RPC",
    surface: "node",
    identity: { path: "/chains/main/blocks/0/hash", pointer: "" },
  },
  tron: {
    title: "TRON HTTP API",
    surface: "node",
    identity: { path: "/wallet/getblockbynum?num=0", pointer: "/blockID" },
  },
  "avalanche-p": {
    title: "Avalanche P-Chain",
    surface: "node",
    families: ["avalanche-platform"],
    rpcPath: "/ext/bc/P",
    namedParams: "only",
  },
  "avalanche-x": {
    title: "Avalanche X-Chain",
    surface: "node",
    families: ["avalanche-avm"],
    rpcPath: "/ext/bc/X",
    namedParams: "only",
  },
  "avalanche-atomic": {
    title: "Avalanche C-Chain transfers",
    surface: "node",
    families: ["avalanche-atomic"],
    rpcPath: "/ext/bc/C/avax",
    namedParams: "only",
  },
  "avalanche-info": {
    title: "Avalanche node",
    surface: "node",
    families: ["avalanche-info"],
    rpcPath: "/ext/info",
    namedParams: "only",
  },
  "avalanche-health": {
    title: "Avalanche health",
    surface: "node",
    families: ["avalanche-health"],
    rpcPath: "/ext/health",
    namedParams: "only",
  },
  nanoreth: {
    title: "HyperEVM with system transactions",
    surface: "node",
    families: [
      "ethereum", "ethereum-transaction", "ethereum-state", "ethereum-filter", "net", "txpool", "debug",
      "debug-trace", "trace", "explorer", "otterscan", "hyperevm",
    ],
    rpcPath: "/nanoreth",
  },
  bundler: { title: "ERC-4337 bundler", surface: "node", families: ["bundler"] },
  das: { title: "Solana digital assets", surface: "node", families: ["das"], namedParams: "only" },
};

/** The kinds of credential that each surface accepts. */
export const credentialKinds: Readonly<Record<string, readonly string[]>> = {
  management: ["bearer"],
  node: ["url-token", "basic"],
  beacon: ["path-key"],
  exchange: [],
  grpc: ["x-token"],
};

/** All networks by name. */
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
  },
  "bitcoin-testnet4": {
    protocol: "bitcoin",
    genesis: "00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043",
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
  },
  "dogecoin-mainnet": {
    protocol: "dogecoin",
    genesis: "1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691",
  },
  "dogecoin-testnet": {
    protocol: "dogecoin",
    genesis: "bb0a78264637406b6360aad926284d544d7049f45189db5664f3c4d07350559e",
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

/** Loads the table of methods that a client needs, for protocols and endpoints whose name a client does not know. */
export const protocolTables: Readonly<Record<string, () => Promise<object>>> = {
  "bitcoin": async () => (await import("@node-access/rpc/bitcoin")).bitcoin,
  "litecoin": async () => (await import("@node-access/rpc/bitcoin")).litecoin,
  "dogecoin": async () => (await import("@node-access/rpc/bitcoin")).dogecoin,
  "solana": async () => (await import("@node-access/rpc/solana")).solana,
  "tron": async () => (await import("@node-access/rpc/tron")).tron,
  "avalanche-p": async () => (await import("@node-access/rpc/avalanche")).avalancheP,
  "avalanche-x": async () => (await import("@node-access/rpc/avalanche")).avalancheX,
  "avalanche-atomic": async () => (await import("@node-access/rpc/avalanche")).avalancheAtomic,
  "avalanche-info": async () => (await import("@node-access/rpc/avalanche")).avalancheInfo,
  "avalanche-health": async () => (await import("@node-access/rpc/avalanche")).avalancheHealth,
  "bundler": async () => (await import("@node-access/rpc/bundler")).bundler,
  "das": async () => (await import("@node-access/rpc/das")).das,
};
