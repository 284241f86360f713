import { GraphQLError } from "graphql";
import { hex } from "./scalars.ts";
import { estimateGas, runCall } from "./execution.ts";
import { blockAt, blocksFrom } from "./blocks.ts";
import {
  type Arguments,
  readObject,
  readObjects,
  type Resolvers,
  selects,
  isMethodMissing,
  type NodeObject,
  type QueryContext,
} from "./resolver.ts";
import { type Transaction, createCriteria, readLog, accountAt } from "./sources.ts";

export const queryResolvers: Resolvers<unknown> = {
  async block(_, { number, hash }, context, info) {
    const isWhole = selects(info, "transactions");
    if (typeof hash !== "string")
      return blockAt((number as string | null | undefined) ?? "latest", isWhole, context);
    if (typeof number === "string")
      throw new GraphQLError("block: expected a number or a hash, received both");
    return readObject(await context.calls.call("eth_getBlockByHash", hash, isWhole)) ?? null;
  },
  blocks(_, { from, to }, context, info) {
    if (typeof from !== "string")
      throw new GraphQLError("blocks: expected the number of the first block (from)");
    const last = typeof to === "string" ? to : undefined;
    return blocksFrom(from, last, selects(info, "transactions"), context);
  },
  pending: () => ({}),
  async transaction(_, { hash }, { calls }): Promise<Transaction | null> {
    const json = readObject(await calls.call("eth_getTransactionByHash", hash));
    return json ? { hash: String(json["hash"]), json } : null;
  },
  async logs(_, { filter }, { calls }) {
    const criteria = filter as Arguments;
    const [fromBlock, toBlock] = [criteria["fromBlock"] ?? "latest", criteria["toBlock"] ?? "latest"];
    const logs = await calls.call("eth_getLogs", { fromBlock, toBlock, ...createCriteria(criteria) });
    return readObjects(logs, "the result of eth_getLogs").map((json) => readLog(json));
  },
  gasPrice: (_, __, { calls }) => calls.call("eth_gasPrice"),
  maxPriorityFeePerGas: (_, __, { calls }) => calls.call("eth_maxPriorityFeePerGas"),
  syncing: async (_, __, { calls }) => readObject(await calls.call("eth_syncing")) ?? null,
  chainID: (_, __, { calls }) => calls.call("eth_chainId"),
};

export const mutationResolvers: Resolvers<unknown> = {
  sendRawTransaction: (_, { data }, { calls }) => calls.call("eth_sendRawTransaction", data),
};

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
