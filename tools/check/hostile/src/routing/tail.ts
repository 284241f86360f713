import type { Random } from "@node-access-tools/workspace";
import { quantile } from "../quantile.ts";
import { steadily } from "../steady.ts";
import { sendSafe } from "./load/callers.ts";
import { SeenHeads } from "./load/heads.ts";
import { Tally } from "./load/tally.ts";
import type { LoadedPlace } from "./chaos.ts";

/** How long calls take, in milliseconds, with all upstreams well, and with one of them hanging. */
export interface TailFigure {
  readonly well: Percentiles;
  readonly hanging: Percentiles;
}

export interface Percentiles {
  readonly calls: number;
  readonly unserved: number;
  readonly p50: number;
  readonly p99: number;
}

/** Requests a second: they are sent whether the ones before have been answered or not. */
const rate = 200;

/**
 * Measures how long mixed safe calls take. Each upstream hangs in its turn, and between two of these all are well.
 *
 * @param milliseconds - Of each of these times.
 */
export async function tail(place: LoadedPlace, random: Random, milliseconds: number): Promise<TailFigure> {
  const [well, hanging] = [new Tally(), new Tally()];
  const heads = new SeenHeads();
  const load = (tally: Tally): Promise<unknown> => {
    const { chain, urls } = place;
    const context = { chain, random, urls, tally, heads, head: () => heads.highest || chain.height };
    return steadily(rate, milliseconds, () => sendSafe(context));
  };
  await load(new Tally());
  for (const upstream of place.upstreams) {
    await load(well);
    await upstream.begin({ kind: "hang" });
    await load(hanging);
    await upstream.end();
    // It may take the gateway a while to see that the upstream is well again.
    await load(new Tally());
  }
  return { well: percentiles(well), hanging: percentiles(hanging) };
}

function percentiles({ safe, served, milliseconds }: Tally): Percentiles {
  return {
    calls: safe,
    unserved: safe - served,
    p50: quantile(milliseconds, 0.5),
    p99: quantile(milliseconds, 0.99),
  };
}
