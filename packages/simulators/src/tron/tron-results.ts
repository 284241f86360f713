import { blockTime, writeBlockId } from "./tron-blocks.ts";
import type { Transfer } from "./tron-chain.ts";

/** Sun for a unit of energy. A transfer of TRX uses none. */
const energyPrice = 420;
const zeros = (bytes: number): string => hex(Buffer.alloc(bytes));

/** @returns an integer as nodes write it. */
export function quantity(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}

/** @returns a block with transactions or their hashes. What TRON does not have is zero. */
export function blockResult(number: bigint, transfers: readonly Transfer[], isFull: boolean): object {
  return {
    number: quantity(number),
    hash: hex(writeBlockId(number)),
    parentHash: number === 0n ? zeros(32) : hex(writeBlockId(number - 1n)),
    nonce: zeros(8),
    sha3Uncles: zeros(32),
    logsBloom: zeros(256),
    transactionsRoot: zeros(32),
    stateRoot: "0x",
    receiptsRoot: zeros(32),
    miner: zeros(20),
    difficulty: "0x0",
    totalDifficulty: "0x0",
    extraData: "0x",
    size: quantity(180 + 220 * transfers.length),
    gasLimit: "0x0",
    gasUsed: "0x0",
    timestamp: quantity((number * blockTime) / 1_000n),
    baseFeePerGas: "0x0",
    mixHash: zeros(32),
    uncles: [],
    transactions: transfers.map((one) => (isFull ? transactionResult(one) : hex(one.id))),
  };
}

/** @returns a transfer of a block. */
export function transactionResult(transfer: Transfer): object {
  const { id, number, index, sun } = transfer;
  return {
    hash: hex(id),
    nonce: zeros(8),
    blockHash: hex(writeBlockId(number)),
    blockNumber: quantity(number),
    transactionIndex: quantity(index),
    ...writeAddresses(transfer),
    gas: "0x0",
    gasPrice: quantity(energyPrice),
    value: quantity(sun),
    input: "0x",
    type: "0x0",
    v: "0x1b",
    r: zeros(32),
    s: zeros(32),
  };
}

export function receiptResult(transfer: Transfer): object {
  const { id, number, index } = transfer;
  return {
    blockHash: hex(writeBlockId(number)),
    blockNumber: quantity(number),
    transactionIndex: quantity(index),
    transactionHash: hex(id),
    ...writeAddresses(transfer),
    cumulativeGasUsed: "0x0",
    effectiveGasPrice: quantity(energyPrice),
    gasUsed: "0x0",
    contractAddress: null,
    logs: [],
    logsBloom: zeros(256),
    status: "0x1",
    type: "0x0",
  };
}

/** JSON-RPC omits the byte of TRON's network before an address. */
function writeAddresses({ from, to }: Transfer): { readonly from: string; readonly to: string } {
  return { from: hex(from.subarray(1)), to: hex(to.subarray(1)) };
}

function hex(bytes: Buffer): string {
  return `0x${bytes.toString("hex")}`;
}
