import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { toQuantity } from "../chain/chain.ts";

/** Milliseconds between two blocks. */
const blockTime = 1_000;
/** Logs of a large response: about 400 KB, more than is passed on as a whole. */
const manyLogs = 1_000;

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A node of a chain that grows block by block, and is the same at all times: callers know what its responses must be. */
export class ChainNode {
  /** How often each signed transaction has arrived. */
  readonly sent = new Map<string, number>();
  /** The traces that requests belonged to: ids of traces and of the spans above them. */
  readonly traces = new Map<string, string>();
  head = 1_000;
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      this.#note(request.headers);
      response.setHeader("content-type", "application/json");
      response.end(this.#answer(Buffer.concat(chunks).toString("utf8")));
    });
  });
  readonly #subscribers = new Map<WebSocket, string>();
  #timer: NodeJS.Timeout | undefined;

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    new WebSocketServer({ server: this.#server }).on("connection", (socket) => {
      socket.on("error", () => {});
      socket.on("close", () => this.#subscribers.delete(socket));
      socket.on("message", (data: Buffer) => {
        const text = data.toString("utf8");
        socket.send(this.#answer(text));
        const { method, params } = JSON.parse(text) as Call;
        if (method === "eth_subscribe" && params?.[0] === "newHeads") this.#subscribers.set(socket, "0xa");
      });
    });
    this.#timer = setInterval(() => this.#grow(), blockTime);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const socket of this.#subscribers.keys()) socket.terminate();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #grow(): void {
    this.head += 1;
    const result = block(this.head);
    for (const [socket, subscription] of this.#subscribers)
      socket.send(
        JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params: { subscription, result } }),
      );
  }

  #note({ traceparent }: IncomingHttpHeaders): void {
    const [, trace, span, flags] = String(traceparent ?? "").split("-");
    if (trace !== undefined && span !== undefined && flags === "01") this.traces.set(trace, span);
  }

  #answer(text: string): string {
    const value = JSON.parse(text) as Call | readonly Call[];
    const answers = Array.isArray(value)
      ? value.map((call) => this.#one(call as Call))
      : this.#one(value as Call);
    return JSON.stringify(answers);
  }

  #one({ id, method, params = [] }: Call): object {
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
        return toQuantity(this.head);
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

export function digest(text: string): string {
  return `0x${createHash("sha256").update(text).digest("hex")}`;
}

/** The block of a number, the same at all nodes. */
export function block(number: number): Readonly<Record<string, unknown>> {
  return {
    number: toQuantity(number),
    hash: digest(`block ${number}`),
    parentHash: digest(`block ${number - 1}`),
    timestamp: toQuantity(1_700_000_000 + 12 * number),
    logsBloom: `0x${"0".repeat(512)}`,
    transactions: [],
  };
}

function log(number: number, index: number): object {
  return {
    address: `0x${"1".repeat(40)}`,
    topics: [digest("Transfer(address,address,uint256)")],
    data: digest(`${number} ${index}`),
    blockNumber: toQuantity(number),
    blockHash: digest(`block ${number}`),
    transactionHash: digest(`transaction ${number} ${index}`),
    transactionIndex: "0x0",
    logIndex: toQuantity(index),
    removed: false,
  };
}
