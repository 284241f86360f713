import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { post } from "../client.ts";
import { hangTimeout, respondWith, startUpstream } from "../upstream-server.ts";
import { invalidResponses, nested, ok, writing, startFaultyUpstream } from "./faulty-upstream.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const read = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };
const mixed = [read, { ...read, id: 2, method: "eth_newBlockFilter" }];
const good = '{"jsonrpc":"2.0","id":1,"result":"0x1"}';

async function faultyUpstream(respond: (socket: Socket) => void): Promise<string> {
  const one = await startFaultyUpstream(respond);
  closeAfterTest(one);
  return one.url;
}

async function gatewayTo(...urls: string[]): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: upstreamsAt(...urls) } }),
    limits: { upstreamTimeout: hangTimeout },
  });
  closeAfterTest(gateway);
  return gateway;
}

describe("a gateway with hostile upstreams", () => {
  it.each(invalidResponses)("tries the next one when one %s", async (_, respond) => {
    const healthy = await startUpstream(respondWith(() => "0x1"));
    closeAfterTest(healthy);
    const gateway = await gatewayTo(await faultyUpstream(respond), healthy.url);
    expect(await post(gateway, "ethereum", read)).toMatchObject({ status: 200, json: { result: "0x1" } });
    expect(await post(gateway, "ethereum", mixed)).toMatchObject({ status: 200 });
  });

  it("tries the next one when one nests too deep, in results and errors", async () => {
    const healthy = await startUpstream(respondWith(() => "0x1"));
    closeAfterTest(healthy);
    for (const member of ["result", "error"]) {
      const deep = await startUpstream((_, response) =>
        response.end(`{"jsonrpc":"2.0","id":1,"${member}":${nested}}`),
      );
      closeAfterTest(deep);
      const gateway = await gatewayTo(deep.url, healthy.url);
      expect(await post(gateway, "ethereum", read)).toMatchObject({ status: 200, json: { result: "0x1" } });
      expect(await post(gateway, "ethereum", mixed)).toMatchObject({ status: 200 });
      expect(deep.bodies.length).toBeGreaterThan(0);
    }
  });

  it.each(invalidResponses)(
    "responds with an error when the only one %s, and recovers afterwards",
    async (_, respond) => {
      let isHealthy = false;
      const url = await faultyUpstream((socket) => {
        if (isHealthy) writing(`${ok}\r\nContent-Length: ${good.length}`, good)(socket);
        else respond(socket);
      });
      const gateway = await gatewayTo(url);
      const { status, json } = await post(gateway, "ethereum", read);
      expect([502, 504]).toContain(status);
      expect(json).toMatchObject({ id: 1, error: { code: -32002 } });
      const { json: responses } = await post(gateway, "ethereum", mixed);
      expect(responses).toMatchObject([
        { id: 1, error: { code: -32002 } },
        { id: 2, error: { code: -32002 } },
      ]);
      isHealthy = true;
      expect(await post(gateway, "ethereum", read)).toMatchObject({ status: 200, text: good });
    },
  );

  it.each([
    ["no JSON", "<html>"],
    ["nothing", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["deep JSON", "[".repeat(100_000)],
    ["a response to another call", '[{"jsonrpc":"2.0","id":77,"result":"other"}]'],
    [
      "the same response twice",
      '[{"jsonrpc":"2.0","id":0,"result":"0x1"},{"jsonrpc":"2.0","id":0,"result":"0x2"},{"id":"1"},null,7]',
    ],
  ])("does not accept %s as a response", async (_, body) => {
    const upstream = await startUpstream((__, response) => response.end(body));
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const { status, json } = await post(gateway, "ethereum", mixed);
    expect(status).toBe(200);
    const responses = json as { id: number; result?: unknown; error?: unknown }[];
    expect(responses.map(({ id }) => id)).toEqual([1, 2]);
    expect(JSON.stringify(responses)).not.toContain("other");
  });

  it.each([
    ["is deeply nested", `{"code":1,"message":"m","data":${"[".repeat(5_000)}${"]".repeat(5_000)}}`],
    [
      "has numbers that parsing would round",
      '{"code":1,"message":"m","data":[1e400,1.10,12345678901234567890]}',
    ],
  ])("passes on an error that %s unchanged, also in calls of the gateway itself", async (_, error) => {
    const upstream = await startUpstream((__, response) => {
      response.end(`{"jsonrpc":"2.0","id":1,"error":${error}}`);
    });
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const filter = { jsonrpc: "2.0", id: 7, method: "eth_newFilter", params: [{}] };
    const { status, text } = await post(gateway, "ethereum", filter);
    expect([status, text]).toEqual([200, `{"jsonrpc":"2.0","id":7,"error":${error}}`]);
  });

  it("takes events in response to a call as a malformed response, also of one call among others", async () => {
    const url = await faultyUpstream(
      writing("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 9", "data: {}\n"),
    );
    const gateway = await gatewayTo(url);
    const write = { ...read, method: "eth_customWrite" };
    const { status, json } = await post(gateway, "ethereum", write);
    expect(status).toBe(502);
    expect(json).toMatchObject({
      id: 1,
      error: { code: -32603, message: expect.stringMatching(/malformed/) },
    });
    expect(await post(gateway, "ethereum", [read, write])).toMatchObject({
      status: 502,
      json: { error: { code: -32603 } },
    });
    const healthy = await startUpstream(respondWith(() => "0x1"));
    closeAfterTest(healthy);
    const other = await gatewayTo(url, healthy.url);
    expect(await post(other, "ethereum", read)).toMatchObject({ status: 200, json: { result: "0x1" } });
  });

  it("takes an error that is a text as a malformed response, also in calls of the gateway itself", async () => {
    const upstream = await startUpstream((_, response) => {
      response.end('{"jsonrpc":"2.0","id":1,"error":"no"}');
    });
    closeAfterTest(upstream);
    const filter = { jsonrpc: "2.0", id: 7, method: "eth_newFilter", params: [{}] };
    const { status, json } = await post(await gatewayTo(upstream.url), "ethereum", filter);
    expect(status).toBe(502);
    expect(json).toMatchObject({
      id: 7,
      error: { code: -32002, message: expect.stringMatching(/malformed/) },
    });
  });

  it.each([
    ["spaces before its response", 60, `${ok}\r\nTransfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n"],
    ["a response byte by byte", 110, `${ok}\r\nContent-Length: 10000\r\n\r\n{"jsonrpc":"`, "a"],
    ["headers byte by byte", 60, `${ok}\r\nX-A: `, "a"],
    ["interim responses", 60, "", "HTTP/1.1 103 Early Hints\r\nLink: </>\r\n\r\n"],
    ["a chunk's extension byte by byte", 60, `${ok}\r\nTransfer-Encoding: chunked\r\n\r\n1;a=`, "a"],
  ])("tries the next one while one trickles %s", async (_, maxPieces, head, again) => {
    let most = 0;
    const interval = 20;
    const url = await faultyUpstream((socket) => {
      let pieces = 0;
      socket.write(head);
      const timer = setInterval(() => {
        socket.write(again);
        most = Math.max(most, ++pieces);
      }, interval);
      socket.on("close", () => clearInterval(timer));
    });
    const healthy = await startUpstream(respondWith(() => "0x1"));
    closeAfterTest(healthy);
    const [first, second] = [url, healthy.url].map((one, tier) => ({
      name: `u-${tier}`,
      url: one,
      tier: tier + 1,
    }));
    const upstreams = [first, second] as NonNullable<typeof first>[];
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: { upstreams } } }),
      limits: { lightTimeout: 400, standardTimeout: 800, upstreamTimeout: 800 },
    });
    closeAfterTest(gateway);
    const call = { ...read, method: "eth_call", params: [{ to: `0x${"11".repeat(20)}` }, "0x1"] };
    expect(await post(gateway, "ethereum", call)).toMatchObject({ status: 200, json: { result: "0x1" } });
    // The timeout of the call is 40 intervals.
    expect(most).toBeLessThan(maxPieces);
  });

  it("gives up soon when all hang, whatever the work of a call", async () => {
    const silent = [
      await faultyUpstream(() => {}),
      await faultyUpstream(() => {}),
      await faultyUpstream(() => {}),
    ];
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(...silent) } }),
      // A call that waited for this long would exceed the test's own limit.
      limits: { lightTimeout: 200, standardTimeout: 300_000, upstreamTimeout: 300_000 },
    });
    closeAfterTest(gateway);
    const call = { ...read, method: "eth_call", params: [{ to: `0x${"11".repeat(20)}` }, "latest"] };
    const responses = await Promise.all([1, 2, 3].map(() => post(gateway, "ethereum", call)));
    for (const { status, json } of responses) {
      expect([502, 503, 504]).toContain(status);
      expect(json).toMatchObject({ id: 1, error: { code: -32002 } });
    }
  });

  it("serves others while one is slow", async () => {
    const lag = Promise.withResolvers<void>();
    const slow = await startUpstream((body, response) => {
      void lag.promise.then(() => respondWith(() => "slow")(body, response));
    });
    const fast = await startUpstream(respondWith(() => "fast"));
    closeAfterTest(slow, fast);
    const gateway = await createGateway({
      networks: networksWith({
        ethereum: { rpc: upstreamsAt(slow.url) },
        bsc: { rpc: upstreamsAt(fast.url) },
      }),
    });
    closeAfterTest(gateway);
    const lagging = Array.from({ length: 200 }, () => post(gateway, "ethereum", read));
    expect(await post(gateway, "bsc", read)).toMatchObject({ json: { result: "fast" } });
    lag.resolve();
    for (const { json } of await Promise.all(lagging)) expect(json).toMatchObject({ result: "slow" });
  });
});
