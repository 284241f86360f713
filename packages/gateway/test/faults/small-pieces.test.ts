import { once } from "node:events";
import type { Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { call, findNode } from "../client.ts";
import { consolePassword } from "../surfaces/console/console-client.ts";
import { networksWith } from "../networks.ts";
import { openSocket, postText, sendRaw, statusesIn } from "./raw-request.ts";

const megabyte = 1024 * 1024;
const chainId = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
const chunked = "Transfer-Encoding: chunked\r\n";

/** A body in chunks of one byte. */
function inBytes(body: string): string {
  return `${Array.from(body, (byte) => `1\r\n${byte}\r\n`).join("")}0\r\n\r\n`;
}

/** Writes until all bytes are sent, or the connection is closed. */
async function writeAll(socket: Socket, block: string, times: number): Promise<number> {
  for (let sent = 0; sent < times; sent += 1) {
    if (socket.destroyed) return sent;
    if (!socket.write(block))
      await new Promise<void>((resolve) => {
        for (const event of ["drain", "close"] as const) socket.once(event, () => resolve());
      });
  }
  return times;
}

describe("bodies in small pieces", () => {
  let gateway: Gateway<Credentials>;
  let places: Record<"node" | "unknown" | "management" | "exchange" | "console", [url: string, head: string]>;
  beforeAll(async () => {
    gateway = await createGateway({
      console: { password: consolePassword },
      networks: networksWith({}),
      limits: { shutdown: 1 },
    });
    const node = `/${findNode(gateway, "ethereum").key}`;
    places = {
      node: [gateway.url, postText(node, chunked, "")],
      unknown: [gateway.url, postText("/unknown-token", chunked, "")],
      management: [gateway.url, postText("/v1/projects/", chunked, "")],
      exchange: [gateway.url, postText("/exchange", chunked, "")],
      console: [gateway.consoleUrl ?? "", postText("/session", `x-node-access-console: 1\r\n${chunked}`, "")],
    };
  });
  afterAll(() => gateway.close());

  it.each([
    ["node", 400],
    ["unknown", 401],
    ["management", 401],
    ["exchange", 400],
    ["console", 400],
  ] as const)("are not read to their end at the %s address", async (place, status) => {
    const [url, head] = places[place];
    const socket = openSocket(url);
    let received = "";
    socket.on("data", (data: Buffer) => (received += data.toString("latin1")));
    socket.write(head);
    // 24 MB as it is sent: much more than the buffers of both sides hold.
    const times = 24;
    const sent = await writeAll(socket, inBytes("a".repeat(megabyte / 6)).slice(0, -5), times);
    if (!socket.destroyed) await once(socket, "close");
    expect(sent).toBeLessThan(times);
    // The venue reports a body that it cannot read with 422. A caller that still writes may lose the response.
    expect([[], [place === "exchange" ? 422 : status]]).toContainEqual(statusesIn(received));
    expect(await call(gateway, "eth_chainId")).toBe("0x1");
  });

  it("are accepted if the body is short", async () => {
    const [url, head] = places.node;
    expect(await sendRaw(url, head + inBytes(chainId))).toContain('"result":"0x1"');
  });

  it("are accepted if the pieces have 64 bytes", async () => {
    const [url, head] = places.node;
    const body = chainId.replace("}", `,"params":["${"a".repeat(500_000)}"]}`);
    const pieces = body.match(/.{1,64}/g) ?? [];
    const text = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join("");
    // The method has no parameters: its node has read them all.
    expect(await sendRaw(url, `${head}${text}0\r\n\r\n`)).toContain("too many arguments");
  });

  it("a rejected request's body is discarded, and its connection serves the next request", async () => {
    const body = "a".repeat(600_000);
    const rejected = postText("/unknown-token", `Content-Length: ${body.length}\r\n`, body);
    expect(statusesIn(await sendRaw(gateway.url, rejected + rejected))).toEqual([401, 401]);
  });
});
