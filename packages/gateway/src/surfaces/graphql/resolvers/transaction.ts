import { GraphQLError } from "graphql";
import { readBlock, readReceipts, withTransactions } from "./blocks.ts";
import {
  readInteger,
  malformed,
  type NodeObject,
  readObject,
  readObjects,
  type QueryContext,
  type Resolver,
  type Resolvers,
} from "./resolver.ts";
import { type Block, type Log, type Transaction, accountAt } from "./sources.ts";

/** A field that a node has under the same name. */
const known =
  (name: string): Resolver<Transaction> =>
  async (source, _, context) =>
    (await read(source, context))[name];

/** A field of the receipt; `null` while the transaction is pending. */
const ofReceipt =
  (name: string): Resolver<Transaction> =>
  async (source, _, context) =>
    (await readReceipt(source, context))?.[name];

export const transactionResolvers: Resolvers<Transaction> = {
  nonce: known("nonce"),
  index: known("transactionIndex"),
  from: async (source, { block }, context) => accountAt((await read(source, context))["from"], block),
  to: async (source, { block }, context) => accountAt((await read(source, context))["to"], block),
  value: known("value"),
  gasPrice: async (source, _, context) => {
    const json = await read(source, context);
    return json["gasPrice"] ?? json["maxFeePerGas"];
  },
  maxFeePerGas: known("maxFeePerGas"),
  maxPriorityFeePerGas: known("maxPriorityFeePerGas"),
  maxFeePerBlobGas: known("maxFeePerBlobGas"),
  async effectiveTip(source, _, context) {
    const json = await read(source, context);
    const block = await blockAround(source, context);
    if (!block) return null;
    const [highest = json["gasPrice"], most] = [json["maxFeePerGas"], json["maxPriorityFeePerGas"]];
    const rest = readPrice(highest) - readPrice(block["baseFeePerGas"]);
    const tip = typeof most === "string" && readPrice(most) < rest ? readPrice(most) : rest;
    // Chains have transactions that pay no base fee, such as deposits.
    return tip < 0n ? 0n : tip;
  },
  gas: known("gas"),
  inputData: known("input"),
  block: (source, _, context) => blockAround(source, context),
  status: ofReceipt("status"),
  gasUsed: ofReceipt("gasUsed"),
  cumulativeGasUsed: ofReceipt("cumulativeGasUsed"),
  effectiveGasPrice: ofReceipt("effectiveGasPrice"),
  blobGasUsed: ofReceipt("blobGasUsed"),
  blobGasPrice: ofReceipt("blobGasPrice"),
  createdContract: async (source, { block }, context) =>
    accountAt((await readReceipt(source, context))?.["contractAddress"], block),
  logs: async (source, _, context) => {
    const receipt = await readReceipt(source, context);
    if (!receipt) return null;
    const logs = readObjects(receipt["logs"], "a receipt's logs");
    return logs.map((json): Log => ({ json, transaction: source }));
  },
  r: known("r"),
  s: known("s"),
  v: async (source, _, context) => {
    const json = await read(source, context);
    return json["v"] ?? json["yParity"];
  },
  yParity: async (source, _, context) => {
    const { yParity, type, v } = await read(source, context);
    return yParity ?? (type === undefined || type === "0x0" ? null : v);
  },
  type: async (source, _, context) => (await read(source, context))["type"] ?? "0x0",
  accessList: async (source, _, context) => {
    const { accessList } = await read(source, context);
    return accessList && readObjects(accessList, "an access list");
  },
  raw: ({ hash }, _, { calls }) => calls.call("debug_getRawTransaction", hash),
  async rawReceipt(source, _, context) {
    const { blockNumber, transactionIndex } = await read(source, context);
    if (typeof blockNumber !== "string" || typeof transactionIndex !== "string") return "0x";
    const receipts = await context.calls.call("debug_getRawReceipts", blockNumber);
    if (!Array.isArray(receipts)) throw malformed("the result of debug_getRawReceipts", "a list");
    return receipts[Number(transactionIndex)] as unknown;
  },
  blobVersionedHashes: known("blobVersionedHashes"),
};

/** A price in wei; 0 if there is none. */
function readPrice(quantity: unknown): bigint {
  return quantity === undefined || quantity === null ? 0n : readInteger(quantity, "a price");
}

/** @throws GraphQLError if the node does not have it. */
async function read({ hash, json, block }: Transaction, context: QueryContext): Promise<NodeObject> {
  if (json) return json;
  const found = block
    ? (await withTransactions(block, context)).find((one) => one["hash"] === hash)
    : readObject(await context.calls.call("eth_getTransactionByHash", hash));
  if (!found) throw new GraphQLError(`the node does not have the transaction ${hash}`);
  return found;
}

async function blockAround(source: Transaction, context: QueryContext): Promise<Block | null> {
  if (source.block) return source.block;
  const { blockNumber, blockHash } = await read(source, context);
  return typeof blockNumber === "string" ? readBlock(blockNumber, blockHash, context) : null;
}

async function readReceipt(
  { hash, block }: Transaction,
  context: QueryContext,
): Promise<NodeObject | undefined> {
  const receipt =
    block && (await readReceipts(block, context))?.find((one) => one["transactionHash"] === hash);
  return receipt ?? readObject(await context.calls.call("eth_getTransactionReceipt", hash));
}
