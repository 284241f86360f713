import { connect, createServer, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";

/** A proxy of gRPC. */
export interface GrpcProxy {
  readonly url: string;
  /** Cuts all connections. */
  cut(): void;
  close(): void;
}

/**
 * Starts a proxy in front of a gRPC server.
 *
 * @param address - Host and port of the server.
 * @param token - What the proxy adds to calls as `x-token`.
 * @param change - Changes each message of a response.
 */
export async function startGrpcProxy(
  address: string,
  token: string,
  change: (path: string, message: Buffer) => Buffer = (_, message) => message,
): Promise<GrpcProxy> {
  const upstream = connect(`http://${address}`);
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
    session.on("error", () => {});
  });
  server.on("stream", (stream, headers) => {
    const path = String(headers[":path"]);
    const request = upstream.request({ ...headers, "x-token": token });
    stream.on("error", () => {});
    request.on("error", () => stream.close());
    stream.once("close", () => request.close());
    stream.pipe(request);
    let trailers = {};
    let waiting = Buffer.alloc(0);
    request.once("response", (head, flags) => {
      // A response of headers alone has ended. Flag 1 says so.
      const isWhole = (flags & 1) !== 0;
      stream.respond(head, { waitForTrailers: !isWhole, endStream: isWhole });
    });
    request.once("trailers", (all) => (trailers = all));
    stream.once("wantTrailers", () => stream.sendTrailers(trailers));
    request.on("data", (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (; waiting.length >= 5 && waiting.length >= 5 + waiting.readUInt32BE(1);) {
        const end = 5 + waiting.readUInt32BE(1);
        const message = change(path, Buffer.from(waiting.subarray(5, end)));
        const head = Buffer.from(waiting.subarray(0, 5));
        head.writeUInt32BE(message.length, 1);
        stream.write(Buffer.concat([head, message]));
        waiting = waiting.subarray(end);
      }
    });
    request.once("end", () => stream.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (): void => sessions.forEach((session) => session.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close() {
      cut();
      server.close();
      upstream.destroy();
    },
  };
}
