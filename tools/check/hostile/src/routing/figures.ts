import { type Random, createRandom, chooseOne } from "@node-access-tools/workspace";
import { createCallers, sendSafe } from "../load/callers.ts";
import { Report, share } from "../requirements.ts";
import { faultKinds } from "../upstreams/fault.ts";
import { chaos, type ChaosScale } from "./chaos.ts";
import { type RoutingSetup, startRoutingSetup } from "./routing-setup.ts";
import { type SubscriptionScale, subscriptionKills } from "./subscription-kills.ts";
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
  nodes: RoutingSetup,
  random: Random,
  least: number,
): Promise<void> {
  const { chain, urls, upstreams } = nodes;
  const { errors } = chain;
  const context = createCallers(chain, urls, random);
  for (let turn = 0; turn < maxTurns && errors.used < errors.size; turn++) {
    const upstream = chooseOne(random, upstreams);
    await upstream.begin({ kind: turn % 4 === 0 ? "throttle" : "error", chance: 1 });
    await Promise.all(Array.from({ length: requestsPerTurn }, () => sendSafe(context)));
    await upstream.end();
  }
  const { served, safe } = context.tally;
  report.add(`every known error, in quick turns: ${served} of ${safe} safe calls served`, [
    share("known errors that upstreams responded with", errors.used, errors.size, least, []),
  ]);
}

/** How large a run is. */
export interface RoutingScale {
  /** Through one gateway. */
  readonly single: ChaosScale;
  /** Through a fleet of three gateways; no calls for no fleet. */
  readonly fleet: ChaosScale;
  /** Milliseconds of each load whose calls are timed; 0 for no such load. */
  readonly timed: number;
  /** The share of safe calls that must be served, from 0 to 1. */
  readonly served: number;
  /** The share of the known errors of nodes and providers that upstreams must have responded with, from 0 to 1. */
  readonly errors: number;
  readonly subscriptions: SubscriptionScale;
}

/** The full run. */
export function wholeRouting(calls: number): RoutingScale {
  return {
    single: { calls, faults: 6 * faultKinds.length },
    fleet: { calls: Math.ceil(calls / 10), faults: 2 * faultKinds.length },
    timed: 10_000,
    served: 0.999,
    errors: 1,
    subscriptions: { blocks: 5_000, kills: 100, subscribers: 25 },
  };
}

/**
 * Injects faults into the upstreams of gateways, and compares the responses to callers with the chain.
 *
 * @param print - Receives each figure when it is known.
 * @returns the violations, one line each; nothing if there are none.
 */
export async function runRoutingFigures(
  seed: number,
  scale: RoutingScale,
  print: (line: string) => void,
): Promise<readonly string[]> {
  const report = new Report(seed, print);
  const mixed = (setup: RoutingSetup, name: string, size: ChaosScale): Promise<void> =>
    chaos(report, name, setup, createRandom(seed), size, scale.served);
  await withSetup(startRoutingSetup(createRandom(seed)), async (setup) => {
    await mixed(setup, "one gateway", scale.single);
    if (scale.errors > 0) await respondWithAllErrors(report, setup, createRandom(seed), scale.errors);
  });
  if (scale.timed > 0)
    await withSetup(startRoutingSetup(createRandom(seed)), (setup) =>
      tail(report, setup, createRandom(seed), scale.timed, scale.served),
    );
  if (scale.fleet.calls > 0)
    await withSetup(startRoutingSetup(createRandom(seed), 3), (setup) =>
      mixed(setup, "a fleet of three gateways", scale.fleet),
    );
  await subscriptionKills(report, createRandom(seed), scale.subscriptions);
  return report.wrong;
}

async function withSetup(
  starting: Promise<RoutingSetup>,
  work: (setup: RoutingSetup) => Promise<void>,
): Promise<void> {
  const setup = await starting;
  try {
    await work(setup);
  } finally {
    await setup.stop();
  }
}
