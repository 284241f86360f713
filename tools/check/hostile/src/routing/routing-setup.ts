import { type Fleet, startFleet } from "@node-access-tools/fleet";
import type { Random } from "@node-access-tools/workspace";
import { type Nodes, type NodesOptions, startNodes } from "../upstreams/nodes.ts";

/** Nodes that misbehave, and gateways that have them as upstreams. */
export interface RoutingSetup extends Nodes {
  readonly fleet: Fleet;
  /** The URL of each gateway, with a credential. */
  readonly urls: readonly string[];
}

/** Limits that are too high to affect the tests. */
const limits = { requestsPerSecond: 1e6, requestBurst: 1e6 };

/** The nodes behind gateways, and behind callers that check what the checks find. */
export const routingNodes = { count: 3, blocks: 200, blockTime: 750 };

/**
 * Starts nodes and gateways.
 *
 * @param database - `postgres://…`, for more than one gateway.
 */
export async function startRoutingSetup(
  random: Random,
  gateways: number = 1,
  database?: string,
  options: NodesOptions = routingNodes,
): Promise<RoutingSetup> {
  const nodes = await startNodes(random, options);
  const upstreams = nodes.upstreams.map(({ name, url }) => ({ name, url }));
  try {
    const fleet = await startFleet({
      instances: gateways,
      config: { limits, networks: { "ethereum-mainnet": { rpc: { upstreams } } } },
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
