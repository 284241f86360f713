import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { always, type Fault } from "../src/server/fault.ts";
import type { HostileOptions } from "../src/server/hostile-options.ts";
import type { HostileServer } from "../src/server/hostile-options.ts";
import { startHostileServer } from "../src/server/hostile-server.ts";

async function serving(options: HostileOptions): Promise<HostileServer> {
  const server = await startHostileServer(options);
  onTestFinished(() => server.close());
  return server;
}

const BODY = '{"jsonrpc":"2.0","id":5,"method":"any","params":["nonce-r-1"]}';
const REQUEST = `POST / HTTP/1.1\r\nhost: h\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;
const RESPONSE = '{"jsonrpc":"2.0","id":5,"result":"nonce-r-1"}';

/** Sends a request on a raw connection and reads until it ends or is silent for this many milliseconds. */
async function raw(url: string, silence = 200): Promise<{ text: string; end: "end" | "reset" | "open" }> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  const end = new Promise<"end" | "reset" | "open">((resolve) => {
    socket.on("end", () => resolve("end"));
    socket.on("error", () => resolve("reset"));
    // In ten parts, after each of which what has arrived is read: a pause of this process is no silence.
    let parts = 0;
    socket.on("data", () => (parts = 0));
    const timer = setInterval(() => (parts += 1) > 10 && resolve("open"), silence / 10);
    onTestFinished(() => clearInterval(timer));
  });
  await once(socket, "connect");
  socket.write(REQUEST);
  return { end: await end, text };
}

describe("startHostileServer", () => {
  it.each<[string, Fault, "end" | "reset" | "open", RegExp]>([
    ["responds correctly", {}, "open", /^HTTP\/1\.1 200 OK\r\n[^]*"result":"nonce-r-1"\}$/],
    ["leaves a request unread", { unread: true }, "reset", /^$/],
    ["resets after reading", { stop: { at: "start", how: "reset" } }, "reset", /^$/],
    ["closes in the head", { stop: { at: "head", how: "close" } }, "end", /^HTTP\/1\.1 200[^{]*$/],
    ["stalls in the body", { stop: { at: "body", how: "stall" } }, "open", /\r\n\r\n\{"jsonrpc"[^}]*$/],
    ["stalls at any byte", { stop: { at: 9, how: "stall" } }, "open", /^HTTP\/1\.1 $/],
    ["responds twice", { twice: true }, "open", /nonce-r-1"\}HTTP\/1\.1 200[^]*nonce-r-1"\}$/],
    ["responds with another id", { body: '{"id":$OTHER_ID}' }, "open", /\{"id":999999999\}$/],
    ["sends invalid UTF-8", { body: { latin1: "\u00ff" } }, "open", /\u00ff$/],
    [
      "rejects with Retry-After",
      { status: 429, headers: { "retry-after": "$DATE+60" } },
      "open",
      /429[^]*retry-after: \w{3}, .* GMT\r/,
    ],
    [
      "redirects elsewhere",
      { status: 307, headers: { location: "$ELSEWHERE/x" } },
      "open",
      /location: http:\/\/127\.0\.0\.1:\d+\/x/,
    ],
    [
      "sends a compressed bomb",
      { body: { bytes: 1_000_000, gzip: true } },
      "open",
      /content-encoding: gzip\r\n\r\n[^{]/,
    ],
  ])("%s", async (_, fault, end, text) => {
    const server = await serving({ script: [fault] });
    const seen = await raw(server.url);
    expect(seen.text).toMatch(text);
    expect(seen.end).toBe(end);
    expect(server.requests.length).toBe(fault.unread ? 0 : 1);
  });

  it("refuses connections for a while", async () => {
    const server = await serving({ closedFor: 150 });
    expect((await raw(server.url).catch((error: Error) => error)).toString()).toContain("ECONNREFUSED");
    await expect.poll(async () => (await raw(server.url).catch(() => undefined))?.text).toContain("200 OK");
  });

  it("sends a response in small pieces", async () => {
    const server = await serving({ script: always({ drip: { bytes: 10, every: 1 } }) });
    expect((await raw(server.url)).text).toContain(RESPONSE);
  });

  it("responds, closes or ignores pings on a WebSocket as its script says", async () => {
    const server = await serving({ script: [{}, { close: { code: 4_000, reason: "enough" } }] });
    const socket = new WebSocket(server.url.replace("http", "ws"));
    await once(socket, "open");
    socket.send(BODY);
    expect(String((await once(socket, "message"))[0])).toBe(RESPONSE);
    socket.send(BODY);
    const [code, reason] = await once(socket, "close");
    expect([code, String(reason)]).toEqual([4_000, "enough"]);

    const silent = await serving({ noPong: true });
    const other = new WebSocket(silent.url.replace("http", "ws"));
    let ponged = false;
    other.on("pong", () => (ponged = true));
    await once(other, "open");
    other.ping();
    other.send(BODY);
    await once(other, "message");
    expect(ponged).toBe(false);
  });
});
