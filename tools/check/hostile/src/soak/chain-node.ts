import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import { type WebSocket, WebSocketServer } from "ws";
import { quantity } from "@node-access-tools/evm-node";

/** Milliseconds between two blocks. */
const blockTime = 1_000;
/** Logs of a large response: about 400 KB, more than the gateway buffers. */
const manyLogs = 1_000;

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A node of a growing chain whose blocks depend only on their numbers, so callers know the correct responses. */
export class ChainNode {
  /** How often each signed transaction has arrived. */
  readonly sent = new Map<string, number>();
  /** The traces of received requests: trace id to parent span id. */
  readonly traces = new Map<string, string>();
  head = 1_000;
  readonly #server = createServer(async (request, response) => {
    const body = await text(request);
    this.#recordTrace(request.headers);
    response.setHeader("content-type", "application/json");
    response.end(this.#respond(body));
  });
  #listening: LocalServer | undefined;
  readonly #subscribers = new Map<WebSocket, string>();
  #timer: NodeJS.Timeout | undefined;

  async start(): Promise<void> {
    this.#listening = await listen(this.#server);
    new WebSocketServer({ server: this.#server }).on("connection", (socket) => {
      socket.on("error", () => {});
      socket.on("close", () => this.#subscribers.delete(socket));
      socket.on("message", (data: Buffer) => {
        const message = data.toString("utf8");
        socket.send(this.#respond(message));
        const { method, params } = JSON.parse(message) as Call;
        if (method === "eth_subscribe" && params?.[0] === "newHeads") this.#subscribers.set(socket, "0xa");
      });
    });
    this.#timer = setInterval(() => this.#grow(), blockTime);
  }

  get port(): number {
    return this.#listening?.port ?? 0;
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const socket of this.#subscribers.keys()) socket.terminate();
    void this.#listening?.close();
  }

  #grow(): void {
    this.head += 1;
    const result = block(this.head);
    for (const [socket, subscription] of this.#subscribers)
      socket.send(
        JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params: { subscription, result } }),
      );
  }

  #recordTrace({ traceparent }: IncomingHttpHeaders): void {
    const [, trace, span, flags] = String(traceparent ?? "").split("-");
    if (trace !== undefined && span !== undefined && flags === "01") this.traces.set(trace, span);
  }

  #respond(body: string): string {
    const value = JSON.parse(body) as Call | Call[];
    return JSON.stringify(
      Array.isArray(value) ? value.map((call) => this.#respondTo(call)) : this.#respondTo(value),
    );
  }

  #respondTo({ id, method, params = [] }: Call): object {
    return { jsonrpc: "2.0", id, result: this.#result(method, params) };
  }

  #result(method: string, params: readonly unknown[]): unknown {
    const [first] = params;
    switch (method) {
      case "eth_chainId":
        return "0x1";
      case "net_version":
        return "1";
      case "eth_blockNumber":
        return quantity(this.head);
      case "eth_syncing":
        return false;
      case "eth_subscribe":
        return "0xa";
      case "eth_getBlockByNumber": {
        const number =
          first === "latest" ? this.head : first === "finalized" ? this.head - 64 : Number(first);
        return Number.isNaN(number) || number > this.head ? null : block(number);
      }
      case "eth_getLogs": {
        const number = Number((first as { fromBlock?: string }).fromBlock);
        return number > this.head ? [] : Array.from({ length: manyLogs }, (_, index) => log(number, index));
      }
      case "eth_call":
        return digest(JSON.stringify(first));
      case "eth_sendRawTransaction":
        this.sent.set(String(first), (this.sent.get(String(first)) ?? 0) + 1);
        return digest(String(first));
      default:
        return null;
    }
  }
}

export function digest(value: string): string {
  return `0x${createHash("sha256").update(value).digest("hex")}`;
}

/** Returns the block with a number. */
export function block(number: number): Readonly<Record<string, unknown>> {
  return {
    number: quantity(number),
    hash: digest(`block ${number}`),
    parentHash: digest(`block ${number - 1}`),
    timestamp: quantity(1_700_000_000 + 12 * number),
    logsBloom: `0x${"0".repeat(512)}`,
    transactions: [],
  };
}

function log(number: number, index: number): object {
  return {
    address: `0x${"1".repeat(40)}`,
    topics: [digest("Transfer(address,address,uint256)")],
    data: digest(`${number} ${index}`),
    blockNumber: quantity(number),
    blockHash: digest(`block ${number}`),
    transactionHash: digest(`transaction ${number} ${index}`),
    transactionIndex: "0x0",
    logIndex: quantity(index),
    removed: false,
  };
}
