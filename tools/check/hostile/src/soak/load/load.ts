import { setTimeout as sleep } from "node:timers/promises";
import { between, type Random } from "@node-access-tools/workspace";
import type { SoakPlace } from "../soak-place.ts";
import type { SoakTally } from "../tally.ts";

/** What callers need. */
export interface LoadContext {
  readonly place: SoakPlace;
  readonly tally: SoakTally;
  readonly random: Random;
  /** Aborted when the load is over. */
  readonly over: AbortSignal;
}

/** Where callers of a protocol's node post, credential included. @param prefix - `/ws` for WebSockets. */
export function nodeUrl({ place }: LoadContext, protocol: string, prefix = ""): string {
  return `${place.gateway.url}${prefix}/${place.credentials.nodes[protocol]?.key}`;
}

/**
 * Does something again and again until the load is over.
 *
 * @param every - Milliseconds between two times, on average.
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
