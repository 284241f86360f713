import type { GatewayOptions } from "@node-access/gateway";
import { type Child, startChild } from "../child.ts";

/** Limits that no benchmark reaches. */
export const noLimits: NonNullable<GatewayOptions["limits"]> = {
  requestsPerSecond: 1e9,
  requestBurst: 1e9,
};

type Network = NonNullable<NonNullable<GatewayOptions["networks"]>["ethereum-mainnet"]>;

/** A network with one upstream. @param more - More options of its JSON-RPC part. */
export function oneUpstream(url: string, more: object = {}): Network {
  return { chainId: "any", rpc: { upstreams: [{ name: "node", url }], ...more } };
}

/** Gateway options for Ethereum mainnet with three upstreams, which are one process. @param more - More options of its JSON-RPC part. */
export function createNetworks(upstream: string, more: object = {}): GatewayOptions {
  const upstreams = [1, 2, 3].map((number) => ({ name: `upstream-${number}`, url: `${upstream}/${number}` }));
  const rpc = { upstreams, ...more };
  return { networks: { "ethereum-mainnet": { chainId: "any", rpc } }, limits: noLimits };
}

/** Starts a node in a process of its own. @param options - Those of `run-upstream.ts`. */
export function startUpstream(options: object = {}): Promise<Child> {
  return startChild(new URL("run-upstream.ts", import.meta.url), JSON.stringify(options));
}
