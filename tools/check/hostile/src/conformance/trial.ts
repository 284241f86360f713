import { inspect } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import type { EvmNode } from "@node-access-tools/local-servers/evm-node";
import type { Chain } from "../chain/chain.ts";
import type { HostileServer } from "../server/hostile-options.ts";
import { until } from "../timing.ts";
import type { Probe, Surface } from "./adapter.ts";

/** Milliseconds after which a call counts as hung: six times what the longest row takes this repository's clients, as the machine may be busy. */
export const HANG_TIMEOUT = 60_000;

let created = 0;

/** Returns a nonce that no other call of this process has. */
export function newNonce(kind: "r" | "w"): string {
  created += 1;
  return `nonce-${kind}-${created}`;
}

function withTimeout<T>(promise: Promise<T>): Promise<{ value: T } | undefined> {
  const hung = pause(HANG_TIMEOUT, undefined, { ref: false });
  return Promise.race([promise.then((value) => ({ value })), hung]);
}

function missing(): Promise<never> {
  return Promise.reject(new Error("the client has no such call"));
}

/** How a call ended. `hung`: it did not end before the suite's timeout. */
export type Outcome =
  | { readonly state: "value"; readonly nonce: string; readonly value: unknown }
  | { readonly state: "error"; readonly nonce: string; readonly error: unknown }
  | { readonly state: "hung"; readonly nonce: string };

/** A client and its servers. */
interface Setup {
  readonly scenario: string;
  readonly surface: Surface;
  readonly server: HostileServer;
  readonly others: readonly HostileServer[];
  /** The simulated chain and its node that the server represents, if the scenario has a chain. */
  readonly chain: { readonly blocks: Chain; readonly node: EvmNode<number> } | undefined;
  readonly probe: Probe;
  /** What the middleware has seen of each attempt: the call, the attempt's number, and how it ended. */
  readonly attempts: { readonly requestId: string; readonly attempt: number; readonly ended: string }[];
}

/** A client calling a server, and what both have observed. */
export type Trial = ReturnType<typeof createTrial>;

export function createTrial(setup: Setup) {
  const { probe } = setup;
  /** The outcome of each call so far, in the order of the calls. */
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
    ...setup,
    outcomes,
    /** What a subscription has delivered, or what `act` records for the verdict. */
    delivered: [] as unknown[],
    read(signal?: AbortSignal): Promise<Outcome> {
      const nonce = newNonce("r");
      return call(nonce, async () => probe.read(nonce, signal));
    },
    write(): Promise<Outcome> {
      const nonce = newNonce("w");
      return call(nonce, async () => probe.write?.(nonce) ?? missing());
    },
    /** Reads this many things in one request. @returns the outcomes, and the nonces in the same order. */
    async batch(count: number) {
      const nonces = Array.from({ length: count }, () => newNonce("r"));
      const settled = await withTimeout(probe.batch?.(nonces) ?? missing()).then(
        (ended) => ended?.value ?? ("hung" as const),
        () => "failed" as const,
      );
      return { nonces, settled };
    },
    /** Waits until a condition is true. @returns whether it was before the suite's timeout. */
    until: (condition: () => boolean) => until(condition, HANG_TIMEOUT, 5),
  };
}

/** Whether a value contains this nonce of the suite, and no other. */
export function containsOnly(value: unknown, nonce: string): boolean {
  const found = new Set(inspect(value, { depth: 20 }).match(/nonce-[rw]-\d+/g));
  return found.size === 1 && found.has(nonce);
}
