import { setTimeout as sleep } from "node:timers/promises";
import { between, type Random } from "@node-access-tools/workspace";
import type { CallerContext } from "../load/callers.ts";
import type { Tally } from "../load/tally.ts";
import type { SoakSetup } from "./soak-setup.ts";

/** What all callers of a load share. */
export interface LoadContext {
  readonly setup: SoakSetup;
  /** Callers of JSON-RPC, which have the same tally. */
  readonly caller: CallerContext;
  readonly tally: Tally;
  readonly random: Random;
  /** Aborted when the load is over. */
  readonly over: AbortSignal;
}

/** Returns the URL of a protocol's node, with its credential. @param prefix - `/ws` for WebSockets. */
export function nodeUrl({ setup }: LoadContext, protocol: string, prefix = ""): string {
  return `${setup.gateway.url}${prefix}/${setup.credentials.nodes[protocol]?.key}`;
}

/**
 * Repeats a step until the load is over.
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
