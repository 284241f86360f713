import { EventEmitter, once } from "node:events";
import { inspect } from "node:util";
import { authorize, basic, bearer, refreshing } from "@node-access/auth";
import { Headers as UndiciHeaders } from "undici";
import { describe, expect, it } from "vitest";
import { engine as browserEngine } from "../src/web-socket/platform-engine.ts";
import type { HeadersOption } from "../src/index.ts";
import { streamResponse } from "../src/stream/index.ts";
import { createRestClient } from "../src/openapi/rest.ts";
import { calling, hostileServer, reply, replyResult, type WireRequest } from "./hostile-server.ts";
import { connect, failure, SAFE, serve } from "./web-socket/fixture.ts";

const VALUE = "s3cret-of-the-proxy";

async function closedVault(): Promise<never> {
  throw new Error("the vault is closed");
}

function sent({ head }: WireRequest, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1];
}

describe.each([
  ["undici", {}],
  ["fetch", { fetch }],
])("headers over %s", (_, extra) => {
  it("are sent: fixed values, values from a function before each attempt, and values of one call", async () => {
    const server = await hostileServer((request) => {
      if (request.number === 2) reply(request.socket, "busy", "503 Busy");
      else replyResult(request, true);
    });
    const call = calling(server.url, extra);
    let made = 0;
    await call({ headers: { "X-Team": "indexing" } });
    await call({ headers: async () => ({ "x-number": String((made += 1)) }) });
    await call();
    const [fixed, first, second, none] = server.requests as [
      WireRequest,
      WireRequest,
      WireRequest,
      WireRequest,
    ];
    expect(sent(fixed, "x-team")).toBe("indexing");
    expect([sent(first, "x-number"), sent(second, "x-number")]).toEqual(["1", "2"]);
    expect(sent(none, "x-team")).toBeUndefined();
  });

  it("can be a Headers object", async () => {
    const server = await hostileServer((request) => replyResult(request, true));
    await calling(server.url, extra)({ headers: new Headers({ "X-Team": "indexing" }) });
    expect(server.requests[0]?.head).toMatch(/x-team: indexing/i);
  });

  it("can be the Headers of another library", async () => {
    const server = await hostileServer((request) => replyResult(request, true));
    const headers = new UndiciHeaders({ "X-Team": "indexing" }) as unknown as Headers;
    await calling(server.url, extra)({ headers });
    await calling(server.url, extra)({ headers: () => headers });
    for (const { head } of server.requests) expect(head).toMatch(/x-team: indexing/i);
  });

  it("can be those of a polyfill, whose fields are private, or of a class with public fields", async () => {
    const server = await hostileServer((request) => replyResult(request, true));
    class Polyfill {
      readonly #entries = new Map([["X-Team", "indexing"]]);
      [Symbol.iterator](): Iterator<[string, string]> {
        return this.#entries.entries();
      }
    }
    class Fields {
      readonly "X-Team" = "indexing";
    }
    const bare = Object.assign(Object.create(null), new Fields());
    for (const headers of [new Polyfill(), new Fields(), bare])
      await calling(server.url, extra)({ headers: headers as HeadersOption });
    await calling(server.url, extra)({ headers: {} });
    await calling(server.url, extra)({ headers: Object.create(null) });
    expect(server.requests.map(({ head }) => /x-team: indexing/i.test(head))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  class PrivateFields {
    readonly #team = "indexing";
    get "x-team"(): string {
      return this.#team;
    }
  }

  it.each<[string, unknown]>([
    ["an object with private fields", new PrivateFields()],
    ["an object that inherits its fields", Object.create({ "x-team": "indexing" })],
    ["a Map", new Map([["x-team", "indexing"]])],
    ["a Set", new Set(["x-team"])],
    ["a list", [["x-team", "indexing"]]],
    ["parameters of a URL", new URLSearchParams("x-team=indexing")],
    ["a promise", Promise.resolve({ "x-team": "indexing" })],
    ["a date", new Date(0)],
    ["a text", "x-team: indexing"],
  ])("are rejected as %s, of which nothing would be sent", async (_kind, value) => {
    const server = await hostileServer((request) => replyResult(request, true));
    const call = calling(server.url, extra);
    const rejected = { code: "INVALID_ARGUMENT", context: { path: "headers" } };
    await expect(call({ headers: value as HeadersOption })).rejects.toMatchObject(rejected);
    if (!(value instanceof Promise))
      await expect(call({ headers: () => value as Headers })).rejects.toMatchObject(rejected);
    const again = (() => () => ({ "x-team": "indexing" })) as unknown as HeadersOption;
    await expect(call({ headers: again })).rejects.toMatchObject(rejected);
    expect(server.requests).toEqual([]);
  });

  it("include the same request id for all attempts of a call, and another for the next call", async () => {
    const server = await hostileServer((request) => {
      if (request.number === 1) reply(request.socket, "busy", "503 Busy");
      else replyResult(request, true);
    });
    const call = calling(server.url, extra);
    await call();
    await call();
    await call({ headers: { "x-request-id": "mine" } });
    const ids = server.requests.map((request) => sent(request, "x-request-id"));
    expect(ids[0]).toMatch(/^\w+-\d+$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(ids[3]).toBe("mine");
  });

  it("never appear in errors", async () => {
    const server = await hostileServer(({ head, socket }) =>
      reply(socket, head, "404 No", { "x-echo": VALUE }),
    );
    const call = calling(server.url, extra);
    const error: unknown = await call({ headers: { "x-key": VALUE } }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "HTTP_STATUS", response: { headers: { "x-echo": "[redacted]" } } });
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain("s3cret");
  });

  it("with short values do not redact ordinary words", async () => {
    const server = await hostileServer(({ socket }) => reply(socket, "rate limit 2 of 200", "404 No"));
    const error = calling(server.url, extra)({ headers: { "x-version": "2" } });
    await expect(error).rejects.toMatchObject({ context: { body: "rate limit 2 of 200" } });
  });

  it.each<[string, HeadersOption]>([
    ['headers["host"]', { Host: "other.example" }],
    ['headers["content-length"]', { "content-length": "0" }],
    ['headers["accept-encoding"]', { "accept-encoding": "gzip" }],
    ['headers["transfer-encoding"]', { "transfer-encoding": "chunked" }],
    ['headers["bad name"]', { "bad name": "x" }],
    ['headers["x-lines"]', { "x-lines": "a\r\nb: c" }],
    ['headers["x-wide"]', { "x-wide": "ключ" }],
    ['headers["x-number"]', { "x-number": 1 } as never],
    ["headers", "x" as never],
    ["headers", (() => 5) as never],
  ])("are rejected by name: %s", async (path, headers) => {
    const server = await hostileServer((request) => replyResult(request, true));
    await expect(calling(server.url, extra)({ headers })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path },
    });
    expect(server.requests).toHaveLength(0);
  });

  it("cannot replace those of the credential", async () => {
    const server = await hostileServer((request) => replyResult(request, true));
    const headers = { authorization: "Bearer other" };
    for (const authorized of [
      authorize("management", server.url, bearer("k3y-of-mine")),
      authorize(
        "management",
        server.url,
        refreshing(async () => bearer("k3y-of-mine")),
      ),
    ])
      await expect(calling(server.url, { ...extra, authorized })({ headers })).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
        context: { path: 'headers["authorization"]' },
      });
    expect(server.requests).toHaveLength(0);
  });

  it("are requested again if their function fails", async () => {
    const server = await hostileServer((request) => replyResult(request, true));
    const call = calling(server.url, extra);
    await expect(call({ headers: closedVault, retries: 1 })).rejects.toMatchObject({
      code: "NOT_SENT",
      message: expect.stringContaining("the vault is closed"),
      attempts: [{ attempt: 1 }, { attempt: 2 }],
    });
  });
});

it("that arrive after the deadline send nothing, also with a custom fetch that ignores it", async () => {
  const server = await hostileServer((request) => replyResult(request, true));
  const call = calling(server.url, { fetch: (url, init) => fetch(url, { ...init, signal: null }) });
  const vault = new EventEmitter();
  let calls = 0;
  const headers: HeadersOption = async () => {
    if ((calls += 1) === 1) await once(vault, "open");
    return { "x-team": "indexing" };
  };
  await call({ headers, timeout: 200 }, "write");
  vault.emit("open");
  for (let count = 0; count < 3; count += 1) await call();
  expect(server.requests.filter(({ head }) => head.includes("x-team"))).toHaveLength(1);
});

it("are sent by REST clients and streams", async () => {
  const server = await hostileServer(({ socket, id }) =>
    reply(socket, JSON.stringify({ jsonrpc: "2.0", id, result: [1] })),
  );
  const options = { headers: { "x-team": "indexing" } };
  const rest = createRestClient<"beacon", { getIt(): Promise<unknown> }>(
    "beacon",
    { getIt: { method: "GET", path: "/it", idempotency: "safe" } },
    { endpoint: server.url, ...options },
  );
  await rest.getIt();
  await rest.close();
  const authorized = authorize("node", server.url);
  const operation = { name: "eth_list", idempotency: "safe" } as const;
  const request = { authorized, path: "", operation, params: [], list: [] };
  for await (const { value } of streamResponse(request, options, (part) => part)) expect(value).toBe(1);
  expect(server.requests.map((one) => sent(one, "x-team"))).toEqual(["indexing", "indexing"]);
});

describe("headers of a WebSocket", () => {
  it("are sent with the handshake, with a request id", async () => {
    const seen: (string | undefined)[] = [];
    const endpoint = await serve({
      onUpgrade({ headers }) {
        seen.push(headers["x-team"] as string, headers["x-request-id"] as string);
        return false;
      },
    });
    const client = connect(endpoint, { headers: async () => ({ "X-Team": "indexing" }) });
    await client.call(SAFE, [], {});
    expect(seen).toEqual(["indexing", expect.stringMatching(/^\w+-\d+$/)]);
  });

  it("are awaited no longer than the handshake may take", async () => {
    const endpoint = await serve({});
    const client = connect(endpoint, { headers: () => new Promise(() => {}), connectTimeout: 20 });
    expect(await failure(client.call(SAFE, [], { retries: 0 }))).toMatchObject({
      code: "NOT_SENT",
      context: { reason: "no connection in 20 ms" },
    });
  });

  it("never appear in errors", async () => {
    const endpoint = await serve({
      onUpgrade(_request, socket) {
        socket.end(`HTTP/1.1 404 No\r\n\r\n${VALUE}`);
        return true;
      },
    });
    const client = connect(endpoint, { headers: { "x-key": VALUE } });
    const error = await failure(client.call(SAFE, [], { retries: 0 }));
    expect(error).toMatchObject({ code: "HTTP_STATUS", context: { body: "[redacted]" } });
    expect(inspect(error, { depth: 9 })).not.toContain("s3cret");
  });

  it("cannot be changed for one call, and cannot be sent by browsers", async () => {
    const endpoint = await serve({});
    const client = connect(endpoint);
    await expect(client.call(SAFE, [], { headers: { "x-team": "a" } })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "headers" },
    });
    expect(() => connect(endpoint, { engine: browserEngine, headers: { "x-team": "a" } })).toThrow(
      expect.objectContaining({
        code: "INVALID_ARGUMENT",
        context: expect.objectContaining({ path: "headers" }),
      }),
    );
  });
});

it("can be combined with basic credentials", async () => {
  const server = await hostileServer((request) => replyResult(request, true));
  const authorized = authorize("node", server.url, basic("user", "pa55word"));
  await calling(server.url, { authorized })({ headers: { "x-team": "indexing" } });
  expect(sent(server.requests[0] as WireRequest, "authorization")).toMatch(/^Basic /);
});
