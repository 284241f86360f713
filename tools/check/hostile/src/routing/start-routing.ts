import type { Random } from "@node-access-tools/workspace";
import { noLimits, startGateway, startGateways } from "../start-gateways.ts";
import { type NodesOptions, startNodes } from "../upstreams/nodes.ts";

/** The nodes behind gateways, and behind callers that check what the checks find. */
export const routingNodes: NodesOptions = { count: 3, blocks: 200, blockTime: 750 };

/** Starts nodes that misbehave, and one gateway that has them as upstreams, or three on a Postgres. */
export async function startRouting(random: Random, count: 1 | 3 = 1) {
  await using starting = new AsyncDisposableStack();
  const nodes = starting.use(await startNodes(random, routingNodes));
  const upstreams = nodes.upstreams.map(({ name, url }) => ({ name, url }));
  const config = { limits: noLimits, networks: { "ethereum-mainnet": { rpc: { upstreams } } } };
  const { gateways, credentials } = starting.use(
    await (count === 1 ? startGateway({ config }) : startGateways(random, config)),
  );
  const started = starting.move();
  return {
    ...nodes,
    /** The URL of each gateway, with a credential. */
    urls: gateways.map(({ url }) => `${url}/${credentials.nodes["ethereum"]?.key}`),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

export type RoutingSetup = Awaited<ReturnType<typeof startRouting>>;
