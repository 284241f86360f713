import type { SimulatorStore, StoredTransaction } from "../store.ts";
import { SharedLog } from "./shared-log.ts";

/** Milliseconds before a block appears during which it accepts no more transactions, if other processes show it too. */
const closedFor = 500;

/** A chain that includes what callers send to it. */
export interface AcceptingChain<T> {
  /** The number of the newest block. */
  readonly head: number;
  /** @returns milliseconds until a block appears. */
  timeUntil(number: number): number;
  /** Adds a transaction, which `number` or a later block includes. @throws RpcFailure or RequestFailure if none can. */
  take(raw: string, number: number): T;
}

/** Where sent transactions are stored. */
export interface SharedStore {
  /** Distinguishes the chain: each has its own transactions. */
  readonly name: string;
  readonly store: SimulatorStore;
  /** Whether other processes show the same chain. */
  readonly isShared: boolean;
}

/** What callers have sent to a chain, in the order in which the chain takes it. */
export interface SentLog<T> {
  /** Returns once everything that was sent before the start of this process is part of the chain. */
  loaded(): Promise<void>;
  /** Sends a transaction to the chain at all processes. @throws RpcFailure or RequestFailure if the chain rejects it. */
  send(raw: string): T | Promise<T>;
  /** The first block that may still get one of this process's transactions; infinite if none is being stored. */
  readonly firstOpenBlock: number;
}

/** Opens the log of a chain: that of a store, which all processes share, or one in this process's memory. */
export function openLog<T>(chain: AcceptingChain<T>, shared: SharedStore | undefined): SentLog<T> {
  if (!shared)
    return {
      loaded: () => Promise.resolve(),
      send: (raw) => chain.take(raw, chain.head + 1),
      firstOpenBlock: Infinity,
    };
  const { name, store, isShared } = shared;
  const log = openStoredLog(shared, ({ raw, block }) => chain.take(raw, block));
  // Callers that wait for the chain read again.
  log.read().catch(() => {});
  /** The first blocks of transactions that are being stored. */
  const storing = new Set<{ block: number }>();
  const findFirstBlock = (): number => {
    let number = chain.head + 1;
    if (isShared) while (chain.timeUntil(number) < closedFor) number += 1;
    return number;
  };
  return {
    loaded: () => log.read(),
    async send(raw) {
      const own = { block: Infinity };
      storing.add(own);
      try {
        const result = await log.write((onAdded) =>
          store.transaction(async ({ simulatedTransactions }) =>
            onAdded(await simulatedTransactions.add(name, raw, () => (own.block = findFirstBlock()))),
          ),
        );
        return result as T;
      } finally {
        storing.delete(own);
      }
    },
    get firstOpenBlock() {
      return Math.min(...Array.from(storing, ({ block }) => block));
    },
  };
}

/** Opens a log of a store, which is read whenever a process has added to it. */
export function openStoredLog<T>(
  { name, store }: Pick<SharedStore, "name" | "store">,
  apply: (entry: StoredTransaction) => T,
): SharedLog<StoredTransaction, T> {
  const log = new SharedLog<StoredTransaction, T>({
    after: (seq, max) => store.tables.simulatedTransactions.after(name, seq, max),
    apply,
  });
  store.changes.subscribe((changes) =>
    changes === "all" || changes.some(({ id }) => id === name) ? log.read() : undefined,
  );
  return log;
}
