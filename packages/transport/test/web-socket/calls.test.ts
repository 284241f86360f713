import { describe, expect, it } from "vitest";
import { basic, urlToken } from "@node-access/auth";
import type { Middleware } from "../../src/operation.ts";
import { engine as platform } from "../../src/web-socket/platform-engine.ts";
import { connect, failure, SAFE, serve, until, WRITE } from "./fixture.ts";
import type { Request } from "./hostile-server.ts";

describe("call over a WebSocket", () => {
  it("opens one socket with the first call, and returns the result", async () => {
    const server = await serve();
    const client = connect(server);
    expect(server.peers).toHaveLength(0);
    const values = await Promise.all([client.call(SAFE, [], {}), client.call(WRITE, ["0x1"], {})]);
    expect(values).toEqual([{ value: "eth_blockNumber" }, { value: "eth_sendRawTransaction" }]);
    expect(server.peers).toHaveLength(1);
    expect(server.requests[1]).toMatchObject({ jsonrpc: "2.0", method: WRITE.name, params: ["0x1"] });
  });

  it("sends calls made just before close(), in order and before the close frame", async () => {
    const server = await serve();
    const client = connect(server);
    await client.call(SAFE, [], {});
    const params = Array.from({ length: 100 }, (_, index) => [`0x${index}`]);
    const failures = params.map((own) => failure(client.call(WRITE, own, {})));
    await client.close();
    const codes = (await Promise.all(failures)).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["CLOSED"]));
    await until(() => server.requests.length > 100);
    expect(server.requests.slice(1).map((request) => request.params)).toEqual(params);
  });

  it("sends the same params in a retry, even if the caller has changed the object", async () => {
    const server = await serve({
      onRequest(request, peer) {
        filter.topics[0] = "0x02";
        if (server.requests.length === 1) peer.kill();
        else peer.result(request, true);
      },
    });
    const filter = { topics: ["0x01"] };
    await connect(server).call(SAFE, [filter], {});
    expect(server.requests.map(({ params }) => params)).toEqual([
      [{ topics: ["0x01"] }],
      [{ topics: ["0x01"] }],
    ]);
    expect(server.requests[0]?.id).not.toBe(server.requests[1]?.id);
  });

  it("omits params if there are none", async () => {
    const server = await serve();
    await connect(server).call({ name: "net_listening", idempotency: "safe" }, undefined, {});
    expect(server.requests[0]).not.toHaveProperty("params");
  });

  it("puts the token after /ws", async () => {
    const server = await serve();
    await connect(server, { credential: urlToken("t0ken/less".replace("/", "-")) }).call(SAFE, [], {});
    expect(server.peers[0]?.upgrade.url).toBe("/ws/t0ken-less");
  });

  it("sends basic authentication and the User-Agent as headers", async () => {
    const server = await serve();
    await connect(server, { credential: basic("user", "passw0rd") }).call(SAFE, [], {});
    const { headers, url } = server.peers[0]?.upgrade ?? {};
    expect(url).toBe("/ws");
    expect(headers?.authorization).toBe(`Basic ${btoa("user:passw0rd")}`);
    expect(headers?.["user-agent"]).toMatch(/^node-access\//);
  });

  it("rejects basic authentication before connecting if the platform cannot send headers", async () => {
    const server = await serve();
    const make = () => connect(server, { credential: basic("user", "passw0rd"), engine: platform });
    expect(make).toThrow(/credential: expected urlToken/);
    expect(server.peers).toHaveLength(0);
  });

  it("matches responses that arrive in another order", async () => {
    const requests: Request[] = [];
    const server = await serve({
      onRequest(request, peer) {
        requests.push(request);
        if (requests.length < 3) return;
        for (const each of requests.toReversed()) peer.result(each, each.params?.[0]);
      },
    });
    const client = connect(server);
    const responses = await Promise.all(["a", "b", "c"].map((param) => client.call(SAFE, [param], {})));
    expect(responses.map(({ value }) => value)).toEqual(["a", "b", "c"]);
  });

  it("ignores responses to unknown ids, duplicate responses and anything that is not JSON-RPC", async () => {
    const server = await serve({
      onRequest(request, peer) {
        peer.send({ jsonrpc: "2.0", id: 999_999_999, result: "foreign" });
        peer.send({ jsonrpc: "2.0", id: String(request.id), result: "text id" });
        for (const odd of [null, 1, "x", [], [null], {}, { id: null, result: 1 }]) peer.send(odd);
        peer.result(request, request.params?.[0]);
        peer.result(request, "again");
      },
    });
    const client = connect(server);
    const responses = await Promise.all([1, 2, 3].map((param) => client.call(SAFE, [param], {})));
    expect(responses.map(({ value }) => value)).toEqual([1, 2, 3]);
  });

  it("rejects with the node's error, whatever its code", async () => {
    const server = await serve({
      onRequest: ({ id }, peer) =>
        peer.send({ jsonrpc: "2.0", id, error: { code: -31_999, message: "odd", data: { a: 1 } } }),
    });
    const error = await failure(connect(server).call(SAFE, [], {}));
    expect(error).toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: -31_999, rpcMessage: "odd", data: { a: 1 } },
    });
  });

  it("assigns an error without id to the only call in flight, and to none of several", async () => {
    const server = await serve({
      onRequest({ params }, peer) {
        if (params?.[0] === "last") return;
        peer.send({ jsonrpc: "2.0", id: null, error: { code: -32_600, message: "invalid request" } });
      },
    });
    const client = connect(server);
    const error = await failure(client.call(SAFE, [], {}));
    expect(error).toMatchObject({ code: "JSON_RPC_ERROR", context: { rpcCode: -32_600 } });
    const options = { timeout: 60, retries: 0 };
    const errors = await Promise.all([
      failure(client.call(SAFE, ["last"], options)),
      failure(client.call(SAFE, [], options)),
    ]);
    expect(errors.map(({ code }) => code)).toEqual(["TIMEOUT", "TIMEOUT"]);
  });

  it("rejects only the call whose response cannot be parsed", async () => {
    const server = await serve({
      onRequest(request, peer) {
        const [form] = request.params ?? [];
        if (form === "good") setTimeout(() => peer.result(request, "good"), 20);
        else peer.socket.send(`{"jsonrpc":"2.0","id":${request.id},"result":{"half":`);
      },
    });
    const client = connect(server);
    const good = client.call(SAFE, ["good"], {});
    expect(await failure(client.call(SAFE, ["half"], {}))).toMatchObject({
      code: "UNDECODABLE_BODY",
      context: { reason: "not JSON" },
    });
    expect(await good).toEqual({ value: "good" });
  });

  it("assigns a text without id to the only call in flight", async () => {
    const server = await serve({ onRequest: (_request, peer) => peer.socket.send("<html>busy</html>") });
    const error = await failure(connect(server).call(SAFE, [], {}));
    expect(error).toMatchObject({ code: "UNDECODABLE_BODY", context: { received: "<html>busy</html>" } });
  });

  it("reads JSON in binary messages, and rejects binary messages that are not UTF-8", async () => {
    const server = await serve({
      onRequest({ id, params }, peer) {
        const response = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, result: "binary" }));
        peer.socket.send(params?.[0] === "bad" ? Buffer.from([0xff, 0xfe]) : response, { binary: true });
      },
    });
    const client = connect(server);
    expect(await client.call(SAFE, [], {})).toEqual({ value: "binary" });
    expect(await failure(client.call(SAFE, ["bad"], {}))).toMatchObject({
      code: "UNDECODABLE_BODY",
      context: { reason: "not JSON" },
    });
  });

  it("closes the socket after a text message that is not UTF-8", async () => {
    const server = await serve({
      onRequest: (_request, peer) => peer.socket.send(Buffer.from([0xff, 0xfe]), { binary: false }),
    });
    const error = await failure(connect(server).call(WRITE, [], {}));
    expect(error).toMatchObject({
      code: "UNANSWERED",
      context: { reason: "a text message is not UTF-8, 1007" },
    });
  });

  it("keeps every digit of large integers", async () => {
    const server = await serve({
      onRequest: ({ id }, peer) =>
        peer.socket.send(`{"jsonrpc":"2.0","id":${id},"result":18446744073709551615}`),
    });
    const { value } = await connect(server).call(SAFE, [2n ** 64n], {});
    expect(value).toBe(18446744073709551615n);
  });

  it("accepts a compressed response", async () => {
    const text = "0123456789".repeat(10_000);
    const server = await serve({ onRequest: (request, peer) => peer.result(request, text) });
    expect(await connect(server).call(SAFE, [], {})).toEqual({ value: text });
    expect(server.peers[0]?.socket.extensions).toContain("permessage-deflate");
  });

  it("rejects a call at its timeout, and ignores the late response", async () => {
    const late: (() => void)[] = [];
    const server = await serve({
      onRequest(request, peer) {
        if (request.params?.[0] === "slow") late.push(() => peer.result(request, "late"));
        else peer.result(request, "prompt");
      },
    });
    const client = connect(server);
    await client.call(SAFE, [], {});
    const error = await failure(client.call(WRITE, ["slow"], { timeout: 30 }));
    expect(error).toMatchObject({
      code: "TIMEOUT",
      context: { option: "timeout", milliseconds: 30, sent: true },
    });
    for (const response of late) response();
    expect(await client.call(SAFE, [], {})).toEqual({ value: "prompt" });
    expect(server.peers).toHaveLength(1);
  });

  it("aborts a call by its signal", async () => {
    const server = await serve({ onRequest() {} });
    const controller = new AbortController();
    const call = failure(connect(server).call(SAFE, [], { signal: controller.signal }));
    await until(() => server.requests.length === 1);
    controller.abort();
    expect(await call).toMatchObject({ code: "ABORTED", context: { sent: true } });
  });

  it("runs middleware around each attempt", async () => {
    const seen: unknown[] = [];
    const middleware: Middleware = async (context, next) => {
      const response = await next();
      seen.push([context.transport, context.operation.name, context.attempt, context.endpoint]);
      return response;
    };
    const server = await serve();
    await connect(server).call(SAFE, [], { middleware: [middleware] });
    expect(seen).toEqual([["web-socket", SAFE.name, 1, `ws://127.0.0.1:${server.port}/***`]]);
  });

  it("works the same with the platform's own WebSocket", async () => {
    const server = await serve();
    const client = connect(server, { engine: platform, credential: urlToken("t0ken-long") });
    expect(await client.call(SAFE, [], {})).toEqual({ value: SAFE.name });
    expect(server.peers[0]?.upgrade.url).toBe("/ws/t0ken-long");
    server.peers[0]?.kill();
    expect(await client.call(SAFE, [], {})).toEqual({ value: SAFE.name });
    await client.close();
    await until(() => server.peers.every(({ socket }) => socket.readyState === 3));
  });
});
