import type { RpcCall, RpcHandler } from "../server/json-rpc-response.ts";
import { type Chain, type SimulatedBlock, type SimulatedLog, toQuantity } from "./chain.ts";

interface Filter {
  readonly kind: "logs" | "blocks";
  /** What has happened since the last poll. */
  changes: unknown[];
}

interface SubscriptionAt {
  readonly connection: number;
  readonly kind: string;
}

/** One node of a simulated chain. It can lag behind the others and forget its filters. */
export class ChainNode {
  readonly #chain: Chain;
  readonly #push: (text: string, connection: number) => void;
  /** The blocks that the node has. */
  #view: readonly SimulatedBlock[];
  readonly #subscriptions = new Map<string, SubscriptionAt>();
  readonly #filters = new Map<string, Filter>();
  #ids = 0;
  /** How many blocks the node is behind the chain. */
  lag = 0;

  /** @param push - Sends a text on a connection, if it is still open. */
  constructor(chain: Chain, push: (text: string, connection: number) => void = () => {}) {
    this.#chain = chain;
    this.#push = push;
    this.#view = [...chain.blocks];
  }

  /** Updates the node from the chain, as far as its lag allows, and notifies its subscriptions and filters. */
  sync(): void {
    const next = this.#chain.blocks.slice(0, this.#chain.blocks.length - this.lag);
    let same = Math.min(next.length, this.#view.length);
    while (same > 0 && next[same - 1]?.hash !== this.#view[same - 1]?.hash) same -= 1;
    // Lag alone never removes blocks; only a reorganization does.
    if (next.length < this.#view.length && same === next.length) return;
    const removed = this.#view.slice(same).toReversed();
    const added = next.slice(same);
    this.#view = next;
    const removedLogs = removed.flatMap(({ logs }) => logs.toReversed().map(markRemoved));
    this.#notify("logs", removedLogs);
    for (const { header, logs } of added) {
      this.#notify("logs", logs);
      this.#notify("newHeads", [header]);
    }
    this.#collect(removedLogs, added);
  }

  /** Forgets all filters, like a restarted node. */
  forgetFilters(): void {
    this.#filters.clear();
  }

  /** Responds to a call. */
  readonly handler: RpcHandler = (call, connection) => {
    const result = this.#result(call, connection);
    return result === undefined ? { error: { code: -32601, message: "method not found" } } : result;
  };

  #result({ method, params = [] }: RpcCall, connection: number): ReturnType<RpcHandler> | undefined {
    const [first] = params;
    switch (method) {
      case "eth_chainId":
        return { result: "0x1" };
      case "net_version":
        return { result: "1" };
      case "net_listening":
        return { result: true };
      case "eth_blockNumber":
        return { result: toQuantity(this.#view.length - 1) };
      case "eth_getBlockByNumber":
        return { result: blockOf(first === "latest" ? this.#view.at(-1) : this.#view[Number(first)]) };
      case "eth_getBlockByHash":
        return { result: blockOf(this.#chain.known.get(String(first))) };
      case "eth_getLogs":
        return this.#logs((first ?? {}) as Readonly<Record<string, string>>);
      case "eth_subscribe":
        return { result: this.#remember(this.#subscriptions, { connection, kind: String(first) }) };
      case "eth_unsubscribe":
        return { result: this.#subscriptions.delete(String(first)) };
      case "eth_newFilter":
        return { result: this.#remember(this.#filters, { kind: "logs", changes: [] }) };
      case "eth_newBlockFilter":
      case "eth_newPendingTransactionFilter":
        return { result: this.#remember(this.#filters, { kind: "blocks", changes: [] }) };
      case "eth_getFilterChanges":
        return this.#changes(String(first));
      case "eth_uninstallFilter":
        return { result: this.#filters.delete(String(first)) };
      default:
        return undefined;
    }
  }

  #logs({ fromBlock, toBlock, blockHash }: Readonly<Record<string, string>>): ReturnType<RpcHandler> {
    if (blockHash !== undefined) {
      const block = this.#chain.known.get(blockHash);
      return block ? { result: block.logs } : { error: { code: -32000, message: "unknown block" } };
    }
    const last = toBlock === undefined || toBlock === "latest" ? this.#view.length - 1 : Number(toBlock);
    if (last >= this.#view.length) return { error: { code: -32000, message: "header not found" } };
    const blocks = this.#view.slice(fromBlock === undefined ? last : Number(fromBlock), last + 1);
    return { result: blocks.flatMap(({ logs }) => logs) };
  }

  #changes(id: string): ReturnType<RpcHandler> {
    const filter = this.#filters.get(id);
    if (!filter) return { error: { code: -32000, message: "filter not found" } };
    const { changes } = filter;
    filter.changes = [];
    return { result: changes };
  }

  #remember<T>(into: Map<string, T>, value: T): string {
    this.#ids += 1;
    const id = toQuantity(this.#ids);
    into.set(id, value);
    return id;
  }

  #notify(kind: string, items: readonly object[]): void {
    for (const [subscription, { connection, kind: own }] of this.#subscriptions) {
      if (own !== kind) continue;
      for (const result of items) {
        const params = { subscription, result };
        this.#push(JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params }), connection);
      }
    }
  }

  #collect(removed: readonly SimulatedLog[], added: readonly SimulatedBlock[]): void {
    for (const filter of this.#filters.values()) {
      if (filter.kind === "logs") filter.changes.push(...removed, ...added.flatMap(({ logs }) => logs));
      else filter.changes.push(...added.map(({ hash }) => hash));
    }
  }
}

function markRemoved(log: SimulatedLog): SimulatedLog {
  return Object.assign({}, log, { removed: true });
}

function blockOf(block: SimulatedBlock | undefined): object | null {
  return block ? { ...block.header, transactions: [], uncles: [], withdrawals: [] } : null;
}
