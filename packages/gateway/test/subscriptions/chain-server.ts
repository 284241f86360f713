import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { blockText, down, headText, logTexts, type TreeBlock } from "./block-tree.ts";

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A node of a simulated chain, over HTTP and WebSockets, that can be stopped and started again at the same port. */
export class ChainServer {
  /** The newest block. */
  tip: TreeBlock;
  /** The called methods in order. */
  readonly calls: string[] = [];
  /** The number of sockets that were opened. */
  opened = 0;
  /** Whether it accepts WebSockets. */
  takesSockets = true;
  readonly #subscriptions = new Map<WebSocket, Map<string, string>>();
  readonly #blocks = new Map<string, TreeBlock>();
  #server: ReturnType<typeof createServer> | undefined;
  #port = 0;
  #lastId = 0;
  #pending: string[] = [];

  constructor(tip: TreeBlock) {
    this.tip = tip;
    for (const block of down(tip)) this.#blocks.set(block.hash, block);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The number of open subscriptions of a kind. */
  count(kind: string): number {
    let count = 0;
    for (const subscriptions of this.#subscriptions.values())
      for (const one of subscriptions.values()) if (one === kind) count += 1;
    return count;
  }

  get sockets(): number {
    return this.#subscriptions.size;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (text: string) => (body += text));
      request.on("end", () => {
        response.setHeader("content-type", "application/json");
        const call = JSON.parse(body || "{}") as Call;
        response.end(Array.isArray(call) ? "[]" : this.#respond(call));
      });
    });
    const sockets = new WebSocketServer({ noServer: true });
    server.on("upgrade", (request, socket, head) => {
      if (!this.takesSockets) return void socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
      sockets.handleUpgrade(request, socket, head, (one) => this.#accept(one));
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
    this.cut();
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** Closes its sockets. */
  cut(): void {
    for (const socket of this.#subscriptions.keys()) socket.terminate();
  }

  /** Moves to another newest block, and reports the changes. */
  moveTo(tip: TreeBlock): void {
    const before = new Set(down(this.tip));
    const after = new Set(down(tip));
    this.tip = tip;
    for (const block of after) this.#blocks.set(block.hash, block);
    for (const block of before)
      if (!after.has(block)) for (const log of logTexts(block, true).toReversed()) this.#report("logs", log);
    for (const block of [...after].filter((one) => !before.has(one)).toReversed()) {
      this.#report("newHeads", headText(block));
      for (const log of logTexts(block)) this.#report("logs", log);
    }
  }

  /** Reports a pending transaction. */
  addPending(hash: string): void {
    this.#pending.push(hash);
    this.#report("newPendingTransactions", JSON.stringify(hash));
  }

  /** Reports a result to all subscriptions of a kind. */
  report(kind: string, result: unknown): void {
    this.#report(kind, JSON.stringify(result));
  }

  #report(kind: string, result: string): void {
    for (const [socket, subscriptions] of this.#subscriptions)
      for (const [id, one] of subscriptions)
        if (one === kind)
          socket.send(
            `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${result}}}`,
          );
  }

  #accept(socket: WebSocket): void {
    this.opened += 1;
    this.#subscriptions.set(socket, new Map());
    socket.on("close", () => this.#subscriptions.delete(socket));
    socket.on("error", () => {});
    socket.on("message", (data: Buffer) => {
      const call = JSON.parse(data.toString("utf8")) as Call;
      socket.send(this.#respond(call, this.#subscriptions.get(socket)));
    });
  }

  #respond({ id, method, params }: Call, subscriptions?: Map<string, string>): string {
    this.calls.push(method === "eth_subscribe" ? `${method} ${String(params[0])}` : method);
    const result = (text: string): string => `{"jsonrpc":"2.0","id":${id},"result":${text}}`;
    const [first] = params;
    switch (method) {
      case "eth_chainId":
        return result('"0x1"');
      case "eth_blockNumber":
        return result(`"0x${this.tip.number.toString(16)}"`);
      case "eth_syncing":
        return result("false");
      case "eth_getBlockByHash":
        return result(blockText(this.#blocks.get(String(first))));
      case "eth_getBlockByNumber": {
        const isTag = first === "latest" || first === "pending";
        const number = first === "finalized" || first === "safe" ? 0 : Number(first);
        return result(
          blockText(isTag ? this.tip : [...down(this.tip)].find((block) => block.number === number)),
        );
      }
      case "eth_getLogs": {
        const { fromBlock, toBlock } = first as Record<string, string>;
        const blocks = [...down(this.tip)].filter(
          ({ number }) => number >= Number(fromBlock) && number <= Number(toBlock),
        );
        return result(
          `[${blocks
            .toReversed()
            .flatMap((block) => logTexts(block))
            .join(",")}]`,
        );
      }
      case "eth_getBlockReceipts":
        return result(
          JSON.stringify(["0xa", "0xb"].map((hash) => ({ transactionHash: hash, block: first }))),
        );
      case "eth_newPendingTransactionFilter":
        this.#pending = [];
        return result('"0x1"');
      case "eth_getFilterChanges":
        return result(JSON.stringify(this.#pending.splice(0)));
    }
    if (subscriptions && method === "eth_subscribe") {
      this.#lastId += 1;
      subscriptions.set(`0x${this.#lastId}`, String(first));
      return result(`"0x${this.#lastId}"`);
    }
    if (subscriptions && method === "eth_unsubscribe")
      return result(String(subscriptions.delete(String(first))));
    return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32601,"message":"no such method"}}`;
  }
}
