import { type Postgres, startPostgres } from "@node-access-tools/local-servers/postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChild } from "../src/child.ts";
import { load } from "../src/gateway/load.ts";
import { equivalents } from "../src/gateway/proxies.ts";

async function status(url: string, method: string): Promise<number> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] });
  const response = await fetch(url, { method: "POST", headers, body });
  const text = await response.text();
  // The gateway rejects a method as JSON-RPC does: with 200 and an error.
  return response.ok && text.includes('"error"') ? 403 : response.status;
}

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(Object.entries(equivalents))("proxy %s", (_, start) => {
  it("serves the load, and rejects a wrong method or token", async () => {
    const upstream = await startChild(new URL("../src/gateway/run-upstream.ts", import.meta.url));
    const proxy = await start(upstream.url, await postgres.createDatabase());
    try {
      await load(proxy.url, 20, 4);
      expect(await status(proxy.url, "eth_call")).toBe(200);
      expect(await status(proxy.url, "evm_mine")).toBe(403);
      expect(await status(`${proxy.url}x`, "eth_call")).toBe(401);
    } finally {
      await proxy.close();
      upstream.stop();
    }
  });
});
