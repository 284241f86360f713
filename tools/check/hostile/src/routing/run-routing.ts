import { createCallers, sendSafe } from "../load/callers.ts";
import { Tally } from "../load/tally.ts";
import { type Report, share, times } from "../report.ts";
import type { RoutingScale } from "../scales.ts";
import { quantile, sendSteadily } from "../timing.ts";
import { wires } from "../upstreams/fault.ts";
import { chaos } from "./chaos.ts";
import { type RoutingSetup, startRouting } from "./start-routing.ts";

/** Injects faults into the upstreams of gateways, and compares the responses to callers with the chain. */
export async function runRouting(report: Report, scale: RoutingScale): Promise<void> {
  const { single, fleet, timed, served } = scale;
  {
    await using setup = await startRouting(report.random());
    await chaos(report, "one gateway", setup, { ...single, served });
  }
  if (timed > 0) {
    await using setup = await startRouting(report.random());
    await tail(report, setup, timed, served);
  }
  if (fleet.calls > 0) {
    await using setup = await startRouting(report.random(), 3);
    await chaos(report, "a fleet of three gateways", setup, { ...fleet, served });
  }
}

/** Requests a second, sent without waiting for earlier responses. */
const rate = 200;
/** How many times as high p99 may be while one upstream hangs. */
const maxSlowdown = 3;

/** Measures how long mixed safe calls take. Each upstream hangs in turn; in between, all are healthy. */
async function tail(
  report: Report,
  { chain, urls, upstreams }: RoutingSetup,
  milliseconds: number,
  served: number,
): Promise<void> {
  const [healthy, hanging] = [new Tally(), new Tally()];
  const context = createCallers(chain, urls, report.random());
  const load = (tally: Tally): Promise<unknown> =>
    sendSteadily(rate, milliseconds, () => sendSafe({ ...context, tally }));
  await load(new Tally());
  for (const upstream of upstreams) {
    await load(healthy);
    await upstream.begin({ kind: "hang", fault: wires.hang[0], chance: 1 });
    await load(hanging);
    await upstream.end();
    // The gateway may take a while to notice that the upstream is healthy again.
    await load(new Tally());
  }
  report.add(`one upstream hangs: ${formatLine(hanging)}; with all healthy ${formatLine(healthy)}`, [
    times("p99 while one upstream hangs", p99(hanging), p99(healthy), maxSlowdown),
    share("safe calls served meanwhile", hanging.served, hanging.safe, served),
  ]);
}

function p99({ milliseconds }: Tally): number {
  return quantile(milliseconds, 0.99);
}

function formatLine({ safe, milliseconds }: Tally): string {
  return `${safe} calls, median ${quantile(milliseconds, 0.5).toFixed(1)} ms`;
}
