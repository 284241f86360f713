import {
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import type { Socket } from "node:net";
import { listen } from "@node-access-tools/local-servers";
import { describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { frame } from "../../src/codec/grpc/frames.ts";
import { adminClient, adminKey } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { managementClient } from "../management-client.ts";
import { upstreamsAt, networksWith } from "../networks.ts";
import { startRawServer } from "./raw-server.ts";

const executeTransaction = "/sui.rpc.v2.TransactionExecutionService/ExecuteTransaction";

const good = { ":status": 200, "content-type": "application/grpc" };

function respond(stream: ServerHttp2Stream): void {
  stream.respond(good, { waitForTrailers: true });
  stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
  stream.end(frame(Buffer.from("healthy")));
}

/** Starts a node that ends with the test. By default, it always reports its newest block. */
async function startNode(
  onStream: (stream: ServerHttp2Stream, path: string) => void,
  settings: { maxConcurrentStreams?: number } = {},
  reportsBlocks = true,
): Promise<string> {
  const server = createServer({ settings });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => sessions.add(session));
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    const path = String(headers[":path"]);
    if (reportsBlocks && path === "/geyser.Geyser/GetSlot") respond(stream);
    else onStream(stream, path);
  });
  const { url, close } = await listen(server);
  closeAfterTest({
    close() {
      for (const session of sessions) session.destroy();
      return close();
    },
  });
  return url;
}

/** Starts a server that ends with the test. */
async function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const server = await startRawServer(onConnection);
  closeAfterTest(server);
  return server.url;
}

async function gatewayTo(...urls: string[]): Promise<Gateway<Credentials>> {
  return gatewayWithTimeout(1_500, ...urls);
}

/** @param urls - The upstreams, in the order in which they are tried. */
async function gatewayWithTimeout(upstreamTimeout: number, ...urls: string[]): Promise<Gateway<Credentials>> {
  const upstreams = urls.map((url, index) => ({ name: `node-${index + 1}`, url, tier: index + 1 }));
  const gateway = await createGateway({
    networks: networksWith({ solana: { grpc: { upstreams } } }),
    limits: { shutdown: 1, upstreamTimeout },
  });
  closeAfterTest(gateway);
  return gateway;
}

interface Outcome {
  readonly status: string;
  readonly head: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Makes a call, and returns how it ended.
 *
 * @param onBytes - Called with the number of bytes that have arrived.
 */
function call(
  gateway: Gateway,
  path = "/geyser.Geyser/GetBlockHeight",
  onBytes: (bytes: number) => void = () => {},
): Promise<Outcome> {
  const session = connect(`http://${gateway.grpcUrl}`);
  const stream = session.request({
    ":method": "POST",
    ":path": path,
    "content-type": "application/grpc",
    te: "trailers",
    "x-token": findNode(gateway, "solana").key,
  });
  let head: IncomingHttpHeaders = {};
  let status = "none";
  const chunks: Buffer[] = [];
  const readStatus = (headers: IncomingHttpHeaders): void => {
    status = String(headers["grpc-status"] ?? status);
  };
  stream.on("response", (headers) => {
    head = headers;
    readStatus(headers);
  });
  stream.on("trailers", readStatus).on("error", () => {});
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    onBytes((bytes += chunk.length));
  });
  stream.end(frame(new Uint8Array()));
  return new Promise((resolve) => {
    stream.on("close", () => {
      session.destroy();
      resolve({ status, head, body: Buffer.concat(chunks).toString("latin1") });
    });
  });
}

function responds(headers: Record<string, string | number>): (stream: ServerHttp2Stream) => void {
  return (stream) => {
    stream.respond(headers);
    stream.end("<html>");
  };
}

const invalidResponses: [string, (stream: ServerHttp2Stream) => void, string][] = [
  ["redirects its caller", responds({ ":status": 302, location: "https://elsewhere.example/" }), "14"],
  [
    "sends an HTML page",
    responds({ ":status": 200, "content-type": "text/html", "set-cookie": "a=b" }),
    "14",
  ],
  ["rejects the gateway", responds({ ":status": 401, "www-authenticate": "Basic" }), "14"],
  ["fails", responds({ ":status": 503 }), "14"],
  ["sends nothing", () => {}, "4"],
  ["begins and stalls", (stream) => void (stream.respond(good), stream.write(Buffer.of(0, 0, 0))), "4"],
  ["resets the call", (stream) => stream.close(constants.NGHTTP2_REFUSED_STREAM), "14"],
  ["hangs up", (stream) => stream.session?.destroy(), "14"],
  ["goes away", (stream) => (stream.session?.goaway(2), stream.session?.destroy()), "14"],
  [
    "ends without a status",
    (stream) => (stream.respond(good), void stream.end(frame(Buffer.from("half")))),
    "14",
  ],
  ["ends with its headers", (stream) => stream.respond(good, { endStream: true }), "14"],
  [
    "ends with a status that is no number",
    (stream) => stream.respond({ ...good, "grpc-status": "" }, { endStream: true }),
    "14",
  ],
  [
    "sends more than its content length",
    (stream) => (stream.respond({ ...good, "content-length": 3 }), void stream.end(Buffer.alloc(50))),
    "14",
  ],
];

describe("gRPC with a hostile upstream", () => {
  it.each(invalidResponses)(
    "responds with a status when it %s, and recovers afterwards",
    async (_, onStream, status) => {
      let isHealthy = false;
      const gateway = await gatewayTo(
        await startNode((stream) => (isHealthy ? respond(stream) : onStream(stream))),
      );
      const outcome = await call(gateway);
      expect(outcome.status).toBe(status);
      for (const name of ["location", "set-cookie", "www-authenticate"])
        expect(outcome.head).not.toHaveProperty(name);
      isHealthy = true;
      expect(await call(gateway)).toMatchObject({ status: "0", body: expect.stringContaining("healthy") });
    },
  );

  it("gives a status to a write that ends without one", async () => {
    const url = await startNode((stream) => {
      stream.respond(good, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0, 13" }));
      stream.end(frame(Buffer.from("half")));
    });
    const gateway = await createGateway({
      networks: networksWith({ solana: { grpc: upstreamsAt(url) } }),
      limits: { shutdown: 1 },
    });
    closeAfterTest(gateway);
    expect(await call(gateway, "/geyser.Geyser/Write")).toMatchObject({ status: "14" });
  });

  it("calls it with pauses if it ends each stream of a subscription", async () => {
    const calledAt: number[] = [];
    const url = await startNode((stream) => {
      calledAt.push(performance.now());
      stream.respond(good);
      // A slot: the subscription makes progress each time.
      const slot = Buffer.of(0x0a, 1, 97, 0x1a, 2, 8, calledAt.length);
      stream.end(frame(slot));
    });
    void call(await gatewayTo(url), "/geyser.Geyser/Subscribe");
    await expect.poll(() => calledAt.length).toBeGreaterThan(4);
    const pauses = calledAt.slice(1).map((at, index) => at - (calledAt[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThan(40);
  });

  it.each([
    ["accepts a connection and stays silent", () => {}],
    ["speaks HTTP/1.1", (socket: Socket) => void socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")],
    ["hangs up", (socket: Socket) => void socket.destroy()],
  ])("tries the next one when one %s, and reports when there is none", async (_, onConnection) => {
    const url = await rawServer(onConnection);
    expect(await call(await gatewayTo(url, await startNode(respond)))).toMatchObject({ status: "0" });
    expect(await call(await gatewayTo(url))).toMatchObject({ status: "14" });
  });

  it.each([
    ["goes away", (stream: ServerHttp2Stream) => stream.session?.destroy()],
    ["ends without a status", (stream: ServerHttp2Stream) => stream.end()],
    ["stalls", () => {}],
  ])("tries the next one when one %s after the message", async (_, next) => {
    let calls = 0;
    const half = (stream: ServerHttp2Stream): void => {
      calls += 1;
      stream.respond(good);
      stream.write(frame(Buffer.from("half")), () => setTimeout(() => next(stream), 20));
    };
    const outcome = await call(await gatewayTo(await startNode(half), await startNode(respond)));
    expect(outcome).toMatchObject({ status: "0", body: String(frame(Buffer.from("healthy"))) });
    expect(calls).toBe(1);
  });

  it.each([
    ["nothing", (): void => {}],
    ["headers and pings", (stream: ServerHttp2Stream) => stream.session?.ping(() => {})],
    ["a message byte by byte", (stream: ServerHttp2Stream) => stream.write("\0")],
  ])("gives up soon when all hang, and send %s", async (what, send) => {
    const hanging = (): Promise<string> =>
      startNode(
        (stream) => {
          if (what !== "nothing") stream.respond(good);
          if (what.startsWith("a message")) stream.write(Buffer.from([0, 0, 0, 255, 255]));
          const timer = setInterval(() => send(stream), 100);
          stream.on("close", () => clearInterval(timer));
        },
        {},
        false,
      );
    // A call that waited for the longest time would exceed the test's own limit.
    const gateway = await createGateway({
      networks: networksWith({ solana: { grpc: upstreamsAt(await hanging(), await hanging()) } }),
      limits: { shutdown: 1, lightTimeout: 300, standardTimeout: 300_000, upstreamTimeout: 300_000 },
    });
    closeAfterTest(gateway);
    // One had the call, or is known to be down by then.
    expect(["4", "14"]).toContain((await call(gateway)).status);
    if (what === "nothing")
      expect(await call(gateway, "/geyser.Geyser/Subscribe")).toMatchObject({ status: "14" });
  });

  it("ends a write whose response comes byte by byte", async () => {
    const node = await startNode((stream) => {
      stream.respond(good);
      const timer = setInterval(() => stream.write("\0"), 50);
      stream.on("close", () => clearInterval(timer));
    });
    const gateway = await createGateway({
      networks: networksWith({ sui: { grpc: upstreamsAt(node) } }),
      limits: { shutdown: 1, upstreamTimeout: 500 },
    });
    closeAfterTest(gateway);
    const write = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "sui").key);
    closeAfterTest(write.client);
    await expect(write.unary(executeTransaction)).rejects.toMatchObject({ code: 4 });
  });

  it.each<[string, (stream: ServerHttp2Stream) => void]>([
    ["resets the call", (stream) => stream.close(constants.NGHTTP2_INTERNAL_ERROR)],
    ["hangs up", (stream) => stream.session?.destroy()],
    [
      "ends without a status",
      (stream) => (stream.respond(good), void stream.end(frame(Buffer.from("half")))),
    ],
    ["responds 504", responds({ ":status": 504 })],
    ["sends nothing", () => {}],
  ])("sends a write once, and says that it may have been executed, when it %s", async (_, onStream) => {
    const written: string[] = [];
    const nodes = ["first", "second"].map((name) =>
      startNode((stream, path) => {
        if (path !== executeTransaction) return respond(stream);
        written.push(name);
        onStream(stream);
      }),
    );
    const gateway = await createGateway({
      networks: networksWith({ sui: { grpc: upstreamsAt(...(await Promise.all(nodes))) } }),
      limits: { shutdown: 1, upstreamTimeout: 400 },
    });
    closeAfterTest(gateway);
    const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "sui").key);
    closeAfterTest(caller.client);
    await expect(caller.unary(executeTransaction)).rejects.toMatchObject({
      details: expect.stringContaining("a node may have received the call") as string,
    });
    expect(written).toHaveLength(1);
  });

  it.each<[string, string, (gateway: Gateway<Credentials>, node: string) => Promise<unknown>]>([
    [
      "its node is deleted",
      "the node was deleted",
      (gateway, node) => managementClient(gateway)("DELETE", `/nodes/${node}/`),
    ],
    [
      "its credential is revoked",
      "the credential was revoked",
      async (gateway, node) => {
        const { json } = await adminClient(gateway)("GET", `/nodes/${node}/credentials/`);
        const [{ id }] = (json as { results: [{ id: string }] }).results;
        return adminClient(gateway)("POST", `/credentials/${id}/revoke/`);
      },
    ],
    ["its deadline passes", "the deadline has passed", async () => {}],
    ["the gateway closes", "the gateway is closing", (gateway) => gateway.close()],
  ])("says that a write may have been executed when %s", async (_, why, end) => {
    const arrived = Promise.withResolvers<void>();
    const node = await startNode((stream, path) => {
      if (path !== executeTransaction) return respond(stream);
      stream.resume().on("end", () => arrived.resolve());
    });
    const gateway = await createGateway({
      networks: networksWith({ sui: { grpc: upstreamsAt(node) } }),
      admin: { port: 0, key: adminKey },
      limits: { shutdown: 1 },
    });
    closeAfterTest(gateway);
    const { id, key } = findNode(gateway, "sui");
    const caller = new GrpcCaller(gateway.grpcUrl, key);
    closeAfterTest(caller.client);
    const metadata = caller.metadata;
    if (why.includes("deadline")) metadata.set("grpc-timeout", "300m");
    const failed = caller.unary(executeTransaction).catch((error: unknown) => error);
    await arrived.promise;
    await end(gateway, id);
    expect(await failed).toMatchObject({
      // Not UNAUTHENTICATED, after which clients renew their credential and send the call again.
      code: why.includes("deadline") ? 4 : 14,
      details:
        `a node may have received the call, but its response was lost (${why}): ` +
        "check whether it took effect before you send it again",
    });
  });

  it("stops the caller of a write that it rejects before it has all of it", async () => {
    const gateway = await createGateway({
      networks: networksWith({
        sui: {
          grpc: upstreamsAt(
            await startNode((stream) => stream.respond({ ...good, "grpc-status": "8" }, { endStream: true })),
          ),
        },
      }),
      limits: { shutdown: 1 },
    });
    closeAfterTest(gateway);
    const session = connect(`http://${gateway.grpcUrl}`);
    closeAfterTest({ close: () => void session.destroy() });
    const stream = session.request({
      ":method": "POST",
      ":path": executeTransaction,
      "content-type": "application/grpc",
      "x-token": findNode(gateway, "sui").key,
    });
    stream.write(Buffer.alloc(1000));
    const status = new Promise(
      (resolve) => void stream.on("response", (head) => resolve(head["grpc-status"])),
    );
    await new Promise((resolve) => void stream.on("close", resolve).resume());
    expect(await status).toBe("8");
  });

  it("passes on the beginning of a long response before its end", async () => {
    const message = frame(Buffer.alloc(300 * 1024, "long"));
    let finish: (() => void) | undefined;
    const url = await startNode((stream) => {
      stream.respond(good, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      stream.write(message.subarray(0, 200 * 1024));
      finish = () => {
        if (!stream.writableEnded) stream.end(message.subarray(200 * 1024));
      };
    });
    const gateway = await gatewayWithTimeout(60_000, url);
    const outcome = await call(gateway, "/geyser.Geyser/GetBlockHeight", (bytes) => {
      if (bytes > 65 * 1024) finish?.();
    });
    expect(outcome.status).toBe("0");
    expect(outcome.body === message.toString("latin1")).toBe(true);
  });

  it("serves further calls while others stay open, however few it accepts on a connection", async () => {
    let streams = 0;
    const url = await startNode(
      (stream) => {
        if (streams++ < 12) stream.respond(good);
        else respond(stream);
      },
      { maxConcurrentStreams: 2 },
    );
    const gateway = await gatewayTo(url);
    const staying = Array.from({ length: 12 }, () => call(gateway, "/geyser.Geyser/Subscribe"));
    await expect.poll(() => streams).toBe(12);
    expect(await call(gateway)).toMatchObject({ status: "0" });
    expect(staying).toHaveLength(12);
  });

  it("responds with a status when the upstream announces that it accepts no calls", async () => {
    const gateway = await gatewayTo(await startNode(respond, { maxConcurrentStreams: 0 }));
    expect(["4", "14"]).toContain((await call(gateway)).status);
  });

  it("serves other nodes while it is silent", async () => {
    let streams = 0;
    const gateway = await gatewayWithTimeout(
      5_000,
      await startNode((stream) => (streams++ < 300 ? undefined : respond(stream))),
    );
    const silent = Array.from({ length: 300 }, () => call(gateway));
    await expect.poll(() => streams).toBe(300);
    expect(await call(gateway)).toMatchObject({ status: "0" });
    for (const { status } of await Promise.all(silent)) expect(status).toBe("4");
  });
});
