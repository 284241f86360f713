import { findExample } from "../find-example.ts";
import { hex, quantity } from "../values.ts";
import { blockTime, type Transfer, writeBlockId } from "./tron-blocks.ts";

// The results of JSON-RPC: the specs' examples with the values of the chain.

const zeros = (bytes: number): string => hex(Buffer.alloc(bytes));

/** @returns a block with transactions or their hashes. A transfer of TRX uses no energy, and so no gas. */
export function blockResult(number: bigint, transfers: readonly Transfer[], isFull: boolean): object {
  return {
    ...findExample("tron/eth_getBlockByNumber"),
    number: quantity(number),
    hash: hex(writeBlockId(number)),
    parentHash: number === 0n ? zeros(32) : hex(writeBlockId(number - 1n)),
    transactionsRoot: zeros(32),
    miner: zeros(20),
    size: quantity(180 + 220 * transfers.length),
    gasLimit: "0x0",
    gasUsed: "0x0",
    timestamp: quantity((number * blockTime) / 1_000n),
    transactions: transfers.map((one) => (isFull ? transactionResult(one) : hex(one.id))),
  };
}

/** @returns a transfer of a block, which nobody has signed in the form of EVM chains. */
export function transactionResult(transfer: Transfer): object {
  const { id, sun } = transfer;
  return {
    ...findExample("tron/eth_getTransactionByHash"),
    hash: hex(id),
    ...placeResult(transfer),
    gas: "0x0",
    value: quantity(sun),
    input: "0x",
    r: zeros(32),
    s: zeros(32),
  };
}

export function receiptResult(transfer: Transfer): object {
  return {
    ...findExample("tron/eth_getTransactionReceipt"),
    transactionHash: hex(transfer.id),
    ...placeResult(transfer),
    cumulativeGasUsed: "0x0",
    gasUsed: "0x0",
    logs: [],
  };
}

/** JSON-RPC omits the byte of TRON's network before an address. */
function placeResult({ number, index, from, to }: Transfer): object {
  return {
    blockHash: hex(writeBlockId(number)),
    blockNumber: quantity(number),
    transactionIndex: quantity(index),
    from: hex(from.subarray(1)),
    to: hex(to.subarray(1)),
  };
}
