import { describe, expect, it } from "vitest";
import { authorizeWebSocket } from "@node-access/auth";
import { type SilentServer, silentServer } from "../silent-server.ts";
import { connect, failure, SAFE, serve } from "./fixture.ts";
import { createWebSocketJsonRpc, type WebSocketJsonRpc } from "../../src/web-socket/index.ts";

/**
 * Longer than the test: the connection must be closed because no call waits for it,
 * not because of the timeout.
 */
const connectTimeout = 600_000;
const TUNNEL = "HTTP/1.1 200 OK\r\n\r\n";

/** The stage at which a handshake stops, with the address of a server and possibly a proxy. */
const stages: [string, (silent: SilentServer) => { url: string; proxy?: string }, string?][] = [
  ["there is no response to the upgrade", ({ port }) => ({ url: `ws://localhost:${port}` })],
  ["TLS does not start", ({ port }) => ({ url: `wss://localhost:${port}` })],
  [
    "the response to the upgrade is incomplete",
    ({ port }) => ({ url: `ws://localhost:${port}` }),
    "HTTP/1.1 101 Sw",
  ],
  ["TLS breaks off", ({ port }) => ({ url: `wss://localhost:${port}` }), "\u0016\u0003\u0003"],
  [
    "the proxy does not respond",
    ({ port }) => ({ url: "ws://node.example", proxy: `http://127.0.0.1:${port}` }),
  ],
  [
    "TLS to the proxy does not start",
    ({ port }) => ({ url: "wss://node.example", proxy: `https://localhost:${port}` }),
  ],
  [
    "the proxy's response is incomplete",
    ({ port }) => ({ url: "wss://node.example", proxy: `http://127.0.0.1:${port}` }),
    "HTTP/1.1 200",
  ],
  [
    "TLS does not start behind the proxy",
    ({ port }) => ({ url: "wss://node.example", proxy: `http://127.0.0.1:${port}` }),
    TUNNEL,
  ],
  [
    "there is no response to the upgrade behind the proxy",
    ({ port }) => ({ url: "ws://node.example", proxy: `http://127.0.0.1:${port}` }),
    TUNNEL,
  ],
];

describe.each(stages)("an abandoned handshake in which %s", (_stage, addresses, text = "") => {
  async function start(): Promise<{ silent: SilentServer; rpc: WebSocketJsonRpc }> {
    const silent = await silentServer(() => text);
    const { url, proxy } = addresses(silent);
    const authorized = authorizeWebSocket(url);
    const rpc = createWebSocketJsonRpc({ authorized, probeMethod: "a", connectTimeout, proxy });
    return { silent, rpc };
  }

  it("is closed when the last call is aborted, and not before", async () => {
    const { silent, rpc } = await start();
    const [first, last] = [new AbortController(), new AbortController()];
    const calls = Array.from({ length: 200 }, (_call, index) =>
      failure(rpc.call(SAFE, [], { signal: (index ? first : last).signal })),
    );
    await expect.poll(() => silent.open.size).toBe(1);
    first.abort();
    await Promise.all(calls.slice(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(silent.open.size).toBe(1);
    last.abort();
    await calls[0];
    await expect.poll(() => silent.open.size).toBe(0);
    expect(silent.total()).toBe(1);
  });

  it("is closed when the last call or subscription times out", async () => {
    const { silent, rpc } = await start();
    const options = { timeout: 100, retries: 0 };
    const ended = [rpc.call(SAFE, [], options), rpc.subscribe("eth_subscribe", ["newHeads"], options)];
    for (const one of ended) expect(await failure(one)).toMatchObject({ code: "TIMEOUT" });
    await expect.poll(() => silent.open.size).toBe(0);
  });

  it("is closed by close()", async () => {
    const { silent, rpc } = await start();
    const call = failure(rpc.call(SAFE, [], {}));
    await expect.poll(() => silent.open.size).toBe(1);
    await rpc.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
    await expect.poll(() => silent.open.size).toBe(0);
  });
});

it("leaves no connection behind after 200 consecutive aborted calls", async () => {
  const silent = await silentServer();
  const rpc = connect(silent, { connectTimeout });
  for (let call = 0; call < 200; call += 1) {
    const controller = new AbortController();
    const ended = failure(rpc.call(SAFE, [], { signal: controller.signal }));
    if (call % 2) await expect.poll(() => silent.open.size).toBeGreaterThan(0);
    controller.abort();
    await ended;
  }
  await expect.poll(() => silent.open.size).toBe(0);
});

it("continues while a call waits to retry", async () => {
  let response: (() => void) | undefined;
  const server = await serve({
    onUpgrade(request, socket) {
      // The first handshake completes after the first attempt has timed out.
      if (response) return false;
      response = () => server.accept(request, socket);
      return true;
    },
  });
  const call = connect(server).call(SAFE, [], { timeout: 200, retries: 20 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  response?.();
  expect((await call).value).toBe(SAFE.name);
  expect(server.peers).toHaveLength(1);
});

it("restarts immediately for the next call", async () => {
  let upgrades = 0;
  const server = await serve({ onUpgrade: () => (upgrades += 1) === 1 });
  const rpc = connect(server, { connectTimeout });
  const controller = new AbortController();
  const aborted = failure(rpc.call(SAFE, [], { signal: controller.signal }));
  await expect.poll(() => upgrades).toBe(1);
  controller.abort();
  expect(await aborted).toMatchObject({ code: "ABORTED" });
  expect((await rpc.call(SAFE, [], {})).value).toBe(SAFE.name);
});

it("ends if the only subscription is left while its socket is being reopened", async () => {
  let upgrades = 0;
  const server = await serve({
    onUpgrade(_, socket) {
      upgrades += 1;
      // HTTP servers allow half-open sockets, so the server must close its side.
      if (upgrades > 1) socket.on("end", () => socket.end()).resume();
      return upgrades > 1;
    },
    onRequest: (request, peer) => peer.result(request, "0x1"),
  });
  const rpc = connect(server, { connectTimeout });
  const subscription = await rpc.subscribe("eth_subscribe", ["newHeads"]);
  server.peers[0]?.kill();
  await expect.poll(() => upgrades).toBe(2);
  await subscription.unsubscribe();
  await expect.poll(() => server.connections()).toBe(0);
});
