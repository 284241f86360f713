import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { createRpcPool, type RpcPool, type RpcPoolOptions } from "../../src/pool/index.ts";

/** A call that a node received. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/**
 * A node's response: a result, an error, a raw message, a status, no response, or a closed
 * connection.
 */
type Behaviour = (call: Call) => unknown;

/** A node on loopback with scripted behaviour. */
export class FakeNode {
  readonly calls: Call[] = [];
  behave: Behaviour;
  readonly #server: Server;
  #port = 0;

  private constructor(behave: Behaviour) {
    this.behave = behave;
    this.#server = createServer((request, response) => {
      void text(request).then((raw) => {
        const body = JSON.parse(raw) as Call | Call[];
        const messages: object[] = [];
        for (const call of [body].flat()) {
          this.calls.push(call);
          const outcome = this.behave(call);
          if (outcome === CUT) {
            request.socket.destroy();
            return;
          }
          if (outcome === HANG) return;
          if (outcome instanceof Status) {
            response.writeHead(outcome.status, outcome.headers).end("no");
            return;
          }
          if (outcome instanceof Raw) {
            messages.push(outcome.message);
            continue;
          }
          const message =
            outcome instanceof Error
              ? { error: { code: -32000, ...outcome, message: outcome.message } }
              : { result: outcome };
          messages.push({ jsonrpc: "2.0", id: call.id, ...message });
        }
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(Array.isArray(body) ? messages : messages[0]));
      });
    });
  }

  static async start(behave: Behaviour = ({ method }) => method): Promise<FakeNode> {
    const node = new FakeNode(behave);
    await new Promise<void>((resolve) => node.#server.listen(0, "127.0.0.1", resolve));
    node.#port = (node.#server.address() as AddressInfo).port;
    onTestFinished(() => node.stop().catch(() => {}));
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get methods(): string[] {
    return this.calls.map(({ method }) => method);
  }

  /** Stops accepting connections. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A response with a status, without JSON. */
export class Status {
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(status: number, headers: Record<string, string> = {}) {
    this.status = status;
    this.headers = headers;
  }
}

/** A raw message. */
export class Raw {
  readonly message: object;
  constructor(message: object) {
    this.message = message;
  }
}

/** A connection that the node closes. */
export const CUT = Symbol("cut");
/** No response. */
export const HANG = Symbol("hang");

/** Creates a pool of nodes in order of preference. */
export function createPool(
  nodes: readonly FakeNode[],
  options: Partial<RpcPoolOptions<"ethereum">> = {},
): RpcPool<"ethereum"> {
  const endpoints = nodes.map(({ url }) => ({ endpoint: url }));
  return createRpcPool({ protocol: "ethereum", endpoints, timeout: 2_000, ...options });
}
