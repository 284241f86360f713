import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createGateway, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { type HttpResponse, findNode, request } from "../client.ts";
import { upstreamsAt, networksWith } from "../networks.ts";
import { hangTimeout, startUpstream, type UpstreamServer } from "../upstream-server.ts";

async function gatewayTo(...urls: readonly string[]): Promise<Gateway> {
  const gateway = await createGateway({
    networks: networksWith({ hyperliquid: { info: upstreamsAt(...urls), exchange: upstreamsAt(...urls) } }),
    limits: { upstreamTimeout: hangTimeout, shutdown: 1 },
  });
  closeAfterTest(gateway);
  return gateway;
}

async function upstreamWith(status: number, text: string): Promise<UpstreamServer> {
  const upstream = await startUpstream((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(text);
  });
  closeAfterTest(upstream);
  return upstream;
}

function placeOrder(gateway: Gateway): Promise<HttpResponse> {
  return request(`${gateway.url}/exchange`, { method: "POST", body: { action: {} } });
}

function requestInfo(gateway: Gateway): Promise<HttpResponse> {
  const { key } = findNode(gateway, "hyperliquid");
  return request(`${gateway.url}/${key}/info`, { method: "POST", body: { type: "meta" } });
}

const success = '{"status":"ok"}';

describe("a signed action of the venue", () => {
  it.each([429, 500, 502, 503])("that gets HTTP %s is not sent again", async (status) => {
    const busy = await upstreamWith(status, "{}");
    const other = await upstreamWith(200, success);
    const gateway = await gatewayTo(busy.url, other.url);
    expect((await placeOrder(gateway)).status).toBe(status === 429 ? 429 : 502);
    expect([busy.bodies.length, other.bodies.length]).toEqual([1, 0]);
  });

  it("is not sent to a second upstream while the first one is silent", async () => {
    const silent = await startUpstream(() => {});
    closeAfterTest(silent);
    const other = await upstreamWith(200, success);
    const gateway = await gatewayTo(silent.url, other.url);
    expect((await placeOrder(gateway)).status).toBe(504);
    expect([silent.bodies.length, other.bodies.length]).toEqual([1, 0]);
  });

  it("goes to a healthy upstream after another has failed", async () => {
    const failing = await upstreamWith(500, "{}");
    const other = await upstreamWith(200, success);
    const gateway = await gatewayTo(failing.url, other.url);
    // The circuit breaker opens after some failures.
    await expect.poll(async () => (await placeOrder(gateway)).text).toBe(success);
    const before = failing.bodies.length;
    expect((await placeOrder(gateway)).text).toBe(success);
    expect(failing.bodies.length).toBe(before);
  });
});

describe("an info request to the venue", () => {
  it.each([429, 500, 502, 503])("that gets HTTP %s is sent to the next upstream", async (status) => {
    const busy = await upstreamWith(status, "{}");
    const other = await upstreamWith(200, success);
    const gateway = await gatewayTo(busy.url, other.url);
    expect(await requestInfo(gateway)).toMatchObject({ status: 200, text: success });
  });
});

describe("the venue's WebSocket", () => {
  it("goes through an upstream that accepts it, and prefers a healthy one from then on", async () => {
    const rejecting = await startUpstream((_, response) => void response.writeHead(503).end());
    closeAfterTest(rejecting);
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1", path: "/ws" });
    await new Promise((resolve) => server.once("listening", resolve));
    closeAfterTest(server);
    server.on("connection", (socket) => socket.on("message", (data) => socket.send(data.toString())));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gateway = await gatewayTo(rejecting.url, url);
    for (let count = 0; count < 8; count++) {
      const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws`);
      onTestFinished(() => socket.terminate());
      await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
      socket.send('{"method":"ping"}');
      const message = await new Promise((resolve) => socket.once("message", (data) => resolve(String(data))));
      expect(message).toBe('{"method":"ping"}');
    }
    expect(rejecting.headers.length).toBeLessThan(8);
  });
});
