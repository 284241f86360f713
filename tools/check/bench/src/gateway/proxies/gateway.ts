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

const startWithSqlite: StartProxy = async (upstream) => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
  const proxy = await start({ ...plain(upstream), database: join(folder, "state.db") });
  const close = async (): Promise<void> => {
    await proxy.close();
    rmSync(folder, { recursive: true });
  };
  return { ...proxy, close };
};

const key = Buffer.alloc(32, 1).toString("base64");

/** Gateways by name. The database must be empty, because only the first start returns credentials. */
export const gateways: Readonly<Record<string, StartProxy>> = {
  "gateway, SQLite": startWithSqlite,
  "gateway, Postgres": (upstream, database) => start({ ...plain(upstream), database, key }),
  // It has three upstreams, so that all routing is used, and its state in memory.
  "gateway, routing": (upstream) => start(createNetworks(upstream)),
};

function startWithIntegrity(integrity: "off" | "observe" | "enforce"): StartProxy {
  return (url) => {
    const rpc = { upstreams: [{ name: "node", url }], cache: "off", integrity } as const;
    return start({
      networks: { "ethereum-mainnet": { chainId: 31_337, rpc } },
      // On a busy machine, an upstream that is slow is not down.
      limits: { ...noLimits, lightTimeout: 30_000, standardTimeout: 30_000 },
    });
  };
}

/** Gateways that check what their upstream returns, or do not, by the option `integrity`. */
export const integrityProxies: Readonly<Record<string, StartProxy>> = {
  off: startWithIntegrity("off"),
  observe: startWithIntegrity("observe"),
  enforce: startWithIntegrity("enforce"),
};
