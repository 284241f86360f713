import { once } from "node:events";
import type { Collector, Span } from "@node-access-tools/local-servers/collector";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type HttpResponse, request } from "../../client.ts";
import { GrpcCaller } from "../../grpc-caller.ts";
import type { UpstreamServer } from "../../upstream-server.ts";
import { type CallerTrace, named, newTrace } from "./caller-trace.ts";
import { blockHash, secrets, startTracedGateway, type TracedGateway } from "./traced-gateway.ts";

/** The trace in the last request with a body that contains a text. */
function sentTo({ bodies, headers }: UpstreamServer, text: string): string[] {
  return named(headers[bodies.findLastIndex((body) => body.includes(text))] ?? {});
}

/** The value of a metric with at least these attributes. */
function findMetric({ metrics }: Collector, name: string, attributes: object): number | undefined {
  const expected = Object.entries(attributes);
  const found = [...metrics.values()].find(
    (point) => point.name === name && expected.every(([key, one]) => point.attributes[key] === one),
  );
  return found?.value;
}

/** The metrics that Prometheus gets, but the collector does not. */
async function notExported({ collector, process }: TracedGateway): Promise<string[]> {
  const { text } = await request(process.metricsUrl);
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name);
  // A metric without a value has no data point.
  const counted = names.filter((name) => new RegExp(`^${name}(_count)?[{ ]`, "m").test(text));
  expect(counted.length).toBeGreaterThan(10);
  const exported = new Set([...collector.metrics.values()].map(({ name }) => name));
  return counted.filter((name) => !exported.has(name));
}

describe("traces of a gateway with a collector", () => {
  let traced: TracedGateway;
  beforeAll(async () => {
    traced = await startTracedGateway();
  });
  afterAll(() => traced.close());

  const post = (body: unknown, headers: Record<string, string>): Promise<HttpResponse> =>
    request(`${traced.process.url}/${traced.keys["ethereum"]}`, { method: "POST", body, headers });
  const call = (method: string, params: unknown[], trace: CallerTrace): Promise<HttpResponse> =>
    post({ jsonrpc: "2.0", id: 1, method, params }, trace.headers);

  /** @returns the span of the call in a caller's trace, and those of its requests to upstreams. */
  async function readSpans(trace: CallerTrace, attempts: number): Promise<[Span, ...Span[]]> {
    const all = (): Span[] => traced.collector.spans.filter(({ traceId }) => traceId === trace.traceId);
    await expect.poll(() => all().length).toBe(attempts + 1);
    const [root, ...more] = all().filter(({ kind }) => kind === 2);
    expect(more).toEqual([]);
    expect(root).toMatchObject({ parentSpanId: trace.spanId, traceState: "vendor=7" });
    const children = all().filter(({ kind }) => kind === 3);
    expect(children.map(({ parentSpanId }) => parentSpanId)).toEqual(children.map(() => root?.spanId));
    const inOrder = children.toSorted((one, two) => Number(one.start - two.start));
    return [root as Span, ...inOrder];
  }

  it("a call continues the caller's trace, and the upstream continues it too", async () => {
    const trace = newTrace();
    const { headers } = await call("eth_gasPrice", ["first"], { ...trace });
    const [root, attempt] = await readSpans(trace, 1);
    expect(sentTo(traced.own, "first")).toEqual([trace.traceId, attempt?.spanId, "vendor=7"]);
    expect(root).toMatchObject({
      name: "eth_gasPrice",
      isError: false,
      attributes: {
        "rpc.system.name": "jsonrpc",
        "rpc.method": "eth_gasPrice",
        "http.response.status_code": 200,
        "node_access.network": "ethereum-mainnet",
        "node_access.node": expect.stringMatching(/^ND-/) as unknown,
        "node_access.credential": expect.stringMatching(/^NC-/) as unknown,
        "node_access.request_id": headers.get("x-request-id"),
        "node_access.outcome": "ok",
        "node_access.upstream": "own",
        "node_access.attempts": 1,
      },
    });
    expect(attempt).toMatchObject({
      name: "eth_gasPrice",
      attributes: { "node_access.upstream": "own", "http.response.status_code": 200 },
    });
    expect(root.end).toBeGreaterThanOrEqual(attempt?.end ?? 0n);
  });

  it("a call without a trace begins one", async () => {
    await post({ jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: ["alone"] }, {});
    await expect.poll(() => sentTo(traced.own, "alone")[0]).toMatch(/^[\da-f]{32}$/);
    const [traceId] = sentTo(traced.own, "alone");
    await expect
      .poll(() => traced.collector.spans.filter((span) => span.traceId === traceId).map(({ kind }) => kind))
      .toEqual(expect.arrayContaining([2, 3]));
    const root = traced.collector.spans.find((span) => span.traceId === traceId && span.kind === 2);
    expect(root?.parentSpanId).toBe("");
  });

  it("a trace that the caller does not sample is passed on, and not recorded", async () => {
    const trace = newTrace();
    const traceparent = trace.headers.traceparent.replace(/01$/, "00");
    await call("eth_gasPrice", ["unsampled"], { ...trace, headers: { ...trace.headers, traceparent } });
    expect(sentTo(traced.own, "unsampled")[0]).toBe(trace.traceId);
    const later = newTrace();
    await call("eth_gasPrice", ["sampled"], later);
    await readSpans(later, 1);
    expect(traced.collector.spans.filter(({ traceId }) => traceId === trace.traceId)).toEqual([]);
  });

  it("other headers of a caller, such as baggage, are not passed on", async () => {
    const trace = newTrace();
    const headers = { ...trace.headers, baggage: `user=${secrets.caller}` };
    await post({ jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: ["luggage"] }, headers);
    await readSpans(trace, 1);
    const sent = traced.own.headers[traced.own.bodies.findLastIndex((body) => body.includes("luggage"))];
    expect(sent).toHaveProperty("traceparent");
    expect(sent).not.toHaveProperty("baggage");
  });

  it("failover: each upstream that was tried has its own span", async () => {
    const trace = newTrace();
    await call("eth_syncing", [], trace);
    const [root, failed, served] = await readSpans(trace, 2);
    expect(root).toMatchObject({
      isError: false,
      attributes: { "node_access.upstream": "other", "node_access.attempts": 2, "node_access.outcome": "ok" },
    });
    expect(failed).toMatchObject({
      isError: true,
      attributes: {
        "node_access.upstream": "own",
        "http.response.status_code": 503,
        "error.type": "failed",
      },
    });
    expect(served).toMatchObject({ isError: false, attributes: { "node_access.upstream": "other" } });
    expect(sentTo(traced.own, "eth_syncing").slice(0, 2)).toEqual([trace.traceId, failed?.spanId]);
    expect(sentTo(traced.other, "eth_syncing").slice(0, 2)).toEqual([trace.traceId, served?.spanId]);
  });

  it("cache: a hit has no upstream span", async () => {
    const [miss, hit] = [newTrace(), newTrace()];
    await call("eth_getBlockByHash", [blockHash, true], miss);
    await call("eth_getBlockByHash", [blockHash, true], hit);
    const [first] = await readSpans(miss, 1);
    const [second] = await readSpans(hit, 0);
    expect(first.attributes["node_access.cache"]).toBe("miss");
    expect(second.attributes).toMatchObject({ "node_access.cache": "hit", "node_access.attempts": 0 });
    expect(second.attributes).not.toHaveProperty("node_access.upstream");
  });

  it("a batch is one call", async () => {
    const trace = newTrace();
    const items = ["eth_gasPrice", "eth_chainId", "eth_gasPrice"].map((method, id) => ({
      jsonrpc: "2.0",
      id,
      method,
      params: [`batch-${id}`],
    }));
    await post(items, trace.headers);
    const [root, attempt] = await readSpans(trace, 1);
    expect(root).toMatchObject({ name: "batch", attributes: { "node_access.batch_size": 3 } });
    expect(root.attributes).not.toHaveProperty("rpc.method");
    expect(sentTo(traced.own, "batch-2").slice(0, 2)).toEqual([trace.traceId, attempt?.spanId]);
  });

  it("a WebSocket's calls belong to the trace of its handshake", async () => {
    const trace = newTrace();
    const address = `${traced.process.url.replace("http", "ws")}/ws/${traced.keys["ethereum"]}`;
    const socket = new WebSocket(address, { headers: trace.headers });
    await once(socket, "open");
    const message = once(socket, "message");
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":["socket"]}');
    await message;
    socket.terminate();
    const [root, attempt] = await readSpans(trace, 1);
    expect(root).toMatchObject({ name: "eth_gasPrice", attributes: { "node_access.upstream": "own" } });
    expect(root.attributes).not.toHaveProperty("http.response.status_code");
    expect(sentTo(traced.own, "socket")).toEqual([trace.traceId, attempt?.spanId, "vendor=7"]);
  });

  it("the venue's own socket passes its trace on with the handshake", async () => {
    const trace = newTrace();
    const socket = new WebSocket(`${traced.process.url.replace("http", "ws")}/ws`, {
      headers: trace.headers,
    });
    await once(socket, "open");
    const message = once(socket, "message");
    socket.send("{}");
    await message;
    socket.close();
    const [root, attempt] = await readSpans(trace, 1);
    expect(root).toMatchObject({
      name: "GET /ws",
      attributes: { "http.route": "/ws", "node_access.upstream": "venue", "node_access.outcome": "ok" },
    });
    const sent = [trace.traceId, attempt?.spanId, "vendor=7"];
    expect(traced.handshakes.map((handshake) => named(handshake))).toContainEqual(sent);
  });

  it("gRPC: the trace is in the metadata, on both sides", async () => {
    const trace = newTrace();
    const caller = new GrpcCaller(traced.process.grpcUrl, traced.keys["solana"]);
    for (const [name, value] of Object.entries(trace.headers)) caller.metadata.set(name, value);
    await caller.unary("/geyser.Geyser/GetSlot");
    caller.client.close();
    const [root, attempt] = await readSpans(trace, 1);
    expect(root).toMatchObject({
      name: "/geyser.Geyser/GetSlot",
      attributes: {
        "rpc.system.name": "grpc",
        "rpc.method": "geyser.Geyser/GetSlot",
        "rpc.status_code": "0",
        "node_access.upstream": "geyser",
        "node_access.attempts": 1,
      },
    });
    expect(attempt?.attributes).toMatchObject({ "rpc.status_code": "0", "node_access.upstream": "geyser" });
    // The gateway's own polls send metadata too.
    const sent = [trace.traceId, attempt?.spanId, "vendor=7"];
    expect(traced.metadata.map((metadata) => named(metadata))).toContainEqual(sent);
  });

  it("REST and the management API: by route, not by path", async () => {
    const [rest, management] = [newTrace(), newTrace()];
    await request(`${traced.process.url}/${traced.keys["ethereum"]}/eth/v1/node/peers/${secrets.caller}`, {
      headers: rest.headers,
    });
    const authorization = `Bearer ${traced.apiKey}`;
    await request(`${traced.process.url}/v1/projects/`, {
      headers: { ...management.headers, authorization },
    });
    const [root] = await readSpans(rest, 1);
    expect(root).toMatchObject({
      name: "GET /eth/v1/node/peers/{peer_id}",
      attributes: { "http.request.method": "GET", "http.route": "/eth/v1/node/peers/{peer_id}" },
    });
    const [changed] = await readSpans(management, 0);
    expect(changed).toMatchObject({ attributes: { "http.route": "/v1/projects/" } });
  });

  it("hedging: both requests, and which response was first", async () => {
    for (let count = 0; count < 60; count++) await call("eth_gasPrice", [`warm-${count}`], newTrace());
    traced.own.isSlow = true;
    const trace = newTrace();
    const { headers } = await call("eth_gasPrice", ["hedged"], trace);
    traced.own.isSlow = false;
    expect(headers.get("x-node-access-hedged")).toBe("true");
    const [root, first, second] = await readSpans(trace, 2);
    expect(root.attributes).toMatchObject({
      "node_access.hedged": "second",
      "node_access.upstream": "other",
      "node_access.attempts": 2,
    });
    expect(first).toMatchObject({
      isError: false,
      attributes: { "node_access.upstream": "own", "error.type": "aborted" },
    });
    expect(sentTo(traced.other, "hedged").slice(0, 2)).toEqual([trace.traceId, second?.spanId]);
  });

  it("metrics: those that Prometheus gets, by the same names", async () => {
    const served = { surface: "json-rpc", method: "eth_syncing", network: "ethereum-mainnet" };
    await expect
      .poll(() => findMetric(traced.collector, "gateway_calls_total", { ...served, outcome: "ok" }))
      .toBe(1);
    await expect.poll(() => findMetric(traced.collector, "gateway_call_seconds", served)).toBe(1);
    await expect
      .poll(() =>
        findMetric(traced.collector, "gateway_upstream_state", { upstream: "other", state: "serving" }),
      )
      .toBe(1);
    await expect.poll(() => notExported(traced)).toEqual([]);
  });

  it("no data contains a secret, and all data names its process", async () => {
    const all = traced.collector.bodies.map((body) => body.toString("latin1")).join("");
    for (const secret of [...Object.values(secrets), traced.apiKey, ...Object.values(traced.keys)]) {
      expect(all).not.toContain(secret);
      expect(traced.process.log()).not.toContain(secret);
    }
    for (const { resource } of [...traced.collector.spans, ...traced.collector.metrics.values()])
      expect(resource).toMatchObject({
        "service.name": "node-access-gateway",
        "service.instance.id": expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
        "deployment.environment.name": "test run",
      });
  });

  it("remaining data is exported when the gateway ends", async () => {
    const trace = newTrace();
    // No latency of this method is known yet, so its calls are not hedged.
    await call("eth_maxPriorityFeePerGas", [], trace);
    await traced.process.end("SIGTERM");
    await readSpans(trace, 1);
  });
});
