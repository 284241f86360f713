import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, post, request } from "../client.ts";
import { networksWith } from "../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

const call = (id: number, method: string): object => ({ jsonrpc: "2.0", id, method, params: [`${id}`] });

describe("metrics of queues", () => {
  /** Responses that the upstream holds back. */
  const held: (() => void)[] = [];
  let upstream: UpstreamServer;
  let gateway: Gateway<Credentials<never>>;
  beforeEach(async () => {
    const respond = respondWith((method) => (method === "eth_getLogs" ? ["x".repeat(30_000_000)] : "0x1"));
    upstream = await startUpstream((body, response: ServerResponse) => {
      if (body.includes("eth_getLogs")) respond(body, response);
      else held.push(() => respond(body, response));
    });
    closeAfterTest(upstream);
    const one = { name: "own", url: upstream.url, limits: { connections: 2 } };
    gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: { upstreams: [one] } } }),
      metrics: {},
    });
    closeAfterTest(gateway);
    onTestFinished(() => {
      for (const release of held.splice(0)) release();
    });
  });

  const labels = 'network="ethereum-mainnet",part="rpc",upstream="own"';
  const value = async (name: string, of: string): Promise<number | undefined> => {
    const { text } = await request(gateway.metricsUrl ?? "");
    const line = text.split("\n").find((one) => one.startsWith(`gateway_${name}{${of}} `));
    return line === undefined ? undefined : Number(line.split(" ").at(-1));
  };
  const queue = async (name: string, own = `,${labels}`): Promise<(number | undefined)[]> => {
    const of = `queue="${name}"${own}`;
    return [
      await value("queue_waiting", of),
      await value("queue_active", of),
      await value("queue_limit", of),
    ];
  };

  it("an upstream's connections: all calls, and heavy ones, which have a share of them", async () => {
    const calls = [1, 2, 3, 4, 5].map((id) => post(gateway, "ethereum", call(id, "eth_gasPrice")));
    await expect.poll(() => queue("connections")).toEqual([3, 2, 2]);
    calls.push(post(gateway, "ethereum", call(6, "debug_traceTransaction")));
    await expect.poll(() => queue("connections")).toEqual([4, 2, 2]);
    expect(await queue("heavy_connections")).toEqual([1, 0, 1]);
    await expect
      .poll(async () => {
        for (const respond of held.splice(0)) respond();
        return queue("connections");
      })
      .toEqual([0, 0, 2]);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await queue("heavy_connections")).toEqual([0, 0, 1]);
  });

  it("large responses, as long as their callers read", async () => {
    const { key } = findNode(gateway, "ethereum");
    const reading = await fetch(`${gateway.url}/${key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...call(1, "eth_getLogs"), params: [{ blockHash: `0x${"ab".repeat(32)}` }] }),
    });
    await expect.poll(() => queue("large_responses")).toEqual([0, 1, 64]);
    await reading.text();
    await expect.poll(() => queue("large_responses")).toEqual([0, 0, 64]);
  });

  it("the database, management changes, fully read responses, and event streams", async () => {
    expect(await queue("database", "")).toEqual([0, expect.any(Number), 1]);
    expect(await queue("changes", "")).toEqual([0, 0, undefined]);
    expect(await queue("whole_responses", "")).toEqual([0, 0, 8]);
    const { key } = findNode(gateway, "ethereum");
    const end = new AbortController();
    const topics = "eth/v1/events?topics=head";
    await fetch(`${gateway.url}/${key}/${topics}`, {
      signal: end.signal,
      headers: { accept: "text/event-stream" },
    });
    await expect.poll(() => queue("event_streams", "")).toEqual([0, 1, undefined]);
    end.abort();
    await expect.poll(() => queue("event_streams", "")).toEqual([0, 0, undefined]);
  });

  it("reading a WebSocket pauses while too many of its messages are in progress", async () => {
    const { key } = findNode(gateway, "ethereum");
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
    await once(socket, "open");
    for (let id = 1; id <= 80; id++) socket.send(JSON.stringify(call(id, "eth_gasPrice")));
    const paused = async (): Promise<number> => {
      const { text } = await request(gateway.metricsUrl ?? "");
      return Number(/^gateway_web_sockets_paused (\d+)$/m.exec(text)?.[1]);
    };
    await expect.poll(paused).toBe(1);
    const { text } = await request(gateway.metricsUrl ?? "");
    expect(text).toMatch(/^gateway_connections\{surface="http"\} [1-9]/m);
    await expect
      .poll(async () => {
        for (const respond of held.splice(0)) respond();
        return paused();
      })
      .toBe(0);
    socket.terminate();
  });
});
