import { EventEmitter, once } from "node:events";
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  constants,
  createServer,
  type ServerHttp2Session,
} from "node:http2";
import type { Socket } from "node:net";
import { listen } from "@node-access-tools/local-servers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { frame } from "../../src/codec/grpc/frames.ts";
import { watchSession } from "../../src/listeners/grpc-server.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { callHeaders, endHeaders, endStream, frameType, header, http2Frame, preface } from "./raw-http2.ts";
import { openSocket } from "./raw-request.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const limits: GatewayOptions["limits"] = { shutdown: 1, requestsPerSecond: 1e6, requestBurst: 1e6 };

async function start(
  options: GatewayOptions & { database?: ":memory:" } = {},
): Promise<Gateway<Credentials<never>>> {
  const gateway = await createGateway({ ...options, limits: { ...limits, ...options.limits } });
  closeAfterTest(gateway);
  return gateway;
}

function sessionTo({ grpcUrl }: Gateway): ClientHttp2Session {
  const session = connect(`http://${grpcUrl}`);
  session.on("error", () => {});
  onTestFinished(() => session.destroy());
  return session;
}

function openCall(
  session: ClientHttp2Session,
  token: string,
  path = "/geyser.Geyser/GetSlot",
): ClientHttp2Stream {
  const headers = { ":method": "POST", ":path": path, "content-type": "application/grpc", te: "trailers" };
  const stream = session.request({ ...headers, "x-token": token });
  stream.on("error", () => {});
  return stream;
}

/** @returns the gRPC status of a call, or how it ended without one. */
function awaitStatus(stream: ClientHttp2Stream): Promise<string> {
  return new Promise((resolve) => {
    let status: string | undefined;
    const readStatus = (headers: object): void => {
      status ??= (headers as Record<string, string>)["grpc-status"];
    };
    stream.on("response", readStatus).on("trailers", readStatus);
    stream.on("close", () => resolve(status ?? `reset ${stream.rstCode}`));
    stream.resume();
  });
}

async function expectService(gateway: Gateway): Promise<void> {
  const session = sessionTo(gateway);
  const stream = openCall(session, findNode(gateway, "solana").key);
  stream.end(frame(new Uint8Array()));
  expect(await awaitStatus(stream)).toBe("0");
  session.destroy();
}

function raw(gateway: Gateway): Socket {
  const socket = openSocket(`http://${gateway.grpcUrl}`);
  onTestFinished(() => void socket.destroy());
  return socket;
}

describe("a gRPC connection", () => {
  // Pings follow the test, not the clock: a pause of this process would look like silence.
  const pingInterval = 1_000;
  async function startWithPings(): Promise<Gateway<Credentials<never>>> {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    return start({ limits: { pingInterval } });
  }

  it("is closed if it is silent and does not respond to pings", async () => {
    const gateway = await startWithPings();
    const [silent, begun] = [raw(gateway), raw(gateway)];
    begun.write(preface);
    const closed = Promise.all([silent, begun].map((socket) => once(socket.resume(), "close")));
    // The gateway's settings are the first that it sends to a connection, and its ping is the second.
    await Promise.all([silent, begun].map((socket) => once(socket, "data")));
    vi.advanceTimersByTime(2 * pingInterval);
    await closed;
    await expectService(gateway);
  });

  it("gets no ping after its end, which would throw, even if its socket closes later", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const ping = vi.fn();
    const session = Object.assign(new EventEmitter(), { destroyed: true, ping });
    watchSession(session as unknown as ServerHttp2Session, 10);
    vi.advanceTimersByTime(10);
    expect(ping).not.toHaveBeenCalled();
  });

  it("stays open while it responds to pings", async () => {
    const gateway = await startWithPings();
    const session = sessionTo(gateway);
    await once(session, "remoteSettings");
    for (let pings = 0; pings < 3; pings += 1) {
      const pinged = once(session, "ping");
      vi.advanceTimersByTime(pingInterval);
      await pinged;
      // Its response reaches the gateway before the call.
      const stream = openCall(session, findNode(gateway, "solana").key);
      stream.end(frame(new Uint8Array()));
      expect(await awaitStatus(stream)).toBe("0");
    }
  });

  it.each([
    ["a request of HTTP/1.1", Buffer.from("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")],
    ["a handshake of TLS", Buffer.from("1603010200010001fc0303", "hex")],
    ["zeros", Buffer.alloc(10_000)],
    [
      "a frame that is larger than it may be",
      Buffer.concat([preface, http2Frame(frameType.data, 0, 1, Buffer.alloc(100_000))]),
    ],
    ["a response to nothing", Buffer.concat([preface, http2Frame(frameType.data, 0, 1, Buffer.alloc(10))])],
    [
      "invalid headers",
      Buffer.concat([preface, http2Frame(frameType.headers, endHeaders, 1, Buffer.alloc(100, 0xff))]),
    ],
    [
      "a window that overflows",
      Buffer.concat([
        preface,
        http2Frame(frameType.windowUpdate, 0, 0, Buffer.from("7fffffff", "hex")),
        http2Frame(frameType.windowUpdate, 0, 0, Buffer.from("7fffffff", "hex")),
      ]),
    ],
  ])("is closed after %s", async (_, bytes) => {
    const gateway = await start();
    const socket = raw(gateway);
    socket.write(bytes);
    await once(socket.resume(), "close");
    await expectService(gateway);
  });

  const reset = Buffer.from("00000008", "hex");
  const headers = callHeaders("/geyser.Geyser/GetSlot", "none");
  /** Frames for a flood, by how often one was sent before. */
  const floods: [string, (count: number) => Buffer][] = [
    [
      "calls that it takes back at once",
      (count) => {
        const id = 2 * count + 1;
        return Buffer.concat([
          http2Frame(frameType.headers, endHeaders | endStream, id, headers),
          http2Frame(frameType.reset, 0, id, reset),
        ]);
      },
    ],
    [
      "headers without end",
      (count) =>
        count === 0
          ? http2Frame(frameType.headers, 0, 1, headers)
          : http2Frame(frameType.continuation, 0, 1, header(`x-${count % 100}`, "a".repeat(100))),
    ],
    [
      "headers of nothing without end",
      (count) => http2Frame(count === 0 ? frameType.headers : frameType.continuation, 0, 1),
    ],
    [
      "settings, and does not read",
      () => http2Frame(frameType.settings, 0, 0, Buffer.from("000300000064", "hex")),
    ],
    ["pings, and does not read", () => http2Frame(frameType.ping, 0, 0, Buffer.alloc(8))],
    [
      "data of nothing",
      (count) =>
        count === 0
          ? http2Frame(frameType.headers, endHeaders, 1, headers)
          : http2Frame(frameType.data, 0, 1),
    ],
  ];
  it.each(floods)("is closed after a flood of %s, and others are served meanwhile", async (_, next) => {
    const gateway = await start();
    const socket = raw(gateway);
    socket.write(preface);
    // Reads only until the end of the connection is noticed.
    socket.pause();
    let count = 0;
    let served = false;
    while (!socket.destroyed) {
      if (socket.writableLength === 0)
        socket.write(Buffer.concat(Array.from({ length: 2000 }, () => next(count++))));
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (count > 5000 && !served) {
        served = true;
        await expectService(gateway);
      }
    }
    await expectService(gateway);
  });

  it.each([
    [
      "more headers than allowed",
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x-${index}`, "a"])),
    ],
    ["headers that are larger than allowed", { "x-large": "a".repeat(200_000) }],
  ])("gets no response to a call with %s, but to others", async (_, more) => {
    const gateway = await start();
    const session = sessionTo(gateway);
    const token = findNode(gateway, "solana").key;
    const stream = session.request({
      ":method": "POST",
      ":path": "/geyser.Geyser/GetSlot",
      "content-type": "application/grpc",
      "x-token": token,
      ...more,
    });
    stream.on("error", () => {});
    stream.end(frame(new Uint8Array()));
    expect(await awaitStatus(stream)).toMatch(/^reset [^0]/);
    await expectService(gateway);
  });
});

function sendCall(gateway: Gateway, headers: object, body = frame(new Uint8Array())): ClientHttp2Stream {
  const stream = sessionTo(gateway).request({
    ":method": "POST",
    ":path": "/geyser.Geyser/GetSlot",
    "content-type": "application/grpc",
    "x-token": findNode(gateway, "solana").key,
    ...headers,
  });
  stream.on("error", () => {});
  stream.end(body);
  return stream;
}

describe("a gRPC call", () => {
  it.each(["application/grpc-web", "application/grpc-web+proto", "application/grpc+json", "text/plain"])(
    "in the form %s is rejected: its messages would not be read as it means them",
    async (type) => {
      const stream = sendCall(await start(), { "content-type": type });
      const [headers] = (await once(stream, "response")) as [{ ":status": number }];
      expect(headers[":status"]).toBe(415);
    },
  );

  it("whose deadline has passed is not made", async () => {
    const gateway = await start();
    for (const timeout of ["0n", "0S", "0H"])
      expect(await awaitStatus(sendCall(gateway, { "grpc-timeout": timeout }))).toBe("4");
    expect(await awaitStatus(sendCall(gateway, { "content-type": "application/grpc+proto;a=b" }))).toBe("0");
  });

  it.each(["123456789S", "1.5S", "10", "S", "-1S", "+1S", "1S 2", "1s", "1 S", "0x1S", "1S, 2S"])(
    "with the malformed grpc-timeout %j ends with INTERNAL, as at gRPC's own servers, and an explanation",
    async (timeout) => {
      const stream = sendCall(await start(), { "grpc-timeout": timeout });
      const [headers] = (await once(stream, "response")) as [Record<string, string>];
      expect(headers["grpc-status"]).toBe("13");
      const message = decodeURIComponent(headers["grpc-message"] ?? "");
      expect(message).toContain("grpc-timeout: expected at most 8 digits and a unit");
      expect(message).toContain(`got "${timeout}"`);
    },
  );

  it("with bytes that are no message is rejected with what they should be", async () => {
    const stream = sendCall(await start(), {}, frame(Uint8Array.of(0xff)));
    const [headers] = (await once(stream, "response")) as [Record<string, string>];
    expect(decodeURIComponent(headers["grpc-message"] ?? "")).toMatch(
      /^the bytes are no geyser\.\w+: they end/,
    );
  });
});

describe("gRPC calls", () => {
  it("are limited for each token separately", async () => {
    const gateway = await start({ limits: { pendingBytes: 3 * 16 * 1024 + 100 } });
    const other = (await gateway.addOrganization("Other")).nodes["solana"]?.key ?? "";
    const session = sessionTo(gateway);
    const { key } = findNode(gateway, "solana");
    const path = "/geyser.Geyser/Subscribe";
    const calls = Array.from({ length: 3 }, () => openCall(session, key, path));
    await Promise.all(calls.map((call) => once(call, "response")));
    expect(await awaitStatus(openCall(session, key, path))).toBe("8");
    await once(openCall(session, other, path), "response");
    calls[0]?.close();
    await expect
      .poll(async () => {
        const call = openCall(session, key);
        call.end(frame(new Uint8Array()));
        return awaitStatus(call);
      })
      .toBe("0");
  });

  it("end if they exceed their token's limit of bytes in flight", async () => {
    const gateway = await start({ limits: { pendingBytes: 200_000 } });
    const session = sessionTo(gateway);
    const { key } = findNode(gateway, "solana");
    const begun = Buffer.concat([Buffer.from("0000020000", "hex"), Buffer.alloc(100_000)]);
    const first = openCall(session, key);
    first.write(begun);
    const second = openCall(session, key);
    second.write(begun);
    expect(await Promise.race([first, second].map(awaitStatus))).toBe("8");
    for (const call of [first, second]) call.close();
    for (let count = 0; count < 20; count++) await expectService(gateway);
  });

  it("end if their single request is not finished", async () => {
    const gateway = await start({ limits: { requestTimeout: 300 } });
    const stream = openCall(sessionTo(gateway), findNode(gateway, "solana").key);
    stream.write(Buffer.of(0, 0, 0));
    expect(await awaitStatus(stream)).toBe("4");
    // A pause of this process may end a finished request too.
    await expect.poll(() => expectService(gateway).then(() => true)).toBe(true);
  });

  it("end with an error for a message that is too large, or claims to be", async () => {
    const gateway = await start();
    for (const bytes of [
      frame(Buffer.alloc(1024 * 1024 + 1)),
      Buffer.from("00ffffffff", "hex"),
      Buffer.from("0100000000", "hex"),
    ]) {
      const stream = openCall(sessionTo(gateway), findNode(gateway, "solana").key);
      stream.end(bytes);
      expect(await awaitStatus(stream)).toBe("3");
    }
    await expectService(gateway);
  });

  it("are cancelled at their node when their caller does not read, and free it for others", async () => {
    let cancelled = 0;
    const node = createServer({ settings: { maxConcurrentStreams: 4 } });
    node.on("stream", (stream, headers) => {
      stream.on("error", () => {});
      stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      if (headers[":path"] === "/geyser.Geyser/GetSlot") return stream.end(frame(new Uint8Array()));
      stream.on("close", () => cancelled++);
      const send = (): void => {
        while (!stream.destroyed && stream.write(Buffer.alloc(16_384)));
        stream.once("drain", send);
      };
      send();
    });
    const { url } = await listen(node);
    const gateway = await start({
      networks: networksWith({ solana: { grpc: upstreamsAt(url) } }),
      limits: { stallTimeout: 1500 },
    });
    closeAfterTest(node);
    const session = sessionTo(gateway);
    const { key } = findNode(gateway, "solana");
    // More calls than the node accepts on one connection.
    const calls = Array.from({ length: 20 }, () => openCall(session, key, "/geyser.Geyser/Subscribe"));
    // On a slow machine, the first call ends before the last one has begun.
    const ended = calls.map((call) => once(call, "close"));
    await Promise.all(calls.map((call) => once(call, "response")));
    await expectService(gateway);
    for (const call of calls) call.pause();
    await expect.poll(() => cancelled).toBe(20);
    for (const call of calls) call.resume();
    await Promise.all(ended);
    for (const call of calls) expect(call.rstCode).toBe(constants.NGHTTP2_CANCEL);
    await expectService(gateway);
  });
});

describe("gRPC calls of arbitrary bytes", () => {
  let gateway: Gateway<Credentials>;
  let other: Credentials;
  beforeAll(async () => {
    gateway = await createGateway({ limits: { ...limits } });
    other = await gateway.addOrganization("Other");
  });
  afterAll(() => gateway.close());

  it("end with a status, and reveal no secret of others", async () => {
    const session = sessionTo(gateway);
    const secrets = Object.values(other.nodes).flatMap(({ id, key, password }) => [id, key, password]);
    const paths = fc.constantFrom(
      "/geyser.Geyser/GetSlot",
      "/geyser.Geyser/IsBlockhashValid",
      "/geyser.Geyser/Ping",
      "/sui.rpc.v2.LedgerService/GetObject",
      "/sui.rpc.v2.LedgerService/BatchGetTransactions",
      "/protocol.Wallet/GetAccount",
      "/protocol.Wallet/BroadcastTransaction",
      "/geyser.Geyser/Unheard",
      "//",
      "/protocol.Wallet/../GetAccount",
    );
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }).map((message) => Uint8Array.from(frame(message))),
    );
    const token = fc.constantFrom("solana", "sui", "tron", "ethereum", "none");
    await fc.assert(
      fc.asyncProperty(paths, bytes, token, async (path, message, protocol) => {
        const key = protocol === "none" ? "none" : findNode(gateway, protocol).key;
        const stream = openCall(session, key, path);
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
        stream.end(message);
        expect(await awaitStatus(stream)).toMatch(/^\d+$/);
        const text = Buffer.concat(chunks).toString("latin1");
        for (const secret of secrets) expect(text).not.toContain(secret);
      }),
      { numRuns: process.env["NIGHTLY"] ? 4_000 : 50 },
    );
    await expectService(gateway);
  });
});
