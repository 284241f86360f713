import type { IncomingMessage, Server } from "node:http";
import { nodeHttp } from "../codec/http/node-http.ts";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { CallContext } from "../access/call-context.ts";
import type { Pending } from "../access/pending-bytes.ts";
import type { SocketService } from "../access/socket-service.ts";
import { overloadedRetryAfter, HttpProblem, notFound, tooMany } from "../codec/http/problem.ts";
import { requestIdHeader, readRequestId } from "../codec/http/request-id.ts";
import { servedByHeader, problemHeaders } from "../codec/http/respond.ts";
import { otherBodyBytes } from "../options/limits.ts";
import { runFor } from "../codec/http/current-request.ts";
import type { CallerSocket } from "../codec/web-socket/caller-socket.ts";
import type { OperationsContext } from "../surfaces/operations/handle-operations.ts";
import { readTarget } from "./handle-request.ts";
import { findVenueSocket } from "../surfaces/venue/find-socket.ts";

type SocketContext = CallContext & Pick<OperationsContext, "isReady">;

/** A node's at `/ws/<token>`, or at `/ws` with basic authentication; the venue's at `/ws` without. */
export class SocketServer {
  readonly #state: SocketContext;
  readonly #sockets = new Set<CallerSocket>();
  readonly #server: WebSocketServer;
  /** For sockets that respond to a message which is too large. */
  readonly #skippingServer: WebSocketServer;
  readonly #headers = new WeakMap<IncomingMessage, readonly string[]>();

  constructor(state: SocketContext, server: Server) {
    this.#state = state;
    const { bodyBytes, pendingBytes } = state.limits;
    this.#server = this.#create(otherBodyBytes(state.limits));
    // It receives what its caller may have in flight, which is counted as it arrives.
    this.#skippingServer = this.#create(Math.max(bodyBytes, pendingBytes));
    server.on("upgrade", (request, socket, head) => {
      const id = readRequestId(request.headers);
      const fail = destroyer(socket);
      runFor({ id, fail }, () => void this.#upgrade(request, id, socket, head).catch(fail));
    });
  }

  #create(maxPayload: number): WebSocketServer {
    const options = {
      noServer: true,
      maxPayload,
      perMessageDeflate: false,
      // The type declarations lack this option.
      closeTimeout: this.#state.limits.pingInterval,
    };
    return new WebSocketServer(options).on("headers", (headers, request) => {
      headers.push(...(this.#headers.get(request) ?? []));
    });
  }

  /** Waits at most this long for messages in flight, and closes all sockets. */
  async close(milliseconds: number): Promise<void> {
    for (const socket of this.#sockets) socket.finish();
    const deadline = performance.now() + milliseconds;
    while (this.#sockets.size > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.#sockets) socket.terminate();
    this.#server.close();
    this.#skippingServer.close();
  }

  async #upgrade(request: IncomingMessage, requestId: string, socket: Duplex, head: Buffer): Promise<void> {
    // A caller that disconnects during its rejection must not end the process.
    socket.on("error", destroyOnError);
    const startedAt = performance.now();
    const headers = [`${requestIdHeader}: ${requestId}`];
    try {
      const found = await this.#find(request, requestId);
      const { label, caller, skipsLarge } = found;
      if (socket.destroyed) return;
      const pending = this.#state.pendingBytes.begin(`${caller.tenant} sockets`);
      if (!pending) throw tooMany("too many WebSockets of this credential are open", overloadedRetryAfter);
      if (label) headers.push(`${servedByHeader}: ${label}`);
      this.#headers.set(request, headers);
      const server = skipsLarge ? this.#skippingServer : this.#server;
      let isServed = false;
      server.handleUpgrade(request, socket, head, (webSocket) => {
        isServed = true;
        this.#serve(webSocket, socket, found, pending);
      });
      if (!isServed) pending.end();
    } catch (error) {
      const problem =
        error instanceof HttpProblem ? error : new HttpProblem(500, "internal", "the gateway failed");
      if (problem.status === 401 || problem.status === 403)
        this.#state.security.rejected(
          "web-socket",
          problem.status,
          this.#state.proxies.source(request),
          requestId,
        );
      const { status } = problem;
      this.#state.traffic.rejected(
        { surface: "web-socket", status, requestId },
        (performance.now() - startedAt) / 1000,
      );
      rejectUpgrade(socket, problem, headers);
    }
  }

  #serve(
    webSocket: WebSocket,
    connection: Duplex,
    { service, caller, serve }: SocketService,
    pending: Pending,
  ): void {
    countParts(connection, webSocket, pending);
    const one = serve(webSocket, connection);
    this.#sockets.add(one);
    service.connections.set(one, caller.id);
    if (caller.ended) one.end(caller.ended);
    webSocket.on("close", () => {
      this.#sockets.delete(one);
      service.connections.delete(one);
      one.closed();
      pending.end();
    });
  }

  async #find(request: IncomingMessage, requestId: string): Promise<SocketService> {
    // Loaded with the first WebSocket, as it brings all kinds of subscriptions.
    const { findRpcSocket } = await import("../surfaces/json-rpc/find-socket.ts");
    await this.#state.lease.renew();
    if (!this.#state.isReady()) throw new HttpProblem(503, "closing", "the gateway is closing");
    if (!this.#state.proxies.isSecure(request)) {
      throw new HttpProblem(403, "https_required", "this service is reached over WSS only");
    }
    const [path = ""] = readTarget(request).split("?", 1);
    const match = /^\/ws(\/.*)?$/.exec(path);
    if (!match) throw notFound("WebSockets are at /ws/<token>, or at /ws with basic authentication");
    const isOpen = match[1] === undefined && request.headers.authorization === undefined;
    const venue = isOpen ? await findVenueSocket(this.#state, request, requestId) : undefined;
    return venue ?? findRpcSocket(this.#state, request, match[1] ?? "/", requestId);
  }
}

// What outlives an upgrade is created here: a closure of the upgrade would hold its request, with all headers.

function destroyer(socket: Duplex): () => void {
  return () => void socket.destroy();
}

function destroyOnError(this: Duplex): void {
  this.destroy();
}

/** Bytes of a control frame in addition to its payload. */
const controlBytes = 6;

/** Also counts the bytes of a message that a caller has not finished sending. */
function countParts(socket: Duplex, webSocket: WebSocket, pending: Pending): void {
  let parts = 0;
  const take = (bytes: number): void => {
    const taken = Math.min(bytes, parts);
    parts -= taken;
    pending.remove(taken);
  };
  // Runs before the bytes can complete a message.
  socket.prependListener("data", (chunk: Buffer) => {
    if (pending.add(chunk.length)) parts += chunk.length;
    else webSocket.terminate();
  });
  webSocket.on("message", () => take(parts));
  const takeControl = (data: Buffer): void => take(data.length + controlBytes);
  webSocket.on("ping", takeControl).on("pong", takeControl);
}

function rejectUpgrade(socket: Duplex, problem: HttpProblem, headers: readonly string[]): void {
  const { status, code, message } = problem;
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status} ${nodeHttp.STATUS_CODES[status] ?? ""}`,
    "Connection: close",
    "Content-Type: application/json",
    ...headers,
    ...Object.entries(problemHeaders(problem)).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  // The caller may never close its side.
  socket.once("finish", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
