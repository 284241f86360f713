import type { NodeObject, Resolvers, Arguments } from "./resolver.ts";

/** A block as the node returned it, with its transactions or with their hashes. */
export type Block = NodeObject;

/** A transaction, of which only the hash may be known yet. */
export interface Transaction {
  readonly hash: string;
  /** As the node returned it. */
  readonly json?: NodeObject | undefined;
  /** The block that contains it, if its transactions and receipts are to be read for all of them at once. */
  readonly block?: Block | undefined;
}

/** A log, and its transaction. */
export interface Log {
  readonly json: NodeObject;
  readonly transaction: Transaction;
}

/** An account in the state after a block. */
export interface Account {
  readonly address: string;
  /** The block's number as hex, or a tag. */
  readonly at: string;
}

/** The outcome of a call, and what was called. */
export interface CallResult {
  readonly data: string;
  readonly status: "0x0" | "0x1";
  readonly call: unknown;
  /** The block's number as hex, or a tag. */
  readonly at: string;
}

/** @param block - The argument `block` of a field that leads to an account. Default: the newest block. */
export function accountAt(address: unknown, block?: unknown): Account | null {
  return typeof address === "string" ? { address, at: typeof block === "string" ? block : "latest" } : null;
}

export const accountResolvers: Resolvers<Account> = {
  balance: ({ address, at }, _, { calls }) => calls.call("eth_getBalance", address, at),
  transactionCount: ({ address, at }, _, { calls }) => calls.call("eth_getTransactionCount", address, at),
  code: ({ address, at }, _, { calls }) => calls.call("eth_getCode", address, at),
  async storage({ address, at }, { slot }, { calls }) {
    const value = await calls.call("eth_getStorageAt", address, slot, at);
    // Some nodes omit leading zeros.
    return typeof value === "string" ? `0x${value.slice(2).padStart(64, "0")}` : value;
  },
};

export const logResolvers: Resolvers<Log> = {
  index: ({ json }) => json["logIndex"],
  account: ({ json }, { block }) => accountAt(json["address"], block),
  topics: ({ json }) => json["topics"],
  data: ({ json }) => json["data"],
};

/** @returns the criteria of a filter as `eth_getLogs` has them. */
export function createCriteria({ addresses, topics }: Arguments): NodeObject {
  const wanted = (addresses ?? []) as readonly string[];
  const places = (topics ?? []) as readonly (readonly string[])[];
  return {
    ...(wanted.length > 0 && { address: wanted }),
    ...(places.length > 0 && { topics: places.map((values) => (values.length > 0 ? values : null)) }),
  };
}

/** @param block - The block whose transactions are read at once. */
export function readLog(json: NodeObject, block?: Block): Log {
  return { json, transaction: { hash: String(json["transactionHash"]), block } };
}
