import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { call, findNode, request } from "../client.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { invalidUtf8, openSocket, postText, sendRaw, statusesIn } from "./raw-request.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const limit = 8 * 1024 * 1024;
const chainId = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';

/** A call of this many bytes. */
function sized(bytes: number): string {
  const empty = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[""]}';
  return empty.replace('""', `"${"a".repeat(bytes - empty.length)}"`);
}

describe("a gateway with hostile clients", () => {
  let upstream: UpstreamServer;
  let gateway: Gateway<Credentials>;
  let path: string;
  beforeAll(async () => {
    upstream = await startUpstream(respondWith(() => "0x1"));
    gateway = await serving({ requestsPerSecond: 1e6, requestBurst: 1e6 });
    path = `/${findNode(gateway, "ethereum").key}`;
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  async function serving(limits: NonNullable<GatewayOptions["limits"]>): Promise<Gateway<Credentials>> {
    return createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
      limits,
    });
  }

  async function expectService(by = gateway): Promise<void> {
    expect(await call(by, "eth_chainId")).toBe("0x1");
  }

  it("accepts a body up to the limit, and not one byte more", async () => {
    const post = (body: string): Promise<{ status: number }> =>
      request(gateway.url + path, { method: "POST", body });
    expect((await post(sized(limit))).status).toBe(200);
    const seen = upstream.bodies.length;
    const large = sized(limit + 1);
    expect(
      statusesIn(await sendRaw(gateway.url, postText(path, `Content-Length: ${large.length}\r\n`, large))),
    ).toEqual([413]);
    const chunked = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    expect(
      statusesIn(await sendRaw(gateway.url, postText(path, "Transfer-Encoding: chunked\r\n", chunked))),
    ).toEqual([413]);
    expect(upstream.bodies.length).toBe(seen);
    await expectService();
  });

  it.each([
    [
      "params without end",
      `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":${"[".repeat(400_000)}${"]".repeat(400_000)}}`,
    ],
    ["a batch in a batch", `${"[".repeat(400_000)}${"]".repeat(400_000)}`],
    [
      "objects without end",
      `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}]}`,
    ],
    [
      "a nested id",
      `{"jsonrpc":"2.0","id":${"[".repeat(100_000)}${"]".repeat(100_000)},"method":"eth_chainId"}`,
    ],
  ])("responds to JSON nested as %s with an error", async (_, body) => {
    const { json } = await request(gateway.url + path, { method: "POST", body });
    expect([json].flat()[0]).toHaveProperty("error");
    await expectService();
  });

  it("responds to deep JSON at the other endpoints with an error", async () => {
    const deep = `${"[".repeat(300_000)}${"]".repeat(300_000)}`;
    const { key } = findNode(gateway, "hyperliquid");
    const signature = { r: `0x${"1".repeat(64)}`, s: `0x${"1".repeat(64)}`, v: 27 };
    const exchange = JSON.stringify({
      action: { type: "agentEnableDexAbstraction", dexAbstraction: { a: 0 } },
      nonce: Date.now(),
      signature,
    });
    for (const [place, body] of [
      ["/exchange", exchange.replace('"a":0', `"a":${deep}`)],
      ["/exchange", deep],
      [`/${key}/info`, `{"type":"meta","dex":${deep}}`],
    ] as const) {
      const { status } = await request(gateway.url + place, { method: "POST", body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    await expectService();
  });

  it("forwards exactly what it checked when a name appears twice", async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","method":"evm_mine","params":[]}';
    const { json } = await request(gateway.url + path, { method: "POST", body });
    expect(json).toMatchObject({ error: { code: -32601 } });
    expect(upstream.bodies.join()).not.toContain("evm_mine");
  });

  it("rejects a body that is not UTF-8", async () => {
    const before = upstream.bodies.length;
    for (const invalid of invalidUtf8) {
      const [start = "", end = ""] = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":["|"]}'.split(
        "|",
      );
      const body = Buffer.concat([Buffer.from(start), invalid, Buffer.from(end)]);
      const head = postText(path, `Content-Length: ${body.length}\r\n`, "");
      const response = await sendRaw(gateway.url, Buffer.concat([Buffer.from(head), body]));
      expect(statusesIn(response)).toEqual([400]);
      expect(response).toContain("UTF-8");
    }
    expect(upstream.bodies.length).toBe(before);
  });

  const hidden = postText("/PATH", `Content-Length: ${chainId.length}\r\n`, chainId);
  it.each([
    [
      "Content-Length and Transfer-Encoding",
      `Content-Length: ${chainId.length}\r\nTransfer-Encoding: chunked\r\n`,
      `0\r\n\r\n${hidden}`,
    ],
    [
      "Transfer-Encoding and Content-Length",
      `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`,
      `0\r\n\r\n${hidden}`,
    ],
    [
      "two lengths",
      `Content-Length: ${chainId.length}\r\nContent-Length: ${chainId.length + 5}\r\n`,
      chainId + hidden,
    ],
    ["a list of lengths", `Content-Length: ${chainId.length}, ${chainId.length}\r\n`, chainId + hidden],
    ["a negative length", "Content-Length: -1\r\n", chainId + hidden],
    ["a length with a sign", `Content-Length: +${chainId.length}\r\n`, chainId + hidden],
    ["a hex length", `Content-Length: 0x2f\r\n`, chainId + hidden],
    [
      "a folded header",
      `X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: ${chainId.length}\r\n`,
      chainId + hidden,
    ],
    [
      "a space before the colon",
      `Transfer-Encoding : chunked\r\nContent-Length: ${chainId.length}\r\n`,
      chainId + hidden,
    ],
    ["an unknown coding", "Transfer-Encoding: xchunked\r\n", `0\r\n\r\n${hidden}`],
    ["codings after chunked", "Transfer-Encoding: chunked, identity\r\n", `0\r\n\r\n${hidden}`],
    [
      "a bare line feed",
      `X-A: b\nTransfer-Encoding: chunked\r\nContent-Length: ${chainId.length}\r\n`,
      chainId + hidden,
    ],
    ["a NUL in a header", `X-A: b\0c\r\nContent-Length: ${chainId.length}\r\n`, chainId + hidden],
    ["an invalid chunk size", "Transfer-Encoding: chunked\r\n", `5;\r\n\r\n0x5\r\n${hidden}`],
    ["a chunk size that overflows", "Transfer-Encoding: chunked\r\n", `fffffffffffffffff\r\n${hidden}`],
  ])("forwards no request that is smuggled behind %s", async (_, head, body) => {
    const before = upstream.bodies.length;
    const response = await sendRaw(gateway.url, postText(path, head, body.replace("/PATH", path)));
    expect(statusesIn(response).every((status) => status >= 400)).toBe(true);
    expect(upstream.bodies.length).toBe(before);
    await expectService();
  });

  it("handles pipelined requests one by one", async () => {
    const one = postText(path, `Content-Length: ${chainId.length}\r\n`, chainId);
    const response = await sendRaw(gateway.url, one.repeat(500), 2000);
    expect(statusesIn(response)).toEqual(Array.from({ length: 500 }, () => 200));
  });

  it("disconnects a caller that does not finish its headers or body, and serves others meanwhile", async () => {
    const impatient = await serving({ requestTimeout: 1000 });
    onTestFinished(() => impatient.close());
    const own = `/${findNode(impatient, "ethereum").key}`;
    const slow = [
      `POST ${own} HTTP/1.1\r\nHost: gateway\r\n`,
      postText(own, "Content-Length: 1000\r\n", "{"),
      postText(own, "Transfer-Encoding: chunked\r\n", "5\r\n{"),
      "",
    ].map((text) => {
      const socket = openSocket(impatient.url);
      if (text !== "") socket.write(text);
      // The gateway may reset a connection that is still sending.
      const ended = new Promise((resolve) =>
        socket
          .resume()
          .on("error", () => {})
          .once("close", resolve),
      );
      return { socket, ended };
    });
    // Sending a byte now and then does not extend the time.
    const { socket } = slow[1] ?? {};
    const trickle = setInterval(() => socket?.write(" "), 100);
    await expectService(impatient);
    await Promise.all(slow.slice(0, 3).map(({ ended }) => ended));
    clearInterval(trickle);
    slow[3]?.socket.destroy();
    await expectService(impatient);
  });

  it("serves others while hundreds of connections are open and silent", async () => {
    const idle = Array.from({ length: 500 }, () => openSocket(gateway.url));
    await Promise.all(idle.map((socket) => once(socket, "connect")));
    await expectService();
    for (const socket of idle) socket.destroy();
    await expectService();
  });

  it("serves others while a caller floods it with calls that it may not make", async () => {
    const flood = postText("/no-such-token", `Content-Length: ${chainId.length}\r\n`, chainId).repeat(2000);
    const sockets = Array.from({ length: 4 }, () => openSocket(gateway.url));
    for (const socket of sockets) socket.write(flood);
    await expectService();
    for (const socket of sockets) socket.destroy();
    await expectService();
  });
});
