/** An invented block of Ethereum mainnet with all its transactions. It is the same in each run. */
import { between, randomOf } from "@node-access-tools/workspace";

const random = randomOf(1);
/** A number from 0 to 2^32 - 1. */
const next = (): number => between(random, 0, 2 ** 32);

function bytes(length: number): string {
  const digits = Array.from({ length: Math.ceil(length / 4) }, () => next().toString(16).padStart(8, "0"));
  return `0x${digits.join("").slice(0, 2 * length)}`;
}

/** A random integer of up to this many bits. */
function quantity(bits: number): string {
  const digits = bytes(32).slice(2, 2 + Math.ceil(bits / 4));
  return `0x${BigInt(`0x${digits}`).toString(16)}`;
}

const blockHash = bytes(32);
const blockNumber = "0x1513f2a";
const timestamp = "0x66aabbcb";

/** The size of a transaction's call data in bytes: of ten transactions, three send ether, four a token, and three do more. */
function callData(index: number): number {
  if (index % 10 < 3) return 0;
  return index % 10 < 7 ? 68 : 100 + (next() % 2_100);
}

function transaction(index: number): object {
  const legacy = index % 10 === 9;
  return {
    blockHash,
    blockNumber,
    blockTimestamp: timestamp,
    from: bytes(20),
    gas: quantity(20),
    gasPrice: quantity(32),
    ...(legacy ? {} : { maxFeePerGas: quantity(34), maxPriorityFeePerGas: quantity(31) }),
    hash: bytes(32),
    input: bytes(callData(index)),
    nonce: quantity(16),
    to: bytes(20),
    transactionIndex: `0x${index.toString(16)}`,
    value: index % 10 < 5 ? quantity(60) : "0x0",
    type: legacy ? "0x0" : "0x2",
    ...(legacy ? {} : { accessList: [] }),
    chainId: "0x1",
    v: legacy ? "0x25" : "0x1",
    r: quantity(256),
    s: quantity(255),
    ...(legacy ? {} : { yParity: "0x1" }),
  };
}

function withdrawal(index: number): object {
  return {
    index: `0x${(52_000_000 + index).toString(16)}`,
    validatorIndex: quantity(20),
    address: bytes(20),
    amount: quantity(25),
  };
}

export const blockText: string = JSON.stringify({
  baseFeePerGas: quantity(32),
  blobGasUsed: "0xc0000",
  difficulty: "0x0",
  excessBlobGas: "0x4b80000",
  extraData: "0x6265617665726275696c642e6f7267",
  gasLimit: "0x1c9c380",
  gasUsed: quantity(24),
  hash: blockHash,
  logsBloom: bytes(256),
  miner: bytes(20),
  mixHash: bytes(32),
  nonce: "0x0000000000000000",
  number: blockNumber,
  parentBeaconBlockRoot: bytes(32),
  parentHash: bytes(32),
  receiptsRoot: bytes(32),
  sha3Uncles: bytes(32),
  size: "0x14a1c",
  stateRoot: bytes(32),
  timestamp,
  transactions: Array.from({ length: 200 }, (_, index) => transaction(index)),
  transactionsRoot: bytes(32),
  uncles: [],
  withdrawals: Array.from({ length: 16 }, (_, index) => withdrawal(index)),
  withdrawalsRoot: bytes(32),
});
