import { inspect } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import type { Outcome, Trial } from "./row.ts";

/** Milliseconds until a call that has not ended is said to hang. The longest row takes a client of ours half of it. */
export const PATIENCE = 20_000;

let nonces = 0;

/** A nonce that no other call of this process has. */
export function newNonce(kind: "r" | "w"): string {
  nonces += 1;
  return `nonce-${kind}-${nonces}`;
}

/** @returns nothing if patience ended first. */
async function patient<T>(promise: Promise<T>): Promise<{ value: T } | undefined> {
  const ending = new AbortController();
  const end = pause(PATIENCE, undefined, { signal: ending.signal }).catch(() => undefined);
  try {
    return await Promise.race([promise.then((value) => ({ value })), end]);
  } finally {
    ending.abort();
  }
}

function missing(): Promise<never> {
  return Promise.reject(new Error("the client has no such call"));
}

/** Puts a client in front of a server. */
export function trialOf(
  place: Pick<Trial, "scenario" | "surface" | "server" | "others" | "chain" | "probe" | "attempts">,
): Trial {
  const { probe } = place;
  const outcomes: Outcome[] = [];
  const call = async (nonce: string, made: () => Promise<unknown>): Promise<Outcome> => {
    const index = outcomes.push({ state: "hung", nonce }) - 1;
    let outcome: Outcome;
    try {
      const ended = await patient(made());
      outcome = ended ? { state: "value", nonce, value: ended.value } : { state: "hung", nonce };
    } catch (error) {
      outcome = { state: "error", nonce, error };
    }
    outcomes[index] = outcome;
    return outcome;
  };
  return {
    ...place,
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
      try {
        const settled = await patient(probe.batch?.(own) ?? missing());
        return { nonces: own, settled: settled?.value ?? "hung" };
      } catch (error) {
        return { nonces: own, settled: { error } };
      }
    },
    async until(holds) {
      for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(5)) {
        if (holds()) return true;
      }
      return holds();
    },
  };
}

/** Whether a value holds a nonce of the suite's, and no other. */
export function holdsOnly(value: unknown, nonce: string): boolean {
  const found = new Set(inspect(value, { depth: 20 }).match(/nonce-[rw]-\d+/g));
  return found.size === 1 && found.has(nonce);
}
