import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import type { AnvilNode } from "../chain/anvil-node.ts";
import type { ProxiedUpstream, UpstreamContext, UpstreamResponse } from "./proxied-upstream.ts";
import { respond } from "./respond.ts";
import type { UpstreamFault } from "./fault.ts";
import { WebSocketProxy } from "./web-socket-proxy.ts";

/** Milliseconds for which an upstream is offline before it returns as another one. */
const absence = 300;

/** A real node behind a proxy that injects faults, over HTTP and WebSocket. */
export class FaultyUpstream implements ProxiedUpstream {
  readonly name: string;
  readonly node: AnvilNode;
  readonly context: UpstreamContext;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #webSockets: WebSocketProxy;
  #listening: LocalServer | undefined;
  #fault: UpstreamFault | undefined;
  /** Ends requests that hang. */
  #over = new AbortController();
  #isAway = false;
  /** Requests that have arrived over HTTP and WebSocket. */
  requests = 0;

  private constructor(name: string, node: AnvilNode, context: UpstreamContext) {
    this.name = name;
    this.node = node;
    this.context = context;
    this.#server = createServer((request, response) => void this.#take(request, response));
    this.#webSockets = new WebSocketProxy(this.#server, this);
    this.#server.on("connection", (socket) => {
      if (this.isDown) return void socket.destroy();
      this.#sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => this.#sockets.delete(socket));
    });
  }

  static async start(name: string, node: AnvilNode, context: UpstreamContext): Promise<FaultyUpstream> {
    const upstream = new FaultyUpstream(name, node, context);
    upstream.#listening = await listen(upstream.#server);
    return upstream;
  }

  get url(): string {
    return this.#listening?.url ?? "";
  }

  get fault(): UpstreamFault | undefined {
    return this.#fault;
  }

  /** Whether nobody can connect. */
  get isDown(): boolean {
    return this.#isAway || this.#fault?.kind === "offline";
  }

  /** The node that currently serves requests. */
  get serving(): AnvilNode {
    return this.#fault?.kind === "other chain" ? this.context.otherChainNode : this.node;
  }

  get over(): AbortSignal {
    return this.#over.signal;
  }

  async begin(fault: UpstreamFault): Promise<void> {
    const { chain } = this.context;
    if (fault.kind === "lag") await this.node.lag(chain, fault.blocks);
    if (fault.kind === "fork") await this.node.fork(chain, fault.blocks);
    if (fault.kind === "other chain") await this.#restart(fault);
    this.#fault = fault;
    if (fault.kind === "offline") this.cut();
  }

  /** Ends the fault. Connections that hung are cut. */
  async end(): Promise<void> {
    const kind = this.#fault?.kind;
    if (kind === "other chain") await this.#restart(undefined);
    if (kind === "hang") this.cut();
    this.#fault = undefined;
    this.#over.abort();
    this.#over = new AbortController();
    await this.node.recover(this.context.chain);
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.#over.abort();
    this.cut();
    this.#webSockets.close();
    this.#server.close();
  }

  async #restart(fault: UpstreamFault | undefined): Promise<void> {
    this.#isAway = true;
    this.cut();
    await pause(absence);
    this.#fault = fault;
    this.#isAway = false;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on("error", () => {});
    const body = await text(request).catch(() => undefined);
    if (body === undefined || !request.complete) return;
    const outcome = await respond(this, body);
    if (response.destroyed) return;
    write(response, outcome);
  }
}

function write(response: ServerResponse, { status, headers, text: body, truncated }: UpstreamResponse): void {
  if (truncated === "nothing") return void response.destroy();
  const bytes = Buffer.from(body);
  const type = { "content-type": "application/json", ...headers };
  if (!truncated)
    return void response.writeHead(status, { ...type, "content-length": bytes.length }).end(bytes);
  // The Content-Length, or the missing last chunk, shows that the response is incomplete.
  response.writeHead(status, truncated === "length" ? { ...type, "content-length": bytes.length } : type);
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
}
