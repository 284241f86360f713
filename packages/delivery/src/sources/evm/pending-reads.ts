import { urlToken } from "@node-access/auth";
import { createRpcClient } from "@node-access/rpc";
import { automaticBatching } from "@node-access/rpc/batch";
import { pendingTransactions } from "@node-access/rpc/filters";
import { sleep } from "@node-access/transport";
import type { DeliveryOptions } from "../../model/delivery.ts";
import type { StreamDefinition } from "../../model/stream.ts";
import { Change } from "../change.ts";
import type { EvmClient } from "./read-block.ts";

/** Milliseconds before the node is polled again after an error. */
const PAUSE = 1_000;

/** A transaction that has reached a node. */
export interface PendingTransaction {
  readonly hash: string;
  /** As the node writes it; only its hash if the node no longer has it. */
  readonly data: Promise<object>;
}

/** Reads transactions that reach a node, once for all streams. */
export class PendingReads {
  readonly #client: EvmClient;
  readonly #log: DeliveryOptions["log"];
  readonly #listeners = new Set<(transaction: PendingTransaction) => void>();
  readonly #controller = new AbortController();
  readonly #change = new Change();
  #hasStarted = false;
  /** Why the node cannot be polled. */
  failure: { readonly error: unknown } | undefined;

  constructor({ node: { url, key }, protocol }: StreamDefinition, log: DeliveryOptions["log"]) {
    this.#log = log;
    this.#client = createRpcClient({
      protocol: protocol as "ethereum",
      endpoint: url,
      credential: urlToken(key),
      batch: automaticBatching({ wait: 20, maxCount: 50 }),
    });
  }

  /** Calls a function with each new transaction. @returns a function that ends this. */
  listen(listener: (transaction: PendingTransaction) => void): () => void {
    if (!this.#hasStarted) void this.#poll();
    this.#hasStarted = true;
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Waits for a transaction, or for an error. */
  changed(signal: AbortSignal): Promise<void> {
    return this.#change.wait(signal);
  }

  close(): void {
    this.#controller.abort();
  }

  async #poll(): Promise<void> {
    const { signal } = this.#controller;
    const onGap = ({ message: reason }: Error): void =>
      this.#log("warn", "pending transactions may have been missed", { reason });
    while (!signal.aborted) {
      try {
        for await (const hash of pendingTransactions(this.#client, { signal, onGap })) {
          const data = this.#client.eth_getTransactionByHash(hash).then(
            (transaction) => transaction ?? { hash },
            () => ({ hash }),
          );
          for (const listener of this.#listeners) listener({ hash, data });
          this.failure = undefined;
          this.#change.notify();
        }
      } catch (error) {
        this.failure = { error };
        this.#change.notify();
      }
      await sleep(PAUSE, signal);
    }
  }
}
