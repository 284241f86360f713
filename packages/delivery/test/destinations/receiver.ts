/**
 * Receives webhooks in a process of its own: `receiver.ts PORT`, with a certificate in the environment for https. What it does
 * follows from the path, such as `/status/503`. `/requests` returns what it has received.
 */
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { text } from "node:stream/consumers";

export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Counts its connections. */
  readonly connection: number;
}

const [port, cert] = process.argv.slice(2);
const received: ReceivedRequest[] = [];
const connections = new WeakMap<object, number>();
let connected = 0;

const listener: RequestListener = (request, response) => {
  void text(request).then((body) => {
    const { method, url, headers, socket } = request;
    if (url === "/requests") return void response.end(JSON.stringify(received));
    const connection = connections.get(socket) ?? ++connected;
    connections.set(socket, connection);
    received.push({ method, url, headers, body, connection });
    const [, kind, detail] = new URL(url ?? "", "http://receiver").pathname.split("/");
    if (kind === "cut") return void socket.destroy();
    if (kind === "garbage") return void socket.end("220 smtp.example ready\r\n");
    if (kind === "hang") return;
    if (kind === "half") return void response.write("the rest never comes");
    if (kind === "large") return void response.end(Buffer.alloc(10_000_000));
    if (kind === "headers") return void response.writeHead(200, { "x-large": "x".repeat(50_000) }).end();
    const retryAfter = new URL(url ?? "", "http://receiver").searchParams.get("retry-after");
    if (retryAfter) response.setHeader("retry-after", retryAfter);
    response.writeHead(kind === "status" ? Number(detail) : 200, { location: "/redirected" }).end("done");
  });
};

const server = cert
  ? createSecureServer({ cert, key: process.env["RECEIVER_KEY"] }, listener)
  : createServer(listener);
server.listen(Number(port), "127.0.0.1", () => console.log("ready"));
