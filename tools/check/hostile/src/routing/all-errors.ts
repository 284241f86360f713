import { oneOf, type Random } from "@node-access-tools/workspace";
import type { LoadedNodes } from "./chaos.ts";
import { sendSafe } from "./load/callers.ts";
import { SeenHeads } from "./load/heads.ts";
import { Tally } from "./load/tally.ts";

/** Maximum number of turns until each known error has been used. */
const maxTurns = 1_000;
const requestsPerTurn = 20;

/**
 * Lets upstreams respond, in turn, with the known errors that have not been used yet. Random faults alone do not use them
 * all, since a gateway stops calling an upstream after a few errors.
 */
export async function respondWithAllErrors(nodes: LoadedNodes, random: Random): Promise<Tally> {
  const { chain, urls, upstreams, errors } = nodes;
  const [tally, heads] = [new Tally(), new SeenHeads()];
  const context = { chain, random, urls, tally, heads, head: () => heads.highest || chain.height - 1 };
  for (let turn = 0; turn < maxTurns && errors.used < errors.size; turn++) {
    const upstream = oneOf(random, upstreams);
    await upstream.begin({ kind: "error", chance: 1 });
    await Promise.all(Array.from({ length: requestsPerTurn }, () => sendSafe(context)));
    await upstream.end();
  }
  return tally;
}
