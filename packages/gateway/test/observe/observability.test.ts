import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway, type LogEntry } from "../../src/index.ts";
import { temporaryFolder } from "../cleanup.ts";
import { findNode, post, request } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";

const adminKey = "a".repeat(32);
const call = (method: string): object => ({ jsonrpc: "2.0", id: 1, method });

describe("a gateway's reports about its calls", () => {
  const log: LogEntry[] = [];
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    gateway = await createGateway({
      accessLog: 1,
      admin: { key: adminKey },
      metrics: {},
      limits: { requestsPerSecond: 50, requestBurst: 50 },
      log: (entry) => void log.push(entry),
    });
  });
  afterAll(() => gateway.close());

  const entries = (event: string): LogEntry[] => log.filter((entry) => entry.event === event);
  const admin = (path: string): ReturnType<typeof request> =>
    request(`${gateway.adminUrl}/v1/${path}`, { headers: { authorization: `Bearer ${adminKey}` } });

  it("access log: each call with its request id, and no secret", async () => {
    const { key } = findNode(gateway, "starknet");
    const headers = { "x-request-id": "ticket-7" };
    const response = await request(`${gateway.url}/${key}`, {
      method: "POST",
      headers,
      body: call("starknet_chainId"),
    });
    expect(response.headers.get("x-request-id")).toBe("ticket-7");
    expect(entries("call")).toContainEqual(
      expect.objectContaining({
        surface: "json-rpc",
        method: "starknet_chainId",
        network: "starknet-mainnet",
        outcome: "ok",
        requestId: "ticket-7",
        credential: expect.stringMatching(/^NC-/) as unknown,
        milliseconds: expect.any(Number) as unknown,
      }),
    );
    expect(JSON.stringify(log)).not.toContain(key);
  });

  it("gives every request an id", async () => {
    const { headers } = await post(gateway, "starknet", call("starknet_chainId"));
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  it("counts calls by method and network, and invented names as other", async () => {
    await post(gateway, "starknet", call("starknet_madeUp"));
    await post(gateway, "starknet", [call("starknet_chainId"), call("starknet_blockNumber")]);
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    await request(`${gateway.url}/v1/projects/`, { headers });
    const { text } = await request(gateway.metricsUrl ?? "");
    expect(text).toMatch(
      /gateway_calls_total\{surface="json-rpc",method="starknet_chainId",network="starknet-mainnet",outcome="ok"\} \d/,
    );
    expect(text).toContain('method="other",network="starknet-mainnet",outcome="caller"} 1\n');
    expect(text).toContain('surface="json-rpc",method="batch"');
    expect(text).toContain('surface="management",method="GET /v1/projects/",network="",outcome="ok"} 1\n');
    expect(text).toMatch(/gateway_call_seconds_count\{surface="json-rpc",method="starknet_chainId"/);
    expect(text).toMatch(/gateway_credential_calls_total\{credential="NC-[\d-]+",outcome="ok"\}/);
    expect(text).toMatch(/gateway_credential_call_seconds_bucket\{le="0.005",credential="NC-[\d-]+"\} \d/);
    expect(text).toMatch(/gateway_event_loop_lag_seconds\{quantile="0.99"\} \d/);
    expect(text).not.toContain("madeUp");
  });

  /** @returns the metadata of the response to a gRPC call. */
  async function callGrpc(metadata: Record<string, string>): Promise<IncomingHttpHeaders> {
    const session = connect(`http://${gateway.grpcUrl}`);
    const stream = session.request({
      ":method": "POST",
      ":path": "/geyser.Geyser/GetSlot",
      "content-type": "application/grpc",
      "x-token": findNode(gateway, "solana").key,
      ...metadata,
    });
    stream.end(Buffer.alloc(5));
    const [headers] = (await once(stream, "response")) as [IncomingHttpHeaders];
    stream.resume();
    await new Promise((resolve) => stream.on("close", resolve));
    session.close();
    return headers;
  }

  it("reports gRPC calls, with their request ids", async () => {
    expect(await callGrpc({ "x-request-id": "grpc-7" })).toMatchObject({ "x-request-id": "grpc-7" });
    await expect
      .poll(() => entries("call"))
      .toContainEqual(
        expect.objectContaining({
          surface: "grpc",
          method: "/geyser.Geyser/GetSlot",
          outcome: "ok",
          requestId: "grpc-7",
        }),
      );
    const rejected = await callGrpc({ "x-token": "wrong-token", "x-request-id": "grpc-8" });
    expect(rejected).toMatchObject({ "grpc-status": "16", "x-request-id": "grpc-8" });
    expect(entries("credential rejected")).toContainEqual(
      expect.objectContaining({ surface: "grpc", status: 16, requestId: "grpc-8" }),
    );
  });

  const servedBySocket = (method: string): LogEntry | undefined =>
    entries("call").find((entry) => entry["requestId"] === "socket-7" && entry["method"] === method);

  it("reports calls of a WebSocket with the request id of its handshake, subscriptions included", async () => {
    const { key } = findNode(gateway, "ethereum");
    const headers = { "x-request-id": "socket-7" };
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`, { headers });
    const [[handshake]] = (await Promise.all([once(socket, "upgrade"), once(socket, "open")])) as [
      [IncomingMessage],
      unknown,
    ];
    expect(handshake.headers["x-request-id"]).toBe("socket-7");
    for (const [method, params] of [
      ["eth_subscribe", ["newHeads"]],
      ["eth_unsubscribe", ["0x1"]],
      ["eth_chainId", []],
    ])
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
    await expect
      .poll(() => servedBySocket("eth_chainId"))
      .toMatchObject({ outcome: "ok", surface: "json-rpc" });
    await expect.poll(() => servedBySocket("eth_subscribe")).toMatchObject({ outcome: "ok" });
    await expect.poll(() => servedBySocket("eth_unsubscribe")).toMatchObject({ outcome: "caller" });
    socket.terminate();
  });

  it("access log: requests that are rejected before their call is known", async () => {
    const headers = { "x-request-id": "rejected-7" };
    const { key } = findNode(gateway, "starknet");
    const response = await request(`${gateway.url}/${key}/nowhere`, { headers });
    expect([response.status, response.headers.get("x-request-id")]).toEqual([404, "rejected-7"]);
    await expect
      .poll(() => entries("request rejected"))
      .toContainEqual(expect.objectContaining({ surface: "node", status: 404, requestId: "rejected-7" }));
  });

  it("gives the admin API's responses an id too", async () => {
    expect((await admin("organizations/")).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  it("usage: by day, credential and method, a batch call by call", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { json } = await admin(`usage/?from=${today}&to=${today}`);
    const { results } = json as { results: Record<string, unknown>[] };
    const of = (method: string): object | undefined => results.find((row) => row["method"] === method);
    // One of the batch, and those before.
    expect(of("starknet_chainId")).toMatchObject({ day: today, calls: 3, errors: 0 });
    expect(of("starknet_blockNumber")).toMatchObject({ calls: 1, errors: 0 });
    expect(of("other")).toMatchObject({ calls: 1, errors: 1 });
    const { credential } = of("starknet_chainId") as { credential: string };
    const own = await admin(`usage/?from=${today}&to=${today}&credential=${credential}`);
    const rows = (own.json as { results: { credential: string }[] }).results;
    expect(new Set(rows.map((row) => row.credential))).toEqual(new Set([credential]));
    expect((await admin("usage/?from=2020-01-01&to=2020-12-31")).json).toEqual({ results: [] });
    expect((await admin("usage/?from=yesterday&to=today")).status).toBe(400);
  });

  it("metrics: a scraper may use its connection again after a while", async () => {
    const { headers } = await request(gateway.metricsUrl ?? "");
    expect(headers.get("keep-alive")).toBe("timeout=60");
  });

  it("usage excludes callers without credentials, and metrics contain no addresses", async () => {
    const today = new Date().toISOString().slice(0, 10);
    await request(`${gateway.url}/exchange`, { method: "POST", body: {} });
    const { json } = await admin(`usage/?from=${today}&to=${today}`);
    const { results } = json as { results: { credential: string; method: string }[] };
    expect(results.filter(({ method }) => method === "POST /exchange")).toEqual([]);
    const { text } = await request(gateway.metricsUrl ?? "");
    expect(text).toMatch(/gateway_credential_calls_total\{credential="none"/);
    expect(text).not.toContain("127.0.0.1");
  });

  it("security log: rejected credentials once a second, throttled callers, and changes", async () => {
    for (let count = 0; count < 20; count++)
      await request(`${gateway.url}/wrong-token`, { method: "POST", body: call("eth_chainId") });
    await request(`${gateway.adminUrl}/v1/organizations/`, { headers: { authorization: "Bearer wrong" } });
    const rejected = entries("credential rejected");
    expect(rejected).toContainEqual(
      expect.objectContaining({ surface: "node", status: 401, source: "127.0.0.1" }),
    );
    expect(rejected.length).toBeLessThan(20);
    expect(JSON.stringify(log)).not.toContain("wrong-token");

    // A slow machine would have all calls allowed if there were only a few more than the burst.
    const batch = Array.from({ length: 40 }, () => call("starknet_chainId"));
    await Promise.all(Array.from({ length: 20 }, () => post(gateway, "starknet", batch)));
    expect(entries("caller throttled")).toContainEqual(expect.objectContaining({ surface: "json-rpc" }));

    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    const body = { name: "observed" };
    const created = await request(`${gateway.url}/v1/projects/`, { method: "POST", headers, body });
    const { id } = created.json as { id: string };
    expect(entries("changed")).toContainEqual(
      expect.objectContaining({ action: "createProject", subject: id, source: "127.0.0.1" }),
    );
  });
});

it("usage survives the process that counted it", async () => {
  const folder = temporaryFolder();
  const options = { database: `${folder}/state.db`, admin: { key: adminKey } };
  const first = await createGateway(options);
  await post(first as Gateway<Credentials>, "starknet", call("starknet_chainId"));
  await first.close();
  const second = await createGateway(options);
  const today = new Date().toISOString().slice(0, 10);
  const { json } = await request(`${second.adminUrl}/v1/usage/?from=2000-01-01&to=${today}`, {
    headers: { authorization: `Bearer ${adminKey}` },
  });
  expect(json).toMatchObject({ results: [{ method: "starknet_chainId", calls: 1, errors: 0 }] });
  await second.close();
});

/** An upstream of the Ethereum mainnet whose newest block has this number. */
const nodeAt = (head: string): ReturnType<typeof startUpstream> =>
  startUpstream(
    respondWith((method) =>
      method === "eth_chainId" ? "0x1" : { number: head, hash: head, parentHash: "0x0" },
    ),
  );

it("metrics: the state, head and lag of each upstream", async () => {
  const upstreams = [await nodeAt("0x64"), await nodeAt("0x60")];
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: upstreamsAt(...upstreams.map(({ url }) => url)) } }),
    metrics: {},
  });
  const metrics = async (): Promise<string> => (await request(gateway.metricsUrl ?? "")).text;
  const labels = 'network="ethereum-mainnet",part="rpc",upstream="node-2"';
  await expect.poll(metrics).toContain(`gateway_upstream_lag_blocks{${labels}} 4\n`);
  expect(await metrics()).toContain(`gateway_upstream_head_block{${labels}} 96\n`);
  expect(await metrics()).toContain(`gateway_upstream_state{${labels},state="serving"} 1\n`);
  await gateway.close();
  for (const upstream of upstreams) await upstream.close();
});
