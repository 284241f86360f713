import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "../../src/index.ts";
import { DailyUsage } from "../../src/clusters/health/daily-usage.ts";
import { UsageBudget } from "../../src/clusters/health/usage-budget.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { adminKey, adminClient } from "../admin-client.ts";
import { request } from "../client.ts";
import { networksWith } from "../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

const read = { jsonrpc: "2.0", id: 1, method: "eth_syncing", params: [] };

function count({ bodies }: UpstreamServer): number {
  return bodies.filter((body) => body.includes("eth_syncing")).length;
}

async function server(): Promise<UpstreamServer> {
  const upstream = await startUpstream(respondWith(() => "0x1"));
  closeAfterTest(upstream);
  return upstream;
}

describe("budgets of upstreams", () => {
  it("of a day: requests beyond it go to the next tier, or are rejected with 429; restarts change nothing", async () => {
    const folder = temporaryFolder();
    const [own, paid] = [await server(), await server()];
    const start = (upstreams: readonly object[]): Promise<Gateway> => {
      const networks = networksWith({ ethereum: { beacon: "off", rpc: { upstreams } as never } });
      const admin = { port: 0, key: adminKey };
      return createGateway({ database: join(folder, "gateway.db"), networks, admin });
    };
    const one = { name: "own", url: own.url, budget: { requestsPerDay: 3 } };
    const first = await start([one]);
    const token = first.credentials?.nodes["ethereum"]?.key ?? "";
    const statuses = async ({ url }: Gateway, times: number): Promise<number[]> => {
      const all: number[] = [];
      for (let time = 0; time < times; time++)
        all.push((await request(`${url}/${token}`, { method: "POST", body: read })).status);
      return all;
    };
    expect(await statuses(first, 4)).toEqual([200, 200, 200, 429]);
    expect((await adminClient(first)("GET", "/upstreams/")).json).toMatchObject({
      results: [{ name: "own", requests_today: 3, requests_per_day: 3, head: null, state: "throttled" }],
    });
    await first.close();
    const second = await start([one]);
    closeAfterTest(second);
    expect(await statuses(second, 1)).toEqual([429]);
    expect(count(own)).toBe(3);
    await second.close();
    const third = await start([one, { name: "paid", url: paid.url, tier: 2 }]);
    closeAfterTest(third);
    expect(await statuses(third, 3)).toEqual([200, 200, 200]);
    expect([count(own), count(paid)]).toEqual([3, 3]);
  });

  it("of a second: requests beyond it go elsewhere", () => {
    let left = 2;
    const tokens = { take: (_: string, wanted: number) => (wanted <= left ? ((left -= wanted), 0) : 1) };
    const day = { today: 0, endsIn: 0, add: () => {} };
    const budget = new UsageBudget("one", { requestsPerSecond: 2 }, tokens, day);
    expect([budget.take(1, 0), budget.take(1, 1), budget.take(1, 2)]).toEqual([true, true, false]);
    left = 2;
    // Checked again a little later, not with each request.
    expect([budget.take(1, 10), budget.take(2, 60)]).toEqual([false, true]);
  });

  it("of a day restart at midnight UTC, and are added to other gateways' counts", async () => {
    const stored = new Map([["2026-01-31", 100]]);
    const table = {
      async add(_: string, day: string, requests: number) {
        stored.set(day, (stored.get(day) ?? 0) + requests);
        return stored.get(day) ?? 0;
      },
      of: async (_: string, day: string) => stored.get(day) ?? 0,
      async raise(_: string, day: string, requests: number) {
        stored.set(day, Math.max(stored.get(day) ?? 0, requests));
        return stored.get(day) ?? 0;
      },
      async forget() {},
    };
    let now = Date.parse("2026-01-31T23:59:59Z");
    const usage = new DailyUsage(
      () => table,
      () => now,
    );
    const day = usage.count("one");
    day.add(5);
    expect(day.today).toBe(5);
    await usage.flush();
    expect(day.today).toBe(105);
    // A backup was restored: the upstream has counted on.
    stored.set("2026-01-31", 70);
    day.add(2);
    await usage.flush();
    expect([day.today, stored.get("2026-01-31")]).toEqual([107, 107]);
    now += 1_000;
    expect(day.today).toBe(0);
    day.add(1);
    await usage.close();
    expect([...stored]).toEqual([
      ["2026-01-31", 107],
      ["2026-02-01", 1],
    ]);
  });
});
