import { chooseOne } from "@node-access-tools/workspace";
import { grow } from "../chain/chain.ts";
import { none, type Report } from "../report.ts";
import { closeSubscribers, subscribe, type Subscriber } from "../load/subscriber.ts";
import type { RoutingScale } from "../scales.ts";
import { startRouting } from "./start-routing.ts";

/**
 * Grows a chain, with reorganizations, and cuts all connections of one upstream after another, while callers of a
 * gateway subscribe to heads and logs.
 */
export async function subscriptionKills(report: Report, scale: RoutingScale["subscriptions"]): Promise<void> {
  const random = report.random();
  await using setup = await startRouting(random, 1, { count: 3, blocks: 20 });
  const { chain, upstreams, urls } = setup;
  const subscribers: Subscriber[] = [];
  const url = String(urls[0]).replace(/\/(?=[^/]+$)/, "/ws/");
  for (let count = 0; count < scale.subscribers; count++)
    for (const kind of ["newHeads", "logs"] as const) subscribers.push(await subscribe(url, kind));
  const begin = chain.height;
  const kill = (): boolean => {
    chooseOne(random, upstreams).server.cut();
    return true;
  };
  // Nodes get blocks at different times, sometimes two at once.
  const sync = (): void => {
    for (const upstream of upstreams) if (random() < 0.8) upstream.follow();
  };
  const { reorganizations, killed } = await grow(chain, random, scale, sync, kill);
  for (const upstream of upstreams) upstream.follow();
  const { wrong, closed } = await closeSubscribers(subscribers, () => chain.blocks.slice(begin + 1));
  const events = subscribers.reduce((sum, one) => sum + one.events, 0);
  report.add(
    `subscriptions: ${scale.blocks} blocks with ${reorganizations} reorganizations, ${killed} cuts of an upstream, ${subscribers.length} sockets with ${events} events`,
    [none("differences from the chain", wrong), none("sockets closed", closed)],
  );
}
