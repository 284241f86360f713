import type { Resolvers } from "./resolver.ts";
import type { Account } from "./sources.ts";

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
