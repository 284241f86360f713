import { setTimeout as pause } from "node:timers/promises";
import { between, type Random } from "@node-access-tools/workspace";
import { drawFault, type FaultKind, faultKinds, type UpstreamFault } from "../upstreams/fault.ts";
import type { Upstream } from "../upstreams/nodes.ts";
import { increase } from "../load/tally.ts";

/** The range of milliseconds that a fault lasts, and that an upstream is healthy before the next one. */
const faulty = [500, 3_500] as const;
const healthy = [300, 1_500] as const;

/** Lets upstreams misbehave, each kind of fault equally often. One upstream is always healthy. */
export class FaultSchedule {
  readonly #upstreams: readonly Upstream[];
  readonly #random: Random;
  readonly #bag: FaultKind[] = [];
  #unhealthy = 0;
  /** How often each fault was injected. */
  readonly counts = new Map<string, number>();
  /** How many faults are over. */
  done = 0;

  constructor(upstreams: readonly Upstream[], random: Random) {
    this.#upstreams = upstreams;
    this.#random = random;
  }

  /** Injects faults until the signal is aborted. All upstreams are healthy then. */
  async run(signal: AbortSignal): Promise<void> {
    await Promise.all(this.#upstreams.map((upstream) => this.#disturb(upstream, signal)));
  }

  async #disturb(upstream: Upstream, signal: AbortSignal): Promise<void> {
    const wait = (milliseconds: number): Promise<void> =>
      pause(milliseconds, undefined, { signal }).catch(() => {});
    while (!signal.aborted) {
      await wait(between(this.#random, ...healthy));
      if (signal.aborted || this.#unhealthy >= this.#upstreams.length - 1) continue;
      this.#unhealthy++;
      const fault = this.#next();
      await upstream.begin(fault);
      await wait(between(this.#random, ...faulty));
      await upstream.end();
      this.done++;
      await wait(distrustedFor(fault));
      this.#unhealthy--;
    }
  }

  #next(): UpstreamFault {
    if (this.#bag.length === 0) this.#bag.push(...faultKinds);
    const [kind] = this.#bag.splice(between(this.#random, 0, this.#bag.length), 1) as [FaultKind];
    increase(this.counts, kind);
    return drawFault(kind, this.#random);
  }
}

/**
 * Milliseconds for which a gateway may avoid an upstream after a fault: as long as its Retry-After says, or until the gateway
 * has checked its chain again, which it does at growing intervals. The upstream counts as faulty until then.
 */
function distrustedFor(fault: UpstreamFault): number {
  if (fault.kind === "other chain") return 5_000;
  return fault.kind === "throttled" && fault.fault.headers?.["retry-after"] !== undefined ? 1_000 : 0;
}
