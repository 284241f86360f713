import { chooseOne, type Random } from "@node-access-tools/workspace";
import { grow } from "../chain/chain.ts";
import { none, type Report } from "../requirements.ts";
import { startRoutingSetup } from "./routing-setup.ts";
import { closeSubscribers, Subscriber } from "../load/subscriber.ts";

/** How large a run is. */
export interface SubscriptionScale {
  readonly blocks: number;
  readonly kills: number;
  /** How many of each kind. */
  readonly subscribers: number;
}

/**
 * Grows a chain, with reorganizations, and cuts all connections of one upstream after another, while callers of a
 * gateway subscribe to heads and logs.
 */
export async function subscriptionKills(
  report: Report,
  random: Random,
  scale: SubscriptionScale,
): Promise<void> {
  const setup = await startRoutingSetup(random, 1, { count: 3, blocks: 20 });
  const { chain, upstreams } = setup;
  const subscribers: Subscriber[] = [];
  try {
    const url = String(setup.urls[0]).replace(/^http(.*)\//, "ws$1/ws/");
    for (let count = 0; count < scale.subscribers; count++)
      for (const kind of ["newHeads", "logs"] as const) subscribers.push(await Subscriber.open(url, kind));
    const begin = chain.height;
    const kill = (): boolean => {
      chooseOne(random, upstreams).server.cut();
      return true;
    };
    // Nodes get blocks at different times, sometimes two at once.
    const sync = (): void => {
      for (const upstream of upstreams) if (random() < 0.8) upstream.follow();
    };
    const { reorganizations, killed } = await grow(chain, random, { ...scale, sync, kill });
    for (const upstream of upstreams) upstream.follow();
    const { wrong, closed } = await closeSubscribers(subscribers, () => chain.blocks.slice(begin + 1));
    const events = subscribers.reduce((sum, one) => sum + one.events, 0);
    report.add(
      `subscriptions: ${scale.blocks} blocks with ${reorganizations} reorganizations, ${killed} cuts of an upstream, ${subscribers.length} sockets with ${events} events`,
      [none("differences from the chain", wrong), none("sockets closed", closed)],
    );
  } finally {
    await setup.stop();
  }
}
