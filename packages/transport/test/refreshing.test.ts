import { EventEmitter, once } from "node:events";
import { inspect } from "node:util";
import {
  authorize,
  authorizeWebSocket,
  basic,
  type Credential,
  refreshing,
  urlToken,
} from "@node-access/auth";
import { describe, expect, it } from "vitest";
import { createHttpTransport } from "../src/http/http-transport.ts";
import { callHttpOnce, createHttpJsonRpc } from "../src/json-rpc/index.ts";
import { streamResponse } from "../src/stream/index.ts";
import { createWebSocketJsonRpc } from "../src/web-socket/index.ts";
import { calling, hostileServer, type HostileServer, reply, replyResult } from "./hostile-server.ts";
import { startHostileServer } from "./web-socket/hostile-server.ts";

/** A server that accepts only one token, which the test can change. */
async function lockedServer(): Promise<HostileServer & { token: string }> {
  const locked = { token: "t0ken-1" };
  const server = await hostileServer((request) => {
    const { head, socket } = request;
    const has = head.includes(`/${locked.token} `) || head.includes(btoa(`user:${locked.token}`));
    if (has) replyResult(request, locked.token);
    else reply(socket, `what is ${head.split("\r\n")[0]}?`, "401 Unauthorized");
  });
  return Object.assign(locked, server);
}

/** Provides tokens in order, and counts the requests. */
function provider(
  make: (token: string) => Credential<"url-token" | "basic"> = urlToken,
): (() => Promise<Credential<"url-token" | "basic">>) & { requests: number } {
  const provide = async (): Promise<Credential<"url-token" | "basic">> => {
    provide.requests += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return make(`t0ken-${provide.requests}`);
  };
  provide.requests = 0;
  return provide;
}

const PLATFORMS: [string, { fetch?: typeof fetch }][] = [
  ["undici", {}],
  ["fetch", { fetch: globalThis.fetch }],
];

describe.each(PLATFORMS)("refreshing a credential, by %s", (_, extra) => {
  it("requests a credential for the first call, and a new one when it is rejected, also for writes", async () => {
    for (const make of [urlToken, (token: string) => basic("user", token)]) {
      const server = await lockedServer();
      const provide = provider(make);
      const call = calling(server.url, {
        ...extra,
        authorized: authorize("node", server.url, refreshing(provide)),
      });
      expect(provide.requests).toBe(0);
      expect((await call()).value).toBe("t0ken-1");
      expect((await call()).value).toBe("t0ken-1");
      expect(provide.requests).toBe(1);
      server.token = "t0ken-2";
      expect((await call({}, "write")).value).toBe("t0ken-2");
      expect(provide.requests).toBe(2);
      expect(server.requests).toHaveLength(4);
    }
  });

  it("shares one new credential between calls that are rejected together", async () => {
    const server = await lockedServer();
    const provide = provider();
    const call = calling(server.url, {
      ...extra,
      authorized: authorize("node", server.url, refreshing(provide)),
    });
    await Promise.all(Array.from({ length: 20 }, () => call()));
    expect(provide.requests).toBe(1);
    server.token = "t0ken-2";
    await Promise.all(Array.from({ length: 20 }, () => call({}, "write")));
    expect(provide.requests).toBe(2);
  });

  it("requests only one new credential per call, and rejects with an error without secrets if it is rejected too", async () => {
    const server = await lockedServer();
    server.token = "another";
    const provide = provider();
    const call = calling(server.url, {
      ...extra,
      authorized: authorize("node", server.url, refreshing(provide)),
    });
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "CREDENTIAL_REFUSED", context: { status: 401 } });
    expect(provide.requests).toBe(2);
    expect(inspect(error, { depth: Infinity, showHidden: true, getters: true })).not.toMatch(/t0ken-\d/);
  });

  it("rejects the call with NOT_SENT if no credential is provided, and requests it again for a retry", async () => {
    const server = await lockedServer();
    let requests = 0;
    const credential = refreshing(async () => {
      requests += 1;
      if (requests < 3) throw new Error("the vault is closed");
      return urlToken("t0ken-1");
    });
    const call = calling(server.url, { ...extra, authorized: authorize("node", server.url, credential) });
    await expect(call({ retries: 0 })).rejects.toMatchObject({
      code: "NOT_SENT",
      context: { reason: "no credential was provided: the vault is closed" },
    });
    expect((await call({}, "write")).value).toBe("t0ken-1");
    expect(requests).toBe(3);
    expect(server.requests).toHaveLength(1);
  });

  it("is waited for by close()", async () => {
    const server = await lockedServer();
    const credential = refreshing(provider());
    const authorized = authorize("node", server.url, credential);
    const transport = createHttpTransport({ authorized, ...extra });
    const ended: string[] = [];
    const operation = { name: "eth_thing", idempotency: "safe" } as const;
    const call = createHttpJsonRpc(transport)
      .call(operation, [], {})
      .then(() => ended.push("answered"));
    await Promise.all([call, transport.close().then(() => ended.push("closed"))]);
    expect(ended).toEqual(["answered", "closed"]);
  });

  it("stops waiting for a credential at the call's deadline", async () => {
    const credential = refreshing(() => new Promise<Credential<"url-token">>(() => {}));
    const call = calling("http://127.0.0.1:1", {
      ...extra,
      authorized: authorize("node", "http://127.0.0.1:1", credential),
    });
    await expect(call({ timeout: 30, retries: 0 }, "write")).rejects.toMatchObject({
      code: "TIMEOUT",
      context: { sent: false },
    });
  });
});

it("aborts the request of a credential that no call waits for any more", async () => {
  const signals: AbortSignal[] = [];
  const credential = refreshing(
    (signal) =>
      new Promise<Credential<"url-token">>((_, reject) => {
        signals.push(signal);
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  const call = calling("http://127.0.0.1:1", {
    authorized: authorize("node", "http://127.0.0.1:1", credential),
  });
  const callers = [new AbortController(), new AbortController()];
  const calls = callers.map(({ signal }) =>
    call({ signal, retries: 0 }, "write").catch((error: unknown) => error),
  );
  callers[0]?.abort();
  expect(await calls[0]).toMatchObject({ code: "ABORTED", context: { sent: false } });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  callers[1]?.abort();
  expect(await calls[1]).toMatchObject({ code: "ABORTED" });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  // The next call requests another one.
  expect(await call({ timeout: 30, retries: 0 }, "write").catch((error: unknown) => error)).toMatchObject({
    code: "TIMEOUT",
  });
  expect(signals).toHaveLength(2);
});

it("aborts the request of a credential for a WebSocket that is closed", async () => {
  const requested = new EventEmitter();
  const credential = refreshing((signal) => {
    requested.emit("request", signal);
    return new Promise<Credential<"url-token">>(() => {});
  });
  const authorized = authorizeWebSocket("ws://127.0.0.1:1", credential);
  const rpc = createWebSocketJsonRpc({ authorized, probeMethod: "web3_clientVersion" });
  const call = rpc
    .call({ name: "eth_syncing", idempotency: "safe" }, [], {})
    .catch((error: unknown) => error);
  const [signal] = (await once(requested, "request")) as [AbortSignal];
  await rpc.close();
  expect(await call).toMatchObject({ code: "CLOSED" });
  expect(signal.aborted).toBe(true);
});

describe("refreshing a credential", () => {
  it("is rejected by a surface that does not accept its kind", async () => {
    const credential = refreshing<"x-token">(async () => urlToken("t0ken") as never);
    const call = calling("http://127.0.0.1:1", {
      authorized: authorize("grpc", "http://127.0.0.1:1", credential),
    });
    await expect(call()).rejects.toMatchObject({ code: "CREDENTIAL_NOT_ACCEPTED" });
  });

  it("opens a WebSocket, and reopens it when the upgrade is rejected", async () => {
    let token = "t0ken-1";
    let rejections = 0;
    const server = await startHostileServer({
      onUpgrade({ url = "" }, socket) {
        if (url === `/ws/${token}`) return false;
        rejections += 1;
        socket.end("HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n");
        return true;
      },
    });
    const provide = provider();
    const endpoint = `ws://127.0.0.1:${server.port}`;
    const rpc = createWebSocketJsonRpc({
      authorized: authorizeWebSocket(endpoint, refreshing(provide)),
      probeMethod: "net_listening",
    });
    const operation = { name: "eth_thing", idempotency: "safe" } as const;
    expect((await rpc.call(operation, [], {})).value).toBe("eth_thing");
    token = "t0ken-2";
    for (const { kill } of server.peers) kill();
    expect((await rpc.call(operation, [], {})).value).toBe("eth_thing");
    expect([provide.requests, rejections]).toEqual([2, 1]);
    token = "another";
    for (const { kill } of server.peers) kill();
    await expect(rpc.call(operation, [], {})).rejects.toMatchObject({ code: "CREDENTIAL_REFUSED" });
    expect([provide.requests, rejections]).toEqual([3, 3]);
    await rpc.close();
    await server.close();
  });
});

it("redacts every former token in errors", async () => {
  const tokens = Array.from({ length: 40 }, (_, number) => `t0p-s3cret-${number}-t0ken`);
  const server = await hostileServer(({ socket }) => reply(socket, tokens.join(" "), "401 Unauthorized"));
  let provided = 0;
  const credential = refreshing(async () => urlToken(tokens[provided++ % 40] ?? ""));
  const call = calling(server.url, { authorized: authorize("node", server.url, credential) });
  for (let count = 0; count < tokens.length; count += 1) await call().catch(() => {});
  const error: unknown = await call().catch((reason: unknown) => reason);
  expect(inspect(error)).toContain("[redacted]");
  expect(inspect(error)).not.toContain("s3cret");
});

describe("refreshing a credential without a client", () => {
  it("renews the credential of a stream when it is rejected", async () => {
    const server = await hostileServer(({ head, socket, id }) => {
      if (head.includes("/t0ken-2 ")) reply(socket, `{"jsonrpc":"2.0","id":${id},"result":[1,2]}`);
      else reply(socket, "no", "401 Unauthorized");
    });
    const provide = provider();
    const authorized = authorize("node", server.url, refreshing(provide));
    const operation = { name: "eth_list", idempotency: "write" } as const;
    const values: unknown[] = [];
    const streamed = { authorized, path: "", operation, params: [], list: [] };
    for await (const { value } of streamResponse(streamed, {}, (part) => part)) values.push(value);
    expect(values).toEqual([1, 2]);
    expect(provide.requests).toBe(2);
  });

  it("is rejected by callHttpOnce, which cannot renew it", async () => {
    const server = await lockedServer();
    const authorized = authorize("node", server.url, refreshing(provider()));
    await expect(callHttpOnce(authorized, "", "eth_thing", [], {})).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "credential", received: "refreshing(...)" },
    });
    expect(server.requests).toHaveLength(0);
    expect(inspect(authorized, { depth: 9, getters: true, showHidden: true })).not.toContain("t0ken");
  });
});
