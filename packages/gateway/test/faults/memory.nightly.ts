import { writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { connect } from "node:http2";
import type { Socket } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { WebSocket } from "ws";
import { frame as messageFrame } from "../../src/codec/grpc/frames.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { type GatewayProcess, startGatewayProcess } from "./gateway-process.ts";
import { openSocket, postText } from "./raw-request.ts";
import { frame, opcode, openRawWebSocket } from "./raw-web-socket.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const megabyte = 1024 * 1024;
const largeBytes = 64 * megabyte;
const callers = 24;

let folder: string;
let gateway: GatewayProcess;
let upstream: UpstreamServer;
let key: string;
beforeEach(async () => {
  folder = temporaryFolder();
  upstream = await startUpstream((body, response) => {
    if (body.includes("eth_getBlockReceipts")) void sendLarge(response);
    else if (body.includes("eth_getLogs")) response.end(mediumResponse);
    else if (!body.includes("eth_syncing")) response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  closeAfterTest(upstream);
  const config = join(folder, "config.json");
  writeFileSync(
    config,
    JSON.stringify({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
      geyserRate: 5000,
      limits: { requestsPerSecond: 1e6, requestBurst: 1e6 },
    }),
  );
  gateway = await startGatewayProcess(folder, "--config", config);
  onTestFinished(() => gateway.kill());
  key = gateway.credentials?.nodes["ethereum"]?.key ?? "";
});

const mediumResponse = `{"jsonrpc":"2.0","id":1,"result":"${"a".repeat(200_000)}"}`;
const piece = Buffer.alloc(megabyte, "a");

/** A response that is far too large to buffer. */
function* largeResponse(): Generator<string | Buffer> {
  yield '{"jsonrpc":"2.0","id":1,"result":"';
  for (let sent = 0; sent < largeBytes; sent += megabyte) yield piece;
  yield '"}';
}

/** Sends the response at the caller's pace, as long as the caller reads. */
function sendLarge(response: ServerResponse): Promise<void> {
  return pipeline(largeResponse, response).catch(() => {});
}

/** Checks that others are served, and the same credential too once its other callers are gone. */
async function expectService(): Promise<void> {
  const body = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };
  const send = async (): Promise<unknown> =>
    (await request(`${gateway.url}/${key}`, { method: "POST", body })).json;
  // Memory of aborted requests is released within moments, on a busy machine within seconds.
  await expect.poll(send).toMatchObject({ result: "0x1" });
}

/** The largest increase of the gateway's memory during this many milliseconds, in megabytes. */
async function growth(base: number, milliseconds: number): Promise<number> {
  let max = 0;
  for (const until = Date.now() + milliseconds; Date.now() < until;) {
    max = Math.max(max, gateway.resident() - base);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (process.env["SHOW_GROWTH"]) console.log(`${(max / megabyte).toFixed(0)} MB`);
  return max / megabyte;
}

it.runIf(process.platform === "linux")(
  "callers that send many requests without reading cost little memory, and do not affect others",
  async () => {
    await expectService();
    const base = gateway.resident();
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["latest"]}';
    const sockets = Array.from({ length: callers }, () => openSocket(gateway.url).pause());
    for (const socket of sockets)
      socket.write(postText(`/${key}`, `Content-Length: ${body.length}\r\n`, body));
    // All responses are 1,500 MB. The test cannot know how much garbage has been collected.
    expect(await growth(base, 1500)).toBeLessThan(400);
    await expectService();
    for (const socket of sockets) socket.destroy();
    await expectService();
  },
);

it.runIf(process.platform === "linux")(
  "a WebSocket with a too large batch gets an error, and costs little memory",
  async () => {
    await expectService();
    const base = gateway.resident();
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
    const responses: { error?: { code: number } }[] = [];
    socket.on(
      "message",
      (data: Buffer) =>
        void responses.push(JSON.parse(data.toString("utf8")) as { error?: { code: number } }),
    );
    await new Promise((resolve) => socket.on("open", resolve));
    for (let id = 1; id <= 4; id++)
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method: "eth_getBlockReceipts", params: ["latest"] }));
    expect(await growth(base, 1500)).toBeLessThan(350);
    await expect.poll(() => responses.length).toBe(4);
    for (const { error } of responses) expect(error?.code).toBe(-32005);
    await expectService();
    socket.terminate();
  },
);

const onLinux = it.runIf(process.platform === "linux");

/** A call of this many bytes to which the node never responds. */
function pendingCall(bytes: number): string {
  return `{"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":["${"a".repeat(bytes)}"]}`;
}

// Buffered as they arrive, all of them would take 420 MB and more.
onLinux("bodies that wait for a silent node stay within their limit", async () => {
  await expectService();
  const base = gateway.resident();
  const body = pendingCall(megabyte - 200);
  const sockets = Array.from({ length: 400 }, () => openSocket(gateway.url));
  for (const socket of sockets)
    socket.resume().write(postText(`/${key}`, `Content-Length: ${body.length}\r\n`, body));
  expect(await growth(base, 2500)).toBeLessThan(400);
  for (const socket of sockets) socket.destroy();
  await expectService();
});

onLinux("bodies of disconnected callers cost nothing, even if the node has not processed them", async () => {
  await expectService();
  const base = gateway.resident();
  const body = pendingCall(megabyte - 200);
  for (let count = 0; count < 400; count++) {
    const socket = openSocket(gateway.url);
    await new Promise<void>((resolve) => {
      socket.write(postText(`/${key}`, `Content-Length: ${body.length}\r\n`, body), () => resolve());
    });
    setTimeout(() => socket.destroy(), 50);
  }
  expect(await growth(base, 1000)).toBeLessThan(350);
  await expectService();
});

// What comes before the response counts, and what Node buffers of a body that is not read to its end.
onLinux.each([
  ["that are read", () => [`/${key}`, "Content-Type: application/json"]],
  ["that nobody may send", () => ["/unknown", "Content-Type: application/json"]],
  ["with a wrong type", () => [`/${key}`, "Content-Type: text/plain"]],
  [
    "of gRPC-Web",
    () => [
      "/geyser.Geyser/Subscribe",
      `Content-Type: application/grpc-web\r\nX-Token: ${gateway.credentials?.nodes["solana"]?.key ?? ""}`,
    ],
  ],
] as const)("bodies %s cost no more if they arrive byte by byte", async (_, describe) => {
  await expectService();
  const base = gateway.resident();
  const [path, type] = describe();
  const head = `POST ${path} HTTP/1.1\r\nHost: gateway\r\n${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const bytes = "1\r\na\r\n".repeat(500_000);
  const sockets = Array.from({ length: 8 }, () => openSocket(gateway.url).resume());
  for (const socket of sockets) socket.write(head + bytes);
  expect(await growth(base, 2500)).toBeLessThan(150);
  for (const socket of sockets) socket.destroy();
  await expectService();
});

onLinux.each(["HTTP", "WebSockets"])("unread responses cost little memory, over %s", async (kind) => {
  await expectService();
  const base = gateway.resident();
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{}]}';
  const sendCalls = async (): Promise<Socket> => {
    if (kind === "HTTP") {
      const socket = openSocket(gateway.url).pause();
      socket.write(postText(`/${key}`, `Content-Length: ${body.length}\r\n`, body).repeat(100));
      return socket;
    }
    const socket = (await openRawWebSocket(gateway.url, `/ws/${key}`)).pause();
    socket.write(Buffer.concat(Array.from({ length: 100 }, () => frame(opcode.text, body))));
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: 100 }, sendCalls));
  // All of them have two thousand.
  expect(await growth(base, 2500)).toBeLessThan(1000);
  for (const socket of sockets) socket.destroy();
  await expectService();
});

onLinux("unread gRPC streams cost little memory", async () => {
  await expectService();
  const base = gateway.resident();
  const { grpcUrl, credentials } = gateway;
  const token = credentials?.nodes["solana"]?.key ?? "";
  const everything = SubscribeRequest.fromPartial({
    transactions: { all: {} },
    slots: { all: {} },
    blocks: { all: {} },
  });
  const session = connect(`http://${grpcUrl}`);
  for (let count = 0; count < 300; count++) {
    const stream = session.request({
      ":method": "POST",
      ":path": "/geyser.Geyser/Subscribe",
      "content-type": "application/grpc",
      "x-token": token,
    });
    stream.on("error", () => {}).pause();
    stream.write(messageFrame(SubscribeRequest.encode(everything).finish()));
  }
  expect(await growth(base, 2500)).toBeLessThan(350);
  session.destroy();
  await expectService();
});
