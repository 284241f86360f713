import { startPostgres } from "@node-access-tools/postgres";
import { randomOf } from "@node-access-tools/workspace";
import { respondWithAllErrors } from "./all-errors.ts";
import { chaos, type ChaosFigure, type ChaosScale } from "./chaos.ts";
import { failures, none, type Requirement, share, table, times } from "./requirements.ts";
import { type RoutingPlace, startRoutingPlace } from "./routing-place.ts";
import { type SubscriptionScale, subscriptionKills } from "./subscriptions/subscription-kills.ts";
import { tail } from "./tail.ts";
import { faultKinds } from "./upstream/fault.ts";

/** How large a run is. */
export interface RoutingScale {
  /** Through one gateway. */
  readonly single: ChaosScale;
  /** Through a fleet of three gateways. */
  readonly fleet: ChaosScale;
  /** Milliseconds of each load whose calls are timed; 0 for none. */
  readonly timed: number;
  /** Of safe calls, those that are to be served, from 0 to 1. */
  readonly served: number;
  /** Of the known errors of nodes and providers, those that upstreams are to have responded with, from 0 to 1. */
  readonly errors: number;
  readonly subscriptions: SubscriptionScale;
}

/** The run that is the proof. */
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

/** How many times longer the slowest hundredth of calls may take while one upstream hangs. */
const slowerAtMost = 3;

/**
 * Injects faults into the upstreams of gateways, and holds what callers get against the chain.
 *
 * @param tell - Takes the figures, as they come.
 * @returns what should not have been, one line each; nothing if all is well.
 */
export async function runRoutingFigures(
  seed: number,
  scale: RoutingScale,
  tell: (line: string) => void,
): Promise<readonly string[]> {
  tell(`seed ${seed}`);
  const wrong: string[] = [];
  const add = (title: string, requirements: readonly Requirement[]): void => {
    tell(`${title}\n${table(requirements)}`);
    wrong.push(...failures(requirements));
  };
  const mixed = async (place: RoutingPlace, name: string, size: ChaosScale): Promise<void> => {
    const figure = await chaos(place, randomOf(seed), size);
    add(describe(name, place, figure), chaosRequirements(place, figure, scale.served));
  };
  await inPlace(startRoutingPlace(randomOf(seed)), async (place) => {
    await mixed(place, "one gateway", scale.single);
    if (scale.errors === 0) return;
    const tally = await respondWithAllErrors(place, randomOf(seed));
    const { used, size } = place.errors;
    add(`every known error, in quick turns: ${tally.served} of ${tally.safe} safe calls served`, [
      share("known errors that upstreams responded with", used, size, scale.errors, []),
    ]);
  });
  if (scale.timed > 0) await inPlace(startRoutingPlace(randomOf(seed)), addTail);
  const postgres = await startPostgres();
  try {
    const starting = startRoutingPlace(randomOf(seed), 3, await postgres.createDatabase());
    await inPlace(starting, (place) => mixed(place, "a fleet of three gateways", scale.fleet));
  } finally {
    await postgres.stop();
  }
  const figure = await subscriptionKills(randomOf(seed), scale.subscriptions);
  add(
    `subscriptions: ${figure.blocks} blocks with ${figure.reorganizations} reorganizations, ${figure.kills} cuts of an upstream, ${2 * figure.subscribers} sockets with ${figure.events} events`,
    [none("differences from the chain", figure.wrong), none("sockets closed", figure.closed)],
  );
  return wrong;

  async function addTail(place: RoutingPlace): Promise<void> {
    const { well, hanging } = await tail(place, randomOf(seed), scale.timed);
    add(
      `one upstream hangs: ${hanging.calls} calls, median ${hanging.p50.toFixed(1)} ms; with all well ${well.calls} calls, median ${well.p50.toFixed(1)} ms`,
      [
        times("p99 while one upstream hangs", hanging.p99, well.p99, slowerAtMost),
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

async function inPlace(
  starting: Promise<RoutingPlace>,
  work: (place: RoutingPlace) => Promise<void>,
): Promise<void> {
  const place = await starting;
  try {
    await work(place);
  } finally {
    await place.stop();
  }
}

function describe(
  name: string,
  { errors }: RoutingPlace,
  { tally, faults, seconds, blocks }: ChaosFigure,
): string {
  const counts = faultKinds.map((kind) => `${kind} ${faults.get(kind) ?? 0}`).join(", ");
  return `${name}: ${tally.safe} safe calls and ${tally.writes} writes in ${seconds.toFixed(0)} s and ${blocks} blocks
  faults: ${counts}
  known errors: ${errors.used} of ${errors.size}; ${tally.acknowledged.length} writes acknowledged; ${tally.ofForks} results of a fork that an upstream followed just then`;
}

function chaosRequirements(
  { written }: RoutingPlace,
  { tally, heads, lost }: ChaosFigure,
  served: number,
): Requirement[] {
  // A result that lacks what callers have seen before serves nobody.
  const lacking = tally.ofKind("missing", "incomplete");
  const reasons = [...tally.reasons.map(([why, count]) => `${count} times ${why}`), ...lacking];
  return [
    none("responses of another chain", tally.ofKind("wrong chain")),
    none("heads that went backwards", heads.backwards),
    none("heads and blocks that the chain does not have", tally.ofKind("beyond the chain")),
    none("results with another block's state", tally.ofKind("wrong state")),
    none("malformed responses", tally.ofKind("malformed")),
    none("writes that arrived twice", written.repeated),
    none("acknowledged writes that were lost", lost),
    share("safe calls served", tally.served, tally.safe, served, reasons),
  ];
}
