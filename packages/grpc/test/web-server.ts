import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { framed } from "./raw-server.ts";

/** A request that a test's server has received. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The request's message, without its prefix. */
  readonly message: Buffer;
}

export type WebScript = (response: ServerResponse, received: Received, number: number) => void;

/** Starts an HTTP server that may break gRPC-Web's rules, for one test. */
export async function startWebServer(
  respond: WebScript,
): Promise<{ endpoint: string; received: Received[]; sockets: ReadonlySet<Socket> }> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const one = { path: request.url ?? "", headers: request.headers, message: body.subarray(5) };
      received.push(one);
      respond(response, one, received.length);
    });
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, received, sockets };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray());
}

export const WEB_HEADERS = { "content-type": "application/grpc-web+proto" };

/** The frame with the trailers. */
export function trailersFrame(text: string, flags = 0x80): Buffer {
  const frame = framed(Buffer.from(text));
  frame[0] = flags;
  return frame;
}

export const OK = trailersFrame("grpc-status:0\r\n");

/** Responds with messages and a status. */
export function respondWith(
  response: ServerResponse,
  messages: readonly Uint8Array[],
  end: Buffer = OK,
): void {
  response.writeHead(200, WEB_HEADERS);
  response.end(Buffer.concat([...messages.map((message) => framed(message)), end]));
}
