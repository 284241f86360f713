import type { IncludedTransaction } from "./seeded-blocks.ts";
import type { SignedTransaction } from "./signed-transaction.ts";
import { computeBloom } from "./encoding.ts";
import { computePrice, type ExecutedTransaction } from "./execution.ts";
import { type Fields, quantity } from "../values.ts";

interface Place {
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly blockTimestamp: string;
  readonly transactionIndex: string;
}

/** @returns an included transaction as go-ethereum returns it. `before`: the transactions before it in its block. */
export function includedForm(
  transaction: ExecutedTransaction,
  place: Place,
  baseFee: bigint,
  before: { readonly gas: bigint; readonly logs: number },
): IncludedTransaction {
  const { from, to, hash, type, execution } = transaction;
  const price = computePrice(transaction, baseFee);
  const { gasUsed, event, isReverted } = execution;
  const { blockTimestamp: _, ...receiptPlace } = place;
  const log = event && {
    address: to,
    ...event,
    ...place,
    transactionHash: hash,
    logIndex: quantity(before.logs),
    removed: false,
  };
  return {
    transaction: { ...transactionFields(transaction, price), ...place },
    receipt: {
      type: quantity(type),
      transactionHash: hash,
      ...receiptPlace,
      from,
      to,
      contractAddress: null,
      cumulativeGasUsed: quantity(before.gas + gasUsed),
      gasUsed: quantity(gasUsed),
      effectiveGasPrice: quantity(price),
      logs: log ? [log] : [],
      logsBloom: computeBloom(log ? [log.address, ...log.topics] : []),
      status: isReverted ? "0x0" : "0x1",
    },
    source: transaction,
    ...(log && { log }),
  };
}

/** @returns a transaction that waits for a block, as go-ethereum returns it. */
export function waitingForm(transaction: SignedTransaction): Fields {
  return pendingForm(transactionFields(transaction, transaction.maxFee));
}

/** @param gasPrice - The price of a unit of gas in wei; the maximum while the transaction waits. */
function transactionFields(transaction: SignedTransaction, gasPrice: bigint): Fields {
  const { type, hash, from, to, nonce, gas, value, input, accessList, chainId } = transaction;
  const { maxFee, maxTip, signature } = transaction;
  const { v, r, s, yParity } = signature;
  return {
    type: quantity(type),
    hash,
    from,
    to,
    nonce: quantity(nonce),
    gas: quantity(gas),
    value: quantity(value),
    input,
    gasPrice: quantity(gasPrice),
    ...(type === 2 && { maxFeePerGas: quantity(maxFee), maxPriorityFeePerGas: quantity(maxTip) }),
    ...(type !== 0 && { accessList, yParity: quantity(yParity) }),
    chainId: quantity(chainId),
    v: quantity(v),
    r: quantity(r),
    s: quantity(s),
  };
}

/** @returns a transaction as it is before a block includes it. */
export function pendingForm(transaction: Fields): Fields {
  const { blockTimestamp: _, ...rest } = transaction;
  return { ...rest, blockHash: null, blockNumber: null, transactionIndex: null };
}

/** Seconds between two blocks of Ethereum. */
const parentBlockTime = 12;

/** The fee for a transaction's data on the parent chain, and what it follows from. */
const noDataFee: Fields = {
  l1Fee: "0x0",
  l1GasPrice: "0x1",
  l1GasUsed: "0x640",
  l1BlobBaseFee: "0x1",
  l1BaseFeeScalar: "0x0",
  l1BlobBaseFeeScalar: "0x0",
};

/** @returns what nodes of some families add to a receipt. Data costs nothing on the parent chain, and no batch is sealed. */
export function ownReceiptFields(families: readonly string[], timestamp: number): Fields {
  if (families.includes("arbitrum"))
    return { gasUsedForL1: "0x0", l1BlockNumber: quantity(Math.floor(timestamp / parentBlockTime)) };
  if (families.includes("op-stack")) return noDataFee;
  if (families.includes("zksync")) return { l2ToL1Logs: [], l1BatchNumber: null, l1BatchTxIndex: null };
  return {};
}
