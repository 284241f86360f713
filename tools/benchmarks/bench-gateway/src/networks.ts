import type { GatewayOptions } from "@node-access/gateway";

/** No limit is what the benchmarks are about. */
export const noLimits: NonNullable<GatewayOptions["limits"]> = {
  requestsPerSecond: 1e9,
  requestBurst: 1e9,
};

type Network = NonNullable<NonNullable<GatewayOptions["networks"]>["ethereum-mainnet"]>;

/** A network with one upstream. @param more - Of its JSON-RPC part. */
export function oneUpstream(url: string, more: object = {}): Network {
  return { chainId: "any", rpc: { upstreams: [{ name: "node", url }], ...more } };
}

/** The gateway's options with three upstreams of Ethereum's main network, which are one process. @param more - Of its JSON-RPC part. */
export function networksOf(upstream: string, more: object = {}): GatewayOptions {
  const upstreams = [1, 2, 3].map((number) => ({ name: `upstream-${number}`, url: `${upstream}/${number}` }));
  const rpc = { upstreams, ...more };
  return { networks: { "ethereum-mainnet": { chainId: "any", rpc } }, limits: noLimits };
}
