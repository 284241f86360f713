import { urlToken } from "@node-access/auth";
import { createRpcClient, type BlockWithHashes, type Log, type Receipt } from "@node-access/rpc";
import { readBlocks } from "@node-access/rpc/history";
import { watchHeads } from "@node-access/rpc/subscriptions";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { sleep } from "@node-access/transport";
import type { StreamConfirmations } from "@node-access/management";
import pLimit from "p-limit";
import type { StreamDefinition } from "../../model/stream.ts";
import { Change } from "../change.ts";
import { untilAborted } from "../until-aborted.ts";
import { BlockCache } from "./block-cache.ts";
import { type ChainBlock, ChainWindow, toChainBlock } from "./chain-window.ts";
import { Finality } from "./finality.ts";
import { type EvmClient, readBlock, readBlockLogs, readBlockReceipts, readHeaders } from "./read-block.ts";
import { Watches } from "./watches.ts";

/** Milliseconds between two reads of what is final, and before the chain is followed again after an error. */
const INTERVAL = 1_000;
/** Milliseconds without a new block after which it is read all the same whether the chain is still the same one. */
const STILLNESS = 10_000;
/** Ranges of old blocks to read at the same time, for all streams of a node. */
const MAX_RANGES = 8;

/** The node has another block in the place of a block. */
export class BlockGone extends Error {
  override readonly name = "BlockGone" as const;

  constructor({ number, hash }: ChainBlock) {
    super(`block ${number}, ${hash}, has left the chain`);
  }
}

/** What the streams of a node read together: the chain's newest blocks, what is final, and what these blocks contain. */
export class NodeReads {
  readonly client: EvmClient;
  readonly window: ChainWindow = new ChainWindow();
  readonly watches: Watches = new Watches(
    (block) => this.#cache.get(this.#keyOf("logs", block)) as readonly Log[] | undefined,
    (block) => this.logs(block),
  );
  /** Reads a range of old blocks, once others have ended. */
  readonly readRange: <T>(read: () => Promise<T>) => Promise<T> = pLimit(MAX_RANGES);
  readonly #socket: RpcWebSocketClient<"ethereum">;
  readonly #finality: Finality;
  readonly #cache = new BlockCache();
  readonly #key: string;
  readonly #controller = new AbortController();
  #following = new AbortController();
  readonly #change = new Change();
  /** Why the chain cannot be followed. */
  #failure: { readonly error: unknown } | undefined;
  #extending: Promise<void> | undefined;
  #hasStarted = false;
  /** How often the node's chain was replaced by another one. */
  replacements = 0;

  constructor({ node: { url, key }, protocol: name }: Pick<StreamDefinition, "node" | "protocol">) {
    const credential = urlToken(key);
    const protocol = name as "ethereum";
    this.client = createRpcClient({ protocol, endpoint: url, credential });
    this.#socket = createRpcWebSocketClient({
      protocol,
      endpoint: url.replace(/^http/, "ws"),
      credential,
    });
    this.#finality = new Finality(this.client, this.window);
    this.#key = `${url} ${key}`;
  }

  /** Waits until the newest block is known, and what is final. @throws why the chain cannot be followed. */
  async ready(signal: AbortSignal): Promise<void> {
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      void this.#repeat(() => this.#follow());
      void this.#repeat(() => this.#followFinality());
    }
    while (this.final === undefined) {
      if (this.#failure) throw this.#failure.error;
      await this.changed(signal);
    }
  }

  /** Waits for a new block, the removal of one, or a new final one. */
  changed(signal: AbortSignal): Promise<void> {
    return this.#change.wait(signal);
  }

  /** The number of the newest final block: -1 if there is none, `undefined` before it is known. */
  get final(): number | undefined {
    return this.#finality.number("finalized");
  }

  /** The number of the newest block that has some confirmations. */
  newest(confirmations: StreamConfirmations): number | undefined {
    const { tip } = this.window;
    return typeof confirmations === "number"
      ? tip && tip.number - confirmations
      : this.#finality.number(confirmations);
  }

  /** Reads older blocks into the window, down to a number. */
  async cover(number: number, signal: AbortSignal): Promise<void> {
    const { from } = this.window;
    if (from === undefined || from <= number) return;
    this.#extending ??= this.#extend(number, from - 1).finally(() => (this.#extending = undefined));
    await untilAborted(this.#extending, signal);
  }

  /** Reads a block with the hashes of its transactions. */
  block(block: ChainBlock): Promise<BlockWithHashes> {
    return this.#read("block", block, readBlock);
  }

  /** Reads all logs of a block. */
  logs(block: ChainBlock): Promise<readonly Log[]> {
    return this.#read("logs", block, readBlockLogs);
  }

  /** Reads the receipts of a block. */
  receipts(block: ChainBlock): Promise<readonly Receipt[]> {
    return this.#read("receipts", block, readBlockReceipts);
  }

  close(): void {
    this.#controller.abort();
    this.#following.abort();
    void this.#socket.close();
  }

  #read<T extends object>(
    kind: string,
    block: ChainBlock,
    read: (client: EvmClient, block: ChainBlock) => Promise<T>,
  ): Promise<T> {
    return this.#cache.read(this.#keyOf(kind, block), async () => {
      try {
        return await read(this.client, block);
      } catch (error) {
        // The node is the first to know that a block has left the chain, and need not have it anymore.
        const now = await readHeaders(this.client, [block.number]).catch(() => undefined);
        throw now && now[0]?.hash !== block.hash ? new BlockGone(block) : error;
      }
    });
  }

  #keyOf(kind: string, { hash }: ChainBlock): string {
    return `${kind} ${hash} ${this.#key}`;
  }

  #notify(): void {
    this.#change.notify();
    this.watches.notify();
  }

  async #extend(first: number, last: number): Promise<void> {
    const blocks: ChainBlock[] = [];
    for await (const { items } of readBlocks(this.client, { from: first, to: last }))
      blocks.push(...items.map(toChainBlock));
    this.window.prepend(blocks, first);
  }

  async #repeat(task: () => Promise<void>): Promise<void> {
    const { signal } = this.#controller;
    while (!signal.aborted) {
      try {
        await task();
      } catch (error) {
        this.#failure = { error };
      }
      this.#notify();
      await sleep(INTERVAL, signal);
    }
  }

  /** Follows the newest block. If blocks were missed, the window begins again with the next one. */
  async #follow(): Promise<void> {
    const { signal } = this.#following;
    const latest = await this.client.eth_getBlockByNumber("latest", false);
    if (!latest) throw new Error("the node returned null for its newest block");
    const options = { fromBlock: latest.number, signal } as const;
    try {
      for await (const event of watchHeads(this.#socket, options)) {
        if (event.type === "head") this.window.push(toChainBlock(event.head));
        else if (event.type === "removed") this.window.remove(event.head.hash);
        this.#failure = undefined;
        this.#notify();
      }
    } catch (error) {
      // Another chain is in its place.
      if (!signal.aborted) throw error;
    }
  }

  async #followFinality(): Promise<void> {
    await this.#waitUntil(() => this.window.tip !== undefined);
    const { tip } = this.window;
    if (await this.#finality.update()) return this.#replaceChain();
    if (this.final === undefined) return;
    this.#failure = undefined;
    this.#notify();
    await this.#waitUntil(() => this.window.tip !== tip);
  }

  /** Waits until something about the chain has changed, or until nothing has for long: a timer may be early by the clock. */
  async #waitUntil(hasChanged: () => boolean): Promise<void> {
    const stillness = new AbortController();
    const timer = setTimeout(() => {
      stillness.abort();
      this.#notify();
    }, STILLNESS);
    try {
      while (!stillness.signal.aborted && !hasChanged()) await this.changed(this.#controller.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What the streams have read is no longer part of any chain: see {@link replacements}. */
  #replaceChain(): void {
    this.replacements += 1;
    this.window.clear();
    this.#following.abort();
    this.#following = new AbortController();
  }
}
