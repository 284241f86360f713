import type { Fault, Injection } from "../../options/test-options.ts";
import { hash } from "node:crypto";

/**
 * Decides which calls and messages fail. Each fault has its own random numbers, and uses them only for calls
 * that it applies to. So with the same seed, the same calls of a sequence fail, whatever other faults there
 * are.
 */
export class Faults {
  readonly #faults: readonly { readonly fault: Fault; readonly random: () => number }[];

  constructor(faults: readonly Fault[], seed: string) {
    this.#faults = faults.map((fault, index) => ({ fault, random: seededRandom(`${seed} ${index}`) }));
  }

  /**
   * @param name - The name of the method, operation or venue request.
   * @returns what is injected into a call of it.
   */
  inject(name: string): Injection {
    return this.#inject(name, ({ methods, subscriptions }) =>
      methods ? isAmong(methods, name) : subscriptions === undefined,
    );
  }

  /** @param name - The kind of the subscription, or the gRPC stream. */
  injectMessage(name: string): Injection {
    return this.#inject(name, ({ subscriptions = [] }) => isAmong(subscriptions, name));
  }

  #inject(name: string, isFor: (fault: Fault) => boolean): Injection {
    // Only names of gRPC methods contain a slash.
    const isGrpc = name.includes("/");
    let latency = 0;
    let failure: Fault | undefined;
    for (const { fault, random } of this.#faults) {
      const fails = isFailure(fault, isGrpc);
      if (!isFor(fault) || (!fails && fault.latency === undefined)) continue;
      const [draw, share] = [random(), random()];
      if (draw >= (fault.rate ?? 1)) continue;
      latency += chooseDelay(fault, share);
      if (fails) failure ??= fault;
    }
    return { latency, ...(failure && { fault: failure }) };
  }
}

function isFailure({ error, status, grpcStatus, disconnect }: Fault, isGrpc: boolean): boolean {
  return (error ?? status ?? disconnect ?? (isGrpc ? grpcStatus : undefined)) !== undefined;
}

function isAmong(wanted: readonly string[], name: string): boolean {
  return wanted.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));
}

function chooseDelay({ latency = 0 }: Fault, share: number): number {
  if (typeof latency === "number") return latency;
  const [least, max] = latency;
  return least + share * (max - least);
}

/**
 * @param seed - The same seed generates the same numbers.
 * @returns a function that returns the next number, from 0 to less than 1. Source: mulberry32.
 */
function seededRandom(seed: string): () => number {
  let state = Number.parseInt(hash("sha256", seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
