import { oneOf, type Random } from "@node-access-tools/workspace";
import type { LoadedPlace } from "./chaos.ts";
import { sendSafe } from "./load/callers.ts";
import { SeenHeads } from "./load/heads.ts";
import { Tally } from "./load/tally.ts";

/** Turns of upstreams at most, until each known error has been responded with. */
const mostTurns = 1_000;
const requestsPerTurn = 20;

/**
 * Lets one upstream after the other respond with the known errors that none has responded with yet: a gateway leaves an upstream
 * alone after a few errors, so faults at random do not get through all of them.
 */
export async function respondWithAllErrors(place: LoadedPlace, random: Random): Promise<Tally> {
  const { chain, urls, upstreams, errors } = place;
  const [tally, heads] = [new Tally(), new SeenHeads()];
  const context = { chain, random, urls, tally, heads, head: () => heads.highest || chain.height - 1 };
  for (let turn = 0; turn < mostTurns && errors.used < errors.size; turn++) {
    const upstream = oneOf(random, upstreams);
    await upstream.begin({ kind: "error", chance: 1 });
    await Promise.all(Array.from({ length: requestsPerTurn }, () => sendSafe(context)));
    await upstream.end();
  }
  return tally;
}
