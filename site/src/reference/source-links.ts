/** The projects that the specs name without their owner, and their addresses. */
const addresses: Readonly<Record<string, string>> = {
  "hyperliquid-python-sdk": "https://github.com/hyperliquid-dex/hyperliquid-python-sdk",
  "go-ethereum": "https://github.com/ethereum/go-ethereum",
  erigon: "https://github.com/erigontech/erigon",
  reth: "https://github.com/paradigmxyz/reth",
  besu: "https://github.com/hyperledger/besu",
  nethermind: "https://github.com/NethermindEth/nethermind",
  nitro: "https://github.com/OffchainLabs/nitro",
  "op-geth": "https://github.com/ethereum-optimism/op-geth",
  "zksync-era": "https://github.com/matter-labs/zksync-era",
  Otterscan: "https://github.com/otterscan/otterscan",
  Octez: "https://octez.tezos.com/docs/",
  OpenEthereum: "https://openethereum.github.io/JSONRPC",
};

/** An EIP, a repository (a path behind a comma is inside of one), or a name. */
const SOURCES = /EIP-(\d+)|(?<=^|; |from )([\w-]+\/[\w.-]+)|[A-Za-z][\w-]*(?:[./][\w-]+)*/g;

/** Returns a spec's text about its sources in Markdown, with links to those that can be looked up. */
export function linkSources(source: string): string {
  return source.replace(SOURCES, (name: string, eip?: string, repository?: string) => {
    if (eip !== undefined) return `[${name}](https://eips.ethereum.org/EIPS/eip-${eip})`;
    if (repository !== undefined) return `[${name}](https://github.com/${repository})`;
    return Object.hasOwn(addresses, name) ? `[${name}](${addresses[name]})` : name;
  });
}
