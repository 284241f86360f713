/** The networks whose beacon chains `@node-access/verify/light-client` knows, and their names there. */
export const followedNetworks: ReadonlyMap<string, "mainnet" | "sepolia" | "hoodi" | "gnosis"> = new Map([
  ["ethereum-mainnet", "mainnet"],
  ["ethereum-sepolia", "sepolia"],
  ["ethereum-hoodi", "hoodi"],
  ["gnosis-mainnet", "gnosis"],
]);
