import { authorize, isNodeAccessError, urlToken } from "@node-access/auth";
import { once } from "node:events";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import type { CallOptions } from "../../src/operation.ts";
import { streamResponse, type StreamedPart } from "../../src/stream/stream-response.ts";
import { closedUrl, hostileServer, reply, type WireRequest } from "../hostile-server.ts";

const TOKEN = "s3cret-t0ken";
const operation = { name: "trace_all", idempotency: "safe" } as const;

type Items = AsyncIterableIterator<StreamedPart, undefined>;

function stream(url: string, options: CallOptions = {}): Items {
  const authorized = authorize("node", url, urlToken(TOKEN));
  return streamResponse(
    { authorized, path: "", operation, params: ["0x1"], list: [] },
    { timeout: 5_000, retries: 0, ...options },
    (part) => part,
  );
}

/** The items of a stream, and how it ends. */
async function outcome(items: Items): Promise<{ values: unknown[]; error: unknown }> {
  const values: unknown[] = [];
  try {
    for await (const { value } of items) values.push(value);
    return { values, error: undefined };
  } catch (error) {
    expect(inspect(error, { depth: 9 })).not.toContain(TOKEN);
    return { values, error };
  }
}

/** Starts a response of unknown length, and returns a function that writes a chunk of it. */
function begin({ socket }: WireRequest): (piece: string) => boolean {
  socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n");
  return (piece) => socket.write(`${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`);
}

function respond(id: unknown, result: string): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;
}

describe("streamResponse", () => {
  it.each([
    ["whitespace between items", '"result":[1,', "\n ", [1]],
    ["whitespace before the response", "", " ", []],
    ["unrelated members before the result", "", '"a":1,', []],
    ["unrelated members after the result", '"result":[1,2],', '"a":1,', [1, 2]],
    ["an endless unrelated string", '"a":"', "a", []],
    ["an endless item", '"result":[1,"', "a", [1]],
    ["another list", '"other":[', '"a",', []],
  ])("times out if a node only sends %s, byte by byte", async (_, first, drip, expected) => {
    const server = await hostileServer((request) => {
      const write = begin(request);
      write(`{"jsonrpc":"2.0","id":${request.id},${first}`);
      const dripping = setInterval(() => write(drip), 20);
      request.socket.on("close", () => clearInterval(dripping));
    });
    const { values, error } = await outcome(stream(server.url, { timeout: 2_000 }));
    expect(values).toEqual(expected);
    expect(error).toMatchObject({ code: "TIMEOUT", context: { option: "timeout" } });
  });

  it("does not count the consumer's time, nor that of earlier items", async () => {
    const server = await hostileServer((request) => {
      const write = begin(request);
      write(`{"jsonrpc":"2.0","id":${request.id},"result":[0`);
      let sent = 0;
      const writing = setInterval(() => {
        sent += 1;
        // Each item arrives in two chunks, and only the second completes it.
        if (sent < 29) write(sent % 2 ? ',"' : `${sent}"`);
        else {
          write("]}");
          write("");
          clearInterval(writing);
        }
      }, 100);
    });
    const values: unknown[] = [];
    for await (const { value } of stream(server.url, { timeout: 2_000 })) {
      values.push(value);
      if (values.length === 2) await new Promise((resolve) => setTimeout(resolve, 2_500));
    }
    expect(values).toHaveLength(15);
  });

  it("delivers items as they arrive, with integers beyond 2^53", async () => {
    const server = await hostileServer((request) => {
      const write = begin(request);
      write(`{"jsonrpc":"2.0","id":${request.id},"result":[{"a":9007199254740993},`);
      request.socket.once("pieces", () => {
        write('"two",3');
        write("]}");
        write("");
      });
    });
    const items = stream(server.url);
    expect(await items.next()).toEqual({ done: false, value: { level: 0, value: { a: 9007199254740993n } } });
    for (const socket of server.sockets) socket.emit("pieces");
    expect(await outcome(items)).toEqual({ values: ["two", 3], error: undefined });
    const [request] = server.requests;
    expect(request?.head).toMatch(new RegExp(`^POST /${TOKEN} HTTP/1.1\r\n`));
    expect(JSON.parse(request?.body ?? "")).toMatchObject({ method: "trace_all", params: ["0x1"] });
  });

  it.each<[string, (request: WireRequest) => void, string, number]>([
    [
      "a node's error",
      ({ socket }) => reply(socket, '{"id":null,"error":{"code":-32000,"message":"no"}}'),
      "JSON_RPC_ERROR",
      0,
    ],
    [
      "a node's error under HTTP 500",
      ({ socket, id }) =>
        reply(socket, `{"jsonrpc":"2.0","id":${id},"error":{"code":1,"message":"${TOKEN}"}}`, "500 Oops"),
      "JSON_RPC_ERROR",
      0,
    ],
    ["HTML", ({ socket }) => reply(socket, `<p>${TOKEN}</p>`), "UNDECODABLE_BODY", 0],
    ["an extra comma", ({ socket, id }) => reply(socket, respond(id, "[1,,2]")), "UNDECODABLE_BODY", 1],
    ["HTML under 502", ({ socket }) => reply(socket, `<p>${TOKEN}</p>`, "502 Bad"), "HTTP_STATUS", 0],
    ["a rejected credential", ({ socket }) => reply(socket, TOKEN, "401 No"), "CREDENTIAL_REFUSED", 0],
    [
      "a redirect",
      ({ socket }) => reply(socket, "", "302 Found", { location: "http://127.0.0.1:1/" }),
      "HTTP_STATUS",
      0,
    ],
    ["another call's id", ({ socket, id }) => reply(socket, respond(id + 1, "[1,2]")), "INVALID_RESPONSE", 0],
    [
      "another call's id at its end",
      ({ socket, id }) => reply(socket, `{"result":[1,2],"id":${id + 1}}`),
      "INVALID_RESPONSE",
      2,
    ],
    ["no id", ({ socket }) => reply(socket, '{"result":[1,2]}'), "INVALID_RESPONSE", 2],
    ["not a list", ({ socket, id }) => reply(socket, respond(id, '{"a":[1]}')), "INVALID_RESPONSE", 0],
    ["no body", ({ socket }) => reply(socket, "", "204 None"), "UNDECODABLE_BODY", 0],
    [
      "an item that is not JSON",
      ({ socket, id }) => reply(socket, respond(id, "[1,nope]")),
      "UNDECODABLE_BODY",
      1,
    ],
    [
      "an item that is not UTF-8",
      ({ socket, id }) =>
        reply(
          socket,
          Buffer.concat([Buffer.from(`{"id":${id},"result":["`), Buffer.from([0xff]), Buffer.from('"]}')]),
        ),
      "UNDECODABLE_BODY",
      0,
    ],
    [
      "a complete body with an incomplete response",
      ({ socket, id }) => reply(socket, `{"id":${id},"result":[1,2`),
      "UNDECODABLE_BODY",
      1,
    ],
    [
      "a connection lost in the middle",
      (request) => {
        begin(request)(`{"id":${request.id},"result":[1,2,`);
        setTimeout(() => request.socket.destroy(), 50);
      },
      "UNANSWERED",
      2,
    ],
    ["a connection lost immediately", ({ socket }) => socket.destroy(), "UNANSWERED", 0],
    ["silence", () => {}, "TIMEOUT", 0],
    [
      "silence in the middle",
      (request) => void begin(request)(`{"id":${request.id},"result":[1,2,`),
      "TIMEOUT",
      2,
    ],
  ])("reports %s with the right error", async (_, act, code, count) => {
    const server = await hostileServer(act);
    const { values, error } = await outcome(
      stream(server.url, { timeout: code === "TIMEOUT" ? 1_000 : 60_000 }),
    );
    expect(values).toHaveLength(count);
    expect(isNodeAccessError(error) ? error.code : error).toBe(code);
  });

  it("reports that nothing was sent", async () => {
    const { error } = await outcome(stream(await closedUrl()));
    expect(error).toMatchObject({ code: "NOT_SENT" });
  });

  it("retries before the response has started, but not after", async () => {
    const server = await hostileServer((request) => {
      if (request.number === 1) reply(request.socket, "busy", "503 Busy", { "retry-after": "0" });
      else {
        begin(request)(`{"id":${request.id},"result":[1,`);
        setTimeout(() => request.socket.destroy(), 20);
      }
    });
    const { values, error } = await outcome(stream(server.url, { retries: 3 }));
    expect(values).toEqual([1]);
    expect(error).toMatchObject({ code: "UNANSWERED" });
    expect(server.requests).toHaveLength(2);
  });

  it("rejects an item that is too large, but not a long list", async () => {
    const server = await hostileServer(({ socket, id }) => {
      reply(socket, respond(id, `[${`"${"a".repeat(500)}",`.repeat(100)}"${"b".repeat(2_000)}"]`));
    });
    const { values, error } = await outcome(stream(server.url, { maxResponseBytes: 1_000 }));
    expect(values).toHaveLength(100);
    expect(error).toMatchObject({
      code: "RESPONSE_TOO_LARGE",
      context: { limit: 1_000, option: "maxResponseBytes" },
    });
  });

  it("is aborted by its signal, before and between items", async () => {
    const server = await hostileServer(
      (request) => void begin(request)(`{"id":${request.id},"result":[1,2,`),
    );
    const controller = new AbortController();
    const items = stream(server.url, { signal: controller.signal });
    await items.next();
    controller.abort();
    expect(await outcome(items)).toMatchObject({
      values: [],
      error: { code: "ABORTED", context: { sent: true } },
    });
    const late = await outcome(stream(server.url, { signal: controller.signal }));
    expect(late.error).toMatchObject({ code: "ABORTED", context: { sent: false } });
    const waiting = new AbortController();
    const pending = outcome(stream(server.url, { signal: waiting.signal }));
    setTimeout(() => waiting.abort(), 50);
    expect((await pending).error).toMatchObject({ code: "ABORTED" });
  });

  it("frees the socket when the consumer leaves before the response starts", async () => {
    const server = await hostileServer(() => {});
    const items = stream(server.url, { signal: new AbortController().signal });
    const waiting = items.next();
    await expect.poll(() => server.requests.length).toBe(1);
    await items.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    await expect.poll(() => server.sockets.size).toBe(0);
  });

  it("frees the socket when the consumer leaves the loop", async () => {
    const server = await hostileServer(
      (request) => void begin(request)(`{"id":${request.id},"result":[1,2,`),
    );
    for await (const { value } of stream(server.url)) {
      expect(value).toBe(1);
      break;
    }
    for (const socket of server.sockets) if (!socket.closed) await once(socket, "close");
    expect(server.sockets.size).toBe(0);
  });

  it("pauses the server while the consumer is busy", async () => {
    let written = 0;
    const item = `"${"a".repeat(100_000)}",`;
    const server = await hostileServer((request) => {
      const write = begin(request);
      write(`{"id":${request.id},"result":[`);
      const more = (): void => {
        let open = true;
        while (open && written < 1_000) {
          open = write(item);
          written += 1;
        }
        if (written < 1_000) request.socket.once("drain", more);
        else {
          write('"end"]}');
          write("");
        }
      };
      more();
    });
    const items = stream(server.url);
    await items.next();
    // Until the server waits, or has written everything.
    for (let before = -1; before !== written;) {
      before = written;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(written).toBeLessThan(500);
    const { values, error } = await outcome(items);
    expect([values.length, error]).toEqual([1_000, undefined]);
  });
});
