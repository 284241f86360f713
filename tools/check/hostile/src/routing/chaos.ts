import { setTimeout as pause } from "node:timers/promises";
import { between, type Random } from "@node-access-tools/workspace";
import { createCallers, sendSafe, sendWrite } from "../load/callers.ts";
import { formatCounts, increase } from "../load/tally.ts";
import { type Report, share } from "../report.ts";
import { drawFault, type FaultKind, faultKinds, type UpstreamFault } from "../upstreams/fault.ts";
import type { Upstream } from "../upstreams/nodes.ts";
import type { RoutingScale } from "../scales.ts";
import type { RoutingSetup } from "./start-routing.ts";

/** Concurrent callers. Writes have their own, so a write that hangs delays no read. */
const readers = 24;
const writers = 8;
/** The share of calls that are writes. */
const writeShare = 0.03;
/** The range of milliseconds that a fault lasts, and that an upstream is healthy before the next one. */
const faulty = [500, 3_500] as const;
const healthy = [300, 1_500] as const;

/** Makes mixed calls, spread evenly over the faults, while upstreams misbehave one after another. */
export async function chaos(
  report: Report,
  name: string,
  { chain, urls, upstreams, writeArrivals }: RoutingSetup,
  { calls, faults, served }: RoutingScale["single"] & Pick<RoutingScale, "served">,
): Promise<void> {
  const [begun, firstBlock, random] = [performance.now(), chain.height, report.random()];
  const context = createCallers(chain, urls, random);
  const { tally } = context;
  const over = new AbortController();
  const injected = injectFaults(upstreams, random, over.signal);
  const writes = Math.ceil(calls * writeShare);
  const reads = calls - writes;
  const isEarly = (done: number): boolean => done * faults >= (injected.done + 1) * reads;
  const read = async (): Promise<void> => {
    while (tally.safe < reads) await (isEarly(tally.safe) ? pause(10) : sendSafe(context));
  };
  // Writes keep pace with reads, so that faults of every kind affect them.
  const write = async (): Promise<void> => {
    while (tally.writes < writes)
      await (tally.writes * reads <= tally.safe * writes ? sendWrite(context) : pause(10));
  };
  await Promise.all([...Array.from({ length: readers }, read), ...Array.from({ length: writers }, write)]);
  over.abort();
  await injected.ended;
  const seconds = (performance.now() - begun) / 1000;
  report.add(
    `${name}: ${tally.safe} safe calls and ${tally.writes} writes in ${seconds.toFixed(0)} s and ${chain.height - firstBlock} blocks
  faults: ${formatCounts(injected.counts)}
  ${tally.acknowledged.length} writes acknowledged; ${tally.ofForks} results of a fork that an upstream followed at that time`,
    [
      ...tally.requirements(writeArrivals),
      // A result without a block that callers have seen before does not count as served.
      share("safe calls served", tally.served, tally.safe, served, [
        ...tally.reasons,
        ...tally.ofKind("missing", "incomplete"),
      ]),
    ],
  );
}

/**
 * Lets upstreams misbehave until the signal is aborted, each kind of fault equally often. One upstream is always healthy, and all are in
 * the end. @returns how often each fault was injected, and how many faults are over.
 */
function injectFaults(upstreams: readonly Upstream[], random: Random, signal: AbortSignal) {
  const injected = { counts: new Map<string, number>(), done: 0 };
  const bag: FaultKind[] = [];
  let unhealthy = 0;
  const draw = (): UpstreamFault => {
    if (bag.length === 0) bag.push(...faultKinds);
    const [kind] = bag.splice(between(random, 0, bag.length), 1) as [FaultKind];
    increase(injected.counts, kind);
    return drawFault(kind, random);
  };
  const wait = (milliseconds: number): Promise<void> =>
    pause(milliseconds, undefined, { signal }).catch(() => {});
  const disturb = async (upstream: Upstream): Promise<void> => {
    while (!signal.aborted) {
      await wait(between(random, ...healthy));
      if (signal.aborted || unhealthy >= upstreams.length - 1) continue;
      unhealthy++;
      const fault = draw();
      await upstream.begin(fault);
      await wait(between(random, ...faulty));
      await upstream.end();
      injected.done++;
      await wait(distrustedFor(fault));
      unhealthy--;
    }
  };
  return Object.assign(injected, { ended: Promise.all(upstreams.map(disturb)) });
}

/**
 * Milliseconds for which a gateway may avoid an upstream after a fault: as long as its Retry-After says, or until the gateway
 * has checked its chain again, which it does at growing intervals. The upstream counts as faulty until then.
 */
function distrustedFor(fault: UpstreamFault): number {
  if (fault.kind === "other chain") return 5_000;
  return fault.kind === "throttled" && fault.fault.headers?.["retry-after"] !== undefined ? 1_000 : 0;
}
