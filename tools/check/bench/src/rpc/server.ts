/**
 * A JSON-RPC server over HTTP and WebSocket that uses as little CPU as possible: its results are fixed texts.
 */
import { createServer } from "node:http";
import { listen } from "@node-access-tools/local-servers";
import { type WebSocket, WebSocketServer } from "ws";
import { attend } from "../child.ts";
import { floodMethod, hangMethod, log, results } from "./requests.ts";

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const subscription = "0x1";
const notification = Buffer.from(
  JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params: { subscription, result: log } }),
);
/** Maximum bytes that wait to be sent. */
const maxBuffered = 1_000_000;

function responseTo({ id, method }: Call): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${results[method] ?? "null"}}`;
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Call | Call[];
    if (!Array.isArray(body) && body.method === hangMethod) return;
    const text = Array.isArray(body) ? `[${body.map(responseTo).join(",")}]` : responseTo(body);
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    });
    response.end(text);
  });
});
function flood(socket: WebSocket, count: number): void {
  let left = count;
  while (left > 0 && socket.bufferedAmount < maxBuffered) {
    left -= 1;
    socket.send(notification, { binary: false });
  }
  if (left > 0) setImmediate(flood, socket, left);
}

new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket) => {
  socket.on("message", (data) => {
    const call = JSON.parse(String(data)) as Call;
    if (call.method === "eth_subscribe") {
      socket.send(`{"jsonrpc":"2.0","id":${call.id},"result":"${subscription}"}`);
      return;
    }
    socket.send(responseTo(call));
    if (call.method === floodMethod) flood(socket, Number(call.params[0]));
  });
});
attend((await listen(server)).url);
