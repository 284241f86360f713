import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { GatewayState } from "../gateway-state.ts";
import { protocols } from "../generated/catalog.ts";
import { type Located, locateNode } from "../http/locate-node.ts";
import { HttpProblem, notFound } from "../http/problem.ts";
import { answeredBy } from "../http/respond.ts";
import type { RpcNode } from "../rpc/rpc-node.ts";
import { RpcSocket } from "./rpc-socket.ts";

/** The WebSockets of a gateway: `/ws/<token>`, or `/ws` with basic authentication. */
export class SocketServer {
  readonly #state: GatewayState;
  readonly #sockets = new Set<RpcSocket>();
  readonly #server: WebSocketServer;
  readonly #labels = new WeakMap<IncomingMessage, string>();

  constructor(state: GatewayState, server: Server) {
    this.#state = state;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: state.limits.bodyBytes,
      perMessageDeflate: false,
    });
    this.#server.on("headers", (headers, request) => {
      const label = this.#labels.get(request);
      if (label !== undefined) headers.push(`${answeredBy}: ${label}`);
    });
    server.on("upgrade", (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Lets what is in flight finish, at most so many milliseconds, and closes all sockets. */
  async close(milliseconds: number): Promise<void> {
    for (const socket of this.#sockets) socket.finish();
    const deadline = Date.now() + milliseconds;
    while (this.#sockets.size > 0 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.#sockets) socket.terminate();
    this.#server.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A caller that goes while it is refused must not end the process.
    socket.on("error", () => socket.destroy());
    try {
      const { located, rpc } = this.#find(request);
      const { label } = rpc.source;
      if (label) this.#labels.set(request, label);
      this.#server.handleUpgrade(request, socket, head, (webSocket) => {
        const one = new RpcSocket(this.#state, rpc, located, webSocket);
        this.#sockets.add(one);
        webSocket.on("close", () => this.#sockets.delete(one));
      });
    } catch (error) {
      refuse(
        socket,
        error instanceof HttpProblem ? error : new HttpProblem(500, "internal", "the gateway failed"),
      );
    }
  }

  #find(request: IncomingMessage): { located: Located; rpc: RpcNode } {
    if (!this.#state.isReady()) throw new HttpProblem(503, "closing", "the gateway is closing");
    if (this.#state.isBehindProxy && request.headers["x-forwarded-proto"] !== "https") {
      throw new HttpProblem(403, "https_required", "this service is reached over WSS only");
    }
    const [path = ""] = (request.url ?? "").split("?", 1);
    const match = /^\/ws(\/.*)?$/.exec(path);
    if (!match) throw notFound("WebSockets are at /ws/<token>, or at /ws with basic authentication");
    const located = locateNode(this.#state, request, match[1] ?? "/");
    const { service, rest } = located;
    if (!service.rpc || (rest !== "" && rest !== protocols[service.protocol].rpcPath)) {
      throw notFound("this node has no WebSocket there");
    }
    return { located, rpc: service.rpc };
  }
}

function refuse(socket: Duplex, { status, code, message }: HttpProblem): void {
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status} Refused`,
    "Connection: close",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
