import type { Fault } from "../../contract/test-options.ts";
import { seededRandom } from "./random.ts";

/** What is injected into a call: a delay, and a fault that it fails with. */
export interface Injection {
  /** Milliseconds. */
  readonly latency: number;
  readonly fault?: Fault;
}

/**
 * Decides which calls fail. Each fault has its own random numbers, and uses them only for the calls that it is for. With the same
 * seed, the same calls of a sequence fail, whatever other faults there are.
 */
export class Faults {
  readonly #faults: readonly { readonly fault: Fault; readonly random: () => number }[];

  constructor(faults: readonly Fault[], seed: string) {
    this.#faults = faults.map((fault, index) => ({ fault, random: seededRandom(`${seed} ${index}`) }));
  }

  /** @param name - Of the method, operation or venue request. */
  inject(name: string): Injection {
    let latency = 0;
    let failure: Fault | undefined;
    for (const { fault, random } of this.#faults) {
      if (!isFor(fault, name)) continue;
      const [draw, share] = [random(), random()];
      if (draw >= (fault.rate ?? 1)) continue;
      latency += delayOf(fault, share);
      if (fault.error ?? fault.status ?? fault.disconnect) failure ??= fault;
    }
    return { latency, ...(failure && { fault: failure }) };
  }
}

function isFor({ methods }: Fault, name: string): boolean {
  if (!methods) return true;
  return methods.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));
}

function delayOf({ latency = 0 }: Fault, share: number): number {
  if (typeof latency === "number") return latency;
  const [least, most] = latency;
  return least + share * (most - least);
}
