import { accountAt } from "./account.ts";
import type { Arguments, NodeObject, Resolvers } from "./resolver.ts";
import type { Block, Log } from "./sources.ts";

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
