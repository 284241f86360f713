import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGateway, type GatewayOptions } from "@node-access/gateway";
import { createNetworks, noLimits, oneUpstream } from "../networks.ts";
import type { RunningProxy, StartProxy } from "./node-proxies.ts";

async function start(options: GatewayOptions): Promise<RunningProxy> {
  const gateway = await createGateway({ limits: noLimits, ...options });
  const key = gateway.credentials?.nodes["ethereum"]?.key ?? "";
  return { url: `${gateway.url}/${key}`, close: () => gateway.close() };
}

/** The part of a gateway with one upstream. */
function plain(url: string): GatewayOptions {
  const upstreams = [{ name: "node", url, adapters: ["raw-header", "header"] }];
  return { networks: { "ethereum-mainnet": oneUpstream(url, { upstreams }) } };
}

export const startWithSqlite: StartProxy = async (upstream) => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
  const proxy = await start({ ...plain(upstream), database: join(folder, "state.db") });
  const close = async (): Promise<void> => {
    await proxy.close();
    rmSync(folder, { recursive: true });
  };
  return { ...proxy, close };
};

/** Starts a gateway with three upstreams, so that all routing is used, and with state in memory. */
export const startWithRouting: StartProxy = (upstream) => start(createNetworks(upstream));

/** Starts a gateway with Postgres. The database must be empty, because only the first start returns credentials. */
export const startWithPostgres: StartProxy = (upstream, database) =>
  start({ ...plain(upstream), database, key: Buffer.alloc(32, 1).toString("base64") });

/** Starts a gateway that checks what its upstream returns, or does not. */
export function startWithIntegrity(integrity: "off" | "observe" | "enforce"): StartProxy {
  return (url) => {
    const rpc = { upstreams: [{ name: "node", url }], cache: "off", integrity } as const;
    return start({
      networks: { "ethereum-mainnet": { chainId: 31_337, rpc } },
      // On a busy machine, an upstream that is slow is not down.
      limits: { ...noLimits, lightTimeout: 30_000, standardTimeout: 30_000 },
    });
  };
}
