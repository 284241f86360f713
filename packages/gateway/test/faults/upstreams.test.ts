import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { type Answer, post } from "../client.ts";
import { answerCalls, startUpstream } from "../upstream-server.ts";

const read = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };
const mixed = [read, { ...read, id: 2, method: "eth_newBlockFilter" }];
const good = '{"jsonrpc":"2.0","id":1,"result":"0x1"}';

function sends(head: string, body = ""): (socket: Socket) => void {
  return (socket) => void socket.write(`${head}\r\n\r\n${body}`);
}

describe("a gateway with hostile upstreams", () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.close();
  });

  /** An upstream that answers each request with the same bytes. */
  async function liar(answer: (socket: Socket) => void): Promise<string> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
      socket.on("data", () => answer(socket));
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    open.push({
      close() {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function gatewayTo(...urls: string[]): Promise<Gateway<Credentials>> {
    const gateway = await createGateway({
      upstreams: { ethereum: { rpc: { urls } } },
      limits: { upstreamTimeout: 300 },
    });
    open.push(gateway);
    return gateway;
  }

  const ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json";
  const lies: [string, (socket: Socket) => void][] = [
    ["says nothing", () => {}],
    ["hangs up", (socket) => socket.destroy()],
    ["ends in the middle of its headers", (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-")],
    ["stalls in its headers", (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-")],
    ["speaks no HTTP", (socket) => void socket.write("SSH-2.0-OpenSSH_9.6\r\n")],
    ["stalls in its body", sends(`${ok}\r\nContent-Length: 1000`, '{"jsonrpc"')],
    ["ends in the middle of its body", (socket) => socket.end(`${ok}\r\nContent-Length: 1000\r\n\r\n{"json`)],
    [
      "ends in the middle of a chunk",
      (socket) => socket.end(`${ok}\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"json`),
    ],
    ["has a chunk size that is none", sends(`${ok}\r\nTransfer-Encoding: chunked`, "zz\r\n{}\r\n0\r\n\r\n")],
    ["has headers without end", sends(`${ok}\r\nX-A: ${"a".repeat(200_000)}\r\nContent-Length: 2`, "{}")],
    ["has two lengths", sends(`${ok}\r\nContent-Length: 2\r\nContent-Length: 3`, "{}}")],
    [
      "sends the caller elsewhere",
      sends(`HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0`),
    ],
    [
      "packs an answer that was to be plain",
      sends(`${ok}\r\nContent-Encoding: gzip\r\nContent-Length: 4`, "\x1f\x8b\x08\x00"),
    ],
    ["fails", sends("HTTP/1.1 500 No\r\nContent-Length: 0")],
    ["refuses the gateway's key", sends("HTTP/1.1 401 No\r\nContent-Length: 0")],
  ];

  it.each(lies)("asks the next one when one %s", async (_, answer) => {
    const well = await startUpstream(answerCalls(() => "0x1"));
    open.push(well);
    const gateway = await gatewayTo(await liar(answer), well.url);
    expect(await post(gateway, "ethereum", read)).toMatchObject({ status: 200, json: { result: "0x1" } });
    expect(await post(gateway, "ethereum", mixed)).toMatchObject({ status: 200 });
  });

  it.each(lies)("answers with an error when the only one %s, and is well after it", async (_, answer) => {
    let isWell = false;
    const url = await liar((socket) => {
      if (isWell) sends(`${ok}\r\nContent-Length: ${good.length}`, good)(socket);
      else answer(socket);
    });
    const gateway = await gatewayTo(url);
    const { status, json } = await post(gateway, "ethereum", read);
    expect([502, 504]).toContain(status);
    expect(json).toMatchObject({ id: 1, error: { code: -32002 } });
    const { json: answers } = await post(gateway, "ethereum", mixed);
    expect(answers).toMatchObject([
      { id: 1, error: { code: -32002 } },
      { id: 2, error: { code: -32002 } },
    ]);
    isWell = true;
    expect(await post(gateway, "ethereum", read)).toMatchObject({ status: 200, text: good });
  });

  it.each([
    ["no JSON", "<html>"],
    ["nothing", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["deep JSON", "[".repeat(100_000)],
    ["an answer to another call", '[{"jsonrpc":"2.0","id":77,"result":"other"}]'],
    [
      "the same answer twice",
      '[{"jsonrpc":"2.0","id":0,"result":"0x1"},{"jsonrpc":"2.0","id":0,"result":"0x2"},{"id":"1"},null,7]',
    ],
  ])("makes no answer of a call out of %s", async (_, body) => {
    const upstream = await startUpstream((__, response) => response.end(body));
    open.push(upstream);
    const gateway = await gatewayTo(upstream.url);
    const { status, json } = await post(gateway, "ethereum", mixed);
    expect(status).toBe(200);
    const answers = json as { id: number; result?: unknown; error?: unknown }[];
    expect(answers.map(({ id }) => id)).toEqual([1, 2]);
    expect(JSON.stringify(answers)).not.toContain("other");
  });

  it("answers others while one lags", async () => {
    const slow = await startUpstream((body, response) => {
      setTimeout(() => answerCalls(() => "slow")(body, response), 200);
    });
    const fast = await startUpstream(answerCalls(() => "fast"));
    open.push(slow, fast);
    const gateway = await createGateway({
      upstreams: { ethereum: { rpc: { urls: [slow.url] } }, bsc: { rpc: { urls: [fast.url] } } },
    });
    open.push(gateway);
    const lagging = Array.from({ length: 200 }, () => post(gateway, "ethereum", read));
    let done = false;
    const all: Promise<Answer[]> = Promise.all(lagging).finally(() => {
      done = true;
    });
    expect(await post(gateway, "bsc", read)).toMatchObject({ json: { result: "fast" } });
    expect(done).toBe(false);
    for (const { json } of await all) expect(json).toMatchObject({ result: "slow" });
  });
});
