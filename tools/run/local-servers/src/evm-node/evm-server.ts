import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { type WebSocket, WebSocketServer } from "ws";
import { Connections } from "../connections.ts";
import type { Block } from "./block-tree.ts";
import { type Call, EvmNode, type Habits, type Response } from "./evm-node.ts";

/**
 * What happens to a call instead of its response: another response, none, a closed connection,
 * or a wait, before the node processes it, when its fault is asked for again, or before it responds.
 */
export type Fault =
  | Response
  | "hang"
  | "cut"
  | { readonly processAfter: Promise<void> }
  | { readonly respondAfter: Promise<void> };

/** A simulated EVM node on loopback, over HTTP and WebSockets. It can be stopped and started at the same port. */
export class EvmServer {
  readonly node: EvmNode<WebSocket>;
  readonly received: Call[] = [];
  /** Returns a call's fault, if it has one. */
  fault: ((call: Call) => Fault | undefined) | undefined;
  /** Whether a notification is lost. */
  loses: ((message: string) => boolean) | undefined;
  /** Whether it accepts WebSockets, and connections at all. */
  takesSockets = true;
  open = true;
  /** The number of sockets that were opened. */
  opened = 0;
  readonly #peers = new Set<WebSocket>();
  readonly #connections = new Connections();
  #server: ReturnType<typeof createServer> | undefined;
  #port = 0;

  constructor(tip: Block, habits?: Habits) {
    const notify = (socket: WebSocket, message: string): void => {
      if (!this.loses?.(message)) socket.send(message);
    };
    this.node = new EvmNode(tip, notify, habits);
  }

  /** Its address without a scheme. */
  get host(): string {
    return `127.0.0.1:${this.#port}`;
  }

  get sockets(): number {
    return this.#peers.size;
  }

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      const body = JSON.parse((await text(request)) || "{}") as Call | Call[];
      const cut = (): void => void request.socket.destroy();
      const messages: string[] = [];
      for (const call of [body].flat()) {
        this.received.push(call);
        await this.#process(call, undefined, (message) => messages.push(message), cut);
      }
      response.setHeader("content-type", "application/json");
      response.end(Array.isArray(body) ? `[${messages.join(",")}]` : messages[0]);
    });
    server.on("connection", (connection: Socket) => {
      this.#connections.add(connection);
      if (!this.open) connection.destroy();
    });
    const sockets = new WebSocketServer({ noServer: true });
    server.on("upgrade", (request, connection, head) => {
      if (this.takesSockets) sockets.handleUpgrade(request, connection, head, (one) => this.#accept(one));
      else connection.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    });
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Ends immediately, like a killed process. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, "close");
    server.close();
    this.cut();
    await closed;
  }

  /** Closes all connections. */
  cut(): void {
    this.#connections.cut();
    for (const socket of this.#peers) this.node.disconnect(socket);
    this.#peers.clear();
  }

  /** Stops reading from open sockets without closing them. */
  freeze(): void {
    for (const socket of this.#peers) socket.pause();
  }

  #accept(socket: WebSocket): void {
    this.opened += 1;
    this.#peers.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      this.#peers.delete(socket);
      this.node.disconnect(socket);
    });
    const send = (message: string): void => socket.send(message);
    const cut = (): void => socket.terminate();
    socket.on("message", (data) => {
      const call = JSON.parse(String(data)) as Call;
      this.received.push(call);
      void this.#process(call, socket, send, cut);
    });
  }

  /** Never settles for a call without a response. A call without a fault gets its response at once. */
  #process(
    call: Call,
    socket: WebSocket | undefined,
    send: (message: string) => void,
    cut: () => void,
  ): Promise<void> | void {
    const fault = this.fault?.(call);
    const respond = (response: Response): void =>
      send(JSON.stringify({ jsonrpc: "2.0", id: call.id, ...response }));
    if (fault === undefined) return respond(this.node.respond(call, socket));
    if (fault === "cut") cut();
    if (typeof fault === "string") return new Promise(() => {});
    if ("processAfter" in fault)
      return fault.processAfter.then(() => {
        // A subscription of a closed socket would never end.
        if (!socket || this.#peers.has(socket)) return this.#process(call, socket, send, cut);
      });
    if (!("respondAfter" in fault)) return respond(fault);
    const response = this.node.respond(call, socket);
    return fault.respondAfter.then(() => respond(response));
  }
}
