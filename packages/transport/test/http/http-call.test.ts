import { createServer } from "node:http";
import { inspect } from "node:util";
import { authorize, basic, urlToken } from "@node-access/auth";
import { describe, expect, it, onTestFinished } from "vitest";
import { createHttpTransport } from "../../src/http/http-transport.ts";
import { callHttpOnce } from "../../src/json-rpc/call-http-once.ts";
import { createHttpJsonRpc } from "../../src/json-rpc/http-json-rpc.ts";
import type { Idempotency } from "../../src/operation.ts";
import {
  closedUrl,
  calling,
  type Extra,
  hostileServer,
  reply,
  replyResult,
  type WireRequest,
} from "../hostile-server.ts";

const engines: [string, Extra][] = [
  ["undici", {}],
  ["fetch", { fetch: (...args) => fetch(...args) }],
];

/** Drops the connection of its first request. */
function flaky(request: WireRequest): void {
  if (request.number === 1) request.socket.destroy();
  else replyResult(request, "ok");
}

describe.each(engines)("a call over %s", (_, extra) => {
  it("posts JSON-RPC, and returns the result with status and headers", async () => {
    const server = await hostileServer(({ socket, id }) =>
      reply(socket, `{"jsonrpc":"2.0","id":${id},"result":"0x2a"}`, "200 OK", { "X-Node": "geth" }),
    );
    const response = await calling(server.url, extra)();
    expect(response.value).toBe("0x2a");
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({ "x-node": "geth", "content-type": "application/json" });
    const [request] = server.requests;
    expect(request?.head).toMatch(/^POST \/ HTTP\/1.1\r\n/);
    expect(request?.head).toMatch(/content-type: application\/json/i);
    expect(JSON.parse(request?.body ?? "")).toEqual({
      jsonrpc: "2.0",
      id: expect.any(Number),
      method: "eth_thing",
      params: ["0x1"],
    });
  });

  it("sends the credential and the custom User-Agent", async () => {
    const server = await hostileServer((request) => replyResult(request, 1));
    const authorized = authorize("node", `${server.url}/base/`, urlToken("t0ken"));
    const transport = createHttpTransport({ authorized, userAgent: "my-app/1", ...extra });
    await createHttpJsonRpc(transport, "/evm").call({ name: "a", idempotency: "safe" }, undefined, {});
    const basicAuth = createHttpTransport({
      authorized: authorize("node", server.url, basic("u", "p")),
      ...extra,
    });
    await createHttpJsonRpc(basicAuth).call({ name: "b", idempotency: "safe" }, [], {});
    const [first, second] = server.requests;
    expect(first?.head).toMatch(/^POST \/base\/t0ken\/evm HTTP/);
    expect(first?.head).toMatch(/user-agent: my-app\/1\r\n/i);
    expect(first?.body).not.toContain("params");
    expect(second?.head).toMatch(/authorization: Basic dTpw\r\n/i);
    await Promise.all([transport.close(), basicAuth.close()]);
  });

  it("applies the deadline to the whole body, and frees the socket", async () => {
    const server = await hostileServer(({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"half');
    });
    const call = calling(server.url, extra)({ timeout: 80, retries: 0 });
    await expect(call).rejects.toMatchObject({ code: "TIMEOUT", context: { option: "timeout", sent: true } });
    await expect.poll(() => server.requests[0]?.socket.destroyed).toBe(true);
  });

  it("is aborted by its signal while the server is silent, and frees the socket", async () => {
    const server = await hostileServer(() => {});
    const controller = new AbortController();
    const call = calling(server.url, extra)({ signal: controller.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: "ABORTED", context: { sent: true } });
    await expect.poll(() => server.requests[0]?.socket.destroyed).toBe(true);
  });

  it("retries a read after a lost connection, and sends a write only once", async () => {
    const server = await hostileServer(flaky);
    expect((await calling(server.url, extra)()).value).toBe("ok");
    const again = await hostileServer(flaky);
    const lost = calling(again.url, extra)({}, "write");
    await expect(lost).rejects.toMatchObject({ code: "UNANSWERED", context: { operation: "eth_thing" } });
    expect(again.requests.length).toBe(1);
  });

  it("detects an incomplete body when the connection closes", async () => {
    const server = await hostileServer(({ socket }) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"jsonrpc":"2.0"');
    });
    await expect(calling(server.url, extra)({ retries: 0 })).rejects.toMatchObject({ code: "UNANSWERED" });
  });

  it("retries even a write if there was no connection, and finally rejects with NOT_SENT", async () => {
    const url = await closedUrl();
    const unsent = calling(url, extra)({ retries: 0 }, "write");
    await expect(unsent).rejects.toMatchObject({ code: "NOT_SENT", context: { reason: /ECONNREFUSED/ } });
    const message = await unsent.then(String, String);
    expect(message.match(/ECONNREFUSED/g)).toHaveLength(1);
    const late = createServer((request, response) => {
      request.on("data", (chunk) =>
        response.end(`{"id":${/"id":(\d+)/.exec(String(chunk))?.[1]},"result":1}`),
      );
    });
    onTestFinished(() => void late.close());
    const call = calling(url, extra)({}, "write");
    setTimeout(() => late.listen(Number(new URL(url).port), "127.0.0.1"), 50);
    expect((await call).value).toBe(1);
  });

  it("rejects with NOT_SENT for an unknown host", async () => {
    const call = calling("http://name.invalid", extra)({ retries: 0 });
    await expect(call).rejects.toMatchObject({ code: "NOT_SENT" });
  });

  it.each([
    ["408 Request Timeout", 2, 1],
    ["425 Too Early", 2, 2],
    ["429 Too Many Requests", 2, 2],
    ["500 Internal Server Error", 2, 1],
    ["502 Bad Gateway", 2, 1],
    ["503 Service Unavailable", 2, 1],
    ["504 Gateway Timeout", 2, 1],
    ["400 Bad Request", 1, 1],
    ["404 Not Found", 1, 1],
  ])("%s: sends a read %i times, a write %i times", async (status, reads, writes) => {
    const check = async (idempotency: Idempotency, times: number): Promise<void> => {
      const server = await hostileServer((request) => {
        if (request.number === 1)
          reply(request.socket, "<html>no</html>", status, { "content-type": "text/html" });
        else replyResult(request, "ok");
      });
      const [outcome] = await Promise.allSettled([calling(server.url, extra)({}, idempotency)]);
      expect(server.requests.length).toBe(times);
      const context = { status: Number(status.slice(0, 3)), body: "<html>no</html>" };
      expect(outcome).toMatchObject(
        times === 1 ? { reason: { code: "HTTP_STATUS", context } } : { value: { value: "ok" } },
      );
    };
    await Promise.all([check("safe", reads), check("write", writes)]);
  });

  it.each([401, 403])("%i: rejects with CREDENTIAL_REFUSED without a retry", async (status) => {
    const server = await hostileServer(({ socket }) => reply(socket, '{"error":"no"}', `${status} No`));
    await expect(calling(server.url, extra)()).rejects.toMatchObject({
      code: "CREDENTIAL_REFUSED",
      context: { status, body: '{"error":"no"}' },
    });
    expect(server.requests.length).toBe(1);
  });

  it("reports Retry-After in milliseconds, and does not wait beyond the deadline", async () => {
    const server = await hostileServer(({ socket }) =>
      reply(socket, "", "429 Slow", { "retry-after": "3600" }),
    );
    await expect(calling(server.url, extra)()).rejects.toMatchObject({
      code: "HTTP_STATUS",
      context: { status: 429, retryAfter: 3_600_000 },
    });
  });

  it("does not follow a redirect, and reports its location", async () => {
    const server = await hostileServer(({ socket }) =>
      reply(socket, "", "307 Go", { location: "https://else.example/x" }),
    );
    await expect(calling(server.url, extra)()).rejects.toMatchObject({
      code: "HTTP_STATUS",
      message: expect.stringContaining("https://else.example/x"),
      context: { status: 307 },
    });
    expect(server.requests.length).toBe(1);
  });

  it("does not send the credential to the location of a redirect, on any host, and never shows it", async () => {
    const other = await hostileServer(({ socket }) => reply(socket, "{}"));
    const authorizedBy = [urlToken("s3cr3t-t0ken"), basic("user", "s3cr3t-t0ken")];
    for (const status of ["301 Moved", "302 Found", "303 See", "307 Go", "308 Go"]) {
      for (const credential of authorizedBy) {
        const server = await hostileServer(({ socket }) =>
          reply(socket, "", status, { location: `${other.url}/s3cr3t-t0ken` }),
        );
        const authorized = authorize("node", server.url, credential);
        const error: unknown = await calling(server.url, { ...extra, authorized })().catch(
          (reason) => reason,
        );
        expect(error).toMatchObject({
          code: "HTTP_STATUS",
          message: expect.stringContaining(`redirected to ${other.url}/[redacted], not followed`),
        });
        expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("s3cr3t");
        expect(server.requests.length).toBe(1);
      }
    }
    expect(other.connections).toBe(0);
  });

  it("rejects a response by its declared size before the body arrives, and closes the socket", async () => {
    const server = await hostileServer(({ socket }) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 99999\r\n\r\n");
    });
    await expect(calling(server.url, extra)({ maxResponseBytes: 99_998 })).rejects.toMatchObject({
      code: "RESPONSE_TOO_LARGE",
      context: { limit: 99_998, option: "maxResponseBytes" },
    });
    await expect.poll(() => server.requests[0]?.socket.destroyed).toBe(true);
    expect(server.requests.length).toBe(1);
  });

  it("rejects an endless body at the limit, and closes the socket", async () => {
    const server = await hostileServer(({ socket }) => {
      socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
      const pump = setInterval(() => socket.write(`1000\r\n${"x".repeat(0x1000)}\r\n`), 1);
      socket.on("close", () => clearInterval(pump));
    });
    await expect(calling(server.url, extra)({ maxResponseBytes: 50_000 })).rejects.toMatchObject({
      code: "RESPONSE_TOO_LARGE",
    });
    await expect.poll(() => server.requests[0]?.socket.destroyed).toBe(true);
  });

  it("accepts a response of exactly the limit, in one or many chunks", async () => {
    const server = await hostileServer((request) => {
      const body = `{"id":${request.id},"result":"${"é".repeat(1000)}"}`;
      const bytes = Buffer.from(body);
      request.socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n\r\n`);
      // Split inside a character.
      request.socket.write(bytes.subarray(0, 101));
      setTimeout(() => request.socket.write(bytes.subarray(101)), 10);
    });
    const length = Buffer.byteLength(`{"id":1234,"result":"${"é".repeat(1000)}"}`);
    const response = await calling(server.url, extra)({ maxResponseBytes: length });
    expect(response.value).toBe("é".repeat(1000));
  });

  it("shows a body that cannot be decoded", async () => {
    const bodies: [string | Buffer, string, string][] = [
      ["<html>maintenance</html>", "200 OK", "not JSON"],
      ["", "200 OK", "empty"],
      ["", "204 No Content", "empty"],
      [Buffer.from([0x22, 0xff, 0xfe, 0x22]), "200 OK", "not UTF-8"],
      ['{"jsonrpc":"2.0","id":1,"result":"0x', "200 OK", "not JSON"],
      ["[".repeat(100_000) + "]".repeat(100_000), "200 OK", "nested too deep"],
    ];
    for (const [body, status, reason] of bodies) {
      const server = await hostileServer(({ socket }) =>
        status.startsWith("204")
          ? socket.write("HTTP/1.1 204 No Content\r\n\r\n")
          : reply(socket, body, status),
      );
      await expect(calling(server.url, extra)(), reason).rejects.toMatchObject({
        code: "UNDECODABLE_BODY",
        context: { reason: expect.stringContaining(reason) },
      });
      expect(server.requests.length).toBe(1);
    }
  });

  it("reports a missing content type if the body is not JSON", async () => {
    const server = await hostileServer(({ socket }) => socket.end("HTTP/1.1 200 OK\r\n\r\nplain"));
    await expect(calling(server.url, extra)()).rejects.toMatchObject({
      context: { reason: "not JSON but of no type" },
    });
  });

  it("classifies an error page by its status, whatever its encoding", async () => {
    const server = await hostileServer((request) => {
      if (request.number === 1) reply(request.socket, Buffer.from([0xff, 0xfe]), "503 No");
      else replyResult(request, 1);
    });
    expect((await calling(server.url, extra)()).value).toBe(1);
  });

  it("keeps the JSON-RPC error of a response with an error status, and the status", async () => {
    const server = await hostileServer(({ socket, id }) => {
      reply(
        socket,
        `{"jsonrpc":"2.0","id":${id},"error":{"code":-32602,"message":"bad"}}`,
        "400 Bad Request",
      );
    });
    await expect(calling(server.url, extra)()).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: -32602, rpcMessage: "bad", status: 400 },
    });
  });

  it("rejects calls after close()", async () => {
    const server = await hostileServer((request) => replyResult(request, 1));
    const transport = createHttpTransport({ authorized: authorize("node", server.url), ...extra });
    const rpc = createHttpJsonRpc(transport);
    const operation = { name: "a", idempotency: "safe" } as const;
    await rpc.call(operation, [], {});
    await transport.close();
    await expect(rpc.call(operation, [], {})).rejects.toMatchObject({ code: "CLOSED" });
  });
});

it("builds a response's headers only on access", async () => {
  let reads = 0;
  const rpc = createHttpJsonRpc({
    endpoint: "https://node.example/***",
    redact: (text) => text,
    send: async ({ body = "" }) => ({
      status: 200,
      text: JSON.stringify({ ...(JSON.parse(String(body)) as object), result: 7 }),
      get headers() {
        reads += 1;
        return {};
      },
    }),
    close: async () => {},
  });
  const response = await rpc.call({ name: "eth_thing", idempotency: "safe" }, [], {});
  expect([response.value, reads]).toEqual([7, 0]);
  expect([response.headers, reads]).toEqual([{}, 1]);
});

describe("a write with the response 421 Misdirected Request", () => {
  it.each<[string, (url: string) => Promise<unknown>]>([
    ["by undici", (url) => calling(url)({}, "write")],
    ["by fetch", (url) => calling(url, { fetch })({}, "write")],
    [
      "by a function around fetch",
      (url) => calling(url, { fetch: (input, init) => fetch(input, init) })({}, "write"),
    ],
    ["by callHttpOnce", (url) => callHttpOnce(authorize("node", url), "", "eth_thing", ["é"], {})],
  ])("is sent only once %s", async (_, call) => {
    const server = await hostileServer(({ socket }) => reply(socket, "{}", "421 Misdirected Request"));
    await expect(call(server.url)).rejects.toMatchObject({ code: "HTTP_STATUS", context: { status: 421 } });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.head).toMatch(/content-length: \d+/i);
    expect(JSON.parse(server.requests[0]?.body ?? "")).toMatchObject({ method: "eth_thing" });
  });
});

describe.each(engines)("the text of an error over %s", (_, extra) => {
  it.each<[string, string, Record<string, string>, RegExp]>([
    ["500 Oops", "", {}, /\/\*\*\*: HTTP 500$/],
    ["502 Bad", " \n", {}, /\/\*\*\*: HTTP 502$/],
    ["403 No", "", {}, /: credential refused, HTTP 403$/],
    ["304 Same", "", {}, /\/\*\*\*: HTTP 304$/],
    ["302 Found", "", {}, /\/\*\*\*: HTTP 302$/],
    ["302 Found", "moved", { location: "/login" }, /: redirected to \/login, not followed; HTTP 302: moved$/],
    ["503 Busy", "later", { location: "/login" }, /\/\*\*\*: HTTP 503: later$/],
    ["699 Odd", "odd", {}, /\/\*\*\*: HTTP 699: odd$/],
    ["200 OK", "", {}, /: the response is empty \(HTTP 200\)$/],
  ])("with status %s and the body %j", async (status, body, headers, text) => {
    const server = await hostileServer(({ socket }) => reply(socket, body, status, headers));
    const [settled] = await Promise.allSettled([calling(server.url, extra)({ retries: 0 })]);
    expect((settled as PromiseRejectedResult).reason.message).toMatch(text);
  });
});

it("the text of an error of one call does not end in a colon", async () => {
  const server = await hostileServer(({ socket }) => reply(socket, "", "500 Oops"));
  const failed = callHttpOnce(authorize("node", server.url), "", "eth_thing", [], {});
  await expect(failed).rejects.toThrow(/HTTP 500$/);
});
