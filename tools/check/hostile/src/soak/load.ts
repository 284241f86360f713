import { setTimeout as sleep } from "node:timers/promises";
import { between, type Random } from "@node-access-tools/workspace";
import type { CallerContext } from "../load/callers.ts";
import type { Response } from "../load/send.ts";
import type { Tally } from "../load/tally.ts";
import type { SoakSetup } from "./soak-setup.ts";

/** What all callers of a load share. */
export interface LoadContext {
  readonly setup: SoakSetup;
  /** Callers of JSON-RPC, which have the same tally. */
  readonly caller: CallerContext;
  readonly tally: Tally;
  readonly random: Random;
  /** Records that a text contains a secret, if it does. */
  readonly findSecrets: (surface: string, text: string) => void;
  /** Aborted when the load is over. */
  readonly over: AbortSignal;
}

/** Returns the URL of a protocol's node, with its credential. @param prefix - `/ws` for WebSockets. */
export function nodeUrl({ setup }: LoadContext, protocol: string, prefix = ""): string {
  return `${setup.gateway.url}${prefix}/${setup.credentials.nodes[protocol]?.key}`;
}

/**
 * Repeats and counts a step until the load is over. An error of a step is a violation.
 *
 * @param every - Milliseconds between two steps, on average.
 */
export async function repeat(
  { random, over, tally }: LoadContext,
  surface: string,
  every: number,
  step: () => Promise<void>,
): Promise<void> {
  while (!over.aborted) {
    tally.count(surface);
    try {
      await step();
    } catch (error) {
      tally.wrong(surface, `${String(error)} ${String((error as Error).cause ?? "")}`);
    }
    await sleep(between(random, Math.floor(every / 2), Math.ceil(1.5 * every)), undefined, {
      signal: over,
    }).catch(() => {});
  }
}

/** Waits for a response. @throws Error if it has another status. */
export async function expectStatus(
  request: string,
  expected: readonly number[],
  sending: Promise<Response>,
): Promise<Response> {
  const response = await sending;
  if (!expected.includes(response.status))
    throw new Error(
      `${request} got HTTP ${response.status}, expected ${expected.join(" or ")}: ${response.text}`,
    );
  return response;
}
