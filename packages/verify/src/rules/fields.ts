import { type Field, inOrder } from "../fields.ts";

/** The fields of a header that all forks have, in their hashed order. Source: Yellow Paper, 4.4. */
export const headerFields: readonly Field[] = inOrder({
  parentHash: "hash",
  sha3Uncles: "hash",
  miner: "address",
  stateRoot: "hash",
  transactionsRoot: "hash",
  receiptsRoot: "hash",
  logsBloom: "bloom",
  difficulty: "optionalQuantity",
  number: "quantity",
  gasLimit: "quantity",
  gasUsed: "quantity",
  timestamp: "quantity",
  extraData: "bytes",
});

/** What follows them: the seal of the proof of work, and later its place in the header. */
export const ethereumSeal: readonly Field[] = inOrder({ mixHash: "hash", nonce: "seal" });

/** The seal of blocks by authorities. Source: openethereum, AuRa; nethermind. */
export const auraSeal: readonly Field[] = inOrder({ auraStep: "quantity", auraSeal: "bytes" });

/**
 * What forks have added, each after those before it: London, Shanghai, Cancun (three), Prague and Amsterdam (two).
 * Source: EIP-1559, EIP-4895, EIP-4844, EIP-4788, EIP-7685, EIP-7928, EIP-7843.
 */
export const addedHeaderFields: readonly Field[] = inOrder({
  baseFeePerGas: "quantity",
  withdrawalsRoot: "hash",
  blobGasUsed: "quantity",
  excessBlobGas: "quantity",
  parentBeaconBlockRoot: "hash",
  requestsHash: "hash",
  blockAccessListHash: "hash",
  slotNumber: "quantity",
});

/** The other fields that nodes return with a header, none of which is hashed with it. */
export const unhashedFields: readonly string[] = [
  "hash",
  "size",
  "totalDifficulty",
  "author",
  "sealFields",
  "transactions",
  "uncles",
  "withdrawals",
];

/** The fields of a withdrawal. Source: EIP-4895. */
export const withdrawalFields: readonly Field[] = inOrder({
  index: "quantity",
  validatorIndex: "quantity",
  address: "address",
  amount: "quantity",
});

/** The fields of a log. Source: Yellow Paper, 4.3.1. */
export const logFields: readonly Field[] = inOrder({
  address: "address",
  topics: { list: "hash" },
  data: "bytes",
});

/** The fields of a receipt since Byzantium. Source: EIP-658. */
export const receiptFields: readonly Field[] = inOrder({
  status: "quantity",
  cumulativeGasUsed: "quantity",
  logsBloom: "bloom",
  logs: { list: logFields },
});

/** Before, the first one was the root of the state. Source: Yellow Paper, 4.3.1. */
export const earlyReceiptFields: readonly Field[] = [["root", "hash"], ...receiptFields.slice(1)];
