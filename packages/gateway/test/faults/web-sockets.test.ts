import { once } from "node:events";
import type { Socket } from "node:net";
import { deflateRawSync } from "node:zlib";
import { diagonal, isNight } from "@node-access-tools/workspace";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { call, findNode, request } from "../client.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { startSocketUpstream } from "./socket-upstream.ts";
import { closeCode, frame, opcode, openRawWebSocket } from "./raw-web-socket.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const megabyte = 1024 * 1024;
interface Surface {
  readonly gateway: Gateway<Credentials>;
  readonly path: string;
  readonly upstream: UpstreamServer;
}

/** The three kinds of sockets: calls of a node, a simulated venue, and a venue with an upstream. */
const kinds = ["JSON-RPC", "venue", "tunnel"] as const;

async function start(
  kind: (typeof kinds)[number],
  limits: GatewayOptions["limits"] = {},
  result: string = "0x1",
): Promise<Surface> {
  const upstream = await startUpstream(respondWith(() => result));
  const venue = await startSocketUpstream((text, socket) => socket.send(text));
  closeAfterTest(upstream, venue);
  const gateway = await createGateway({
    metrics: {},
    networks: networksWith({
      ethereum: { rpc: upstreamsAt(upstream.url) },
      ...(kind === "tunnel" && { hyperliquid: { exchange: upstreamsAt(venue.url) } }),
    }),
    limits: { shutdown: 1, requestsPerSecond: 1e6, requestBurst: 1e6, ...limits },
  });
  closeAfterTest(gateway);
  return {
    gateway,
    upstream,
    path: kind === "JSON-RPC" ? `/ws/${findNode(gateway, "ethereum").key}` : "/ws",
  };
}

async function raw({ gateway, path }: Surface): Promise<Socket> {
  const socket = await openRawWebSocket(gateway.url, path);
  onTestFinished(() => void socket.destroy());
  return socket;
}

async function connect({ gateway, path }: Surface): Promise<WebSocket> {
  const socket = new WebSocket(gateway.url.replace("http", "ws") + path);
  onTestFinished(() => socket.terminate());
  socket.on("error", () => {});
  await once(socket, "open");
  return socket;
}

/** Checks that others are served: over HTTP, and over another socket of the same kind. */
async function expectService(surface: Surface): Promise<void> {
  const socket = await connect(surface);
  const message = once(socket, "message");
  socket.send(surface.path === "/ws" ? '{"method":"ping"}' : JSON.stringify(chainId(1)));
  await message;
  socket.terminate();
  await call(surface.gateway, "eth_chainId");
}

const chainId = (id: number): object => ({ jsonrpc: "2.0", id, method: "eth_chainId" });

/** Frames that end a socket, and the code that it is closed with. */
const invalidFrames: readonly (readonly [string, Buffer, number])[] = [
  ["a frame that exceeds what may be in flight", frame(opcode.text, Buffer.alloc(33 * megabyte)), 1009],
  ["too many tiny fragments", createFragments(100_000, 1), 1008],
  ["an unmasked frame", frame(opcode.text, "{}", { isUnmasked: true }), 1002],
  [
    "a compressed frame",
    frame(opcode.text, deflateRawSync(Buffer.alloc(50 * megabyte)), { isCompressed: true }),
    1002,
  ],
  ["a reserved opcode", frame(opcode.reserved, "{}"), 1002],
  ["a continuation without a beginning", frame(opcode.continuation, "{}"), 1002],
  ["a fragmented ping", frame(opcode.ping, "", { isFragment: true }), 1002],
  ["a ping with too large a payload", frame(opcode.ping, Buffer.alloc(126)), 1002],
  ["text that is not UTF-8", frame(opcode.text, Uint8Array.of(0x22, 0xff, 0x22)), 1007],
  ["a binary message", frame(opcode.binary, "{}"), 1003],
  ["a length of 2^64 - 1", Buffer.from("81ffffffffffffffffff00000000", "hex"), 1009],
];
/** Text has its own, larger limit for JSON-RPC. */
const largeFrames: typeof invalidFrames = [
  ["one byte more than the limit in fragments", createFragments(megabyte + 1, 1000), 1009],
  ["a frame over the limit", frame(opcode.text, Buffer.alloc(megabyte + 1)), 1009],
];

describe.each(kinds)("a %s WebSocket", (kind) => {
  // What is the same for all kinds is tried with one of them by day.
  const itOnce = it.runIf(isNight || kind === "JSON-RPC");
  const frames = [
    ...diagonal(invalidFrames, kinds.indexOf(kind), kinds.length),
    ...(kind === "JSON-RPC" ? [] : largeFrames),
  ];

  it("is closed after an invalid frame", async () => {
    const surface = await start(kind, { pingInterval: 300 });
    for (const [name, bytes, code] of frames) {
      const socket = await raw(surface);
      const closed = closeCode(socket);
      socket.write(bytes);
      expect([name, await closed]).toEqual([name, code]);
      await expectService(surface);
    }
  });

  itOnce("does not agree to compression", async () => {
    const { gateway, path } = await start(kind);
    const offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n";
    (await openRawWebSocket(gateway.url, path, offer)).destroy();
  });

  itOnce("is closed if its caller vanishes within a message, or stays silent", async () => {
    const surface = await start(kind, { pingInterval: 100 });
    const begun = await raw(surface);
    begun.write(frame(opcode.text, '{"jsonrpc"', { isFragment: true }));
    const silent = await raw(surface);
    await Promise.all([begun, silent].map((socket) => once(socket.resume(), "close")));
    await expectService(surface);
  });

  itOnce("stays open while its caller responds to pings", async () => {
    // Gateway and caller share a process here: a pause of the process longer than the interval ends the
    // socket.
    const surface = await start(kind, { pingInterval: 500 });
    const socket = await connect(surface);
    let pings = 0;
    socket.on("ping", () => pings++);
    await expect.poll(() => pings).toBeGreaterThan(2);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  itOnce("is closed if its caller pings endlessly and reads nothing", async () => {
    const surface = await start(kind);
    const socket = await raw(surface);
    socket.pause();
    const flood = Buffer.concat(Array.from({ length: 10_000 }, () => frame(opcode.ping, Buffer.alloc(125))));
    while (!socket.destroyed) {
      if (socket.writableLength === 0) socket.write(flood);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await expectService(surface);
  });

  it("gets an error when it calls too often", async () => {
    const surface = await start(kind, { requestsPerSecond: 0.001, requestBurst: 20 });
    const socket = await connect(surface);
    const messages: string[] = [];
    socket.on("message", (data: Buffer) => void messages.push(data.toString("utf8")));
    for (let id = 0; id < 100; id++) socket.send(JSON.stringify({ ...chainId(id), method: "ping" }));
    await expect.poll(() => messages.length).toBe(100);
    expect(messages.filter((text) => /too many requests/i.test(text)).length).toBeGreaterThanOrEqual(79);
  });

  it("is limited in number", async () => {
    const surface = await start(kind, { pendingBytes: 3 * 16 * 1024 });
    const sockets = [await connect(surface), await connect(surface), await connect(surface)];
    await expect(raw(surface)).rejects.toThrow(/^no WebSocket: HTTP\/1.1 429 [^]*retry-after: 5/i);
    sockets[0]?.terminate();
    await expect.poll(() => raw(surface).then(() => "open", String)).toBe("open");
  });

  it("is closed if it exceeds its credential's bytes in flight, and others stay open", async () => {
    const surface = await start(kind, { pendingBytes: 200_000 });
    const begun = await raw(surface);
    begun.write(frame(opcode.text, Buffer.alloc(150_000, " "), { isFragment: true }));
    const other = await connect(surface);
    const more = await raw(surface);
    more.write(frame(opcode.text, Buffer.alloc(50_000, " "), { isFragment: true }));
    await once(more.resume(), "close");
    begun.destroy();
    // Complete messages and pings do not count as unfinished.
    await expect
      .poll(async () => {
        for (let count = 0; count < 40; count++) {
          const pong = once(other, "pong");
          other.ping(Buffer.alloc(100));
          other.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping", params: ["a".repeat(10_000)] }));
          await pong;
        }
        return other.readyState;
      })
      .toBe(other.OPEN);
  });

  itOnce("may be opened and closed many times", async () => {
    const surface = await start(kind);
    const rounds = isNight ? 20 : 1;
    for (let round = 0; round < rounds; round++) {
      const sockets = await Promise.all(Array.from({ length: 500 }, () => raw(surface)));
      for (const socket of sockets) socket.destroy();
    }
    const openNow = async (): Promise<string | undefined> =>
      /^gateway_web_sockets (\d+)$/m.exec((await request(surface.gateway.metricsUrl ?? "")).text)?.[1];
    await expect.poll(openNow).toBe("0");
    await expectService(surface);
  });
});

/** A message of this many bytes, in parts of a size. */
function createFragments(bytes: number, size: number): Buffer {
  const count = Math.ceil(bytes / size);
  return Buffer.concat(
    Array.from({ length: count }, (_, index) => {
      const last = index === count - 1;
      return frame(
        index === 0 ? opcode.text : opcode.continuation,
        Buffer.alloc(last ? bytes - index * size : size, " "),
        {
          isFragment: !last,
        },
      );
    }),
  );
}

describe("a JSON-RPC WebSocket", () => {
  it("accepts a message up to the limit, also in fragments", async () => {
    const surface = await start("JSON-RPC");
    const socket = await connect(surface);
    const text = JSON.stringify({ ...chainId(1), params: [] });
    const sized = text.replace("[]", `["${"a".repeat(megabyte - text.length - 2)}"]`);
    for (const size of [sized.length, 1000]) {
      const message = once(socket, "message");
      for (let at = 0; at < sized.length; at += size)
        socket.send(sized.slice(at, at + size), { fin: at + size >= sized.length });
      expect(JSON.parse(String((await message)[0]))).toMatchObject({ id: 1, result: "0x1" });
    }
  });

  it.each([
    ["a repeated name", '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","method":"evm_mine"}', -32601],
    [
      "endlessly nested JSON",
      `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":${"[".repeat(3e5)}${"]".repeat(3e5)}}`,
      -32600,
    ],
    ["invalid JSON", "{", -32700],
    ["JSON that is not a call", "[1]", -32600],
  ])("responds to %s with an error", async (_, text, code) => {
    const surface = await start("JSON-RPC");
    const socket = await connect(surface);
    const message = once(socket, "message");
    socket.send(text);
    expect([JSON.parse(String((await message)[0]))].flat()).toMatchObject([{ error: { code } }]);
    expect(surface.upstream.bodies.join()).not.toContain("evm_mine");
    await expectService(surface);
  });

  it("gets an error when unread responses exhaust its limit, and can call again after reading them", async () => {
    const surface = await start("JSON-RPC", { pendingBytes: 4 * megabyte }, "a".repeat(200_000));
    const slow = await raw(surface);
    slow.pause();
    // Identical calls would be sent upstream only once.
    for (let id = 0; id < 100; id++)
      slow.write(frame(opcode.text, JSON.stringify({ ...chainId(id), params: [id] })));
    // The operating system buffers some. The rest is rejected, or ends the socket that does not read.
    const other = await connect(surface);
    const isRejected = async (): Promise<boolean> => {
      const message = once(other, "message");
      other.send(JSON.stringify(chainId(1)));
      return String((await message)[0]).includes("-32005");
    };
    await expect.poll(() => surface.upstream.bodies.length).toBeGreaterThan(10);
    slow.destroy();
    await expect.poll(isRejected).toBe(false);
    await expectService(surface);
  });

  it("rejects a call with the call's own id", async () => {
    const surface = await start("JSON-RPC", { pendingBytes: 100_000 }, "a".repeat(90_000));
    const socket = await connect(surface);
    const message = once(socket, "message");
    socket.send(JSON.stringify(chainId(7)));
    expect(JSON.parse(String((await message)[0]))).toMatchObject({ id: 7, error: { code: -32005 } });
  });
});
