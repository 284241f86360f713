import { startFleet } from "@node-access-tools/fleet";
import type { Random } from "@node-access-tools/workspace";
import { noLimits, startSetup } from "../fleet/setup.ts";
import { type Nodes, type NodesOptions, startNodes } from "../upstreams/nodes.ts";

/** Nodes that misbehave, and gateways that have them as upstreams. */
export interface RoutingSetup extends Nodes {
  /** The URL of each gateway, with a credential. */
  readonly urls: readonly string[];
}

/** The nodes behind gateways, and behind callers that check what the checks find. */
export const routingNodes = { count: 3, blocks: 200, blockTime: 750 };

/** Starts nodes, and one gateway or three on a Postgres. */
export async function startRoutingSetup(
  random: Random,
  gateways: 1 | 3 = 1,
  options: NodesOptions = routingNodes,
): Promise<RoutingSetup> {
  const nodes = await startNodes(random, options);
  const upstreams = nodes.upstreams.map(({ name, url }) => ({ name, url }));
  const config = { limits: noLimits, networks: { "ethereum-mainnet": { rpc: { upstreams } } } };
  try {
    const { fleet, stop } =
      gateways === 3
        ? await startSetup(random, config)
        : await startFleet({ instances: 1, config, balancer: "round robin" }).then((one) => ({
            fleet: one,
            stop: one.stop,
          }));
    const key = fleet.credentials.nodes["ethereum"]?.key;
    const urls = fleet.gateways.map(({ url }) => `${url}/${key}`);
    return { ...nodes, urls, stop: () => stop().finally(nodes.stop) };
  } catch (error) {
    await nodes.stop();
    throw error;
  }
}
