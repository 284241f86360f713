import { diagonal, isNight } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { type HttpResponse, findNode, request } from "../client.ts";
import { hangTimeout, startUpstream } from "../upstream-server.ts";
import { invalidResponses, ok, writing, startFaultyUpstream } from "./faulty-upstream.ts";
import { openSocket } from "./raw-request.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const good = '{"data":"good"}';
const respondWell = writing(`${ok}\r\nContent-Length: ${good.length}`, good);

async function gatewayTo(...urls: string[]): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({
    networks: networksWith({
      ethereum: { beacon: upstreamsAt(...urls) },
      hyperliquid: { info: upstreamsAt(...urls), exchange: upstreamsAt(...urls) },
      starknet: { feeder: upstreamsAt(...urls) },
    }),
    limits: { upstreamTimeout: hangTimeout, shutdown: 1, requestsPerSecond: 1e6, requestBurst: 1e6 },
  });
  closeAfterTest(gateway);
  return gateway;
}

interface Surface {
  readonly send: (gateway: Gateway) => Promise<HttpResponse>;
  /** The format of an error. */
  readonly problem: unknown;
  readonly isWrite?: boolean;
}

const message = expect.any(String) as string;
const surfaces: Readonly<Record<string, Surface>> = {
  beacon: {
    send: (gateway) => request(`${gateway.url}/${findNode(gateway, "ethereum").key}/eth/v1/beacon/genesis`),
    problem: { code: expect.any(Number), message },
  },
  "beacon events": {
    send: (gateway) =>
      request(`${gateway.url}/${findNode(gateway, "ethereum").key}/eth/v1/events?topics=head`),
    problem: { code: expect.any(Number), message },
  },
  info: {
    send: (gateway) =>
      request(`${gateway.url}/${findNode(gateway, "hyperliquid").key}/info`, {
        method: "POST",
        body: { type: "meta" },
      }),
    problem: undefined,
  },
  exchange: {
    send: (gateway) => request(`${gateway.url}/exchange`, { method: "POST", body: { action: {} } }),
    problem: undefined,
    isWrite: true,
  },
  feeder: {
    send: (gateway) =>
      request(`${gateway.url}/${findNode(gateway, "starknet").key}/feeder_gateway/simulate_transaction`, {
        method: "POST",
        body: {},
      }),
    problem: { code: message, message },
  },
};

const columns = Object.entries(surfaces).map(([name, surface], column) => ({ name, column, surface }));

describe.each(columns)("the $name endpoint with a hostile upstream", ({ column, surface }) => {
  const { send, problem, isWrite } = surface;
  const chosen = diagonal(invalidResponses, column, columns.length);
  it.each(chosen)("responds with an error when it %s, and recovers afterwards", async (__, respond) => {
    let isHealthy = false;
    const upstream = await startFaultyUpstream((socket) =>
      isHealthy ? respondWell(socket) : respond(socket),
    );
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const response = await send(gateway);
    expect([502, 504]).toContain(response.status);
    if (problem) expect(response.json).toMatchObject(problem);
    else expect(response.text).toMatch(/node/);
    // A request that may have been executed is not sent again.
    if (isWrite) expect(upstream.received.join("").match(/POST /g)).toHaveLength(1);
    isHealthy = true;
    expect(await send(gateway)).toMatchObject({ status: 200, text: good });
  });

  it.each(chosen)("tries the next one when one %s, except for writes", async (__, respond) => {
    const faulty = await startFaultyUpstream(respond);
    let requests = 0;
    const other = await startUpstream((___, response, { url = "" }) => {
      // The pool itself requests the heads of beacon nodes.
      if (!/syncing|headers|finality_checkpoints/.test(url)) requests++;
      response.end(good);
    });
    closeAfterTest(faulty, other);
    const gateway = await gatewayTo(faulty.url, other.url);
    const { status } = await send(gateway);
    expect(status === 200).toBe(!isWrite);
    expect(requests).toBe(isWrite ? 0 : 1);
  });

  // By day, with one endpoint that only reads, and with writes.
  const itWholly = it.runIf(isNight || column === 0 || isWrite);
  itWholly("serves other nodes while it is silent for many callers", async () => {
    // Less than the share of one credential, which is three quarters of 128 connections.
    const silent = 90;
    let requests = 0;
    const slow = await startUpstream((___, response) => {
      if (++requests > silent) response.end(good);
    });
    closeAfterTest(slow);
    const gateway = await gatewayTo(slow.url);
    const waiting = Array.from({ length: silent }, () => send(gateway));
    await expect.poll(() => requests).toBe(silent);
    expect((await send(gateway)).status).toBe(200);
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(504);
  });

  itWholly("discards the second of two responses", async () => {
    const second = '{"data":"of another"}';
    const two = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${second.length}`;
    const upstream = await startFaultyUpstream((socket) => {
      socket.write(`${ok}\r\nContent-Length: ${good.length}\r\n\r\n${good}${two}\r\n\r\n${second}`);
    });
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    for (let count = 0; count < 10; count++) {
      const responses = await Promise.all(Array.from({ length: 5 }, () => send(gateway)));
      expect(responses.filter(({ text }) => text.includes("of another"))).toEqual([]);
      expect(responses.some(({ text }) => text === good)).toBe(true);
    }
  });

  itWholly("discards bytes beyond the announced length", async () => {
    const upstream = await startFaultyUpstream(
      writing(`${ok}\r\nContent-Length: ${good.length}`, `${good}{"data":"of another"}`),
    );
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    for (let count = 0; count < 10; count++) expect((await send(gateway)).text).not.toContain("of another");
  });
});

describe("operations whose response is empty", () => {
  it("fail if a node responds with a web page, such as that of a proxy", async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in</p>");
    });
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const url = `${gateway.url}/${findNode(gateway, "ethereum").key}/eth/v1/beacon/pool/voluntary_exits`;
    const body = { message: { epoch: "1", validator_index: "1" }, signature: `0x${"1".repeat(192)}` };
    expect(await request(url, { method: "POST", body })).toMatchObject({
      status: 502,
      json: { code: 502, message: expect.stringContaining("a node may have received the call") as string },
    });
  });
});

describe("event streams", () => {
  it.each([
    ["a web page", 200, "text/html", "<p>"],
    ["a large web page", 200, "text/html", "<p>".repeat(100_000)],
    ["a text that is no JSON", 200, "text/plain", "maintenance"],
    ["nothing", 204, undefined, undefined],
  ])("come from the next node if one responds with %s", async (_, status, type, body) => {
    const wrong = await startUpstream((__, response) => {
      response.writeHead(status, type === undefined ? {} : { "content-type": type }).end(body);
    });
    const right = await startUpstream((__, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).end("event: head\ndata: 1\n\n");
    });
    closeAfterTest(wrong);
    closeAfterTest(right);
    const events = surfaces["beacon events"];
    const both = await events?.send(await gatewayTo(wrong.url, right.url));
    expect(both).toMatchObject({ status: 200, text: expect.stringContaining("data: 1") as string });
    const alone = await events?.send(await gatewayTo(wrong.url));
    expect(alone).toMatchObject({ status: 502, json: events?.problem });
  });

  it("that are not read are ended, also at their node", async () => {
    let left = 0;
    const node = await startUpstream((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.on("close", () => left++);
      const send = (): void => {
        while (!response.destroyed && response.write(`event: head\ndata: ${"a".repeat(10_000)}\n\n`));
        response.once("drain", send);
      };
      send();
    });
    closeAfterTest(node);
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { beacon: upstreamsAt(node.url) } }),
      limits: { stallTimeout: 300, shutdown: 1 },
    });
    closeAfterTest(gateway);
    const path = `/${findNode(gateway, "ethereum").key}/eth/v1/events?topics=head`;
    const sockets = Array.from({ length: 20 }, () => {
      const socket = openSocket(gateway.url).pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      return socket;
    });
    await expect.poll(() => left).toBe(20);
    for (const socket of sockets) socket.destroy();
  });

  it("that are silent stay open until their caller disconnects", async () => {
    let [begun, left] = [0, 0];
    const node = await startUpstream((_, response) => {
      begun++;
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      response.on("close", () => left++);
    });
    closeAfterTest(node);
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { beacon: upstreamsAt(node.url) } }),
      // A busy machine needs some time to begin the streams.
      limits: { stallTimeout: 200, upstreamTimeout: 1_500, requestTimeout: 1_500, shutdown: 1 },
    });
    closeAfterTest(gateway);
    const path = `/${findNode(gateway, "ethereum").key}/eth/v1/events?topics=head`;
    const sockets = Array.from({ length: 5 }, () => {
      const socket = openSocket(gateway.url).resume();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      return socket;
    });
    await expect.poll(() => begun).toBe(5);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(left).toBe(0);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => left).toBe(5);
  });
});
