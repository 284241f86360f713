import { describe, expect, it, vi } from "vitest";
import { authorizeWebSocket } from "@node-access/auth";
import { type SilentServer, silentServer } from "../silent-server.ts";
import { connect, failure, SAFE, serve } from "./fixture.ts";
import { createWebSocketJsonRpc, type WebSocketJsonRpc } from "../../src/web-socket/index.ts";

const soon = { timeout: 8_000, interval: 10 };
/** Longer than the test: the connection must be closed because nobody waits, not because its time is over. */
const connectTimeout = 600_000;
const TUNNEL = "HTTP/1.1 200 OK\r\n\r\n";

/** Where a handshake stops, as the address of a server and of a proxy, if there is one. */
const stages: [string, (silent: SilentServer) => { url: string; proxy?: string }, string?][] = [
  ["the upgrade is not answered", ({ port }) => ({ url: `ws://localhost:${port}` })],
  ["TLS does not begin", ({ port }) => ({ url: `wss://localhost:${port}` })],
  [
    "the answer to the upgrade does not end",
    ({ port }) => ({ url: `ws://localhost:${port}` }),
    "HTTP/1.1 101 Sw",
  ],
  ["TLS breaks off", ({ port }) => ({ url: `wss://localhost:${port}` }), "\u0016\u0003\u0003"],
  [
    "the proxy does not answer",
    ({ port }) => ({ url: "ws://node.example", proxy: `http://127.0.0.1:${port}` }),
  ],
  [
    "the proxy does not begin its TLS",
    ({ port }) => ({ url: "wss://node.example", proxy: `https://localhost:${port}` }),
  ],
  [
    "the proxy does not finish its answer",
    ({ port }) => ({ url: "wss://node.example", proxy: `http://127.0.0.1:${port}` }),
    "HTTP/1.1 200",
  ],
  [
    "TLS does not begin behind the proxy",
    ({ port }) => ({ url: "wss://node.example", proxy: `http://127.0.0.1:${port}` }),
    TUNNEL,
  ],
  [
    "the upgrade is not answered behind the proxy",
    ({ port }) => ({ url: "ws://node.example", proxy: `http://127.0.0.1:${port}` }),
    TUNNEL,
  ],
];

describe.each(stages)(
  "a handshake that nobody waits for any more, where %s",
  (_stage, addresses, text = "") => {
    async function start(): Promise<{ silent: SilentServer; rpc: WebSocketJsonRpc }> {
      const silent = await silentServer(() => text);
      const { url, proxy } = addresses(silent);
      const authorized = authorizeWebSocket(url);
      const rpc = createWebSocketJsonRpc({ authorized, probeMethod: "a", connectTimeout, proxy });
      return { silent, rpc };
    }

    it("is closed when the last call has been aborted, and not before", async () => {
      const { silent, rpc } = await start();
      const [first, last] = [new AbortController(), new AbortController()];
      const calls = Array.from({ length: 200 }, (_call, index) =>
        failure(rpc.call(SAFE, [], { signal: (index ? first : last).signal })),
      );
      await vi.waitFor(() => expect(silent.open.size).toBe(1), soon);
      first.abort();
      await Promise.all(calls.slice(1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(silent.open.size).toBe(1);
      last.abort();
      await calls[0];
      await vi.waitFor(() => expect(silent.open.size).toBe(0), soon);
      expect(silent.total()).toBe(1);
    });

    it("is closed when the last call has timed out, or its subscription has", async () => {
      const { silent, rpc } = await start();
      const options = { timeout: 100, retries: 0 };
      const ended = [rpc.call(SAFE, [], options), rpc.subscribe("eth_subscribe", ["newHeads"], options)];
      for (const one of ended) expect(await failure(one)).toMatchObject({ code: "TIMEOUT" });
      await vi.waitFor(() => expect(silent.open.size).toBe(0), soon);
    });

    it("is closed by close()", async () => {
      const { silent, rpc } = await start();
      const call = failure(rpc.call(SAFE, [], {}));
      await vi.waitFor(() => expect(silent.open.size).toBe(1), soon);
      await rpc.close();
      expect(await call).toMatchObject({ code: "CLOSED" });
      await vi.waitFor(() => expect(silent.open.size).toBe(0), soon);
    });
  },
);

it("leaves no connection behind after 200 calls, each of them aborted before the next", async () => {
  const silent = await silentServer();
  const rpc = connect(silent, { connectTimeout });
  for (let call = 0; call < 200; call += 1) {
    const controller = new AbortController();
    const ended = failure(rpc.call(SAFE, [], { signal: controller.signal }));
    if (call % 2) await vi.waitFor(() => expect(silent.open.size).toBeGreaterThan(0), soon);
    controller.abort();
    await ended;
  }
  await vi.waitFor(() => expect(silent.open.size).toBe(0), soon);
});

it("goes on while a call waits to be sent again", async () => {
  let answer: (() => void) | undefined;
  const server = await serve({
    onUpgrade(request, socket) {
      // The first handshake is answered when the first attempt has timed out.
      if (answer) return false;
      answer = () => server.accept(request, socket);
      return true;
    },
  });
  const call = connect(server).call(SAFE, [], { timeout: 200, retries: 20 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  answer?.();
  expect((await call).value).toBe(SAFE.name);
  expect(server.peers).toHaveLength(1);
});

it("begins again at once for the next call", async () => {
  let upgrades = 0;
  const server = await serve({ onUpgrade: () => (upgrades += 1) === 1 });
  const rpc = connect(server, { connectTimeout });
  const controller = new AbortController();
  const aborted = failure(rpc.call(SAFE, [], { signal: controller.signal }));
  await vi.waitFor(() => expect(upgrades).toBe(1), soon);
  controller.abort();
  expect(await aborted).toMatchObject({ code: "ABORTED" });
  expect((await rpc.call(SAFE, [], {})).value).toBe(SAFE.name);
});

it("ends for a subscription that is left while its socket is being opened again", async () => {
  let upgrades = 0;
  const server = await serve({
    onUpgrade(_, socket) {
      upgrades += 1;
      // Half-open sockets are allowed on a HTTP server, so that it must close its side.
      if (upgrades > 1) socket.on("end", () => socket.end()).resume();
      return upgrades > 1;
    },
    onRequest: (request, peer) => peer.result(request, "0x1"),
  });
  const rpc = connect(server, { connectTimeout });
  const subscription = await rpc.subscribe("eth_subscribe", ["newHeads"]);
  server.peers[0]?.kill();
  await vi.waitFor(() => expect(upgrades).toBe(2), soon);
  await subscription.unsubscribe();
  await vi.waitFor(() => expect(server.connections()).toBe(0), soon);
});
