import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { listen } from "@node-access-tools/local-servers";

/** How {@link startServiceFront} asks callers who they are: by a token in the path, or by user name and password. */
export type FrontCredential =
  | { readonly token: string }
  | { readonly username: string; readonly password: string };

/** A running front. */
export interface ServiceFront {
  /** The HTTP endpoint, without the token and without a trailing slash. */
  readonly url: string;
  /** The WebSocket endpoint, without `/ws`, the token and a trailing slash. */
  readonly wsUrl: string;
  /** Closes the front and every connection through it. */
  stop(): Promise<void>;
}

/**
 * Puts the addresses and credentials of the service interface before a node that itself answers on `/` only and
 * requests nothing: `/<token>`, `/ws/<token>`, basic authentication, and the sub-path `/evm`. Bodies and
 * WebSocket frames pass through unread, so a response is the node's own. A wrong credential is answered with 401,
 * an unknown path with 404.
 *
 * @param nodeUrl - HTTP address of the node.
 */
export async function startServiceFront(nodeUrl: string, credential: FrontCredential): Promise<ServiceFront> {
  const node = new URL(nodeUrl);
  const sockets = new Set<Duplex>();

  const server = createServer((incoming, outgoing) => {
    const refusal = refuse(incoming, credential, "");
    if (refusal === undefined) forward(incoming, outgoing, node);
    else outgoing.writeHead(refusal, { "content-type": "text/plain" }).end(`rejected: ${refusal}`);
  });
  server.on("connection", (socket: Socket) => track(sockets, socket));
  server.on("upgrade", (incoming, socket, head) => {
    const refusal = refuse(incoming, credential, "/ws");
    if (refusal === undefined) tunnel(incoming, socket, head, node, sockets);
    else socket.end(`HTTP/1.1 ${refusal} Rejected\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  const { url, close } = await listen(server);
  return {
    url,
    wsUrl: url.replace("http", "ws"),
    async stop() {
      const closed = close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** The status to reject a request with, if it is to be rejected. */
function refuse(
  incoming: IncomingMessage,
  credential: FrontCredential,
  prefix: string,
): 401 | 404 | undefined {
  const path = (incoming.url ?? "/").replace(/\/$/, "");
  if (!path.startsWith(prefix)) return 404;
  let rest = path.slice(prefix.length);
  if ("token" in credential) {
    const [, token = "", ...after] = rest.split("/");
    if (token !== encodeURIComponent(credential.token)) return 401;
    rest = after.length === 0 ? "" : `/${after.join("/")}`;
  } else {
    const pair = Buffer.from(`${credential.username}:${credential.password}`).toString("base64");
    if (incoming.headers.authorization !== `Basic ${pair}`) return 401;
  }
  return rest === "" || rest === "/evm" ? undefined : 404;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, node: URL): void {
  const { authorization: _, ...headers } = incoming.headers;
  const upstream = request(node, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.on("error", (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { "content-type": "text/plain" });
    outgoing.end(`the node behind the front did not respond: ${error.message}`);
  });
  incoming.pipe(upstream);
}

function tunnel(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  node: URL,
  sockets: Set<Duplex>,
): void {
  const upstream = connect(Number(node.port), node.hostname, () => {
    const headers = incoming.rawHeaders
      .map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`))
      .join("");
    upstream.write(`GET / HTTP/1.1\r\n${headers}\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  track(sockets, upstream);
  upstream.on("close", () => socket.destroy());
  socket.on("close", () => upstream.destroy());
}

function track(sockets: Set<Duplex>, socket: Duplex): void {
  sockets.add(socket);
  // A connection that ends in an error ends for both sides; the callers see it as their own error.
  socket.on("error", () => socket.destroy());
  socket.on("close", () => sockets.delete(socket));
}
