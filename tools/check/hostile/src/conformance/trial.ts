import { inspect } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import type { Outcome, Trial } from "./row.ts";

/** Milliseconds after which a call counts as hung: six times what the longest row takes this repository's clients, as the machine may be busy. */
export const HANG_TIMEOUT = 60_000;

let nonces = 0;

/** Returns a nonce that no other call of this process has. */
export function newNonce(kind: "r" | "w"): string {
  nonces += 1;
  return `nonce-${kind}-${nonces}`;
}

function withTimeout<T>(promise: Promise<T>): Promise<{ value: T } | undefined> {
  const hung = pause(HANG_TIMEOUT, undefined, { ref: false });
  return Promise.race([promise.then((value) => ({ value })), hung]);
}

function missing(): Promise<never> {
  return Promise.reject(new Error("the client has no such call"));
}

export function createTrial(
  given: Pick<Trial, "scenario" | "surface" | "server" | "others" | "chain" | "probe" | "attempts">,
): Trial {
  const { probe } = given;
  const outcomes: Outcome[] = [];
  const call = async (nonce: string, made: () => Promise<unknown>): Promise<Outcome> => {
    const index = outcomes.push({ state: "hung", nonce }) - 1;
    const outcome = await withTimeout(made()).then(
      (ended): Outcome => (ended ? { state: "value", nonce, value: ended.value } : { state: "hung", nonce }),
      (error: unknown): Outcome => ({ state: "error", nonce, error }),
    );
    outcomes[index] = outcome;
    return outcome;
  };
  return {
    ...given,
    outcomes,
    delivered: [],
    read(signal) {
      const nonce = newNonce("r");
      return call(nonce, async () => probe.read(nonce, signal));
    },
    write() {
      const nonce = newNonce("w");
      return call(nonce, async () => probe.write?.(nonce) ?? missing());
    },
    async batch(count) {
      const own = Array.from({ length: count }, () => newNonce("r"));
      const settled = await withTimeout(probe.batch?.(own) ?? missing()).then(
        (ended) => ended?.value ?? "hung",
        () => "failed" as const,
      );
      return { nonces: own, settled };
    },
    async until(condition) {
      for (const end = performance.now() + HANG_TIMEOUT; performance.now() < end; await pause(5)) {
        if (condition()) return true;
      }
      return condition();
    },
  };
}

/** Whether a value contains this nonce of the suite, and no other. */
export function containsOnly(value: unknown, nonce: string): boolean {
  const found = new Set(inspect(value, { depth: 20 }).match(/nonce-[rw]-\d+/g));
  return found.size === 1 && found.has(nonce);
}
