import { invalid } from "../json-rpc/rpc-failure.ts";
import type { Emit } from "../json-rpc/simulated-node.ts";
import type { EvmChain } from "./chain.ts";
import { blockLogs, type LogFilter, matches } from "./logs.ts";
import type { IncludedTransaction } from "./seeded-blocks.ts";
import { headerResult } from "./blocks.ts";
import { pendingForm, waitingForm } from "./transaction-results.ts";
import type { Fields } from "../values.ts";

/** Follows a chain for `eth_subscribe`. @returns a function that ends this; `undefined` for a kind without events. */
export function follow(
  chain: EvmChain,
  [kind, option]: readonly unknown[],
  emit: Emit,
): (() => void) | undefined {
  const list = kinds[String(kind)];
  if (!list) return undefined;
  const { transactionHashes } = Object(option) as Fields;
  if (kind === "transactionReceipts" && !Array.isArray(transactionHashes ?? []))
    throw invalid("invalid argument 1: transactionHashes must be array");
  const endBlocks = chain.follow((number) => {
    for (const event of list(chain, option, number)) emit(event);
  });
  const endWaiting =
    kind === "newPendingTransactions"
      ? chain.onWaiting((sent) => emit(option === true ? waitingForm(sent) : sent.hash))
      : undefined;
  return () => {
    endBlocks();
    endWaiting?.();
  };
}

/** The kinds of `eth_subscribe` that report a simulated chain's events: what each reports about a new block. */
const kinds: Readonly<
  Record<string, (chain: EvmChain, option: unknown, number: number) => readonly unknown[]>
> = {
  newHeads: (chain, _, number) => [headerResult(chain, number)],
  logs: (chain, option, number) => blockLogs(chain, (option ?? {}) as LogFilter, number),
  // Transactions that are pending at a block are in the next one.
  newPendingTransactions: (chain, option, number) =>
    chain
      .ownTransactions(number + 1)
      .map(({ transaction }) => (option === true ? pendingForm(transaction) : transaction["hash"])),
  transactionReceipts(chain, option, number) {
    const { transactionHashes: wanted } = Object(option) as { transactionHashes?: readonly string[] };
    const matching = chain
      .block(number)
      .transactions.map(({ receipt }) => receipt)
      .filter((receipt) => !wanted || wanted.includes(String(receipt["transactionHash"])));
    return matching.length > 0 ? [matching] : [];
  },
};

/** The kinds of `eth_subscribe` that report parts of the next block. Source: Base, Flashblocks API. */
export const flashblockKinds: ReadonlySet<string> = new Set([
  "newFlashblocks",
  "newFlashblockTransactions",
  "pendingLogs",
]);

/** A part of the next block: the transactions that it adds, the first of them at a place in the block. */
interface Flashblock {
  readonly number: number;
  readonly index: number;
  readonly transactions: readonly IncludedTransaction[];
}

/** The fields of a receipt that a full transaction has. */
const receiptFields = ["status", "gasUsed", "cumulativeGasUsed", "contractAddress", "logsBloom"] as const;

/**
 * Follows a chain's flashblocks. As soon as there is a block, the next one has two: without transactions, and with
 * those that wait for it. Each transaction that is sent after that has one of its own.
 */
export function followFlashblocks(
  chain: EvmChain,
  [kind, option]: readonly unknown[],
  emit: Emit,
): () => void {
  let last: Pick<Flashblock, "number" | "index"> = { number: 0, index: 1 };
  const report = (flashblock: Flashblock): void => {
    last = flashblock;
    for (const event of listEvents(chain, String(kind), option, flashblock)) emit(event);
  };
  const endBlocks = chain.follow((head) => {
    const number = head + 1;
    report({ number, index: 0, transactions: [] });
    report({ number, index: 1, transactions: chain.block(number).transactions });
  });
  // Flashblocks need the first one of their block, which has its fields. Transactions and logs are complete alone.
  if (kind !== "newFlashblocks") last = { number: chain.reported + 1, index: 1 };
  const endWaiting = chain.onWaiting(({ hash }) => {
    const number = chain.head + 1;
    // A transaction that waits for another one of its sender is not in the block yet.
    const added = chain.block(number).transactions.filter(({ transaction }) => transaction["hash"] === hash);
    if (number === last.number && added.length > 0)
      report({ number, index: last.index + 1, transactions: added });
  });
  return () => {
    endBlocks();
    endWaiting();
  };
}

function listEvents(chain: EvmChain, kind: string, option: unknown, part: Flashblock): readonly unknown[] {
  const { transactions } = part;
  if (kind === "newFlashblocks") return [flashblockResult(chain, part)];
  if (kind === "newFlashblockTransactions")
    return transactions.map((one) => (option === true ? withReceipt(one) : one.transaction["hash"]));
  return transactions.flatMap(({ log }) =>
    log && matches((option ?? {}) as LogFilter, log) ? [withoutHash(log)] : [],
  );
}

function flashblockResult(chain: EvmChain, { number, index, transactions }: Flashblock): Fields {
  const { hash, header } = chain.block(number);
  const gasUsed = transactions.at(-1)?.receipt["cumulativeGasUsed"] ?? "0x0";
  return {
    payload_id: `0x${number.toString(16).padStart(16, "0")}`,
    index,
    ...(index === 0 && {
      base: {
        parent_beacon_block_root: header["parentBeaconBlockRoot"],
        parent_hash: header["parentHash"],
        fee_recipient: header["miner"],
        prev_randao: header["mixHash"],
        block_number: header["number"],
        gas_limit: header["gasLimit"],
        timestamp: header["timestamp"],
        extra_data: header["extraData"],
        base_fee_per_gas: header["baseFeePerGas"],
      },
    }),
    diff: {
      state_root: header["stateRoot"],
      receipts_root: header["receiptsRoot"],
      logs_bloom: header["logsBloom"],
      gas_used: gasUsed,
      block_hash: hash,
      transactions: transactions.map(({ source }) => source.raw),
      withdrawals: [],
      withdrawals_root: header["withdrawalsRoot"],
    },
    metadata: { block_number: number },
  };
}

/** A block that is not complete has no hash. */
function withoutHash(fields: Fields): Fields {
  return { ...fields, blockHash: null };
}

function withReceipt({ transaction, receipt }: IncludedTransaction): Fields {
  const facts = receiptFields.map((name) => [name, receipt[name]] as const);
  const logs = (receipt["logs"] as readonly Fields[]).map(withoutHash);
  return { ...withoutHash(transaction), ...Object.fromEntries(facts), logs };
}
