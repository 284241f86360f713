import { setTimeout as pause } from "node:timers/promises";
import { between, type Random } from "@node-access-tools/workspace";
import { drawFault, type FaultKind, faultKinds, type UpstreamFault } from "./upstream/fault.ts";
import type { FaultyUpstream } from "./upstream/faulty-upstream.ts";

/** Milliseconds that a fault takes, and that an upstream is well before the next one: at least, and less than. */
const faulty = [500, 3_500] as const;
const well = [300, 1_500] as const;

/** Lets one upstream after the other misbehave, in each way equally often. One of them is always well. */
export class FaultSchedule {
  readonly #upstreams: readonly FaultyUpstream[];
  readonly #random: Random;
  readonly #bag: FaultKind[] = [];
  #ill = 0;
  /** How often each fault was there. */
  readonly counts = new Map<FaultKind, number>();
  /** Faults that are over. */
  done = 0;

  constructor(upstreams: readonly FaultyUpstream[], random: Random) {
    this.#upstreams = upstreams;
    this.#random = random;
  }

  /** Injects faults until the signal is aborted; then all upstreams are well. */
  async run(signal: AbortSignal): Promise<void> {
    await Promise.all(this.#upstreams.map((upstream) => this.#disturb(upstream, signal)));
  }

  async #disturb(upstream: FaultyUpstream, signal: AbortSignal): Promise<void> {
    const wait = (milliseconds: number): Promise<void> =>
      pause(milliseconds, undefined, { signal }).catch(() => {});
    while (!signal.aborted) {
      await wait(between(this.#random, ...well));
      if (signal.aborted || this.#ill >= this.#upstreams.length - 1) continue;
      this.#ill++;
      const fault = this.#next();
      await upstream.begin(fault);
      await wait(between(this.#random, ...faulty));
      await upstream.end();
      this.done++;
      await wait(distrustedFor(fault));
      this.#ill--;
    }
  }

  #next(): UpstreamFault {
    if (this.#bag.length === 0) this.#bag.push(...faultKinds);
    const [kind] = this.#bag.splice(between(this.#random, 0, this.#bag.length), 1) as [FaultKind];
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    return drawFault(kind, this.#random);
  }
}

/**
 * Milliseconds for which an upstream is not to be used after a fault: as long as it requested, or until it has reported its chain again, which
 * it is asked less and less often. It counts as faulty until then.
 */
function distrustedFor(fault: UpstreamFault): number {
  if (fault.kind === "stranger") return 5_000;
  return fault.kind === "throttle" && fault.form === "retry-after" ? 1_000 : 0;
}
