/** The benchmark's requests, the server's responses, and the size of their JSON text. */

const hash = `0x${"ab".repeat(32)}` as const;

interface SmallQuestion {
  readonly method: "eth_getBlockTransactionCountByHash";
  readonly params: readonly [hash: `0x${string}`];
}

interface LargeQuestion {
  readonly method: "eth_getBlockByHash";
  readonly params: readonly [hash: `0x${string}`, full: true];
}

/** A call as it goes out. */
export type Question = SmallQuestion | LargeQuestion;

/** Its response is 5 bytes. */
export const smallQuestion: SmallQuestion = { method: "eth_getBlockTransactionCountByHash", params: [hash] };
/** Its response is about 100 KB: a block with full transactions. */
export const largeQuestion: LargeQuestion = { method: "eth_getBlockByHash", params: [hash, true] };

const largeBytes = 100_000;

const transaction = {
  type: "0x2",
  chainId: "0x1",
  nonce: "0x1",
  gas: "0x5208",
  maxFeePerGas: "0x77359400",
  maxPriorityFeePerGas: "0x3b9aca00",
  to: `0x${"22".repeat(20)}`,
  value: "0xde0b6b3a7640000",
  accessList: [],
  input: `0xa9059cbb${"00".repeat(64)}`,
  r: hash,
  s: hash,
  yParity: "0x1",
  v: "0x1",
  hash,
  blockHash: hash,
  blockNumber: "0x1347df0",
  transactionIndex: "0x0",
  from: `0x${"33".repeat(20)}`,
  gasPrice: "0x77359400",
};

function block(transactions: readonly object[]): object {
  return {
    number: "0x1347df0",
    hash,
    parentHash: hash,
    nonce: "0x0000000000000000",
    sha3Uncles: hash,
    logsBloom: `0x${"00".repeat(256)}`,
    transactionsRoot: hash,
    stateRoot: hash,
    receiptsRoot: hash,
    miner: `0x${"11".repeat(20)}`,
    difficulty: "0x0",
    extraData: "0x",
    size: "0x186a0",
    gasLimit: "0x1c9c380",
    gasUsed: "0xe4e1c0",
    timestamp: "0x66aabbcc",
    mixHash: hash,
    baseFeePerGas: "0x3b9aca00",
    transactions,
    uncles: [],
  };
}

const each = JSON.stringify(transaction).length + 1;
const count = Math.ceil((largeBytes - JSON.stringify(block([])).length) / each);

/** The method that makes the server send notifications: as many as its only param says. */
export const floodMethod = "bench_flood";
/** The notification: a log, of about 600 bytes. */
export const log: object = {
  address: `0x${"11".repeat(20)}`,
  topics: [hash, hash, hash],
  data: hash,
  blockNumber: "0x1347df0",
  transactionHash: hash,
  transactionIndex: "0x12",
  blockHash: hash,
  blockTimestamp: "0x66aabbcc",
  logIndex: "0x34",
  removed: false,
};

/** Method name -> JSON text of its result. */
export const results: Readonly<Record<string, string>> = {
  [smallQuestion.method]: '"0x4"',
  [largeQuestion.method]: JSON.stringify(block(Array.from({ length: count }, () => transaction))),
};
