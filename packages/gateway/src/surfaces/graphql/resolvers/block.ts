import { readBlock, withTransactions } from "./blocks.ts";
import { estimateGas, runCall } from "./execution.ts";
import {
  type Arguments,
  readInteger,
  malformed,
  type NodeObject,
  readObject,
  readObjects,
  required,
  type Resolvers,
  selects,
} from "./resolver.ts";
import { hex } from "./scalars.ts";
import { type Block, type Transaction, accountAt, createCriteria, readLog } from "./sources.ts";

/** From how many transactions of a block all of them are read at once. */
const manyTransactions = 8;

export const blockResolvers: Resolvers<Block> = {
  nonce: (block) => required(block, "nonce", "block"),
  mixHash: (block) => required(block, "mixHash", "block"),
  difficulty: (block) => required(block, "difficulty", "block"),
  async parent(block, _, context, info) {
    const { number, parentHash } = block;
    if (number === "0x0") return null;
    const before = hex(readInteger(number, "a block's number") - 1n);
    return readBlock(before, parentHash, context, selects(info, "transactions"));
  },
  transactionCount: ({ transactions }) => countItems(transactions),
  miner: (block, args) => accountAt(required(block, "miner", "block"), args["block"]),
  async nextBaseFeePerGas({ number, baseFeePerGas }, _, { calls }) {
    if (baseFeePerGas === undefined) return null;
    const history = readObject(await calls.call("eth_feeHistory", "0x1", number, []));
    return readList(history?.["baseFeePerGas"])[1];
  },
  ommerCount: ({ uncles }) => countItems(uncles),
  ommers({ uncles, number }, _, { calls, cost }) {
    const { length } = readList(uncles);
    cost.check(length);
    return Promise.all(
      Array.from({ length }, (__, index) =>
        calls.call("eth_getUncleByBlockNumberAndIndex", number, hex(index)),
      ),
    );
  },
  ommerAt: ({ number }, { index }, { calls }) =>
    calls.call("eth_getUncleByBlockNumberAndIndex", number, index),
  ommerHash: ({ sha3Uncles }) => sha3Uncles,
  async transactions(block, _, context) {
    if (!block["transactions"]) return null;
    const transactions = await withTransactions(block, context);
    return transactions.map((json): Transaction => ({ hash: String(json["hash"]), json, block }));
  },
  async transactionAt({ transactions, number, hash }, { index }, { calls }): Promise<Transaction | null> {
    const place = Number(index);
    const known = readList(transactions)[place];
    if (known === undefined) return null;
    const json =
      readObject(known) ??
      readObject(await calls.call("eth_getTransactionByBlockNumberAndIndex", number, index));
    return json && json["blockHash"] === hash ? { hash: String(json["hash"]), json } : null;
  },
  async logs(block, { filter }, { calls }) {
    const criteria = { blockHash: block["hash"], ...createCriteria(filter as Arguments) };
    const logs = readObjects(await calls.call("eth_getLogs", criteria), "the result of eth_getLogs");
    const hashes = new Set(logs.map((log) => log["transactionHash"]));
    const around = hashes.size < manyTransactions ? undefined : block;
    return logs.map((json) => readLog(json, around));
  },
  account: ({ number }, { address }) => accountAt(address, number),
  call: ({ number }, args, context) => runCall(args, number as string, context),
  estimateGas: ({ number }, args, context) => estimateGas(args, number as string, context),
  rawHeader: ({ number }, _, { calls }) => calls.call("debug_getRawHeader", number),
  raw: ({ number }, _, { calls }) => calls.call("debug_getRawBlock", number),
  withdrawals: ({ withdrawals }) => withdrawals && readObjects(withdrawals, "a block's withdrawals"),
};

/** @returns how many items a block's list has; `null` without the list. */
function countItems(list: unknown): string | null {
  return list === undefined || list === null ? null : hex(readList(list).length);
}

/** @throws GraphQLError if a block has something else where a list belongs. */
function readList(list: unknown): readonly unknown[] {
  if (list === undefined || list === null) return [];
  if (Array.isArray(list)) return list;
  throw malformed("a block's list", "a list");
}

export const withdrawalResolvers: Resolvers<NodeObject> = {
  validator: ({ validatorIndex }) => validatorIndex,
};
