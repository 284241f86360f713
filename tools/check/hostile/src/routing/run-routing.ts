import { chooseOne } from "@node-access-tools/workspace";
import { createCallers, sendSafe } from "../load/callers.ts";
import { type Report, share } from "../report.ts";
import type { RoutingScale } from "../scales.ts";
import { chaos } from "./chaos.ts";
import { type RoutingSetup, startRouting } from "./start-routing.ts";
import { subscriptionKills } from "./subscription-kills.ts";
import { tail } from "./tail.ts";

/** Maximum number of turns until each known error has been used. */
const maxTurns = 1_000;
const requestsPerTurn = 20;

/**
 * Lets upstreams respond, in turn, with the known errors that have not been used yet. Random faults alone do not use them
 * all, since a gateway stops calling an upstream after a few errors.
 */
async function respondWithAllErrors(
  report: Report,
  { chain, urls, upstreams }: RoutingSetup,
  least: number,
): Promise<void> {
  const { errors } = chain;
  const random = report.random();
  const context = createCallers(chain, urls, random);
  for (let turn = 0; turn < maxTurns && errors.used < errors.size; turn++) {
    const upstream = chooseOne(random, upstreams);
    await upstream.begin({ kind: turn % 4 === 0 ? "throttle" : "error", chance: 1 });
    await Promise.all(Array.from({ length: requestsPerTurn }, () => sendSafe(context)));
    await upstream.end();
  }
  const { served, safe } = context.tally;
  report.add(`every known error, in quick turns: ${served} of ${safe} safe calls served`, [
    share("known errors that upstreams responded with", errors.used, errors.size, least),
  ]);
}

/** Injects faults into the upstreams of gateways, and compares the responses to callers with the chain. */
export async function runRouting(report: Report, scale: RoutingScale): Promise<void> {
  const { single, fleet, timed, served, errors, subscriptions } = scale;
  {
    await using setup = await startRouting(report.random());
    await chaos(report, "one gateway", setup, { ...single, served });
    if (errors > 0) await respondWithAllErrors(report, setup, errors);
  }
  if (timed > 0) {
    await using setup = await startRouting(report.random());
    await tail(report, setup, timed, served);
  }
  if (fleet.calls > 0) {
    await using setup = await startRouting(report.random(), 3);
    await chaos(report, "a fleet of three gateways", setup, { ...fleet, served });
  }
  await subscriptionKills(report, subscriptions);
}
