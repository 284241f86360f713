import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { listen } from "../listen.ts";

/** How callers of {@link startServiceProxy} authenticate: by a token in the path, or by user name and password. */
export type ProxyCredential =
  | { readonly token: string }
  | { readonly username: string; readonly password: string };

export interface ServiceProxy {
  /** The HTTP endpoint, without the token and without a trailing slash. */
  readonly url: string;
  /** The WebSocket endpoint, without `/ws`, the token and a trailing slash. */
  readonly wsUrl: string;
  /** Closes the proxy and every connection through it. */
  stop(): Promise<void>;
}

/**
 * Starts a reverse proxy that gives a bare node the addresses and credentials of the service interface: `/<token>`,
 * `/ws/<token>`, basic authentication, and the sub-path `/evm`. It passes bodies and WebSocket frames through unchanged.
 * It rejects a wrong credential with 401 and an unknown path with 404.
 *
 * @param nodeUrl - HTTP address of the node.
 */
export async function startServiceProxy(nodeUrl: string, credential: ProxyCredential): Promise<ServiceProxy> {
  const node = new URL(nodeUrl);
  const sockets = new Set<Duplex>();

  const server = createServer((incoming, outgoing) => {
    const status = rejectionOf(incoming, credential, "");
    if (status === undefined) forward(incoming, outgoing, node);
    else outgoing.writeHead(status, { "content-type": "text/plain" }).end(`rejected: ${status}`);
  });
  server.on("connection", (socket: Socket) => track(sockets, socket));
  server.on("upgrade", (incoming, socket, head) => {
    const status = rejectionOf(incoming, credential, "/ws");
    if (status === undefined) tunnel(incoming, socket, head, node, sockets);
    else socket.end(`HTTP/1.1 ${status} Rejected\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
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

/** Returns the status with which to reject a request, or nothing if it is accepted. */
function rejectionOf(
  incoming: IncomingMessage,
  credential: ProxyCredential,
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
  const upstream = request(node, { method: incoming.method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  upstream.on("error", (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { "content-type": "text/plain" });
    outgoing.end(`the node behind the proxy did not respond: ${error.message}`);
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
  // An error on one side closes the other side too; the caller then sees its own connection fail.
  socket.on("error", () => socket.destroy());
  socket.on("close", () => sockets.delete(socket));
}
