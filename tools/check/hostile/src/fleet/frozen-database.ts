import { setTimeout } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { type LoadFigure, steadyLoad } from "./load.ts";
import { startPlace } from "./place.ts";
import { send } from "./send.ts";

/** How large a run is. */
export interface FreezeScale {
  /** Milliseconds that the database is frozen. */
  readonly frozen: number;
  readonly callsPerSecond: number;
}

/** What a frozen database does to calls of nodes and to the management API. */
export interface FreezeFigure {
  readonly before: LoadFigure;
  readonly during: LoadFigure;
  readonly after: LoadFigure;
  /** Milliseconds from the thaw until a change was acknowledged again. */
  readonly backIn: number;
  /** What was answered while the database was frozen. */
  readonly readyz: string;
  readonly management: number;
  readonly wrong: readonly string[];
}

/** Stops Postgres by SIGSTOP while calls go on: its connections stay open, and nothing is answered. */
export async function frozenDatabase(random: Random, scale: FreezeScale): Promise<FreezeFigure> {
  const { fleet, postgres, pick, stop } = await startPlace(random);
  try {
    const { apiKey, nodes } = fleet.credentials;
    const headers = { authorization: `Bearer ${apiKey}` };
    const change = async (): Promise<number> =>
      (await send(`${pick().url}/v1/organization/`, "PATCH", { headers, body: { name: "frozen" } })).status;
    const urls = fleet.gateways.map(({ url }) => `${url}/${nodes["starknet"]?.key}`);
    // Once before, so that everything is loaded and compiled.
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
    const backIn = performance.now() - thawedAt;
    const after = await steadyLoad(urls, scale.callsPerSecond, scale.frozen / 3);
    const wrong: string[] = [];
    if (during.failed > 0) wrong.push(`${during.failed} calls failed while the database was frozen`);
    if (management !== 503) wrong.push(`a change got HTTP ${management} while the database was frozen`);
    if (!readyz.includes("database unavailable"))
      wrong.push(`/readyz said "${readyz}" while the database was frozen`);
    return { before, during, after, backIn, readyz, management, wrong };
  } finally {
    await stop();
  }
}
