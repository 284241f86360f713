import type { GatewayOptions } from "@node-access/gateway";

/**
 * The gateway's options with three upstreams of Ethereum's main network, which are one process.
 *
 * @param more - Of the JSON-RPC part.
 */
export function networksOf(upstream: string, more: object = {}): GatewayOptions {
  const upstreams = [1, 2, 3].map((number) => ({ name: `upstream-${number}`, url: `${upstream}/${number}` }));
  return {
    networks: { "ethereum-mainnet": { chainId: "any", rpc: { upstreams, ...more } } },
    limits: { requestsPerSecond: 1e9, requestBurst: 1e9 },
  };
}
