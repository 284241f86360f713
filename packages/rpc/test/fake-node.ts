import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach } from "vitest";
import { createRpcPool, type RpcPool, type RpcPoolOptions } from "../src/pool/index.ts";

/** A call as a node receives it. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** How a node responds: a result, an error's message, a message as it is, a status, or nothing and a lost connection. */
type Behaviour = (call: Call) => unknown;

/** A node on loopback whose behaviour a test decides. */
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
        const answers: object[] = [];
        for (const call of [body].flat()) {
          this.calls.push(call);
          const answer = this.behave(call);
          if (answer === CUT) {
            request.socket.destroy();
            return;
          }
          if (answer === HANG) return;
          if (answer instanceof Status) {
            response.writeHead(answer.status, answer.headers).end("no");
            return;
          }
          if (answer instanceof Raw) {
            answers.push(answer.message);
            continue;
          }
          const message =
            answer instanceof Error
              ? { error: { code: -32000, message: answer.message } }
              : { result: answer };
          answers.push({ jsonrpc: "2.0", id: call.id, ...message });
        }
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]));
      });
    });
  }

  static async start(behave: Behaviour = ({ method }) => method): Promise<FakeNode> {
    const node = new FakeNode(behave);
    await new Promise<void>((resolve) => node.#server.listen(0, "127.0.0.1", resolve));
    node.#port = (node.#server.address() as AddressInfo).port;
    open.push(node);
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get methods(): string[] {
    return this.calls.map(({ method }) => method);
  }

  /** Accepts no further connections. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A response with a status and without JSON. */
export class Status {
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(status: number, headers: Record<string, string> = {}) {
    this.status = status;
    this.headers = headers;
  }
}

/** A message that is sent as it is. */
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
const open: FakeNode[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((node) => node.stop().catch(() => {})));
});

/** Makes a pool of nodes, the first one preferred. */
export function poolOf(
  nodes: readonly FakeNode[],
  options: Partial<RpcPoolOptions<"ethereum">> = {},
): RpcPool<"ethereum"> {
  const endpoints = nodes.map(({ url }) => ({ endpoint: url }));
  return createRpcPool({ protocol: "ethereum", endpoints, timeout: 2_000, ...options });
}
