import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { LocalBudgets } from "../../../src/access/local-budgets.ts";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { post, request } from "../../client.ts";
import { type Respond, respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

const read = { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] };

async function gatewayTo(respond: Respond, shutdown = 5000): Promise<[Gateway<Credentials>, UpstreamServer]> {
  const upstream = await startUpstream(respond);
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
    limits: { shutdown },
    metrics: {},
  });
  closeAfterTest(upstream);
  return [gateway, upstream];
}

describe("operations", () => {
  it("report that it is alive and ready", async () => {
    const [gateway] = await gatewayTo(respondWith(() => true));
    closeAfterTest(gateway);
    for (const path of ["/healthz", "/readyz"]) expect((await request(gateway.url + path)).status).toBe(200);
  });

  it("report on open connections that it is not ready once it closes", async () => {
    const [gateway] = await gatewayTo(respondWith(() => true));
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    // Sent in one piece, so that the second request has begun when the first one gets its response.
    socket.write("GET /readyz HTTP/1.1\r\nhost: a\r\n\r\nGET /readyz HTTP/1.1\r\n");
    const [first] = (await once(socket, "data")) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1.1 200 [^]+ready\n$/);
    const closed = gateway.close();
    socket.write("host: a\r\n\r\n");
    const [second] = (await once(socket, "data")) as [Buffer];
    expect(second.toString()).toMatch(/^HTTP\/1.1 503 [^]+\r\nconnection: close\r\n[^]+closing\n$/i);
    await closed;
  });

  it("count requests, calls and failures", async () => {
    const [gateway] = await gatewayTo((_, response) => response.writeHead(500).end());
    closeAfterTest(gateway);
    await post(gateway, "ethereum", [read, read, read]);
    const { text } = await request(gateway.metricsUrl ?? "");
    expect(text).toContain('gateway_requests_total{surface="node",status="502"} 1\n');
    expect(text).toContain("gateway_rpc_calls_total 3\n");
    expect(text).toMatch(
      /gateway_upstream_failures_total\{network="ethereum-mainnet",part="rpc",upstream="node-1"\} 1\n/,
    );
    expect(text).toMatch(/gateway_request_seconds_count 1\n/);
  });

  it("show metrics on their own port, which serves nothing else", async () => {
    const [gateway] = await gatewayTo(respondWith(() => true));
    closeAfterTest(gateway);
    expect((await request(`${gateway.url}/metrics`)).status).toBe(401);
    const url = gateway.metricsUrl ?? "";
    expect((await request(url.replace("/metrics", "/v1/nodes/"))).status).toBe(404);
    expect((await request(url, { method: "POST" })).status).toBe(405);
  });

  it("finish requests in flight when closing, and accept no new ones", async () => {
    const arrived = Promise.withResolvers<void>();
    const [gateway] = await gatewayTo((body, response) => {
      arrived.resolve();
      setTimeout(() => respondWith(() => "late")(body, response), 200);
    });
    const pending = post(gateway, "ethereum", read);
    await arrived.promise;
    const closed = gateway.close();
    expect(await pending).toMatchObject({ status: 200, json: { result: "late" } });
    await closed;
    await expect(post(gateway, "ethereum", read)).rejects.toThrow();
  });

  it("limit the wait for requests in flight", async () => {
    const [gateway, upstream] = await gatewayTo(() => {}, 100);
    const pending = post(gateway, "ethereum", read);
    const rejected = expect(pending).rejects.toThrow();
    await expect.poll(() => upstream.bodies.length).toBe(1);
    await gateway.close();
    await rejected;
  });
});

describe("rate limit", () => {
  it("removes only full buckets of credentials", () => {
    const budgets = new LocalBudgets();
    const quota = { rate: 0.001, burst: 2 };
    for (let count = 0; count < 9_999; count++) budgets.take(`idle ${count}`, 0, quota);
    budgets.take("busy", 2, quota);
    budgets.take("new", 1, quota);
    expect(budgets.size).toBe(2);
    expect(budgets.take("busy", 1, quota)).toBeGreaterThan(0);
  });
});

describe("options", () => {
  it.each([
    [{ port: 70_000 }, "port"],
    [{ port: 1.5 }, "port"],
    [{ networks: { "etherium-mainnet": {} } }, "networks.etherium-mainnet"],
    [{ limits: { bodyBytes: 0 } }, "limits.bodyBytes"],
    [{ publicUrl: "http://gateway.example" }, "publicUrl"],
    [{ host: "0.0.0.0", publicUrl: "https://gateway.example" }, "trustedProxies"],
    [{ trustedProxies: ["somebody"] }, "trustedProxies.0"],
    [{ trustedProxies: "loopback" }, "trustedProxies"],
    [{ insecureHttp: "yes" }, "insecureHttp"],
    [{ metrics: { port: -1 } }, "metrics.port"],
    [{ tls: { certFile: "/nowhere.pem", keyFile: "/nowhere.pem" } }, "tls.certFile"],
    [{ tls: { certFile: "/nowhere.pem", key: "x" } }, "tls"],
    [
      { networks: networksWith({ ethereum: { beacon: { anvil: true } } }) },
      "networks.ethereum-mainnet.beacon",
    ],
    [
      { networks: networksWith({ ethereum: { rpc: { recorded: "/nowhere.json" } } }) },
      "networks.ethereum-mainnet.rpc.recorded",
    ],
  ])("%j is rejected with its name", async (options, path) => {
    await expect(createGateway(options as GatewayOptions)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path },
    });
  });
});
