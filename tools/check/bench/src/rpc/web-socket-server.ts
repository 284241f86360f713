/** A JSON-RPC server over a WebSocket. It writes frames itself, which are made in advance as far as possible. */
import { createServer } from "node:http";
import type { Duplex } from "node:stream";
import { listen } from "@node-access-tools/local-servers";
import { WebSocketServer } from "ws";
import { attend } from "../child.ts";
import { floodMethod, largeRequest, largeTail, log, smallTail } from "./requests.ts";

const subscription = "0x1";
const notification = frame(
  JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params: { subscription, result: log } }),
);
/** Many notifications per write, so that the client does not pay for a read of its socket each time. */
const perWrite = 100;
const notifications = Buffer.concat(Array<Buffer>(perWrite).fill(notification));

/** A frame with a text. @param more - The rest of the text. */
function frame(text: string, more: Buffer = Buffer.alloc(0)): Buffer {
  const length = text.length + more.length;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x81;
  head[1] = length < 126 ? length : length < 65_536 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, Buffer.from(text, "latin1"), more]);
}

function flood(socket: Duplex, count: number): void {
  if (count > 0) socket.write(notifications, () => flood(socket, count - perWrite));
}

function trickle(socket: Duplex, count: number): void {
  let left = count;
  const timer = setInterval(() => {
    socket.write(notification);
    left -= 1;
    if (left === 0 || socket.destroyed) clearInterval(timer);
  }, 1);
}

const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
server.on("upgrade", (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (webSocket) => {
    webSocket.on("message", (data) => {
      const call = String(data);
      const [, id] = /"id":("[^"]*"|\d+)/.exec(call) ?? [];
      const start = `{"jsonrpc":"2.0","id":${id}`;
      if (call.includes("eth_subscribe")) socket.write(frame(`${start},"result":"${subscription}"}`));
      else if (call.includes(largeRequest.method)) socket.write(frame(start, largeTail));
      else socket.write(frame(`${start}${smallTail}`));
      const [, count, pace] = new RegExp(`${floodMethod}"[^[]*\\[(\\d+),"(\\w+)"`).exec(call) ?? [];
      if (count !== undefined) (pace === "flooded" ? flood : trickle)(socket, Number(count));
    });
  });
});
attend((await listen(server)).url.replace("http", "ws"));
