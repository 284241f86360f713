import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Pending } from "../access/pending-bytes.ts";
import type { GatewayState } from "../gateway-state.ts";
import { protocols } from "../generated/catalog.ts";
import { locateNode } from "../http/locate-node.ts";
import { crowdedFor, HttpProblem, notFound, tooMany } from "../http/problem.ts";
import { answeredBy, problemHeaders } from "../http/respond.ts";
import type { NodeService } from "../node-services.ts";
import type { NodeSource } from "../upstream/node-source.ts";
import type { CallerSocket } from "./caller-socket.ts";
import { RpcSocket } from "./rpc-socket.ts";
import { Tunnel } from "./tunnel.ts";
import { VenueSocket } from "./venue-socket.ts";

/** The WebSockets of a gateway: a node's at `/ws/<token>`, or at `/ws` with basic authentication; the venue's at `/ws` without. */
export class SocketServer {
  readonly #state: GatewayState;
  readonly #sockets = new Set<CallerSocket>();
  readonly #server: WebSocketServer;
  readonly #labels = new WeakMap<IncomingMessage, string>();

  constructor(state: GatewayState, server: Server) {
    this.#state = state;
    const options = {
      noServer: true,
      maxPayload: state.limits.bodyBytes,
      perMessageDeflate: false,
      // The types do not have it yet.
      closeTimeout: state.limits.pingInterval,
    };
    this.#server = new WebSocketServer(options);
    this.#server.on("headers", (headers, request) => {
      const label = this.#labels.get(request);
      if (label !== undefined) headers.push(`${answeredBy}: ${label}`);
    });
    server.on("upgrade", (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Lets what is in flight finish, at most so many milliseconds, and closes all sockets. */
  async close(milliseconds: number): Promise<void> {
    for (const socket of this.#sockets) socket.finish();
    const deadline = performance.now() + milliseconds;
    while (this.#sockets.size > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.#sockets) socket.terminate();
    this.#server.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A caller that goes while it is refused must not end the process.
    socket.on("error", () => socket.destroy());
    try {
      const { label, service, credential, serve } = this.#find(request);
      const pending = this.#state.pendingBytes.begin(`${credential} sockets`);
      if (!pending) throw tooMany("too many WebSockets are open", crowdedFor);
      socket.on("close", () => pending.end());
      if (label) this.#labels.set(request, label);
      this.#server.handleUpgrade(request, socket, head, (webSocket) => {
        countParts(socket, webSocket, pending);
        const one = serve(webSocket);
        this.#sockets.add(one);
        service.connections.add(one);
        webSocket.on("close", () => {
          this.#sockets.delete(one);
          service.connections.delete(one);
        });
      });
    } catch (error) {
      refuse(
        socket,
        error instanceof HttpProblem ? error : new HttpProblem(500, "internal", "the gateway failed"),
      );
    }
  }

  #find(request: IncomingMessage): Found {
    if (!this.#state.isReady()) throw new HttpProblem(503, "closing", "the gateway is closing");
    if (this.#state.isBehindProxy && request.headers["x-forwarded-proto"] !== "https") {
      throw new HttpProblem(403, "https_required", "this service is reached over WSS only");
    }
    const [path = ""] = (request.url ?? "").split("?", 1);
    const match = /^\/ws(\/.*)?$/.exec(path);
    if (!match) throw notFound("WebSockets are at /ws/<token>, or at /ws with basic authentication");
    const venue =
      match[1] === undefined && request.headers.authorization === undefined
        ? this.#venue(request)
        : undefined;
    if (venue) return venue;
    const located = locateNode(this.#state, request, match[1] ?? "/");
    const { service, rest } = located;
    if (!service.rpc || (rest !== "" && rest !== protocols[service.protocol].rpcPath)) {
      throw notFound("this node has no WebSocket there");
    }
    const { rpc } = service;
    return {
      label: rpc.source.label,
      service,
      credential: located.credential,
      serve: (webSocket) => new RpcSocket(this.#state, rpc, located, webSocket),
    };
  }

  /** The venue's own socket, which takes no credential, if a node has a venue. */
  #venue({ socket }: IncomingMessage): Found | undefined {
    const service = this.#state.services.first("exchange");
    const source = service?.endpoints.get("exchange");
    if (!service || !source) return undefined;
    const { label } = source;
    const credential = `${service.id}/${socket.remoteAddress ?? ""}`;
    const { rateLimit } = this.#state;
    const mayAsk = (bytes: number): boolean => rateLimit.take(credential, rateLimit.cost(1, bytes)) === 0;
    const serve = (webSocket: WebSocket): CallerSocket =>
      "upstreams" in source
        ? new Tunnel(this.#state, source as NodeSource, "/ws", mayAsk, webSocket)
        : new VenueSocket(this.#state, mayAsk, webSocket);
    return { label, service, credential, serve };
  }
}

/** What serves an upgrade. */
interface Found {
  /** What answers in place of a node, if nothing else does. */
  readonly label: string | undefined;
  readonly service: NodeService;
  /** Whose socket it is: an id, never a secret. */
  readonly credential: string;
  readonly serve: (webSocket: WebSocket) => CallerSocket;
}

/** Bytes of a control frame beside what it carries. */
const controlBytes = 6;

/** What a caller has begun to send and has not finished counts too, until the message is whole. */
function countParts(socket: Duplex, webSocket: WebSocket, pending: Pending): void {
  let parts = 0;
  const take = (bytes: number): void => {
    const taken = Math.min(bytes, parts);
    parts -= taken;
    pending.remove(taken);
  };
  // Before the message that they may be the end of.
  socket.prependListener("data", (chunk: Buffer) => {
    if (pending.add(chunk.length)) parts += chunk.length;
    else webSocket.terminate();
  });
  webSocket.on("message", () => take(parts));
  for (const event of ["ping", "pong"] as const)
    webSocket.on(event, (data: Buffer) => take(data.length + controlBytes));
}

function refuse(socket: Duplex, problem: HttpProblem): void {
  const { status, code, message } = problem;
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status} Refused`,
    "Connection: close",
    "Content-Type: application/json",
    ...Object.entries(problemHeaders(problem)).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  // Its caller may never close its side.
  socket.once("finish", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
