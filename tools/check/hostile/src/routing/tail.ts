import type { Random } from "@node-access-tools/workspace";
import { quantile } from "../quantile.ts";
import { sendSteadily } from "../send-steadily.ts";
import { wires } from "../upstreams/fault.ts";
import { callersOf, sendSafe } from "../load/callers.ts";
import { Tally } from "../load/tally.ts";
import type { LoadedNodes } from "./chaos.ts";

/** How long calls take, in milliseconds, with all upstreams healthy, and with one of them hanging. */
export interface TailFigure {
  readonly healthy: Percentiles;
  readonly hanging: Percentiles;
}

export interface Percentiles {
  readonly calls: number;
  readonly unserved: number;
  readonly p50: number;
  readonly p99: number;
}

/** Requests a second, sent without waiting for earlier responses. */
const rate = 200;

/**
 * Measures how long mixed safe calls take. Each upstream hangs in turn; in between, all are healthy.
 *
 * @param milliseconds - The duration of each phase.
 */
export async function tail(nodes: LoadedNodes, random: Random, milliseconds: number): Promise<TailFigure> {
  const [healthy, hanging] = [new Tally(), new Tally()];
  const context = callersOf(nodes.chain, nodes.urls, random);
  const load = (tally: Tally): Promise<unknown> =>
    sendSteadily(rate, milliseconds, () => sendSafe({ ...context, tally }));
  await load(new Tally());
  for (const upstream of nodes.upstreams) {
    await load(healthy);
    await upstream.begin({ kind: "hang", fault: wires.hang[0], chance: 1 });
    await load(hanging);
    await upstream.end();
    // The gateway may take a while to notice that the upstream is healthy again.
    await load(new Tally());
  }
  return { healthy: percentiles(healthy), hanging: percentiles(hanging) };
}

function percentiles({ safe, served, milliseconds }: Tally): Percentiles {
  return {
    calls: safe,
    unserved: safe - served,
    p50: quantile(milliseconds, 0.5),
    p99: quantile(milliseconds, 0.99),
  };
}
