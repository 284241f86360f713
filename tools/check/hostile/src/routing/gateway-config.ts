import type { FleetOptions } from "@node-access-tools/fleet";

/** Limits that are too high to affect the tests. */
const limits = { requestsPerSecond: 1e6, requestBurst: 1e6 };

/** Returns a gateway config with these upstreams for Ethereum's mainnet. */
export function networksOf(
  upstreams: readonly { readonly name: string; readonly url: string }[],
): NonNullable<FleetOptions["config"]> {
  const rpc = { upstreams: upstreams.map(({ name, url }) => ({ name, url })) };
  return { limits, networks: { "ethereum-mainnet": { rpc } } };
}
