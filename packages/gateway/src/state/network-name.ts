/** @returns the default name of a network: `Sepolia testnet` for `ethereum-sepolia-testnet`. */
export function networkName(publicNetwork: string, protocol: string): string {
  const words = publicNetwork.slice(protocol.length + 1).replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
