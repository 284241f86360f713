import { accountAt } from "./account.ts";
import { blockAt } from "./blocks.ts";
import { estimateGas, runCall } from "./execution.ts";
import {
  isMethodMissing,
  type NodeObject,
  readObject,
  readObjects,
  type QueryContext,
  type Resolvers,
} from "./resolver.ts";
import { hex } from "./scalars.ts";
import type { Transaction } from "./sources.ts";

export const pendingResolvers: Resolvers<unknown> = {
  async transactionCount(_, __, context) {
    try {
      return readObject(await context.calls.call("txpool_status"))?.["pending"];
    } catch (error) {
      if (!isMethodMissing(error)) throw error;
      return hex((await pendingBlock(context)).length);
    }
  },
  async transactions(_, __, context) {
    const transactions = await waiting(context);
    return transactions.map((json): Transaction => ({ hash: String(json["hash"]), json }));
  },
  account: (_, { address }) => accountAt(address, "pending"),
  call: (_, args, context) => runCall(args, "pending", context),
  estimateGas: (_, args, context) => estimateGas(args, "pending", context),
};

/** @returns the transactions that could be in the next block. */
async function waiting(context: QueryContext): Promise<readonly NodeObject[]> {
  try {
    const pool = readObject(await context.calls.call("txpool_content"));
    const bySender = Object.values(readObject(pool?.["pending"]) ?? {});
    const all = bySender.flatMap((byNonce) => Object.values(readObject(byNonce) ?? {}));
    return readObjects(all, "the pool's transactions");
  } catch (error) {
    if (isMethodMissing(error)) return pendingBlock(context);
    throw error;
  }
}

/** @returns the transactions of the block that the node would produce now, if it has no methods for its pool. */
async function pendingBlock(context: QueryContext): Promise<readonly NodeObject[]> {
  const block = await blockAt("pending", true, context);
  return readObjects(block?.["transactions"] ?? [], "a block's transactions");
}
