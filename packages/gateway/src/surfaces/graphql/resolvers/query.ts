import { GraphQLError } from "graphql";
import { blockAt, blocksFrom } from "./blocks.ts";
import { createCriteria, readLog } from "./logs.ts";
import { type Arguments, readObject, readObjects, type Resolvers, selects } from "./resolver.ts";
import type { Transaction } from "./sources.ts";

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
