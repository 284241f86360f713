import { authorize, isNodeAccessError } from "@node-access/auth";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { CallOptions } from "../../src/operation.ts";
import { callHttpOnce } from "../../src/json-rpc/call-http-once.ts";
import { streamResponse } from "../../src/stream/stream-response.ts";
import { hostileServer, reply, type WireRequest } from "../hostile-server.ts";

type Result = (url: string, options?: CallOptions) => Promise<unknown>;

/**
 * Calls that belong to no client: callHttpOnce, and a stream. Each returns the items of its
 * result.
 */
const kinds: [string, Result][] = [
  [
    "callHttpOnce",
    (url, options = {}) => callHttpOnce(authorize("node", url), "", "eth_list", ["0x1"], options),
  ],
  [
    "streamResponse",
    async (url, options = {}) => {
      const operation = { name: "eth_list", idempotency: "safe" } as const;
      const request = { authorized: authorize("node", url), path: "", operation, params: ["0x1"], list: [] };
      const items: unknown[] = [];
      for await (const item of streamResponse(request, { retries: 0, ...options }, ({ value }) => value))
        items.push(item);
      return items;
    },
  ],
];

function replyList({ socket, id }: WireRequest, list: unknown): void {
  reply(socket, JSON.stringify({ jsonrpc: "2.0", id, result: list }));
}

describe.each(kinds)("%s", (_, call) => {
  it("closes its connection when it is aborted in flight, and opens no other", async () => {
    const server = await hostileServer(() => {});
    const controller = new AbortController();
    const { signal } = controller;
    const calls = Array.from({ length: 30 }, () => call(server.url, { signal }).catch((error) => error));
    await expect.poll(() => server.requests).toHaveLength(30);
    controller.abort();
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ code: "ABORTED" });
    await expect.poll(() => server.sockets.size).toBe(0);
    // An unneeded connection would be opened within a second.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(server.connections).toBe(30);
  });

  it("closes its connection when it is aborted during the body, and at its timeout", async () => {
    const server = await hostileServer(({ socket, id }) =>
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"jsonrpc":"2.0","id":${id},"result":[1,`),
    );
    const controller = new AbortController();
    const call1 = call(server.url, { signal: controller.signal }).catch((error: unknown) => error);
    await expect.poll(() => server.requests).toHaveLength(1);
    setTimeout(() => controller.abort(), 50);
    expect(await call1).toMatchObject({ code: "ABORTED", context: { sent: true } });
    await expect.poll(() => server.sockets.size).toBe(0);
    await expect(call(server.url, { timeout: 100 })).rejects.toMatchObject({ code: "TIMEOUT" });
    await expect.poll(() => server.sockets.size).toBe(0);
    expect(server.connections).toBe(2);
  });

  it("closes a connection whose TLS handshake does not end", async () => {
    const open = new Set<Socket>();
    const silent = createServer((socket) => {
      open.add(socket);
      socket.on("error", () => {}).on("data", () => {});
      socket.on("close", () => open.delete(socket));
    });
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => {
      for (const socket of open) socket.destroy();
      silent.close();
    });
    const url = `https://localhost:${(silent.address() as AddressInfo).port}`;
    const controller = new AbortController();
    const ended = call(url, { signal: controller.signal }).catch((error: unknown) => error);
    await expect.poll(() => open.size).toBe(1);
    controller.abort();
    expect(await ended).toMatchObject({ code: "ABORTED", context: { sent: false } });
    await expect.poll(() => open.size).toBe(0);
  });

  it("reuses connections for later calls", async () => {
    const server = await hostileServer((request) => replyList(request, [request.number]));
    for (const number of [1, 2, 3]) expect(await call(server.url)).toEqual([number]);
    expect(server.connections).toBe(1);
    for (const socket of server.sockets) socket.destroy();
    await expect.poll(() => server.sockets.size).toBe(0);
    expect(await call(server.url)).toEqual([4]);
    expect(server.connections).toBe(2);
  });

  it("does not mix up the results of concurrent calls with many chunks", async () => {
    const server = await hostileServer(({ socket, id }) => {
      const list = JSON.stringify(Array.from({ length: 20_000 }, (__, index) => `${id}-${index}`));
      socket.write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n`);
      const body = `{"jsonrpc":"2.0","id":${id},"result":${list}}`;
      for (let at = 0; at < body.length; at += 70_001) {
        const piece = body.slice(at, at + 70_001);
        socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
      }
      socket.write("0\r\n\r\n");
    });
    const lists = await Promise.all(Array.from({ length: 8 }, () => call(server.url)));
    for (const list of lists as string[][]) {
      const [id] = (list[0] ?? "").split("-");
      expect(list).toEqual(Array.from({ length: 20_000 }, (__, index) => `${id}-${index}`));
    }
  });

  it("skips an unsolicited 100 Continue, also in several chunks, and 103 Early Hints", async () => {
    const server = await hostileServer((request) => {
      const { socket, number } = request;
      const continued = "HTTP/1.1 100 Continue\r\n\r\n";
      socket.write(continued.slice(0, number * 5));
      setTimeout(() => {
        socket.write(`${continued.slice(number * 5)}HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n`);
        replyList(request, [number]);
      }, 20);
    });
    for (const number of [1, 2, 3, 4]) expect(await call(server.url)).toEqual([number]);
    expect(server.connections).toBe(1);
  });

  it("rejects a content encoding that was not requested", async () => {
    const server = await hostileServer(({ socket }) =>
      reply(socket, "x", "200 OK", { "content-encoding": "br" }),
    );
    await expect(call(server.url)).rejects.toMatchObject({ code: "UNDECODABLE_BODY" });
    await expect.poll(() => server.sockets.size).toBe(0);
  });

  it("distinguishes requests that were not sent", async () => {
    const closed = await hostileServer(({ socket }) => socket.destroy());
    const sent: unknown = await call(closed.url).catch((error: unknown) => error);
    expect(sent).toMatchObject({ code: "UNANSWERED", requestId: expect.stringMatching(/./) });
    const notSent: unknown = await call("http://127.0.0.1:1").catch((error: unknown) => error);
    expect(notSent).toMatchObject({ code: "NOT_SENT" });
    expect(isNodeAccessError(notSent)).toBe(true);
  });
});

it("accepts a body that looks like the start of a 100 Continue", async () => {
  const server = await hostileServer(({ socket }) => {
    socket.write("HTTP/1.1 503 Busy\r\ncontent-length: 13\r\n\r\n");
    setTimeout(() => socket.write("HTTP/1.1 100"), 20);
    setTimeout(() => socket.write("H"), 40);
  });
  await expect(callHttpOnce(authorize("node", server.url), "", "eth_a", [], {})).rejects.toMatchObject({
    code: "HTTP_STATUS",
    context: { body: "HTTP/1.1 100H" },
  });
});
