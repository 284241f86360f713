import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { request } from "../client.ts";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { type GatewayProcess, startGatewayProcess } from "./gateway-process.ts";
import { openSocket, postText } from "./raw-request.ts";

const megabyte = 1024 * 1024;
const largeBytes = 64 * megabyte;
const callers = 24;

let folder: string;
let gateway: GatewayProcess;
let upstream: UpstreamServer;
let key: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gateway-"));
  upstream = await startUpstream((body, response) => {
    if (body.includes("eth_getBlockReceipts")) void sendLarge(response);
    else response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  const config = join(folder, "config.json");
  writeFileSync(config, JSON.stringify({ upstreams: { ethereum: { rpc: { urls: [upstream.url] } } } }));
  gateway = await startGatewayProcess(folder, "--config", config);
  key = /^  ethereum: .*\n    key (\S+)$/m.exec(gateway.output)?.[1] ?? "";
});
afterEach(async () => {
  await gateway.kill();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

const piece = Buffer.alloc(megabyte, "a");

/** An answer that is far larger than anyone should keep. */
function* largeAnswer(): Generator<string | Buffer> {
  yield '{"jsonrpc":"2.0","id":1,"result":"';
  for (let sent = 0; sent < largeBytes; sent += megabyte) yield piece;
  yield '"}';
}

/** Sends it at the pace at which it is taken, as long as somebody takes it. */
function sendLarge(response: ServerResponse): Promise<void> {
  return pipeline(largeAnswer, response).catch(() => {});
}

async function expectService(): Promise<void> {
  const body = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };
  const { json } = await request(`${gateway.url}/${key}`, { method: "POST", body });
  expect(json).toMatchObject({ result: "0x1" });
}

/** The most memory that the gateway has while so many milliseconds pass, in megabytes above what it had. */
async function growth(base: number, milliseconds: number): Promise<number> {
  let most = 0;
  for (const until = Date.now() + milliseconds; Date.now() < until;) {
    most = Math.max(most, gateway.resident() - base);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return most / megabyte;
}

it.runIf(process.platform === "linux")(
  "callers that ask for much and do not read cost little memory, and nobody else anything",
  async () => {
    await expectService();
    const base = gateway.resident();
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["latest"]}';
    const sockets = Array.from({ length: callers }, () => openSocket(gateway.url).pause());
    for (const socket of sockets)
      socket.write(postText(`/${key}`, `Content-Length: ${body.length}\r\n`, body));
    expect(await growth(base, 1500)).toBeLessThan(150);
    await expectService();
    for (const socket of sockets) socket.destroy();
    await expectService();
  },
);

it.runIf(process.platform === "linux")(
  "a WebSocket that asks for more than one message should hold is told so, and costs little memory",
  async () => {
    await expectService();
    const base = gateway.resident();
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
    const answers: { error?: { code: number } }[] = [];
    socket.on(
      "message",
      (data: Buffer) => void answers.push(JSON.parse(data.toString("utf8")) as { error?: { code: number } }),
    );
    await new Promise((resolve) => socket.on("open", resolve));
    for (let id = 1; id <= 4; id++)
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method: "eth_getBlockReceipts", params: ["latest"] }));
    expect(await growth(base, 1500)).toBeLessThan(350);
    await expect.poll(() => answers.length).toBe(4);
    for (const { error } of answers) expect(error?.code).toBe(-32005);
    await expectService();
    socket.terminate();
  },
);
