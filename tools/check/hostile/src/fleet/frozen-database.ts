import { setTimeout } from "node:timers/promises";
import { none, type Report, times } from "../report.ts";
import type { FleetScale } from "../scales.ts";
import { startGateways } from "../start-gateways.ts";
import { call, changesAt, trySend } from "../load/send.ts";
import { quantile, sendSteadily } from "../timing.ts";

/** How many times as high p99 may be while the database is frozen. */
const maxSlowdown = 2;

/** Stops Postgres by SIGSTOP during calls: its connections stay open but get no responses. */
export async function frozenDatabase(
  report: Report,
  { frozen, callsPerSecond }: FleetScale["freeze"],
): Promise<void> {
  await using fleet = await startGateways(report.random());
  const { apiKey, nodes } = fleet.credentials;
  const change = async (): Promise<number> =>
    (await changesAt(fleet.pick().url, apiKey)("PATCH", "/organization/", { name: "frozen" })).status;
  const urls = fleet.gateways.map(({ url }) => `${url}/${nodes["starknet"]?.key}`);
  const load = (milliseconds: number) => steadyLoad(urls, callsPerSecond, milliseconds);
  // A first load warms up modules and the compiler.
  await load(frozen / 6);
  const before = await load(frozen / 3);
  fleet.postgres.freeze();
  const loading = load(frozen);
  await setTimeout(frozen / 2);
  const management = await change();
  const readyz = (await (await fetch(`${fleet.pick().url}/readyz`)).text()).trim();
  const during = await loading;
  fleet.postgres.thaw();
  const thawedAt = performance.now();
  while ((await change()) !== 200) await setTimeout(10);
  const recoveredIn = performance.now() - thawedAt;
  const after = await load(frozen / 3);
  const wrong: string[] = [];
  if (during.failed > 0) wrong.push(`${during.failed} calls failed while the database was frozen`);
  if (management !== 503) wrong.push(`a change got HTTP ${management} while the database was frozen`);
  if (!readyz.includes("database unavailable"))
    wrong.push(`/readyz responded "${readyz}" while the database was frozen`);
  // Other programs may slow the machine down, so the slower of the phases before and after is the baseline.
  const usual = Math.max(before.p99, after.p99);
  report.add(
    `Postgres frozen for ${frozen / 1000} s: ${before.line} before, ${during.line} during, ${after.line} after
  management HTTP ${management}, /readyz "${readyz}"; changes were acknowledged ${Math.round(recoveredIn)} ms after the thaw`,
    [
      none("wrong while it was frozen", wrong),
      ...(report.checksTimes ? [times("p99 while it was frozen", during.p99, usual, maxSlowdown)] : []),
    ],
  );
}

/** Sends calls to the URLs in turn at a steady rate, without waiting for earlier responses. `p99` is in milliseconds. */
async function steadyLoad(urls: readonly string[], perSecond: number, milliseconds: number) {
  const durations: number[] = [];
  let failed = 0;
  const sent = await sendSteadily(perSecond, milliseconds, async (number) => {
    const start = performance.now();
    const { status } = await trySend(String(urls[number % urls.length]), "POST", { body: call });
    durations.push(performance.now() - start);
    if (status !== 200) failed++;
  });
  // The median of three thirds, so that one hiccup of the machine does not count.
  const third = Math.ceil(durations.length / 3);
  const ofThirds = [0, 1, 2].map((part) => quantile(durations.slice(part * third, (part + 1) * third), 0.99));
  const p99 = quantile(ofThirds, 0.5);
  const median = quantile(durations, 0.5).toFixed(1);
  return {
    failed,
    p99,
    line: `${sent} calls, ${failed} failed, median ${median} ms, p99 ${p99.toFixed(1)} ms`,
  };
}
