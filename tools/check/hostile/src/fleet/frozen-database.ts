import { setTimeout } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { type LoadFigure, steadyLoad } from "./load.ts";
import { startSetup } from "./setup.ts";
import { send } from "./send.ts";

/** How large a run is. */
export interface FreezeScale {
  /** Milliseconds that the database is frozen. */
  readonly frozen: number;
  readonly callsPerSecond: number;
}

/** The effects of a frozen database on calls to nodes and on the management API. */
export interface FreezeFigure {
  readonly before: LoadFigure;
  readonly during: LoadFigure;
  readonly after: LoadFigure;
  /** Milliseconds from the thaw until a change was acknowledged again. */
  readonly recoveredIn: number;
  /** The response of `/readyz`, and the status of a change, while the database was frozen. */
  readonly readyz: string;
  readonly management: number;
  readonly wrong: readonly string[];
}

/** Stops Postgres by SIGSTOP during calls: its connections stay open but get no responses. */
export async function frozenDatabase(random: Random, scale: FreezeScale): Promise<FreezeFigure> {
  const { fleet, postgres, pick, stop } = await startSetup(random);
  try {
    const { apiKey, nodes } = fleet.credentials;
    const headers = { authorization: `Bearer ${apiKey}` };
    const change = async (): Promise<number> =>
      (await send(`${pick().url}/v1/organization/`, "PATCH", { headers, body: { name: "frozen" } })).status;
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
    return { before, during, after, recoveredIn, readyz, management, wrong };
  } finally {
    await stop();
  }
}
