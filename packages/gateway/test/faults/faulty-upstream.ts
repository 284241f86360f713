import type { Socket } from "node:net";
import { type RawServer, startRawServer } from "./raw-server.ts";

/** An upstream that breaks the protocol. */
export interface FaultyUpstream extends RawServer {
  /** The received chunks, in order. */
  readonly received: readonly string[];
}

/** @param respond - Called for each chunk that the upstream receives. */
export async function startFaultyUpstream(respond: (socket: Socket) => void): Promise<FaultyUpstream> {
  const received: string[] = [];
  const server = await startRawServer((socket) => {
    socket.on("data", (chunk: Buffer) => {
      received.push(chunk.toString("latin1"));
      respond(socket);
    });
  });
  return { ...server, received };
}

/** @returns a response that is sent as it is. */
export function writing(head: string, body = ""): (socket: Socket) => void {
  return (socket) => void socket.write(`${head}\r\n\r\n${body}`);
}

/** The beginning of a valid response. */
export const ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json";

/** JSON that is nested too deep to be read. */
export const nested: string = "[".repeat(100_000) + "]".repeat(100_000);

/** What an upstream may send that is not a valid response. */
export const invalidResponses: readonly [string, (socket: Socket) => void][] = [
  ["sends nothing", () => {}],
  ["hangs up", (socket) => socket.destroy()],
  ["ends in the middle of its headers", (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-")],
  ["stalls in its headers", (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-")],
  ["does not speak HTTP", (socket) => void socket.write("SSH-2.0-OpenSSH_9.6\r\n")],
  ["stalls in its body", writing(`${ok}\r\nContent-Length: 1000`, '{"jsonrpc"')],
  ["ends in the middle of its body", (socket) => socket.end(`${ok}\r\nContent-Length: 1000\r\n\r\n{"json`)],
  [
    "ends in the middle of a chunk",
    (socket) => socket.end(`${ok}\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"json`),
  ],
  ["has an invalid chunk size", writing(`${ok}\r\nTransfer-Encoding: chunked`, "zz\r\n{}\r\n0\r\n\r\n")],
  ["has endless headers", writing(`${ok}\r\nX-A: ${"a".repeat(200_000)}\r\nContent-Length: 2`, "{}")],
  ["has two content lengths", writing(`${ok}\r\nContent-Length: 2\r\nContent-Length: 3`, "{}}")],
  [
    "redirects the caller",
    writing(`HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0`),
  ],
  [
    "compresses a response that must not be compressed",
    writing(`${ok}\r\nContent-Encoding: gzip\r\nContent-Length: 4`, "\x1f\x8b\x08\x00"),
  ],
  ["fails", writing("HTTP/1.1 500 No\r\nContent-Length: 0")],
  ["rejects the gateway's key", writing("HTTP/1.1 401 No\r\nContent-Length: 0")],
];
