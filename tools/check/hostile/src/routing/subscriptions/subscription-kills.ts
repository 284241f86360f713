import { setTimeout as pause } from "node:timers/promises";
import { startFleet } from "@node-access-tools/fleet";
import { between, oneOf, type Random } from "@node-access-tools/workspace";
import { Chain } from "../../chain/chain.ts";
import { ChainNode } from "../../chain/chain-node.ts";
import { startHostileServer } from "../../server/hostile-server.ts";
import { networksOf } from "../gateway-config.ts";
import { Subscriber } from "./subscriber.ts";

/** How large a run is. */
export interface SubscriptionScale {
  readonly blocks: number;
  readonly kills: number;
  /** How many of each kind. */
  readonly subscribers: number;
}

/** What subscribers received while connections of upstreams were cut. */
export interface SubscriptionFigure extends SubscriptionScale {
  readonly reorganizations: number;
  readonly events: number;
  /** Sockets of subscribers that were closed. */
  readonly closed: readonly string[];
  readonly wrong: readonly string[];
}

/** Milliseconds for missed events to be delivered at the end. */
const catchUp = 30_000;

/**
 * Grows a chain, with reorganizations, and cuts all connections of one upstream after another, while callers of a
 * gateway subscribe to heads and logs.
 */
export async function subscriptionKills(
  random: Random,
  scale: SubscriptionScale,
): Promise<SubscriptionFigure> {
  const chain = new Chain(random);
  for (let count = 0; count < 20; count++) chain.mine();
  const upstreams = await Promise.all(Array.from({ length: 3 }, () => startNode(chain)));
  const fleet = await startFleet({
    instances: 1,
    balancer: "round robin",
    config: networksOf(
      upstreams.map(({ server }, index) => ({ name: `node-${index + 1}`, url: server.url })),
    ),
  });
  const subscribers: Subscriber[] = [];
  try {
    const { key = "" } = fleet.credentials.nodes["ethereum"] ?? {};
    const url = `${fleet.gateways[0]?.url.replace("http", "ws")}/ws/${key}`;
    for (let count = 0; count < scale.subscribers; count++)
      for (const kind of ["newHeads", "logs"] as const) subscribers.push(await Subscriber.open(url, kind));
    const begin = chain.height;
    let [reorganizations, killed] = [0, 0];
    while (chain.height < begin + scale.blocks) {
      const grown = chain.height - begin;
      if (random() < 0.03 && grown > 7) {
        chain.reorganize(between(random, 1, 7));
        reorganizations++;
      } else chain.mine();
      // Nodes get blocks at different times, sometimes two at once.
      for (const { node } of upstreams) if (random() < 0.8) node.sync();
      if (killed < scale.kills && killed / scale.kills <= grown / scale.blocks) {
        oneOf(random, upstreams).server.cut();
        killed++;
      }
      await pause(between(random, 5, 20));
    }
    for (const { node } of upstreams) node.sync();
    const blocks = (): typeof chain.blocks => chain.blocks.slice(begin + 1);
    const isComplete = (): boolean => subscribers.every((one) => one.difference(blocks()) === undefined);
    for (const end = performance.now() + catchUp; !isComplete() && performance.now() < end;) await pause(100);
    return {
      ...scale,
      kills: killed,
      reorganizations,
      events: subscribers.reduce((sum, { events }) => sum + events, 0),
      closed: subscribers.flatMap(({ closed }) => (closed === undefined ? [] : [`with code ${closed}`])),
      wrong: subscribers.flatMap((one) => [...one.disorder, one.difference(blocks()) ?? []].flat()),
    };
  } finally {
    for (const subscriber of subscribers) subscriber.close();
    await fleet.stop();
    for (const { server } of upstreams) await server.close();
  }
}

type Server = Awaited<ReturnType<typeof startHostileServer>>;

async function startNode(chain: Chain): Promise<{ readonly server: Server; readonly node: ChainNode }> {
  const server: Server = await startHostileServer({
    node: (call, connection) => node.handler(call, connection),
  });
  const node: ChainNode = new ChainNode(chain, (text, connection) => server.push(text, connection));
  return { server, node };
}
