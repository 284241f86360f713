import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { request as httpsRequest } from "node:https";
import type { Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { openSocket } from "./raw-request.ts";

/** Resolves when a connection has ended, in whatever way. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.resume().once("close", () => resolve());
  });
}

describe.each(["HTTPS", "gRPC"])("the port for %s", (kind) => {
  let gateway: Gateway<Credentials>;
  let ca: string;
  let url: string;
  beforeAll(async () => {
    const pem = await generate([{ name: "commonName", value: "localhost" }], {
      extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
    });
    ca = pem.cert;
    gateway = await createGateway({
      tls: { cert: pem.cert, key: pem.private },
      limits: { requestTimeout: 1600, pingInterval: 400, shutdown: 1 },
    });
    url = kind === "HTTPS" ? gateway.url : `https://${gateway.grpcUrl}`;
  });
  afterAll(() => gateway.close());

  async function expectService(): Promise<void> {
    const { port } = new URL(url);
    if (kind === "HTTPS") {
      const sent = httpsRequest(`https://localhost:${port}/healthz`, { ca, agent: false }).end();
      const [response] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
      expect(response.statusCode).toBe(200);
      return response.resume();
    }
    const session = connectHttp2(`https://localhost:${port}`, { ca });
    const stream = session.request({
      ":method": "POST",
      ":path": "/geyser.Geyser/GetSlot",
      "content-type": "application/grpc",
    });
    const [headers] = (await once(stream.end().resume(), "response")) as [Record<string, string>];
    expect(headers["grpc-status"]).toBe("16");
    session.destroy();
  }

  const hello = Buffer.from("16030100a5010000a10303", "hex");
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a part of a handshake", hello],
    ["a handshake of zeros", Buffer.concat([hello, Buffer.alloc(300)])],
    ["a record that is too large", Buffer.concat([Buffer.from("160301ffff", "hex"), Buffer.alloc(70_000)])],
    [
      "an endless warning",
      Buffer.concat(Array.from({ length: 1000 }, () => Buffer.from("15030100020100", "hex"))),
    ],
    ["a request without TLS", Buffer.from("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")],
    ["HTTP/2 without TLS", Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")],
    ["random bytes", Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
  ])("ends a connection that sends %s", async (_, bytes) => {
    const socket = openSocket(url);
    socket.write(bytes);
    await closed(socket);
    await expectService();
  });

  it("serves others while many handshakes are not finished", async () => {
    const sockets = Array.from({ length: 200 }, () => openSocket(url));
    for (const socket of sockets) socket.write(hello);
    await expectService();
    await Promise.all(sockets.map(closed));
    await expectService();
  });

  it("disconnects callers that renegotiate endlessly, or use an unsupported protocol version", async () => {
    const { port } = new URL(url);
    const old = connectTls({
      port: Number(port),
      host: "localhost",
      ca,
      maxVersion: "TLSv1.2",
      ALPNProtocols: ["h2", "http/1.1"],
    });
    old.on("error", () => {});
    await once(old, "secureConnect");
    const again = (): void => {
      if (!old.destroyed) old.renegotiate({}, (error) => (error ? old.destroy() : setImmediate(again)));
    };
    again();
    await closed(old);
    const other = connectTls({ port: Number(port), host: "localhost", ca, ALPNProtocols: ["spdy/1"] });
    other.on("error", () => {});
    await closed(other);
    await expectService();
  });
});
