import {
  authorize,
  authorizeWebSocket,
  basic,
  bearer,
  isNodeAccessError,
  refreshing,
} from "@node-access/auth";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { inspect } from "node:util";
import { generate } from "selfsigned";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocketServer } from "ws";
import { createHttpTransport } from "../../src/http/http-transport.ts";
import { readProxy } from "../../src/http/proxy.ts";
import { callHttpOnce } from "../../src/json-rpc/call-http-once.ts";
import { streamResponse } from "../../src/stream/stream-response.ts";
import { createWebSocketJsonRpc } from "../../src/web-socket/index.ts";
import { calling, hostileServer, replyResult } from "../hostile-server.ts";
import { type Response, startProxy } from "../proxy-server.ts";
import { connect, SAFE, serve } from "../web-socket/fixture.ts";

const operation = { name: "eth_thing", idempotency: "safe" } as const;
const credential = basic("user", "t0ken-to-hide");

/** Options of a test's call. */
interface Options {
  readonly proxy?: string;
  readonly fetch?: typeof fetch;
  readonly timeout?: number;
}

/** The ways to send requests over HTTP. Each calls a method whose result is an array of one item. */
const kinds: [string, (url: string, options: Options) => Promise<unknown>][] = [
  [
    "a client",
    async (url, { timeout, ...options }) => {
      const call = calling(url, { authorized: authorize("node", url, credential), ...options });
      return (await call({ timeout: timeout ?? 5_000, retries: 0 })).value;
    },
  ],
  [
    "callHttpOnce",
    (url, options) => callHttpOnce(authorize("node", url, credential), "", "eth_thing", [], options),
  ],
  [
    "streamResponse",
    async (url, { timeout = 5_000, ...options }) => {
      const authorized = authorize("node", url, credential);
      const request = { authorized, path: "", operation, params: [], list: [], ...options };
      const items: unknown[] = [];
      for await (const item of streamResponse(request, { timeout, retries: 0 }, ({ value }) => value))
        items.push(item);
      return items;
    },
  ],
];

/** A certificate for `localhost` that this process trusts during the test. */
async function trusted(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
  return { key, cert };
}

/** A node with TLS, over HTTP and WebSockets. */
async function secureNode(certificate: { key: string; cert: string }): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer(certificate, (request, response) => {
    void request.toArray().then((chunks) => {
      const { id } = JSON.parse(Buffer.concat(chunks).toString()) as { id: number };
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: ["it"] }));
    });
  });
  server.on("connection", (socket: Socket) => sockets.add(socket));
  new WebSocketServer({ server }).on("connection", (socket) =>
    socket.on("message", (text) => {
      const { id } = JSON.parse(String(text)) as { id: number };
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: "it" }));
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

function shown(error: unknown): string {
  return inspect(error, { depth: 9, showHidden: true, getters: true }) + JSON.stringify(error);
}

describe.each(kinds)("a proxy, for %s,", (_, call) => {
  it("forwards calls, with its own username and password", async () => {
    const proxy = await startProxy();
    const server = await hostileServer((request) => replyResult(request, ["it"]));
    const withLogin = proxy.url.replace("//", "//user:p%40ss@");
    expect(await call(server.url, { proxy: withLogin })).toEqual(["it"]);
    expect(proxy.tunnels).toEqual([new URL(server.url).host]);
    expect(proxy.logins).toEqual([`Basic ${btoa("user:p@ss")}`]);
    expect(server.requests[0]?.head).not.toMatch(/proxy-auth/i);
  });

  it("gets its password in UTF-8", async () => {
    const proxy = await startProxy();
    const server = await hostileServer((request) => replyResult(request, ["it"]));
    await call(server.url, { proxy: proxy.url.replace("//", "//user:p%C5%82%C3%A9@") });
    expect(proxy.logins).toEqual([`Basic ${Buffer.from("user:płé").toString("base64")}`]);
  });

  it("cannot read calls over TLS, and may use TLS itself", async () => {
    const certificate = await trusted();
    const url = await secureNode(certificate);
    for (const tls of [undefined, certificate]) {
      const proxy = await startProxy(200, tls);
      expect(await call(url, { proxy: proxy.url })).toEqual(["it"]);
      expect(proxy.tunnels).toEqual([new URL(url).host]);
      expect(proxy.sent.join("")).not.toMatch(/eth_thing|authorization|POST/i);
    }
  });

  it("has its connections closed when a call times out", async () => {
    const proxy = await startProxy();
    const server = await hostileServer(() => {});
    await expect(call(server.url, { proxy: proxy.url, timeout: 100 })).rejects.toMatchObject({
      code: "TIMEOUT",
    });
    await expect.poll(() => server.sockets.size).toBe(0);
    await expect.poll(() => proxy.sockets.size).toBe(0);
  });

  it("that accepts connections but never responds is disconnected at the deadline", async () => {
    const proxy = await startProxy("silence");
    await expect(call("http://127.0.0.1:1", { proxy: proxy.url, timeout: 200 })).rejects.toMatchObject({
      code: "TIMEOUT",
      context: { sent: false },
    });
    await expect.poll(() => proxy.sockets.size).toBe(0);
    expect(proxy.tunnels).toHaveLength(1);
  });

  it("is not asked for tunnels without end if the server responds before it has the request", async () => {
    const proxy = await startProxy("hurry");
    await expect(call("http://127.0.0.1:1", { proxy: proxy.url })).rejects.toMatchObject({
      code: "NOT_SENT",
      message: expect.stringMatching(
        /before it had the request: check that the endpoint's port is one for HTTP, and that the proxy leaves/,
      ),
    });
    expect(proxy.tunnels.length).toBeLessThan(5);
  });

  it.each<[Response | "gone", RegExp]>([
    [407, /rejected a tunnel to 127\.0\.0\.1:1 with HTTP 407; check the proxy's password/],
    [502, /HTTP 502/],
    ["gone", /ECONNREFUSED/],
  ])("that responds with %s is named in the error, without its password", async (response, text) => {
    const proxy = response === "gone" ? { url: "http://127.0.0.1:2" } : await startProxy(response);
    const withLogin = proxy.url.replace("//", "//user:s3cret-pass@");
    const error: unknown = await call("http://127.0.0.1:1", { proxy: withLogin }).catch((reason) => reason);
    expect(error).toMatchObject({ code: "NOT_SENT", message: expect.stringMatching(text) });
    expect(shown(error)).not.toMatch(/s3cret|c2VjcmV0|czNjcmV0/);
  });

  it("from the environment is used only on request, and not for hosts in NO_PROXY", async () => {
    const proxy = await startProxy();
    const server = await hostileServer((request) => replyResult(request, ["it"]));
    for (const name of ["HTTP_PROXY", "http_proxy"]) vi.stubEnv(name, proxy.url);
    onTestFinished(() => void vi.unstubAllEnvs());
    await call(server.url, {});
    expect(proxy.tunnels).toHaveLength(0);
    await call(server.url, { proxy: "environment" });
    expect(proxy.tunnels).toHaveLength(1);
    for (const name of ["NO_PROXY", "no_proxy"]) vi.stubEnv(name, "127.0.0.1");
    await call(server.url, { proxy: "environment" });
    expect(proxy.tunnels).toHaveLength(1);
  });

  it("on another machine is never used for calls to this machine without TLS", async () => {
    const server = await hostileServer((request) => replyResult(request, ["it"]));
    expect(await call(server.url, { proxy: "http://192.0.2.1:8080" })).toEqual(["it"]);
  });

  it("with a malformed address in the environment is rejected without showing it", async () => {
    for (const name of ["HTTP_PROXY", "http_proxy"]) vi.stubEnv(name, "http://user:s3cret@ proxy");
    onTestFinished(() => void vi.unstubAllEnvs());
    const error: unknown = await call("http://127.0.0.1:1", { proxy: "environment" }).catch(
      (reason) => reason,
    );
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "proxy" } });
    expect(shown(error)).not.toContain("s3cret");
  });

  it.each(["proxy:8080", "socks5://user:s3cret@127.0.0.1:1", 5 as never, "http://", "", null as never])(
    "with an invalid address is rejected without showing it: %s",
    async (proxy) => {
      const error: unknown = await call("http://127.0.0.1:1", { proxy }).catch((reason) => reason);
      expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "proxy" } });
      expect(shown(error)).not.toContain("s3cret");
    },
  );

  it("cannot be combined with fetch", async () => {
    const error: unknown = await call("http://127.0.0.1:1", { proxy: "environment", fetch }).catch(
      (reason) => reason,
    );
    expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.context.path).toBe("proxy");
  });
});

it("a proxy with an invalid address is rejected when a client is created, without showing it", () => {
  const endpoint = "127.0.0.1:1";
  const authorized = authorize("node", `http://${endpoint}`);
  const renewed = authorize(
    "management",
    `http://${endpoint}`,
    refreshing(async () => bearer("t0ken")),
  );
  const creators: ((options: { proxy?: string; fetch?: typeof fetch }) => unknown)[] = [
    (options) => createHttpTransport({ authorized, ...options }),
    (options) => createHttpTransport({ authorized: renewed, ...options }),
    ({ proxy }) => {
      const options = { authorized: authorizeWebSocket(`ws://${endpoint}`), probeMethod: "net_listening" };
      return createWebSocketJsonRpc({ ...options, proxy });
    },
  ];
  for (const create of creators) {
    for (const proxy of [
      "user:s3cret@proxy:8080",
      "socks5://user:s3cret@127.0.0.1:1",
      "http://",
      "",
      {},
      null,
    ])
      expect(() => create({ proxy: proxy as never })).toThrow(
        /^proxy: expected http:\/\/\[user:password@\]host:port, or "environment" .*, received (another text|object|null)$/,
      );
    for (const proxy of [undefined, "environment", "http://127.0.0.1:1", "https://a:b@[::1]"])
      create({ ...(proxy !== undefined && { proxy }) });
  }
  for (const create of creators.slice(0, 2))
    expect(() => create({ proxy: "environment", fetch })).toThrow(/^proxy: expected none with fetch/);
});

describe("a proxy, for a WebSocket,", () => {
  it("forwards it", async () => {
    const proxy = await startProxy();
    const server = await serve();
    const client = connect(server, { proxy: proxy.url });
    expect((await client.call(SAFE, [], {})).value).toBe("eth_blockNumber");
    expect(proxy.tunnels).toEqual([`127.0.0.1:${server.port}`]);
  });

  it("cannot read messages over TLS", async () => {
    const url = await secureNode(await trusted());
    const proxy = await startProxy();
    const client = createWebSocketJsonRpc({
      authorized: authorizeWebSocket(url.replace("https", "wss")),
      probeMethod: "net_listening",
      proxy: proxy.url,
    });
    onTestFinished(() => client.close());
    expect((await client.call(SAFE, [], {})).value).toBe("it");
    expect(proxy.sent.join("")).not.toMatch(/GET|eth_/);
  });

  it("that accepts connections but never responds is disconnected when the client closes", async () => {
    const proxy = await startProxy("silence");
    const client = connect({ port: 40_404 }, { proxy: proxy.url });
    const call = client.call(SAFE, [], {}).catch((error: unknown) => error);
    await expect.poll(() => proxy.sockets.size).toBe(1);
    await client.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
    await expect.poll(() => proxy.sockets.size).toBe(0);
  });
});

describe("NO_PROXY", () => {
  it.each([
    ["node.example", "https://node.example", true],
    ["NODE.example", "https://node.EXAMPLE", true],
    ["example", "https://node.example", true],
    [".example", "https://node.example", true],
    ["*.example", "https://node.example", true],
    ["node.example:443", "https://node.example", true],
    ["node.example:8443", "https://node.example", false],
    ["node.example:8443", "wss://node.example:8443", true],
    ["ode.example", "https://node.example", false],
    ["node.example.org", "https://node.example", false],
    ["a, node.example  b", "https://node.example", true],
    ["*", "https://node.example", true],
    [" , ", "https://node.example", false],
    ["", "https://node.example", false],
    ["10.0.0.5:80", "http://10.0.0.5", true],
    ["::1", "https://[::1]:8443", true],
    ["[::1]", "https://[::1]:8443", true],
  ])("%j with %s excludes it: %s", (list, url, excluded) => {
    vi.stubEnv("no_proxy", list);
    vi.stubEnv("https_proxy", undefined);
    vi.stubEnv("HTTPS_PROXY", undefined);
    vi.stubEnv("http_proxy", "http://proxy.example");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(readProxy("environment", new URL(url))?.hostname).toBe(excluded ? undefined : "proxy.example");
  });
});
