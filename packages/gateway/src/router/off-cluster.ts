import type { Cluster } from "../upstreams/cluster.ts";
import { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import type { NetworkPart } from "../options/network-options.ts";

/** The cluster of a part that is off. Surfaces reject calls of such a part before they get here. */
export const offCluster: Cluster = {
  isAsleep: true,
  handle: () => Promise.reject(new UpstreamFailure("rejected", "this part is off")),
  close: async () => {},
};

/** @returns why a part of a network is not served, for callers and operators. */
export function offMessage(network: string, part: NetworkPart): string {
  return `${part} of ${network} is off: this gateway has no upstream for it (set networks.${network}.${part} in its configuration)`;
}
