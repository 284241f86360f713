import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** An upstream that responds to each request with the same bytes. */
export interface Liar {
  readonly url: string;
  /** The pieces that it received. */
  readonly received: readonly string[];
  close(): void;
}

/** @param answer - How it reacts when it receives something. */
export async function startLiar(answer: (socket: Socket) => void): Promise<Liar> {
  const sockets = new Set<Socket>();
  const received: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (chunk: Buffer) => {
      received.push(chunk.toString("latin1"));
      answer(socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

export function sends(head: string, body = ""): (socket: Socket) => void {
  return (socket) => void socket.write(`${head}\r\n\r\n${body}`);
}

export const ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json";
/** What an upstream may send that is not a valid response. */
export const lies: readonly [string, (socket: Socket) => void][] = [
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
    "packs a response that was to be plain",
    sends(`${ok}\r\nContent-Encoding: gzip\r\nContent-Length: 4`, "\x1f\x8b\x08\x00"),
  ],
  ["fails", sends("HTTP/1.1 500 No\r\nContent-Length: 0")],
  ["rejects the gateway's key", sends("HTTP/1.1 401 No\r\nContent-Length: 0")],
];
