import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import type { Random } from "@node-access-tools/workspace";

/** The share of requests that get each fault while an upstream misbehaves. */
export const faultRates = { unavailable: 0.02, cut: 0.01, throttled: 0.005, html: 0.01, slow: 0.01 } as const;

type FaultName = keyof typeof faultRates;

/** Milliseconds by which a slow response is delayed. */
const slowness = 400;

/** Counts the faults that all upstreams of a soak test have injected. */
export class InjectedFaults {
  readonly counts = new Map<string, number>();
  /** The signed transactions and nonces of requests that got a fault. These writes may fail. */
  readonly writes = new Set<string>();

  /** @param body - The request's body. */
  record(kind: string, body = ""): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    for (const [mark] of body.matchAll(/0x02[\da-f]{64}|"nonce":\d+/g)) this.writes.add(mark);
  }
}

/** A proxy in front of an upstream that fails some requests while `isFaulty` is set. */
export class FaultyProxy {
  isFaulty = false;
  readonly #target: number;
  readonly #random: Random;
  readonly #injected: InjectedFaults;
  readonly #tunnels = new Set<Duplex>();
  #listening: LocalServer | undefined;

  private constructor(target: number, random: Random, injected: InjectedFaults) {
    this.#target = target;
    this.#random = random;
    this.#injected = injected;
  }

  /** @param target - The port of the upstream. */
  static async start(target: number, random: Random, injected: InjectedFaults): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target, random, injected);
    const server = createServer((request, response) => void proxy.#take(request, response));
    server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      proxy.#tunnel(request, socket, head);
    });
    proxy.#listening = await listen(server);
    return proxy;
  }

  get url(): string {
    return this.#listening?.url ?? "";
  }

  /** Cuts all WebSockets through the proxy. */
  cutSockets(): void {
    if (this.#tunnels.size > 0) this.#injected.record("WebSocket cut");
    for (const socket of this.#tunnels) socket.destroy();
  }

  async stop(): Promise<void> {
    for (const socket of this.#tunnels) socket.destroy();
    await this.#listening?.close();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const fault = this.isFaulty ? this.#draw() : undefined;
    if (fault !== undefined) this.#injected.record(fault, body.toString("utf8"));
    switch (fault) {
      case "unavailable":
        return void response.writeHead(503).end();
      case "throttled":
        return void response.writeHead(429).end();
      case "html":
        return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>It works!</h1>");
      case "cut":
        return void request.socket.destroy();
      case "slow":
        return void setTimeout(() => this.#forward(request, body, response), slowness).unref();
      default:
        return this.#forward(request, body, response);
    }
  }

  #draw(): FaultName | undefined {
    let at = this.#random();
    for (const [name, rate] of Object.entries(faultRates)) {
      if (at < rate) return name as FaultName;
      at -= rate;
    }
    return undefined;
  }

  #forward({ method, url, headers }: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const forwarded = send({ port: this.#target, method, path: url, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
      reply.on("error", () => response.destroy());
    });
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
    forwarded.end(body);
  }

  #tunnel({ url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const target = connect(this.#target, "127.0.0.1");
    const headers = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    target.write(`GET ${url} HTTP/1.1\r\n${headers.join("")}\r\n`);
    target.write(head);
    join(socket, target);
    this.#tunnels.add(socket);
    socket.on("close", () => this.#tunnels.delete(socket));
  }
}

/** A TCP proxy in front of an upstream whose connections can be cut. */
export interface CutProxy {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  cut(): void;
  stop(): Promise<void>;
}

/** Starts a TCP proxy whose connections can be cut. @param target - The port of the upstream. */
export async function startCutProxy(target: number, injected: InjectedFaults): Promise<CutProxy> {
  const sockets = new Set<Duplex>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    join(socket, connect(target, "127.0.0.1"));
  });
  const { url, close } = await listen(server);
  const cut = (): void => {
    if (sockets.size > 0) injected.record("gRPC connection cut");
    for (const socket of sockets) socket.destroy();
  };
  return {
    url,
    cut,
    stop() {
      const closed = close();
      cut();
      return closed;
    },
  };
}

function join(one: Duplex, other: Duplex): void {
  one.pipe(other);
  other.pipe(one);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
  }
}
