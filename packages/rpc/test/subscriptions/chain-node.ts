import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import type { Head, Log } from "../../src/index.ts";

/** A block of the simulated chain with the fields that the tests use. */
export interface SimulatedBlock {
  readonly number: number;
  readonly hash: `0x${string}`;
  readonly parentHash: `0x${string}`;
  readonly logs: number;
}

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/**
 * A node on loopback with a simulated chain. Tests mine, reorganize, close connections and reject
 * calls.
 */
export class ChainNode {
  readonly calls: Call[] = [];
  /** Responds to a call with an error message, or not at all for `undefined`. */
  reject: ((call: Call) => string | undefined | false) | undefined;
  /** Replaces the result of a call, unless it returns `undefined`. */
  respond: ((call: Call) => unknown) | undefined;
  /** Delays the response to a call until it is released. */
  hold: ((call: Call, respond: () => void) => boolean) | undefined;
  /** Delays processing a call until it is released. */
  defer: ((call: Call, process: () => void) => boolean) | undefined;
  /** Whether the node accepts connections. */
  open = true;
  readonly #blocks: SimulatedBlock[] = [];
  readonly #sides = new Map<string, SimulatedBlock>();
  readonly #peers = new Map<WebSocket, Map<string, string>>();
  readonly #connections = new Set<Socket>();
  readonly #http = createServer();
  #salt = 0;
  #ids = 0;
  #port = 0;

  static async start(height = 5): Promise<ChainNode> {
    const node = new ChainNode();
    for (let number = 0; number <= height; number += 1) node.#append(0);
    const sockets = new WebSocketServer({ noServer: true });
    node.#http.on("connection", (connection: Socket) => {
      node.#connections.add(connection);
      connection.on("error", () => {});
      connection.on("close", () => node.#connections.delete(connection));
      if (!node.open) connection.destroy();
    });
    node.#http.on("upgrade", (request, connection, head) => {
      sockets.handleUpgrade(request, connection, head, (socket) => {
        node.#peers.set(socket, new Map());
        socket.on("error", () => {});
        socket.on("close", () => node.#peers.delete(socket));
        socket.on("message", (data) => node.#respond(socket, JSON.parse(String(data)) as Call));
      });
    });
    await new Promise<void>((resolve) => node.#http.listen(0, "127.0.0.1", resolve));
    node.#port = (node.#http.address() as AddressInfo).port;
    return node;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.#port}`;
  }

  /** The blocks of the chain above a height. */
  truth(after: number): readonly SimulatedBlock[] {
    return this.#blocks.filter(({ number }) => number > after);
  }

  get height(): number {
    return this.#blocks.length - 1;
  }

  /** The number of subscriptions of open sockets. */
  get subscriptions(): number {
    return [...this.#peers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Adds a block and notifies subscribers. */
  mine(logs = 1): void {
    const block = this.#append(logs);
    this.#notify("logs", logsOf(block));
    this.#notify("newHeads", [toHead(block)]);
  }

  /** Replaces the newest blocks and adds others; notifies subscribers of removed and new ones. */
  reorganise(depth: number, length = depth + 1, logs = 1): void {
    const removed = this.#blocks.splice(this.#blocks.length - depth).toReversed();
    this.#salt += 1;
    this.#notify(
      "logs",
      removed.flatMap((block) => logsOf(block).toReversed().map(removedLog)),
    );
    for (let index = 0; index < length; index += 1) this.mine(logs);
  }

  /** The number of open sockets. */
  get sockets(): number {
    return this.#peers.size;
  }

  /** Stops reading from open sockets without closing them. */
  freeze(): void {
    for (const socket of this.#peers.keys()) socket.pause();
  }

  /** Notifies that the logs of its newest blocks are removed, but keeps the blocks. */
  takeBackLogs(count: number): void {
    const blocks = this.#blocks.slice(-count).toReversed();
    this.#notify(
      "logs",
      blocks.flatMap((block) => logsOf(block).toReversed().map(removedLog)),
    );
  }

  /**
   * Copies the chain of another node, except for its newest blocks. It never moves back on the same
   * chain.
   */
  follow({ chain }: ChainNode, lag: number): void {
    const next = chain.slice(0, chain.length - lag);
    let same = Math.min(next.length, this.#blocks.length);
    while (same > 0 && next[same - 1]?.hash !== this.#blocks[same - 1]?.hash) same -= 1;
    if (same === next.length) return;
    const removed = this.#blocks.splice(same).toReversed();
    this.#notify(
      "logs",
      removed.flatMap((block) => logsOf(block).toReversed().map(removedLog)),
    );
    for (const block of next.slice(same)) {
      this.#blocks.push(block);
      this.#sides.set(block.hash, block);
      this.#notify("logs", logsOf(block));
      this.#notify("newHeads", [toHead(block)]);
    }
  }

  /** The blocks of the chain. */
  get chain(): readonly SimulatedBlock[] {
    return this.#blocks;
  }

  /** Restores an earlier chain. */
  restore(blocks: readonly SimulatedBlock[]): void {
    this.#blocks.splice(0, this.#blocks.length, ...blocks);
    const newest = blocks.at(-1);
    if (newest) this.#notify("newHeads", [toHead(newest)]);
  }

  /** Closes all connections. */
  cut(): void {
    for (const connection of this.#connections) connection.destroy();
    this.#peers.clear();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  #append(logs: number): SimulatedBlock {
    const number = this.#blocks.length;
    const parentHash = this.#blocks.at(-1)?.hash ?? hashOf("none");
    const block = { number, hash: hashOf(`${number} ${this.#salt} ${parentHash}`), parentHash, logs };
    this.#blocks.push(block);
    this.#sides.set(block.hash, block);
    return block;
  }

  /** Sends any notification. */
  notify(kind: string, value: unknown): void {
    this.#notify(kind, [value]);
  }

  #notify(kind: string, items: readonly unknown[]): void {
    for (const [socket, kinds] of this.#peers) {
      for (const [subscription, of] of kinds) {
        if (of !== kind) continue;
        for (const result of items) {
          const params = { subscription, result };
          socket.send(JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params }));
        }
      }
    }
  }

  #respond(socket: WebSocket, call: Call): void {
    this.calls.push(call);
    if (!this.defer?.(call, () => this.#process(socket, call))) this.#process(socket, call);
  }

  #process(socket: WebSocket, call: Call): void {
    const { id, method, params } = call;
    const rejection = this.reject?.(call);
    if (this.reject && rejection === undefined) return;
    const respond = this.respond?.(call);
    const body = rejection
      ? { error: { code: -32000, message: rejection } }
      : { result: respond === undefined ? this.#result(socket, method, params) : respond };
    const send = (): void => socket.send(JSON.stringify({ jsonrpc: "2.0", id, ...body }));
    if (!this.hold?.(call, send)) send();
  }

  #result(socket: WebSocket, method: string, [first]: readonly unknown[]): unknown {
    const kinds = this.#peers.get(socket) ?? new Map<string, string>();
    switch (method) {
      case "eth_subscribe": {
        this.#ids += 1;
        const id = `0x${this.#ids.toString(16)}`;
        kinds.set(id, String(first));
        return id;
      }
      case "eth_unsubscribe":
        return kinds.delete(String(first));
      case "eth_blockNumber":
        return `0x${this.height.toString(16)}`;
      case "eth_getBlockByNumber":
        return toBlock(this.#blocks.at(first === "latest" ? -1 : Number(first)));
      case "eth_getBlockByHash":
        return toBlock(this.#sides.get(String(first)));
      case "eth_getLogs": {
        const { fromBlock, toBlock: last, blockHash } = first as Record<string, string>;
        if (blockHash !== undefined) {
          const block = this.#sides.get(blockHash) ?? this.#blocks.find(({ hash }) => hash === blockHash);
          return block ? logsOf(block) : undefined;
        }
        return this.#blocks.slice(Number(fromBlock), Number(last) + 1).flatMap(logsOf);
      }
      default:
        return true;
    }
  }
}

function hashOf(text: string): `0x${string}` {
  return `0x${createHash("sha256").update(text).digest("hex")}`;
}

function toHead({ number, hash, parentHash }: SimulatedBlock): Head {
  return { number: `0x${number.toString(16)}`, hash, parentHash } as Head;
}

function toBlock(block: SimulatedBlock | undefined): object | null {
  return block ? { ...toHead(block), transactions: [], uncles: [], withdrawals: [] } : null;
}

/** The logs of a block. */
export function logsOf({ number, hash, logs }: SimulatedBlock): Log[] {
  return Array.from({ length: logs }, (_, index) => {
    const log = {
      blockNumber: `0x${number.toString(16)}`,
      blockHash: hash,
      logIndex: `0x${index.toString(16)}`,
    };
    return { ...log, removed: false } as Log;
  });
}

function removedLog(log: Log): Log {
  return { ...log, removed: true };
}
