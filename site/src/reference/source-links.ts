const github = (path: string): string => `https://github.com/${path}`;

/** The projects and standards that the specs name as their sources, and their addresses. */
const addresses: Readonly<Record<string, string>> = {
  "ethereum/execution-apis": github("ethereum/execution-apis"),
  "ethereum/beacon-APIs": github("ethereum/beacon-APIs"),
  "ethereum/consensus-specs": github("ethereum/consensus-specs"),
  "starkware-libs/starknet-specs": github("starkware-libs/starknet-specs"),
  "tronprotocol/protocol": github("tronprotocol/protocol"),
  "MystenLabs/sui-apis": github("MystenLabs/sui-apis"),
  "rpcpool/yellowstone-grpc": github("rpcpool/yellowstone-grpc"),
  "nktkas/hyperliquid": github("nktkas/hyperliquid"),
  "hyperliquid-python-sdk": github("hyperliquid-dex/hyperliquid-python-sdk"),
  "erigontech/rpc-tests": github("erigontech/rpc-tests"),
  "go-ethereum": github("ethereum/go-ethereum"),
  erigon: github("erigontech/erigon"),
  reth: github("paradigmxyz/reth"),
  besu: github("hyperledger/besu"),
  nethermind: github("NethermindEth/nethermind"),
  nitro: github("OffchainLabs/nitro"),
  "op-geth": github("ethereum-optimism/op-geth"),
  "zksync-era": github("matter-labs/zksync-era"),
  Otterscan: github("otterscan/otterscan"),
  OpenEthereum: "https://openethereum.github.io/JSONRPC",
};

/** The sources in a spec's text that a reader can look up, as links in Markdown. Empty if there is none. */
export function findSourceLinks(source: string): string {
  const found = source.matchAll(/EIP-(\d+)|[A-Za-z][\w-]*(?:\/[\w-]+)?/g);
  const links = Array.from(found, ([name, eip]) => {
    if (eip !== undefined) return `[${name}](https://eips.ethereum.org/EIPS/eip-${eip})`;
    return Object.hasOwn(addresses, name) ? `[${name}](${addresses[name]})` : "";
  });
  return [...new Set(links)].filter((link) => link !== "").join(", ");
}
