import { Socket } from "node:net";
import { deflateRawSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { connect, failure, SAFE, serve, until, WRITE } from "./fixture.ts";
import type { HostileServer, Peer } from "./hostile-server.ts";

/** The bytes of a frame, as a server sends it. */
function frame(first: number, payload: Buffer | string, second = 0): Buffer {
  const body = Buffer.from(payload);
  const length = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([first, (length[0] ?? 0) | second, ...length.slice(1)]), body]);
}

/** A node that responds to each request with bytes of our own. */
function raw(bytes: (id: number, peer: Peer) => Buffer): Promise<HostileServer> {
  return serve({
    onRequest: ({ id }, peer) => peer.upgrade.socket.write(bytes(id, peer)),
  });
}

const compressed = (text: string): Buffer => deflateRawSync(text, { finishFlush: 2 }).subarray(0, -4);
const response = (id: number, result: string): string => `{"jsonrpc":"2.0","id":${id},"result":"${result}"}`;

describe("a node that sends", () => {
  it.each([
    ["a frame with a mask", () => frame(0x81, "\0\0\0\0{}", 0x80)],
    ["a frame with a reserved bit", () => frame(0xa1, "{}")],
    ["a frame of an unknown kind", () => frame(0x83, "{}")],
    ["a ping in two parts", () => frame(0x09, "a")],
    ["a part without a beginning", () => frame(0x80, "{}")],
    ["an invalid close code", () => frame(0x88, Buffer.from([0, 5]))],
  ])("%s has broken the protocol", async (_, bytes) => {
    const error = await failure(connect(await raw(bytes)).call(WRITE, [], {}));
    expect(error).toMatchObject({
      code: "UNANSWERED",
      context: { reason: "the node broke the WebSocket protocol, 1002" },
    });
  });

  it("damaged compression is not blamed on UTF-8", async () => {
    const error = await failure(connect(await raw(() => frame(0xc1, "no deflate"))).call(WRITE, [], {}));
    expect(error).toMatchObject({ context: { reason: "a compressed message is damaged, 1007" } });
  });

  it("a small message that decompresses into a large one is rejected", async () => {
    const server = await raw((id) => frame(0xc1, compressed(response(id, "0".repeat(1_000_000)))));
    const client = connect(server, { maxResponseBytes: 100_000 });
    expect(await failure(client.call(SAFE, [], {}))).toMatchObject({
      code: "RESPONSE_TOO_LARGE",
      context: { limit: 100_000 },
    });
  });

  it("a text with a byte order mark is understood", async () => {
    const server = await raw((id) => frame(0x81, `\uFEFF${response(id, "0x1")}`));
    expect(await connect(server).call(SAFE, [], {})).toEqual({ value: "0x1" });
  });

  it("a message in 20,000 parts is understood", async () => {
    const server = await raw((id) => {
      const parts = [...response(id, "x".repeat(20_000))];
      return Buffer.concat(
        parts.map((part, index) => frame((index ? 0 : 1) | (index === parts.length - 1 ? 0x80 : 0), part)),
      );
    });
    expect(await connect(server).call(SAFE, [], {})).toEqual({ value: "x".repeat(20_000) });
  });

  it("more after its mistake does not delay the error", async () => {
    const server = await raw((_, { upgrade: { socket } }) => {
      const sending = setInterval(() => socket.write("more"), 1);
      socket.on("close", () => clearInterval(sending));
      return frame(0x83, "");
    });
    expect(await failure(connect(server).call(WRITE, [], {}))).toMatchObject({ code: "UNANSWERED" });
    await until(() => server.connections() === 0);
  });
});

it.each([Infinity, 2 ** 32 + 100, 2 ** 31, 4_999.5])(
  "maxResponseBytes may be %d",
  async (maxResponseBytes) => {
    const server = await serve({ onRequest: (request, peer) => peer.result(request, "x".repeat(4_900)) });
    const { value } = await connect(server, { maxResponseBytes }).call(SAFE, [], {});
    expect(value).toHaveLength(4_900);
  },
);

it("sends the calls of one tick by one write, uncompressed", async () => {
  const server = await serve();
  const client = connect(server);
  await client.call(SAFE, [], {});
  const received: Buffer[] = [];
  server.peers[0]?.upgrade.socket.on("data", (bytes: Buffer) => received.push(bytes));
  const write = vi.spyOn(Socket.prototype as Required<Socket>, "_writev");
  onTestFinished(() => void write.mockRestore());
  await Promise.all(Array.from({ length: 100 }, () => client.call(SAFE, ["0".repeat(2_000)], {})));
  const ours = write.mock.contexts.filter((socket) => (socket as Socket).remotePort === server.port);
  expect(ours).toHaveLength(1);
  expect(Buffer.concat(received)[0]).toBe(0x81);
  expect(Buffer.concat(received).length).toBeGreaterThan(200_000);
});
