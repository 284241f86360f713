import { accountAt } from "./account.ts";
import { blockOf, withTransactions } from "./blocks.ts";
import { estimateGas, runCall } from "./execution.ts";
import { criteriaOf, logOf } from "./logs.ts";
import { type Arguments, type NodeObject, objectOf, required, type Resolvers, selects } from "./resolver.ts";
import { hex } from "./scalars.ts";
import type { Block, Transaction } from "./sources.ts";

/** From how many transactions of a block all of them are read at once. */
const manyTransactions = 8;

export const blockResolvers: Resolvers<Block> = {
  nonce: (block) => required(block, "nonce", "block"),
  mixHash: (block) => required(block, "mixHash", "block"),
  difficulty: (block) => required(block, "difficulty", "block"),
  async parent(block, _, context, info) {
    const { number, parentHash } = block;
    if (number === "0x0") return null;
    return blockOf(hex(BigInt(number as string) - 1n), parentHash, context, selects(info, "transactions"));
  },
  transactionCount: ({ transactions }) =>
    transactions ? hex((transactions as readonly unknown[]).length) : null,
  miner: (block, args) => accountAt(required(block, "miner", "block"), args["block"]),
  async nextBaseFeePerGas({ number, baseFeePerGas }, _, { calls }) {
    if (baseFeePerGas === undefined) return null;
    const history = objectOf(await calls.call("eth_feeHistory", "0x1", number, []));
    return (history?.["baseFeePerGas"] as readonly string[] | undefined)?.[1];
  },
  ommerCount: ({ uncles }) => (uncles ? hex((uncles as readonly unknown[]).length) : null),
  ommers: ({ uncles, number }, _, { calls }) => {
    const hashes = (uncles ?? []) as readonly unknown[];
    return hashes.map((__, index) => calls.call("eth_getUncleByBlockNumberAndIndex", number, hex(index)));
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
    const known = (transactions as readonly unknown[] | undefined)?.[place];
    if (known === undefined) return null;
    const json =
      objectOf(known) ?? objectOf(await calls.call("eth_getTransactionByBlockNumberAndIndex", number, index));
    return json && json["blockHash"] === hash ? { hash: String(json["hash"]), json } : null;
  },
  async logs(block, { filter }, { calls }) {
    const criteria = { blockHash: block["hash"], ...criteriaOf(filter as Arguments) };
    const logs = (await calls.call("eth_getLogs", criteria)) as readonly NodeObject[];
    const hashes = new Set(logs.map((log) => log["transactionHash"]));
    const around = hashes.size < manyTransactions ? undefined : block;
    return logs.map((json) => logOf(json, around));
  },
  account: ({ number }, { address }) => accountAt(address, number),
  call: ({ number }, args, context) => runCall(args, number as string, context),
  estimateGas: ({ number }, args, context) => estimateGas(args, number as string, context),
  rawHeader: ({ number }, _, { calls }) => calls.call("debug_getRawHeader", number),
  raw: ({ number }, _, { calls }) => calls.call("debug_getRawBlock", number),
  withdrawals: ({ withdrawals }) => withdrawals ?? null,
};

export const withdrawalResolvers: Resolvers<NodeObject> = {
  validator: ({ validatorIndex }) => validatorIndex,
};
