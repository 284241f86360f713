import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { getEventListeners } from "node:events";
import { authorize, authorizeWebSocket } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import { createHttpTransport } from "../../src/http/http-transport.ts";
import { createHttpJsonRpc } from "../../src/json-rpc/http-json-rpc.ts";
import { createWebSocketJsonRpc } from "../../src/web-socket/index.ts";
import { calling, hostileServer, reply, replyResult } from "../hostile-server.ts";
import { silentServer } from "../silent-server.ts";

const operation = { name: "eth_thing", idempotency: "safe" } as const;

describe("a connection whose TLS handshake does not end", () => {
  it("is closed when its call is aborted or its deadline passes", async () => {
    const server = await silentServer();
    const call = calling(`https://localhost:${server.port}`);
    const controller = new AbortController();
    const { signal } = controller;
    const calls = Array.from({ length: 20 }, () => call({ signal, retries: 0 }).catch(() => {}));
    await expect.poll(() => server.open.size).toBe(20);
    controller.abort();
    await Promise.all(calls);
    await expect.poll(() => server.open.size).toBe(0);
    await expect(call({ timeout: 200, retries: 0 })).rejects.toMatchObject({ code: "TIMEOUT" });
    await expect.poll(() => server.open.size).toBe(0);
  });

  it("is closed for the aborted call, but not for another call", async () => {
    const server = await silentServer();
    const call = calling(`https://localhost:${server.port}`);
    const controller = new AbortController();
    const ended = call({ signal: controller.signal, retries: 0 }).catch(() => {});
    const other = call({ retries: 0 }).catch(() => "failed");
    await expect.poll(() => server.open.size).toBe(2);
    controller.abort();
    await ended;
    await expect.poll(() => server.open.size).toBe(1);
    expect(await Promise.race([other, new Promise((resolve) => setTimeout(resolve, 100, "waits"))])).toBe(
      "waits",
    );
  });
});

it("calls that are aborted immediately open no connection", async () => {
  const server = await hostileServer((request) => replyResult(request, true));
  const call = calling(server.url);
  await call();
  const controller = new AbortController();
  const { signal } = controller;
  const calls = Array.from({ length: 100 }, () => call({ signal }).catch(() => {}));
  controller.abort();
  await Promise.all(calls);
  await call();
  expect(server.connections).toBeLessThanOrEqual(2);
});

it("calls that are aborted in flight close their connection and open no other", async () => {
  const server = await hostileServer(() => {});
  const transport = createHttpTransport({ authorized: authorize("node", server.url) });
  const rpc = createHttpJsonRpc(transport);
  const controller = new AbortController();
  const { signal } = controller;
  const calls = Array.from({ length: 50 }, () => rpc.call(operation, [], { signal }).catch(() => {}));
  await expect.poll(() => server.requests).toHaveLength(50);
  controller.abort();
  await Promise.all(calls);
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
  await expect.poll(() => server.sockets.size).toBe(0);
  await transport.close();
  expect(server.connections).toBe(50);
});

it("queued calls that are aborted together with those in flight open no connection", async () => {
  const server = await hostileServer((request) => {
    if (request.number > 128) replyResult(request, "later");
  });
  const call = calling(server.url);
  const controller = new AbortController();
  const { signal } = controller;
  const calls = Array.from({ length: 400 }, () => call({ signal }).catch(() => {}));
  await expect.poll(() => server.requests).toHaveLength(128);
  const queued = call();
  let connects = 0;
  const count = (): void => void (connects += 1);
  subscribe("undici:client:beforeConnect", count);
  controller.abort();
  await Promise.all(calls);
  expect((await queued).value).toBe("later");
  unsubscribe("undici:client:beforeConnect", count);
  expect(connects).toBe(1);
});

it("every close() waits for queued calls too, when those in flight fail", async () => {
  const server = await hostileServer((request) => {
    if (request.number > 128) replyResult(request, "later");
  });
  const transport = createHttpTransport({ authorized: authorize("node", server.url) });
  const rpc = createHttpJsonRpc(transport);
  const controller = new AbortController();
  const { signal } = controller;
  const calls = Array.from({ length: 128 }, () => rpc.call(operation, [], { signal }).catch(() => {}));
  await expect.poll(() => server.requests).toHaveLength(128);
  const order: string[] = [];
  const queued = rpc.call(operation, [], {}).then(() => order.push("response"));
  const closing = transport.close().then(() => order.push("closed"));
  controller.abort();
  await Promise.all([...calls, queued, closing]);
  expect(order).toEqual(["response", "closed"]);
});

it("every close() waits for the calls in flight", async () => {
  const server = await hostileServer(() => {});
  const transport = createHttpTransport({ authorized: authorize("node", server.url) });
  const call = createHttpJsonRpc(transport).call(operation, [], {});
  await expect.poll(() => server.requests).toHaveLength(1);
  const ended: string[] = [];
  const closings = [1, 2].map(async () => {
    await transport.close();
    ended.push("closed");
  });
  ended.push("answered");
  for (const request of server.requests) replyResult(request, true);
  await Promise.all([call, ...closings]);
  expect(ended).toEqual(["answered", "closed", "closed"]);
});

describe("a WebSocket whose handshake does not end", () => {
  it.each(["ws", "wss"])("is closed at its deadline and by close(): %s", async (scheme) => {
    const server = await silentServer();
    const options = {
      authorized: authorizeWebSocket(`${scheme}://localhost:${server.port}`),
      probeMethod: "a",
    };
    const hasty = createWebSocketJsonRpc({ ...options, connectTimeout: 100 });
    await expect(hasty.call(operation, [], { retries: 0 })).rejects.toMatchObject({ code: "NOT_SENT" });
    await expect.poll(() => server.open.size).toBe(0);
    await hasty.close();
    const patient = createWebSocketJsonRpc(options);
    const call = patient.call(operation, [], {}).catch((error: unknown) => error);
    await expect.poll(() => server.open.size).toBe(1);
    await patient.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
    await expect.poll(() => server.open.size).toBe(0);
  });
});

describe("unusual HTTP", () => {
  it("may start with an unsolicited 100 Continue, also in several chunks", async () => {
    const server = await hostileServer((request) => {
      const { socket, number } = request;
      socket.write("HTTP/1.1 100 Cont");
      setTimeout(() => {
        socket.write(number === 1 ? "inue\r\n\r\n" : "inue\r\nx: y\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n");
        replyResult(request, number);
      }, 20);
    });
    const call = calling(server.url);
    expect((await call()).value).toBe(1);
    expect((await call()).value).toBe(2);
    expect(server.connections).toBeLessThanOrEqual(2);
  });

  it.each(["Identity", "", "identity"])("may have the content encoding %j", async (encoding) => {
    for (const extra of [{}, { fetch }]) {
      const server = await hostileServer(({ socket, id }) =>
        reply(socket, JSON.stringify({ jsonrpc: "2.0", id, result: "it" }), "200 OK", {
          "content-encoding": encoding,
        }),
      );
      expect((await calling(server.url, extra)()).value).toBe("it");
    }
  });
});
