/** @returns the name of a network that its owner has not named: that of `ethereum-sepolia-testnet` is `Sepolia testnet`. */
export function networkName(publicNetwork: string, protocol: string): string {
  const words = publicNetwork.slice(protocol.length + 1).replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
