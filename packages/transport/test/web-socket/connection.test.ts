import { describe, expect, it } from "vitest";
import { refreshing, urlToken } from "@node-access/auth";
import { platformEngine } from "../../src/web-socket/index.ts";
import { engine as platform } from "../../src/web-socket/platform-engine.ts";
import { connect, failure, SAFE, serve, until, WRITE } from "./fixture.ts";
import type { HostileServer, Request } from "./hostile-server.ts";

/** A port on which no server listens. */
async function deadPort(): Promise<{ port: number }> {
  const { port, close } = await serve();
  await close();
  return { port };
}

async function refusing(status: string, headers = "", body = "<h1>no</h1>"): Promise<HostileServer> {
  return serve({
    onUpgrade(_request, socket) {
      socket.end(
        `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\n${headers}connection: close\r\n\r\n${body}`,
      );
      return true;
    },
  });
}

it.each([undefined, null, "x", {}, { wire: {} }])("rejects the request %j", async (request) => {
  for (const engine of [platform, platformEngine])
    await expect(engine.open(request as never)).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
});

it("opens without a warning from Node", async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error): void => void warnings.push(warning);
  process.on("warning", listen);
  await connect(await serve()).call(SAFE, [], {});
  await new Promise(setImmediate);
  process.off("warning", listen);
  expect(warnings).toEqual([]);
});

describe("a socket that does not open", () => {
  it("rejects with NOT_SENT if no server listens, also for a write", async () => {
    const error = await failure(connect(await deadPort()).call(WRITE, [], { retries: 0 }));
    expect(error).toMatchObject({ code: "NOT_SENT", context: { operation: WRITE.name } });
    expect(error.message).toContain("ECONNREFUSED");
  });

  it.each([
    ["401 Unauthorized", "CREDENTIAL_REFUSED", 401],
    ["403 Forbidden", "CREDENTIAL_REFUSED", 403],
    ["404 Not Found", "HTTP_STATUS", 404],
    ["503 Service Unavailable", "HTTP_STATUS", 503],
    ["200 OK", "HTTP_STATUS", 200],
    ["302 Found", "HTTP_STATUS", 302],
  ])("reports the status and text of the HTTP response %s", async (status, code, number) => {
    const server = await refusing(status);
    const error = await failure(connect(server).call(SAFE, [], { retries: 0 }));
    expect(error).toMatchObject({ code, context: { status: number, body: "<h1>no</h1>" } });
    expect(error.message.includes("redirected")).toBe(false);
  });

  it("does not retry after 401", async () => {
    let requests = 0;
    const server = await serve({
      onUpgrade(_request, socket) {
        requests += 1;
        socket.end("HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n");
        return true;
      },
    });
    await failure(connect(server).call(SAFE, [], {}));
    expect(requests).toBe(1);
  });

  it("reads only as much of an HTTP response as it shows", async () => {
    const server = await refusing("400 Bad Request", "", "x".repeat(1_000_000));
    const error = await failure(connect(server).call(SAFE, [], {}));
    expect(error).toMatchObject({ code: "HTTP_STATUS", context: { status: 400 } });
  });

  it("is retried after 503, and reports Retry-After", async () => {
    let rejections = 0;
    const server = await serve({
      onUpgrade(_request, socket) {
        rejections += 1;
        if (rejections > 2) return false;
        socket.end("HTTP/1.1 503 Busy\r\nretry-after: 0\r\ncontent-length: 0\r\n\r\n");
        return true;
      },
    });
    expect(await connect(server).call(SAFE, [], {})).toEqual({ value: SAFE.name });
    expect(rejections).toBe(3);
  });

  it("is aborted after connectTimeout", async () => {
    const server = await serve({ onUpgrade: () => true });
    const error = await failure(connect(server, { connectTimeout: 30 }).call(SAFE, [], { retries: 0 }));
    expect(error).toMatchObject({ code: "NOT_SENT", context: { reason: "no connection in 30 ms" } });
  });

  it("does not delay a call beyond its own timeout and signal", async () => {
    const server = await serve({ onUpgrade: () => true });
    const client = connect(server);
    const controller = new AbortController();
    const aborted = failure(client.call(SAFE, [], { signal: controller.signal }));
    const late = failure(client.call(SAFE, [], { timeout: 20, retries: 0 }));
    expect(await late).toMatchObject({ code: "TIMEOUT", context: { sent: false } });
    controller.abort();
    expect(await aborted).toMatchObject({ code: "ABORTED", context: { sent: false } });
  });

  it("is detected without a status on the platform's own WebSocket", async () => {
    const server = await refusing("401 Unauthorized");
    const client = connect(server, { engine: platform, credential: urlToken("t0ken-long") });
    const error = await failure(client.call(SAFE, [], { retries: 0 }));
    expect(error).toMatchObject({
      code: "NOT_SENT",
      context: { reason: "connection failed, 1006" },
    });
  });
});

describe("a socket that is lost", () => {
  it("re-sends reads, and fails writes as UNANSWERED", async () => {
    const server = await serve({
      onRequest(request, peer) {
        if (server.peers.length > 1) peer.result(request, "second");
        else if (server.requests.length === 2) peer.kill();
      },
    });
    const client = connect(server);
    const read = client.call(SAFE, [], {});
    const error = await failure(client.call(WRITE, [], {}));
    expect(error).toMatchObject({
      code: "UNANSWERED",
      context: { operation: WRITE.name, reason: "connection failed, 1006" },
    });
    expect(await read).toEqual({ value: "second" });
    expect(server.requests.filter(({ method }) => method === WRITE.name)).toHaveLength(1);
  });

  it("sends a write that was not sent yet on the next one", async () => {
    let upgrades = 0;
    const server = await serve({
      onUpgrade(_request, socket) {
        upgrades += 1;
        if (upgrades === 1) socket.destroy();
        return upgrades === 1;
      },
    });
    expect(await connect(server).call(WRITE, [], {})).toEqual({ value: WRITE.name });
    expect(server.requests).toHaveLength(1);
  });

  it("reports the close code and the node's reason", async () => {
    const server = await serve({ onRequest: (_request, peer) => peer.socket.close(1001, "maintenance") });
    const error = await failure(connect(server).call(WRITE, [], {}));
    expect(error).toMatchObject({
      code: "UNANSWERED",
      context: { reason: "maintenance, 1001" },
    });
  });

  it("rejects a response larger than maxResponseBytes before it is read", async () => {
    const server = await serve({ onRequest: (request, peer) => peer.result(request, "x".repeat(5_000)) });
    const error = await failure(connect(server, { maxResponseBytes: 1_000 }).call(SAFE, [], {}));
    expect(error).toMatchObject({
      code: "RESPONSE_TOO_LARGE",
      context: { limit: 1_000, option: "maxResponseBytes" },
    });
    expect(server.requests).toHaveLength(1);
  });

  it("rejects a response larger than a call's own limit, and keeps the socket", async () => {
    const server = await serve({ onRequest: (request, peer) => peer.result(request, "x".repeat(5_000)) });
    const client = connect(server);
    const small = failure(client.call(SAFE, [], { maxResponseBytes: 1_000 }));
    expect(await client.call(SAFE, [], {})).toEqual({ value: "x".repeat(5_000) });
    expect(await small).toMatchObject({ code: "RESPONSE_TOO_LARGE", context: { limit: 1_000 } });
    expect(server.peers).toHaveLength(1);
  });

  it("finds which of several calls has too large a response", async () => {
    const server = await serve({
      onRequest: (request, peer) =>
        peer.result(request, request.params?.[0] === "big" ? "x".repeat(5_000) : "small"),
    });
    const client = connect(server, { maxResponseBytes: 1_000 });
    const big = failure(client.call(SAFE, ["big"], {}));
    expect(await client.call(SAFE, [], {})).toEqual({ value: "small" });
    expect(["RESPONSE_TOO_LARGE", "UNANSWERED"]).toContain((await big).code);
    expect((await big).message).toContain("maxResponseBytes");
  });

  it("reports that a request was too large for the node, and does not retry it", async () => {
    const server = await serve({ maxPayload: 1_000 });
    const error = await failure(connect(server).call(SAFE, ["x".repeat(2_000)], {}));
    expect(error.code).toBe("CLOSED");
    expect(error.message).toMatch(/rejects a message of 20\d\d characters \(1009\)/);
    expect(server.peers).toHaveLength(1);
  });

  it.each([
    ["with a ping", undefined],
    ["with a call on platforms without pings", platform],
  ])("is detected as half-open %s, and closed", async (_how, engine) => {
    const server: HostileServer = await serve({
      onRequest(request, peer) {
        if (server.peers.length > 1) peer.result(request, "alive");
      },
      onPeer(peer) {
        if (server.peers.length === 1) peer.freeze();
      },
    });
    const client = connect(server, { pingInterval: 100, engine });
    expect(await client.call(SAFE, [], {})).toEqual({ value: "alive" });
  });

  it("is pinged as soon as a call has timed out", async () => {
    let pings = 0;
    const server = await serve({
      onRequest(request, peer) {
        if (request.method === SAFE.name) peer.result(request, "open");
      },
      onPeer: ({ socket }) => socket.on("ping", () => (pings += 1)),
    });
    const client = connect(server);
    await client.call(SAFE, [], {});
    await failure(client.call(WRITE, [], { timeout: 20 }));
    await until(() => pings === 1);
  });

  it.each([
    ["ping", undefined],
    ["call", platform],
  ])("stays open while a slow node replies to each %s", async (_how, engine) => {
    const probes: Request[] = [];
    const server = await serve({
      onRequest(request, peer) {
        if (request.method === "net_listening") {
          probes.push(request);
          peer.send({ jsonrpc: "2.0", id: request.id, error: { code: -32_601, message: "unknown method" } });
        } else setTimeout(() => peer.result(request, "slow"), 500);
      },
    });
    const client = connect(server, { pingInterval: 150, engine });
    expect(await client.call(SAFE, [], {})).toEqual({ value: "slow" });
    expect(server.peers).toHaveLength(1);
    expect(probes.length > 0).toBe(engine !== undefined);
  });
});

describe("a socket that is slow", () => {
  it("stays open while fragments of a message arrive, even if no ping is answered", async () => {
    const server = await serve({
      autoPong: false,
      onRequest({ id }, { socket }) {
        const parts = [`{"jsonrpc":"2.0","id":${id},"result":"`, ..."abcdefgh", `"}`];
        for (const [index, part] of parts.entries()) {
          setTimeout(() => socket.send(part, { fin: index === parts.length - 1 }), index * 60);
        }
      },
    });
    const client = connect(server, { pingInterval: 200 });
    expect(await client.call(WRITE, [], {})).toEqual({ value: "abcdefgh" });
    expect(server.peers).toHaveLength(1);
  });
});

describe("close", () => {
  it("rejects calls in flight, waiting to retry, and later ones with CLOSED, and can be repeated", async () => {
    const server = await serve({ onRequest() {} });
    const client = connect(server);
    const inFlight = failure(client.call(WRITE, [], {}));
    await until(() => server.requests.length === 1);
    await Promise.all([client.close(), client.close()]);
    expect(await inFlight).toMatchObject({ code: "CLOSED", context: { operation: WRITE.name } });
    expect(await failure(client.call(SAFE, [], {}))).toMatchObject({ code: "CLOSED" });
    await until(() => server.peers[0]?.socket.readyState === 3);
    const retrying = connect(await deadPort());
    const waits = failure(retrying.call(SAFE, [], {}));
    await new Promise((resolve) => setTimeout(resolve, 30));
    await retrying.close();
    expect(await waits).toMatchObject({ code: "CLOSED" });
  });

  it("immediately rejects calls that wait for a late retry, and calls with their own signal", async () => {
    const busy = await refusing("503 Busy", "retry-after: 60\r\n");
    const client = connect(busy);
    const retrying = failure(client.call(SAFE, [], {}));
    await failure(client.call(SAFE, [], { retries: 0 }));
    const waiting = failure(client.call(SAFE, [], {}));
    const own = failure(client.call(SAFE, [], { signal: new AbortController().signal }));
    await client.close();
    // Otherwise, the call would wait for the minute that the node requested.
    expect(await own).toMatchObject({ code: "CLOSED" });
    expect(await retrying).toMatchObject({ code: "CLOSED" });
    expect(await waiting).toMatchObject({ code: "CLOSED" });
    const server = await serve({ onRequest() {} });
    const other = connect(server);
    const call = failure(other.call(WRITE, [], { signal: new AbortController().signal }));
    await until(() => server.requests.length === 1);
    await other.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
  });

  it("distinguishes calls aborted by the caller's signal from those ended by close()", async () => {
    const server = await serve({ onRequest() {} });
    const client = connect(server);
    const controller = new AbortController();
    const call = failure(client.call(SAFE, [], { signal: controller.signal }));
    await until(() => server.requests.length === 1);
    controller.abort();
    expect(await call).toMatchObject({ code: "ABORTED", context: { sent: true } });
  });

  it("aborts a connection that is being opened", async () => {
    const server = await serve({ onUpgrade: () => true });
    const client = connect(server);
    const call = failure(client.call(SAFE, [], {}));
    await new Promise((resolve) => setTimeout(resolve, 30));
    await client.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
  });

  it("does not wait for a credential that is never provided, and neither does connectTimeout", async () => {
    let requests = 0;
    const credential = refreshing<"url-token">(() => {
      requests += 1;
      return new Promise(() => {});
    });
    const client = connect(await serve(), { credential, connectTimeout: 30 });
    expect(await failure(client.call(SAFE, [], { retries: 0 }))).toMatchObject({
      code: "NOT_SENT",
      context: { reason: "no connection in 30 ms" },
    });
    const call = failure(client.call(SAFE, [], {}));
    await client.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
    expect(requests).toBe(1);
  });

  it("opens no socket for a credential that is provided too late", async () => {
    const waiting: ((credential: ReturnType<typeof urlToken>) => void)[] = [];
    const credential = refreshing<"url-token">(() => new Promise((resolve) => waiting.push(resolve)));
    const server = await serve();
    const client = connect(server, { credential });
    const call = failure(client.call(SAFE, [], {}));
    await until(() => waiting.length === 1);
    await client.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
    for (const provide of waiting) provide(urlToken("t0ken-long"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.peers).toEqual([]);
  });

  it("does not wait for a dead peer", async () => {
    const server = await serve({ onPeer: (peer) => peer.freeze() });
    const client = connect(server);
    const call = failure(client.call(SAFE, [], {}));
    await until(() => server.peers.length === 1);
    await client.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
  });
});

describe("options", () => {
  it.each([
    ["connectTimeout", { connectTimeout: 0 }],
    ["pingInterval", { pingInterval: Number.NaN }],
    ["maxResponseBytes", { maxResponseBytes: -1 }],
  ])("names an invalid %s", async (name, options) => {
    const server = { port: 1 };
    expect(() => connect(server, options)).toThrow(new RegExp(`^${name}: expected a number`));
  });
});
