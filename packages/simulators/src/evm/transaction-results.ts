import { bloomOf } from "./bloom.ts";
import { type Fields, type IncludedTransaction, quantity } from "./seeded-blocks.ts";
import type { SignedTransaction } from "./signed-transaction.ts";
import { gasOf, priceOf } from "./transaction-rules.ts";

/** A transaction's place in the chain. */
interface Place {
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly blockTimestamp: string;
  readonly transactionIndex: string;
}

const noLogs = bloomOf([]);

/**
 * @param baseFee - Of its block, in wei.
 * @param gasBefore - The gas used by the transactions before it in its block.
 * @returns an included transfer as go-ethereum returns it, with its receipt.
 */
export function includedForm(
  transaction: SignedTransaction,
  place: Place,
  baseFee: bigint,
  gasBefore: bigint,
): IncludedTransaction {
  const { from, to, hash, type } = transaction;
  const price = priceOf(transaction, baseFee);
  const gasUsed = gasOf(transaction);
  const { blockTimestamp: _, ...receiptPlace } = place;
  return {
    transaction: { ...transactionFields(transaction, price), ...place },
    receipt: {
      type: quantity(type),
      transactionHash: hash,
      ...receiptPlace,
      from,
      to,
      contractAddress: null,
      cumulativeGasUsed: quantity(gasBefore + gasUsed),
      gasUsed: quantity(gasUsed),
      effectiveGasPrice: quantity(price),
      logs: [],
      logsBloom: noLogs,
      status: "0x1",
    },
  };
}

/** @returns a transfer that waits for a block, as go-ethereum returns it. */
export function waitingForm(transaction: SignedTransaction): Fields {
  const place = { blockHash: null, blockNumber: null, transactionIndex: null };
  return { ...transactionFields(transaction, transaction.maxFee), ...place };
}

/** @param gasPrice - The price of a unit of gas in wei; the maximum while the transaction waits. */
function transactionFields(
  {
    type,
    hash,
    from,
    to,
    nonce,
    gas,
    value,
    maxFee,
    maxTip,
    accessList,
    chainId,
    signature,
  }: SignedTransaction,
  gasPrice: bigint,
): Fields {
  const { v, r, s, yParity } = signature;
  return {
    type: quantity(type),
    hash,
    from,
    to,
    nonce: quantity(nonce),
    gas: quantity(gas),
    value: quantity(value),
    input: "0x",
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
