import { type Fleet, startFleet } from "@node-access-tools/fleet";
import type { Random } from "@node-access-tools/workspace";
import { networksOf } from "./gateway-config.ts";
import { type FaultyNodes, startFaultyNodes } from "./upstream/faulty-nodes.ts";

/** Faulty upstreams, and gateways that have them. */
export interface RoutingPlace extends FaultyNodes {
  readonly fleet: Fleet;
  /** Where callers post, credential included: one address for each gateway. */
  readonly urls: readonly string[];
}

/**
 * Starts nodes, proxies and gateways, and lets the chain grow.
 *
 * @param database - `postgres://…`, for more than one gateway.
 */
export async function startRoutingPlace(
  random: Random,
  gateways: number = 1,
  database?: string,
): Promise<RoutingPlace> {
  const nodes = await startFaultyNodes(random);
  try {
    const fleet = await startFleet({
      instances: gateways,
      config: networksOf(nodes.upstreams),
      balancer: "round robin",
      ...(database !== undefined && { database }),
    });
    const key = fleet.credentials.nodes["ethereum"]?.key;
    const urls = fleet.gateways.map(({ url }) => `${url}/${key}`);
    return { ...nodes, fleet, urls, stop: () => fleet.stop().finally(nodes.stop) };
  } catch (error) {
    await nodes.stop();
    throw error;
  }
}
