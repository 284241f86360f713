import { createServer, type Http2Session, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Starts a plain HTTP/2 server that may break gRPC's rules, for one test. */
export async function startRawServer(
  respond: (stream: ServerHttp2Stream, path: string) => void,
): Promise<{ endpoint: string; calls: () => number }> {
  let calls = 0;
  const sessions = new Set<Http2Session>();
  const server = createServer();
  server.on("session", (session) => sessions.add(session));
  server.on("stream", (stream, headers) => {
    calls += 1;
    stream.on("error", () => undefined);
    respond(stream, headers[":path"] ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, calls: () => calls };
}

export const GRPC_HEADERS = { ":status": 200, "content-type": "application/grpc+proto" } as const;

/** Frames a message for the wire: a flag for no compression, the length, the bytes. */
export function framed(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}
