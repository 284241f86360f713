import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { type Random, randomOf, oneOf } from "@node-access-tools/workspace";
import { type ChaosFigure, type ChaosScale, type LoadedNodes, chaos } from "./chaos.ts";
import { type Requirement, none, Report, share, times } from "../requirements.ts";
import { callersOf, sendSafe } from "../load/callers.ts";
import { listOf, type Tally } from "../load/tally.ts";
import { faultKinds } from "../upstreams/fault.ts";
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
async function respondWithAllErrors(nodes: LoadedNodes, random: Random): Promise<Tally> {
  const { chain, urls, upstreams } = nodes;
  const { errors } = chain;
  const context = callersOf(chain, urls, random);
  for (let turn = 0; turn < maxTurns && errors.used < errors.size; turn++) {
    const upstream = oneOf(random, upstreams);
    await upstream.begin({ kind: turn % 4 === 0 ? "throttle" : "error", chance: 1 });
    await Promise.all(Array.from({ length: requestsPerTurn }, () => sendSafe(context)));
    await upstream.end();
  }
  return context.tally;
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

/** How many times as high p99 may be while one upstream hangs. */
const maxSlowdown = 3;

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
  const mixed = async (setup: RoutingSetup, name: string, size: ChaosScale): Promise<void> => {
    const figure = await chaos(setup, randomOf(seed), size);
    report.add(describe(name, setup, figure), chaosRequirements(setup, figure, scale.served));
  };
  await withSetup(startRoutingSetup(randomOf(seed)), async (setup) => {
    await mixed(setup, "one gateway", scale.single);
    if (scale.errors === 0) return;
    const tally = await respondWithAllErrors(setup, randomOf(seed));
    const { used, size } = setup.chain.errors;
    report.add(`every known error, in quick turns: ${tally.served} of ${tally.safe} safe calls served`, [
      share("known errors that upstreams responded with", used, size, scale.errors, []),
    ]);
  });
  if (scale.timed > 0) await withSetup(startRoutingSetup(randomOf(seed)), addTail);
  if (scale.fleet.calls > 0) await mixedInFleet();
  const figure = await subscriptionKills(randomOf(seed), scale.subscriptions);
  report.add(
    `subscriptions: ${figure.blocks} blocks with ${figure.reorganizations} reorganizations, ${figure.kills} cuts of an upstream, ${2 * figure.subscribers} sockets with ${figure.events} events`,
    [none("differences from the chain", figure.wrong), none("sockets closed", figure.closed)],
  );
  return report.wrong;

  async function mixedInFleet(): Promise<void> {
    const postgres = await startPostgres();
    try {
      const starting = startRoutingSetup(randomOf(seed), 3, await postgres.createDatabase());
      await withSetup(starting, (setup) => mixed(setup, "a fleet of three gateways", scale.fleet));
    } finally {
      await postgres.stop();
    }
  }

  async function addTail(setup: RoutingSetup): Promise<void> {
    const { healthy, hanging } = await tail(setup, randomOf(seed), scale.timed);
    report.add(
      `one upstream hangs: ${hanging.calls} calls, median ${hanging.p50.toFixed(1)} ms; with all healthy ${healthy.calls} calls, median ${healthy.p50.toFixed(1)} ms`,
      [
        times("p99 while one upstream hangs", hanging.p99, healthy.p99, maxSlowdown),
        share(
          "safe calls served meanwhile",
          hanging.calls - hanging.unserved,
          hanging.calls,
          scale.served,
          [],
        ),
      ],
    );
  }
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

function describe(
  name: string,
  { chain: { errors } }: RoutingSetup,
  { tally, faults, seconds, blocks }: ChaosFigure,
): string {
  return `${name}: ${tally.safe} safe calls and ${tally.writes} writes in ${seconds.toFixed(0)} s and ${blocks} blocks
  faults: ${listOf(faults)}
  known errors: ${errors.used} of ${errors.size}; ${tally.acknowledged.length} writes acknowledged; ${tally.ofForks} results of a fork that an upstream followed at that time`;
}

function chaosRequirements(
  { writeArrivals }: RoutingSetup,
  { tally, heads, lost }: ChaosFigure,
  served: number,
): Requirement[] {
  // A result without a block that callers have seen before does not count as served.
  const lacking = tally.ofKind("missing", "incomplete");
  const reasons = [...tally.reasons, ...lacking];
  return [
    none("responses of another chain", tally.ofKind("wrong chain")),
    none("heads that went backwards", heads.backwards),
    none("heads and blocks that the chain does not have", tally.ofKind("beyond the chain")),
    none("heads more than 20 blocks behind", tally.ofKind("behind")),
    none("results with another block's state", tally.ofKind("wrong state")),
    none("malformed responses", tally.ofKind("malformed")),
    none("writes that arrived twice", writeArrivals.repeated),
    none("acknowledged writes that were lost", lost),
    share("safe calls served", tally.served, tally.safe, served, reasons),
  ];
}
