import { setTimeout as pause } from "node:timers/promises";
import { between, type Random } from "@node-access-tools/workspace";
import { drawFault, type FaultKind, faultKinds, type UpstreamFault } from "./upstream/fault.ts";
import type { FaultyUpstream } from "./upstream/faulty-upstream.ts";

/** Milliseconds that a fault takes, and that an upstream is well before the next one: at least, and less than. */
const faulty = [500, 4_000] as const;
const well = [300, 2_000] as const;

/**
 * Milliseconds for which an upstream is not to be used after a fault: as long as it asked for, or until it has told its chain again, which
 * it is asked less and less often. It counts as faulty until then.
 */
function distrustedFor(fault: UpstreamFault): number {
  if (fault.kind === "stranger") return 5_000;
  return fault.kind === "throttle" && fault.form === "retry-after" ? 1_000 : 0;
}

/**
 * Lets one upstream after the other misbehave, in each way equally often. One of them is always well.
 *
 * @param signal - Ends it; then all of them are well.
 * @returns how often each fault was there.
 */
export async function injectFaults(
  upstreams: readonly FaultyUpstream[],
  random: Random,
  signal: AbortSignal,
): Promise<ReadonlyMap<FaultKind, number>> {
  const counts = new Map<FaultKind, number>();
  const bag: FaultKind[] = [];
  let ill = 0;
  const run = async (upstream: FaultyUpstream): Promise<void> => {
    while (!signal.aborted) {
      await pause(between(random, ...well), undefined, { signal }).catch(() => {});
      if (signal.aborted || ill >= upstreams.length - 1) continue;
      ill++;
      if (bag.length === 0) bag.push(...faultKinds);
      const [kind] = bag.splice(between(random, 0, bag.length), 1) as [FaultKind];
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const fault = drawFault(kind, random);
      await upstream.begin(fault);
      await pause(between(random, ...faulty), undefined, { signal }).catch(() => {});
      await upstream.end();
      await pause(distrustedFor(fault), undefined, { signal }).catch(() => {});
      ill--;
    }
  };
  await Promise.all(upstreams.map(run));
  return counts;
}
