import type { FleetOptions } from "@node-access-tools/fleet";

/** No limit is what this is about. */
const limits = { requestsPerSecond: 1e6, requestBurst: 1e6 };

/** What the gateways' config says of the upstreams of Ethereum's main network. */
export function networksOf(
  upstreams: readonly { readonly name: string; readonly url: string }[],
): NonNullable<FleetOptions["config"]> {
  const rpc = { upstreams: upstreams.map(({ name, url }) => ({ name, url })) };
  return { limits, networks: { "ethereum-mainnet": { rpc } } };
}
