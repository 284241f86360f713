import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { connect, createServer as createTcpServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import { oneOf, type Random } from "@node-access-tools/workspace";

/** A fault of connections to an upstream. On WebSockets, only those that say so affect messages. */
export type WireFault =
  /** Nothing gets a response, on WebSockets too. Connections are cut when the fault ends. */
  | { readonly kind: "hang" }
  /** Responses arrive late, and messages on WebSockets too. */
  | { readonly kind: "slow"; readonly milliseconds: number; readonly chance?: number }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly retryAfter?: number;
      readonly chance: number;
    }
  | { readonly kind: "html"; readonly status: number; readonly chance: number }
  /** Responses are cut in half: before their Content-Length, before the last chunk, or within the JSON. */
  | { readonly kind: "truncate"; readonly where: "length" | "chunks" | "json"; readonly chance: number }
  /** JSON-RPC responses have other ids than the requests, or batches lack a response. */
  | { readonly kind: "wrong ids"; readonly chance: number }
  /** Connections are cut when a request arrives. */
  | { readonly kind: "drop"; readonly chance: number }
  /** A WebSocket sends a text that is not JSON before a message, or half of a message and closes. */
  | { readonly kind: "frame"; readonly form: "text" | "half"; readonly chance: number }
  /** All connections are cut, and new ones as soon as they open. */
  | { readonly kind: "offline" };

const page = "<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
/** A WebSocket frame with that page as its text: FIN, text, and a length below 126. */
const pageFrame = Buffer.concat([Buffer.of(0x81, page.length), Buffer.from(page)]);

/** Options of {@link FaultProxy.start}. */
export interface FaultProxyOptions {
  /** Called for each HTTP request with its body, also if a fault lets it get no response. */
  readonly onRequest?: (body: string, fault: WireFault["kind"] | undefined) => void;
  /** Whether to forward connections as they are, such as those of gRPC, on which only cuts are possible. */
  readonly isRaw?: boolean;
}

/** A proxy in front of an upstream, for HTTP and WebSockets, that injects faults of the wire. */
export class FaultProxy {
  /** The upstream's port. Connections that are open stay with the one before. */
  target: number;
  /** Each request gets the first of these that its chance lets happen. */
  faults: readonly WireFault[] = [];
  /** Whether nobody can connect. */
  isAway = false;
  readonly #random: Random;
  readonly #options: FaultProxyOptions;
  readonly #connections = new Set<Duplex>();
  /** WebSockets, and raw connections. */
  readonly #tunnels = new Set<Duplex>();
  #listening: LocalServer | undefined;

  private constructor(target: number, random: Random, options: FaultProxyOptions) {
    this.target = target;
    this.#random = random;
    this.#options = options;
  }

  static async start(target: number, random: Random, options: FaultProxyOptions = {}): Promise<FaultProxy> {
    const proxy = new FaultProxy(target, random, options);
    const server = options.isRaw
      ? createTcpServer((socket) => proxy.#join(socket, connect(proxy.target, "127.0.0.1")))
      : createServer((request, response) => void proxy.#take(request, response));
    server.on("connection", (socket: Socket) => proxy.#track(socket));
    server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      proxy.#tunnel(request, socket, head),
    );
    proxy.#listening = await listen(server);
    return proxy;
  }

  get url(): string {
    return this.#listening?.url ?? "";
  }

  begin(...faults: readonly WireFault[]): void {
    this.faults = faults;
    if (this.#has("offline")) this.cut();
  }

  end(): void {
    const isHung = this.#has("hang");
    this.faults = [];
    if (isHung) this.cut();
  }

  cut(): void {
    for (const connection of this.#connections) connection.destroy();
  }

  /** Cuts WebSockets and raw connections. @returns how many. */
  cutTunnels(): number {
    for (const tunnel of this.#tunnels) tunnel.destroy();
    return this.#tunnels.size;
  }

  async stop(): Promise<void> {
    this.cut();
    await this.#listening?.close();
  }

  #has(kind: WireFault["kind"]): boolean {
    return this.faults.some((fault) => fault.kind === kind);
  }

  #draw(isMessage = false): WireFault | undefined {
    return this.faults.find(
      (fault) =>
        isMessage === (fault.kind === "frame") && (!("chance" in fault) || this.#random() < fault.chance),
    );
  }

  #track(socket: Socket): void {
    if (this.isAway || this.#has("offline")) return void socket.destroy();
    this.#connections.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#connections.delete(socket));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on("error", () => {});
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined || !request.complete) return;
    const fault = this.#draw();
    this.#options.onRequest?.(body.toString("utf8"), fault?.kind);
    switch (fault?.kind) {
      case "hang":
        return;
      case "drop":
      case "offline":
        return void response.destroy();
      case "status": {
        const { status, retryAfter } = fault;
        if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
        return void response.writeHead(status, { "content-type": "text/plain" }).end("not now");
      }
      case "html":
        return void response.writeHead(fault.status, { "content-type": "text/html" }).end(page);
      case "slow":
        await pause(fault.milliseconds, undefined, { ref: false });
    }
    this.#forward(request, body, response, fault);
  }

  #forward(
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    fault: WireFault | undefined,
  ): void {
    const forwarded = send({ port: this.target, method, path: url, headers }, (reply) => {
      reply.on("error", () => response.destroy());
      if (fault?.kind === "truncate" || fault?.kind === "wrong ids")
        return void this.#alter(reply, response, fault).catch(() => response.destroy());
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
    forwarded.end(body);
  }

  async #alter(
    reply: IncomingMessage,
    response: ServerResponse,
    fault: Extract<WireFault, { kind: "truncate" | "wrong ids" }>,
  ): Promise<void> {
    const full = await buffer(reply);
    const type = { "content-type": reply.headers["content-type"] ?? "application/json" };
    const end = (bytes: Buffer): unknown =>
      response.writeHead(200, { ...type, "content-length": bytes.length }).end(bytes);
    if (fault.kind === "wrong ids") return void end(Buffer.from(this.#withWrongIds(full.toString("utf8"))));
    const half = full.subarray(0, Math.ceil(full.length / 2));
    if (fault.where === "json") return void end(half);
    // The Content-Length, or the missing last chunk, shows that the response is incomplete.
    const length = fault.where === "length" && { "content-length": full.length };
    response.writeHead(200, { ...type, ...length }).write(half, () => response.destroy());
  }

  #withWrongIds(text: string): string {
    const parsed = JSON.parse(text) as object | readonly object[];
    const foreign = (one: object): object => ({ ...one, id: oneOf(this.#random, [null, 987_654_321, "x"]) });
    if (!Array.isArray(parsed)) return JSON.stringify(foreign(parsed));
    const [first, ...rest] = parsed as readonly object[];
    return JSON.stringify(first && this.#random() < 0.5 ? [foreign(first), ...rest] : rest);
  }

  #tunnel({ url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const target = connect(this.target, "127.0.0.1");
    const headers = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    target.write(`GET ${url} HTTP/1.1\r\n${headers.join("")}\r\n`);
    target.write(head);
    this.#join(socket, target);
  }

  #join(caller: Duplex, target: Socket): void {
    this.#tunnels.add(caller);
    caller.pipe(target);
    let passed = Promise.resolve();
    target.on("data", (bytes: Buffer) => {
      passed = passed.then(() => this.#pass(bytes, caller));
    });
    target.on("error", () => caller.destroy());
    target.on("close", () => void passed.then(() => caller.destroy()));
    caller.on("error", () => target.destroy());
    caller.on("close", () => {
      this.#tunnels.delete(caller);
      target.destroy();
    });
  }

  async #pass(bytes: Buffer, caller: Duplex): Promise<void> {
    if (this.#has("hang")) return;
    const slow = this.faults.find((fault) => fault.kind === "slow" && fault.chance === undefined);
    if (slow?.kind === "slow") await pause(slow.milliseconds, undefined, { ref: false });
    const fault = this.#draw(true);
    if (caller.destroyed) return;
    if (fault?.kind === "frame" && fault.form === "half") {
      caller.end(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      return;
    }
    if (fault) caller.write(pageFrame);
    // The rest of what a slow reader has not read waits in the upstream.
    if (!caller.write(bytes))
      await new Promise((resolve) => caller.once("drain", resolve).once("close", resolve));
  }
}
