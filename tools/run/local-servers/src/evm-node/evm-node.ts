import { type Block, blockResult, down, createHeader, createLogs, quantity } from "./block-tree.ts";

/** What a call asks for. */
export interface RpcRequest {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A call as it arrived. */
export interface Call extends RpcRequest {
  readonly id: number;
  readonly params: readonly unknown[];
}

/** A response without its id. */
export type Response =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

/** How a node deviates from the others, for as long as it exists. */
export interface Habits {
  /** Reports a block's head before its logs. Default: after them. */
  readonly headsFirst?: boolean;
  /** Rejects ranges of logs beyond its newest block. Default: returns what it has. */
  readonly rejectsUnknownRanges?: boolean;
  /** The response to methods that it does not implement. Default: the error -32601. */
  readonly otherMethods?: Response;
}

interface Filter {
  readonly kind: "logs" | "blocks" | "pending";
  /** What has happened since the last poll. */
  changes: unknown[];
}

/** Results that are always the same. */
const fixedResults: Readonly<Record<string, unknown>> = {
  eth_chainId: "0x1",
  net_version: "1",
  net_listening: true,
  eth_syncing: false,
};
const filterKinds: Readonly<Record<string, Filter["kind"]>> = {
  eth_newFilter: "logs",
  eth_newBlockFilter: "blocks",
  eth_newPendingTransactionFilter: "pending",
};

/**
 * A node of a simulated EVM chain: blocks, logs, filters and subscriptions. A test moves it to another block, on another branch too, and it
 * reports the difference. `Connection` is what identifies a subscriber's socket.
 */
export class EvmNode<Connection = unknown> {
  readonly #habits: Habits;
  readonly #notify: (connection: Connection, text: string) => void;
  /** The blocks that it shows, in order. */
  readonly #chain: Block[] = [];
  /** All blocks that it ever had, by hash. */
  readonly #known = new Map<string, Block>();
  readonly #subscriptions = new Map<string, { readonly connection: Connection; readonly kind: string }>();
  readonly #filters = new Map<string, Filter>();
  #ids = 0;

  /** @param notify - Sends a notification. */
  constructor(
    tip: Block,
    notify: (connection: Connection, text: string) => void = () => {},
    habits: Habits = {},
  ) {
    this.#notify = notify;
    this.#habits = habits;
    this.#take([...down(tip)].toReversed());
  }

  /** The blocks that it shows, in order: by number, unless numbers are skipped. */
  get chain(): readonly Block[] {
    return this.#chain;
  }

  get tip(): Block {
    return this.#chain.at(-1) as Block;
  }

  /** Moves to another newest block, and reports the logs that this removes, and the blocks that it adds. */
  moveTo(tip: Block): void {
    const added: Block[] = [];
    for (const block of down(tip)) {
      if (this.#at(block.number)?.hash === block.hash) break;
      added.push(block);
    }
    added.reverse();
    const fork = added[0] ? added[0].parent?.hash : tip.hash;
    const removed = this.#chain
      .splice(this.#chain.findLastIndex(({ hash }) => hash === fork) + 1)
      .toReversed();
    this.#take(added);
    this.reportRemoved(removed);
    for (const block of added) {
      if (this.#habits.headsFirst) this.report("newHeads", createHeader(block));
      for (const log of createLogs(block)) this.report("logs", log);
      if (!this.#habits.headsFirst) this.report("newHeads", createHeader(block));
      this.#change("blocks", [block.hash]);
      this.#change("logs", createLogs(block));
    }
  }

  /** Follows a chain that others are ahead on. Lag alone never removes blocks; only a reorganization does. */
  follow(tip: Block, lag = 0): void {
    let target: Block | undefined = tip;
    for (let behind = 0; behind < lag; behind++) target = target?.parent;
    if (target && this.#at(target.number)?.hash !== target.hash) this.moveTo(target);
  }

  reportRemoved(blocks: readonly Block[]): void {
    const logs = blocks.flatMap((block) => createLogs(block, true).toReversed());
    for (const log of logs) this.report("logs", log);
    this.#change("logs", logs);
  }

  /** Reports a transaction that waits for a block. */
  addPending(hash: string): void {
    this.report("newPendingTransactions", hash);
    this.#change("pending", [hash]);
  }

  /** Notifies all subscriptions of a kind. */
  report(kind: string, result: unknown): void {
    for (const [subscription, one] of this.#subscriptions) {
      if (one.kind !== kind) continue;
      const params = { subscription, result };
      this.#notify(one.connection, JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params }));
    }
  }

  /** The number of subscriptions, of one kind if it is given. */
  count(kind?: string): number {
    const all = [...this.#subscriptions.values()];
    return kind === undefined ? all.length : all.filter((one) => one.kind === kind).length;
  }

  /** Ends the subscriptions of a connection. */
  disconnect(connection: Connection): void {
    for (const [id, one] of this.#subscriptions)
      if (one.connection === connection) this.#subscriptions.delete(id);
  }

  /** Like a restarted node. */
  forgetFilters(): void {
    this.#filters.clear();
  }

  /** @param connection - The caller's socket; without one, nothing can be subscribed to. */
  respond({ method, params = [] }: RpcRequest, connection?: Connection): Response {
    const [first] = params;
    if (method in fixedResults) return { result: fixedResults[method] };
    const kind = filterKinds[method];
    if (kind) return { result: this.#remember(this.#filters, { kind, changes: [] }) };
    switch (method) {
      case "eth_blockNumber":
        return { result: quantity(this.tip.number) };
      case "eth_getBlockByNumber":
        return this.#block(this.#numberOf(first));
      case "eth_getBlockByHash":
        return { result: blockResult(this.#known.get(String(first))) };
      case "eth_getLogs":
        return this.#logs((first ?? {}) as Readonly<Record<string, string>>);
      case "eth_subscribe":
        if (connection === undefined) break;
        return { result: this.#remember(this.#subscriptions, { connection, kind: String(first) }) };
      case "eth_unsubscribe":
        return { result: this.#subscriptions.delete(String(first)) };
      case "eth_getFilterChanges":
        return this.#changes(String(first));
      case "eth_uninstallFilter":
        return { result: this.#filters.delete(String(first)) };
    }
    return this.#habits.otherMethods ?? { error: { code: -32601, message: "method not found" } };
  }

  /** Adds what has happened to the filters of a kind. */
  #change(kind: Filter["kind"], changes: readonly unknown[]): void {
    for (const filter of this.#filters.values()) if (filter.kind === kind) filter.changes.push(...changes);
  }

  #take(blocks: readonly Block[]): void {
    this.#chain.push(...blocks);
    for (const block of blocks) this.#known.set(block.hash, block);
  }

  #at(number: number): Block | undefined {
    const block = this.#chain[number];
    return block?.number === number ? block : this.#chain.find((one) => one.number === number);
  }

  /** As Lotus responds: https://github.com/filecoin-project/lotus/issues/12633. */
  #block(number: number): Response {
    const block = this.#at(number);
    if (block || !(number < this.tip.number)) return { result: blockResult(block) };
    return { error: { code: 12, message: `requested epoch was a null round (${number})` } };
  }

  #numberOf(tag: unknown): number {
    if (tag === "latest" || tag === "pending") return this.tip.number;
    return tag === "finalized" || tag === "safe" || tag === "earliest" ? 0 : Number(tag);
  }

  #logs({ fromBlock, toBlock = "latest", blockHash }: Readonly<Record<string, string>>): Response {
    if (blockHash !== undefined) {
      const block = this.#known.get(blockHash);
      return block ? { result: createLogs(block) } : { error: { code: -32000, message: "unknown block" } };
    }
    const last = this.#numberOf(toBlock);
    if (last > this.tip.number && this.#habits.rejectsUnknownRanges)
      return { error: { code: -32000, message: "header not found" } };
    const first = this.#numberOf(fromBlock ?? toBlock);
    const blocks = this.#chain.filter(({ number }) => number >= first && number <= last);
    return { result: blocks.flatMap((block) => createLogs(block)) };
  }

  #changes(id: string): Response {
    const filter = this.#filters.get(id);
    if (!filter) return { error: { code: -32000, message: "filter not found" } };
    const { changes } = filter;
    filter.changes = [];
    return { result: changes };
  }

  #remember<T>(into: Map<string, T>, value: T): string {
    const id = quantity(++this.#ids);
    into.set(id, value);
    return id;
  }
}
