import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGateway, type Gateway, type GatewayOptions } from "@node-access/gateway";
import { networksOf, noLimits } from "../networks.ts";
import type { RunningProxy, StartProxy } from "../proxy.ts";

/** Starts a gateway with one upstream and no rate limit. */
function start(upstream: string, database: GatewayOptions): Promise<RunningProxy> {
  const rpc = { upstreams: [{ name: "node", url: upstream, adapters: ["raw-header", "header"] }] } as const;
  const networks = { "ethereum-mainnet": { chainId: "any", rpc } } as const;
  return startWith({ ...database, networks, limits: noLimits });
}

async function startWith(options: GatewayOptions): Promise<RunningProxy> {
  const gateway: Gateway = await createGateway(options);
  const key = gateway.credentials?.nodes["ethereum"]?.key ?? "";
  return { url: `${gateway.url}/${key}`, close: () => gateway.close() };
}

export const startWithSqlite: StartProxy = async (upstream) => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
  const proxy = await start(upstream, { database: join(folder, "state.db") });
  const close = async (): Promise<void> => {
    await proxy.close();
    rmSync(folder, { recursive: true });
  };
  return { ...proxy, close };
};

/** Starts a gateway with three upstreams, so that all routing is used, and with state in memory. */
export const startWithRouting: StartProxy = (upstream) => startWith(networksOf(upstream));

/** Starts a gateway with Postgres. The database must be empty, because only the first start returns credentials. */
export const startWithPostgres: StartProxy = (upstream, database) =>
  start(upstream, { database, key: Buffer.alloc(32, 1).toString("base64") });
