import { setTimeout } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { none, type Report, times } from "../requirements.ts";
import { steadyLoad } from "./load.ts";
import { startSetup } from "./setup.ts";
import { trySend } from "../load/send.ts";

/** How large a run is. */
export interface FreezeScale {
  /** Milliseconds that the database is frozen. */
  readonly frozen: number;
  readonly callsPerSecond: number;
}

/** How many times as high p99 may be while the database is frozen. */
const maxSlowdown = 2;

/**
 * Stops Postgres by SIGSTOP during calls: its connections stay open but get no responses.
 *
 * @param checksTimes - Whether to check the durations of calls too.
 */
export async function frozenDatabase(
  report: Report,
  random: Random,
  scale: FreezeScale,
  checksTimes: boolean,
): Promise<void> {
  const { fleet, postgres, pick, stop } = await startSetup(random);
  try {
    const { apiKey, nodes } = fleet.credentials;
    const headers = { authorization: `Bearer ${apiKey}` };
    const change = async (): Promise<number> =>
      (await trySend(`${pick().url}/v1/organization/`, "PATCH", { headers, body: { name: "frozen" } }))
        .status;
    const urls = fleet.gateways.map(({ url }) => `${url}/${nodes["starknet"]?.key}`);
    // A first load warms up modules and the compiler.
    await steadyLoad(urls, scale.callsPerSecond, scale.frozen / 6);
    const before = await steadyLoad(urls, scale.callsPerSecond, scale.frozen / 3);
    postgres.freeze();
    const loading = steadyLoad(urls, scale.callsPerSecond, scale.frozen);
    await setTimeout(scale.frozen / 2);
    const management = await change();
    const readyz = (await (await fetch(`${pick().url}/readyz`)).text()).trim();
    const during = await loading;
    postgres.thaw();
    const thawedAt = performance.now();
    while ((await change()) !== 200) await setTimeout(10);
    const recoveredIn = performance.now() - thawedAt;
    const after = await steadyLoad(urls, scale.callsPerSecond, scale.frozen / 3);
    const wrong: string[] = [];
    if (during.failed > 0) wrong.push(`${during.failed} calls failed while the database was frozen`);
    if (management !== 503) wrong.push(`a change got HTTP ${management} while the database was frozen`);
    if (!readyz.includes("database unavailable"))
      wrong.push(`/readyz responded "${readyz}" while the database was frozen`);
    report.add(
      `Postgres frozen for ${scale.frozen / 1000} s: ${before.line} before, ${during.line} during, ${after.line} after
  management HTTP ${management}, /readyz "${readyz}"; changes were acknowledged ${Math.round(recoveredIn)} ms after the thaw`,
      [
        none("wrong while it was frozen", wrong),
        // Other programs may slow the machine down, so the slower of the phases before and after is the baseline.
        ...(checksTimes
          ? [times("p99 while it was frozen", during.p99, Math.max(before.p99, after.p99), maxSlowdown)]
          : []),
      ],
    );
  } finally {
    await stop();
  }
}
