import { once } from "node:events";
import { createServer } from "node:http";
import { listen } from "@node-access-tools/local-servers";
import { type WebSocket, WebSocketServer } from "ws";
import { blockAfter, down, type TreeBlock } from "./block-tree.ts";

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>;
}

/** A node of a simulated rollup. Each block has as many events as its logs. */
export class StarknetServer {
  tip: TreeBlock = blockAfter(blockAfter(undefined, 0), 1);
  /** The started subscriptions, by method. */
  readonly subscribed: string[] = [];
  /** The blocks whose events were read. */
  readonly eventReads: string[] = [];
  readonly #subscriptions = new Map<WebSocket, Map<string, string>>();
  readonly #server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(this.#respond(JSON.parse(body) as Call));
    });
  });

  async start(): Promise<string> {
    new WebSocketServer({ server: this.#server }).on("connection", (socket) => {
      this.#subscriptions.set(socket, new Map());
      socket.on("close", () => this.#subscriptions.delete(socket));
      socket.on("error", () => {});
      socket.on("message", (data: Buffer) => {
        socket.send(
          this.#respond(JSON.parse(data.toString("utf8")) as Call, this.#subscriptions.get(socket)),
        );
      });
    });
    return (await listen(this.#server)).url;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    for (const socket of this.#subscriptions.keys()) socket.terminate();
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  moveTo(tip: TreeBlock): void {
    const before = new Set(down(this.tip));
    const added = [...down(tip)].filter((block) => !before.has(block));
    this.tip = tip;
    for (const block of added.toReversed()) this.report("starknet_subscribeNewHeads", header(block));
  }

  /** Reports a result to all subscriptions of a method. */
  report(method: string, result: unknown): void {
    for (const [socket, subscriptions] of this.#subscriptions)
      for (const [id, one] of subscriptions)
        if (one === method) {
          const params = { subscription_id: id, result };
          const name = method.replace("_subscribe", "_subscription");
          socket.send(JSON.stringify({ jsonrpc: "2.0", method: name, params }));
        }
  }

  #respond({ id, method, params }: Call, subscriptions?: Map<string, string>): string {
    const result = this.#result(method, Object.values(params)[0], subscriptions);
    const error = { code: 24, message: "Block not found" };
    return JSON.stringify(
      result === undefined ? { jsonrpc: "2.0", id, error } : { jsonrpc: "2.0", id, result },
    );
  }

  #result(method: string, first: unknown, subscriptions?: Map<string, string>): unknown {
    if (method === "starknet_chainId") return "0x534e5f4d41494e";
    if (method === "starknet_blockNumber") return this.tip.number;
    if (method === "starknet_getBlockWithTxHashes") {
      const block = this.#at(first);
      return block && { ...header(block), status: "ACCEPTED_ON_L2", transactions: [] };
    }
    if (method === "starknet_getEvents") {
      const block = this.#at((first as { from_block: unknown }).from_block);
      if (!block) return undefined;
      this.eventReads.push(block.hash);
      const events = Array.from({ length: block.logs }, (_, index) => ({
        block_hash: block.hash,
        block_number: block.number,
        // Nodes write field elements with leading zeros, and without.
        from_address: `0x00${index}`,
        keys: [`0x${index}`, "0xAA"],
        data: [`0x${index}`],
      }));
      return { events };
    }
    if (!subscriptions || !method.startsWith("starknet_subscribe")) return undefined;
    this.subscribed.push(method);
    subscriptions.set(String(this.subscribed.length), method);
    return String(this.subscribed.length);
  }

  #at(id: unknown): TreeBlock | undefined {
    if (id === "latest") return this.tip;
    const { block_number: number, block_hash: hash } = id as Record<string, unknown>;
    return [...down(this.tip)].find((block) => block.number === number || block.hash === hash);
  }
}

function header({ number, hash, parent }: TreeBlock): object {
  return { block_number: number, block_hash: hash, parent_hash: parent?.hash ?? "0x0", timestamp: 1 };
}
