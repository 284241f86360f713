import { once } from "node:events";
import { addLatencies, countLatency, latencyAt, newLatencyCounts } from "../../src/observe/history/slots.ts";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type {
  CallerList,
  Gateway as GatewayRecord,
  LogTail,
  Traffic,
  UpstreamTrafficList,
} from "@node-access/console/types";
import { WebSocket } from "ws";
import type { Credentials, Gateway, LogEntry } from "../../src/index.ts";
import { UpstreamHistory, upstreamInterval } from "../../src/observe/history/upstream-history.ts";
import { LogHistory } from "../../src/observe/history/log-history.ts";
import { adminClient, readBody, readCode, gatewayWithAdmin, type NewKeyRecord } from "../admin-client.ts";
import { checked } from "../surfaces/admin/admin-schemas.ts";
import { findNode, post, request } from "../client.ts";
import type { ApiClient } from "../management-client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { type ChainServer, startChain } from "../clusters/chain-server.ts";

const hash = `0x${"ab".repeat(32)}`;

describe("the history of a gateway with a console", () => {
  let chain: ChainServer;
  let gateway: Gateway<Credentials>;
  let admin: ApiClient;
  let wallet: NewKeyRecord;
  beforeAll(async () => {
    chain = await startChain(16);
    gateway = await gatewayWithAdmin({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(chain.url) } }),
      console: {},
      accessLog: 1,
    });
    admin = adminClient(gateway);
    const path = `/nodes/${findNode(gateway, "ethereum").id}/credentials/`;
    wallet = readBody(await admin("POST", path, { name: "wallet", rate: 1, burst: 30 }), 201);
  });
  afterAll(async () => {
    await gateway.close();
    await chain.close();
  });

  const read = async <Body>(schema: string, path: string): Promise<Body> =>
    checked<Body>(schema, readBody(await admin("GET", path), 200));

  it("counts served calls by outcome, latencies and cache hits", async () => {
    const before = await read<Traffic>("Traffic", "/traffic/");
    for (let count = 0; count < 3; count++)
      await post(gateway, "ethereum", call("eth_getBlockByHash", hash, false));
    await post(gateway, "ethereum", call("no_such"));
    const since = before.samples.at(-1)?.at;
    const query = since === undefined ? "" : `?since=${since}`;
    await expect
      .poll(async () => sum(await read<Traffic>("Traffic", `/traffic/${query}`)))
      .toMatchObject({ ok: 3, caller: 1, hits: 2, misses: 1 });
    const { samples, networks, interval } = await read<Traffic>("Traffic", `/traffic/${query}`);
    expect([networks, interval]).toEqual([["ethereum-mainnet"], 5]);
    const busy = samples.find(({ calls }) => calls.ok > 0);
    expect(busy?.latency?.p50).toBeGreaterThan(0);
    expect(busy?.latency?.p99).toBeGreaterThanOrEqual(busy?.latency?.p50 ?? Infinity);
    const times = samples.map(({ at }) => Date.parse(at));
    expect(times.slice(1).every((time, index) => time - (times[index] ?? 0) === 5_000)).toBe(true);
    const other = await read<Traffic>("Traffic", "/traffic/?network=sui-mainnet");
    expect(sum(other)).toMatchObject({ ok: 0, hits: 0 });
    expect(readCode(await admin("GET", "/traffic/?since=yesterday"))).toBe("400 invalid_request");
  });

  it("lists callers by cost, most expensive first", async () => {
    const trace = call("debug_traceBlockByNumber", "0x1");
    const sent = [trace, trace, call("eth_chainId"), call("eth_chainId")];
    for (const body of sent) await request(`${gateway.url}/${wallet.key}`, { method: "POST", body });
    for (let count = 0; count < 9; count++)
      await request(`${gateway.url}/${wallet.key}`, { method: "POST", body: call("eth_chainId") });
    const list = await read<CallerList>("CallerList", "/callers/?minutes=1");
    const own = list.results.find(({ credential }) => credential === wallet.id);
    const owner = findNode(gateway, "ethereum").id;
    // Two calls cost ten each, eleven cost one each; those beyond the burst of thirty are throttled.
    expect(own).toMatchObject({ name: "wallet", owner, calls: 13, errors: 0, throttled: expect.any(Number) });
    expect((own?.cost ?? 0) + (own?.throttled ?? 0)).toBe(31);
    expect(list.results[0]).toBe(own);
    expect(list.cost).toBeGreaterThanOrEqual(own?.cost ?? Infinity);
    expect(list.seconds).toBeGreaterThan(0);
  });

  it("returns the log from where the last request ended", async () => {
    const first = await read<LogTail>("LogTail", "/log/");
    expect(first.entries.map(({ event }) => event)).toContain("call");
    await request(`${gateway.url}/wrong-token`, { method: "POST", body: call("eth_chainId") });
    const next = await read<LogTail>("LogTail", `/log/?after=${first.cursor}`);
    expect(next.entries.map(({ event }) => event)).toEqual(["request rejected", "credential rejected"]);
    expect(next.skipped).toBe(0);
    await post(gateway, "ethereum", call("eth_chainId"));
    const warnings = await read<LogTail>("LogTail", "/log/?level=warn");
    expect(new Set(warnings.entries.map(({ level }) => level))).toEqual(new Set(["warn"]));
    expect(JSON.stringify([first, warnings])).not.toContain(wallet.key);
    expect(readCode(await admin("GET", "/log/?after=nonsense"))).toBe("400 invalid_request");
  });

  it("keeps changes of state apart from other entries", async () => {
    const [upstream] = upstreamsAt(chain.url).upstreams;
    const id = `ethereum-mainnet.rpc.${upstream?.name}`;
    onTestFinished(async () => void (await admin("POST", `/upstreams/${id}/uncordon/`)));
    for (const action of ["cordon", "uncordon"]) {
      readBody(await admin("POST", `/upstreams/${id}/${action}/`), 200);
      const change = action === "cordon" ? "cordoned" : "recovered";
      await expect
        .poll(async () => {
          const { entries } = await read<LogTail>("LogTail", "/log/?changes=true");
          return entries.at(-1)?.fields;
        })
        .toMatchObject({ change, network: "ethereum-mainnet", part: "rpc", upstream: upstream?.name });
    }
    const { entries, cursor } = await read<LogTail>("LogTail", "/log/?changes=true");
    expect(entries.every(({ fields }) => fields["change"] !== undefined)).toBe(true);
    const next = await read<LogTail>("LogTail", `/log/?changes=true&after=${cursor}`);
    expect(next.entries).toEqual([]);
    expect(readCode(await admin("GET", "/log/?changes=all"))).toBe("400 invalid_request");
  });

  it("has a change that was made as soon as the gateway served", async () => {
    const fresh = await gatewayWithAdmin({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(chain.url) } }),
      console: {},
    });
    try {
      const api = adminClient(fresh);
      const [upstream] = upstreamsAt(chain.url).upstreams;
      readBody(await api("POST", `/upstreams/ethereum-mainnet.rpc.${upstream?.name}/cordon/`), 200);
      const changes = async (): Promise<unknown[]> =>
        checked<LogTail>("LogTail", readBody(await api("GET", "/log/?changes=true"), 200)).entries.map(
          ({ fields }) => fields["change"],
        );
      await expect.poll(changes).toEqual(["cordoned"]);
    } finally {
      await fresh.close();
    }
  });

  it("counts what each upstream serves", async () => {
    const { interval, upstreams } = await read<UpstreamTrafficList>(
      "UpstreamTrafficList",
      "/upstream-traffic/",
    );
    expect(interval).toBe(15);
    for (const { id } of upstreams) expect(id).toMatch(/^ethereum-mainnet\.rpc\./);
    const others = await read<UpstreamTrafficList>(
      "UpstreamTrafficList",
      "/upstream-traffic/?network=sui-mainnet",
    );
    expect(others.upstreams).toEqual([]);
  });

  it("is not recorded without a console", async () => {
    const plain = await gatewayWithAdmin();
    try {
      const api = adminClient(plain);
      for (const path of ["/traffic/", "/callers/", "/log/"])
        expect(readCode(await api("GET", path))).toBe("409 console_off");
      const record = checked<GatewayRecord>("Gateway", readBody(await api("GET", "/gateway/"), 200));
      expect(record.keeps_history).toBe(false);
    } finally {
      await plain.close();
    }
  });

  it("names the process that responds", async () => {
    const record = await read<GatewayRecord>("Gateway", "/gateway/");
    expect(record).toMatchObject({
      worker: null,
      workers: 1,
      processes: 1,
      url: gateway.url,
      not_ready: null,
    });
    expect(record.instance).toBe((await read<Traffic>("Traffic", "/traffic/")).instance);
    chain.isDown = true;
    for (let count = 0; count < 6; count++) await post(gateway, "ethereum", call("eth_gasPrice"));
    await expect
      .poll(async () => (await read<GatewayRecord>("Gateway", "/gateway/")).not_ready)
      .toMatch(/^no usable upstream: ethereum-mainnet\.rpc/);
    chain.isDown = false;
  });

  it("counts a node's open sockets", async () => {
    const { id } = findNode(gateway, "ethereum");
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${wallet.key}`);
    await once(socket, "open");
    const connections = async (): Promise<unknown> =>
      (await read<{ connections: number }>("Node", `/nodes/${id}/`)).connections;
    await expect.poll(connections).toBe(1);
    socket.close();
    await expect.poll(connections).toBe(0);
  });
});

function call(method: string, ...params: unknown[]): object {
  return { jsonrpc: "2.0", id: 1, method, params };
}

function sum({ samples }: Traffic): Record<string, number> {
  const total = (value: (sample: Traffic["samples"][number]) => number): number =>
    samples.reduce((all, sample) => all + value(sample), 0);
  return {
    ok: total(({ calls }) => calls.ok),
    caller: total(({ calls }) => calls.caller),
    hits: total(({ cache }) => cache.hits),
    misses: total(({ cache }) => cache.misses),
  };
}

describe("latency counts", () => {
  it("estimate percentiles with an error of 5 % at most", () => {
    const [counts, others] = [newLatencyCounts(), newLatencyCounts()];
    for (let milliseconds = 1; milliseconds <= 500; milliseconds++) countLatency(counts, milliseconds);
    for (let milliseconds = 501; milliseconds <= 1000; milliseconds++) countLatency(others, milliseconds);
    addLatencies(counts, others);
    for (const share of [0.5, 0.95, 0.99]) {
      const exact = 1000 * share;
      expect(Math.abs((latencyAt(counts, share) ?? 0) - exact)).toBeLessThanOrEqual(0.05 * exact);
    }
    expect(latencyAt(newLatencyCounts(), 0.5)).toBeUndefined();
  });

  it("can be summed for any number of calls", () => {
    const counts = newLatencyCounts();
    for (const milliseconds of [0, 1e-9, 1e12]) countLatency(counts, milliseconds);
    expect(counts.reduce((all, count) => all + count)).toBe(3);
  });
});

function entry(level: "info" | "warn", event: string): LogEntry {
  return { time: "", level, event };
}

describe("log history", () => {
  it("keeps the newest entries, and warnings among many others", () => {
    const log = new LogHistory();
    log.add(entry("warn", "first"));
    for (let count = 0; count < 5_000; count++) log.add(entry("info", String(count)));
    log.add(entry("warn", "last"));
    const all = log.after(0, "info").map((one) => one.entry.event);
    expect([all.length, all[0], all.at(-1)]).toEqual([1001, "first", "last"]);
    expect(log.after(1, "warn").map((one) => one.entry.event)).toEqual(["last"]);
    for (let count = 0; count < 5_000; count++) log.add(entry("warn", String(count)));
    expect(log.after(0, "warn").length).toBeLessThanOrEqual(3_000);
  });
});

describe("the history of upstreams", () => {
  it("has calls, latencies and failures of completed intervals, of a limited number of upstreams", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      const history = new UpstreamHistory();
      for (let count = 0; count < 10; count++) history.served("a", 0.1);
      history.troubled("a", 3, 2);
      for (let index = 0; index < 500; index++) history.served(`other-${index}`, 1);
      expect(history.from(0)).toEqual([]);
      vi.advanceTimersByTime(upstreamInterval * 1000);
      const [slot, ...more] = history.from(0);
      expect(more).toEqual([]);
      expect(slot?.content.get("a")).toMatchObject({ calls: 10, failures: 3, throttled: 2 });
      expect(latencyAt(slot?.content.get("a")?.latencies ?? newLatencyCounts(), 0.95)).toBeCloseTo(100, -1);
      expect(slot?.content.size).toBe(100);
      vi.advanceTimersByTime(2 * 3_600_000);
      history.served("a", 0.1);
      expect(history.from(0)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
