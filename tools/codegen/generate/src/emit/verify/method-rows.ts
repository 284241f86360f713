/** A row of the table of what `@node-access/verify` checks. */
export interface MethodRow {
  /** The methods. */
  readonly methods: readonly string[];
  /** What they have in common, if other calls of the same methods have another row. */
  readonly variant?: string;
  /** What is compared. */
  readonly compared: string;
  /** The additional calls. */
  readonly calls: string;
}

const byHashAndNumber = (name: string): string[] => [`${name}ByHash`, `${name}ByNumber`];
const inBlocks = (name: string): string[] => [`${name}ByBlockHashAndIndex`, `${name}ByBlockNumberAndIndex`];

/** A row or more for each method with a check, in the order of the table. */
export const methodRows: readonly MethodRow[] = [
  {
    methods: byHashAndNumber("eth_getBlock"),
    variant: "with transactions",
    compared:
      "the header's hash, each transaction's hash and place, the roots of transactions and withdrawals",
    calls: "none; one for each uncle",
  },
  {
    methods: byHashAndNumber("eth_getBlock"),
    variant: "with hashes",
    compared: "the same",
    calls: "the block with its transactions",
  },
  { methods: byHashAndNumber("eth_getHeader"), compared: "the header's hash", calls: "none" },
  {
    methods: [...inBlocks("eth_getUncle"), "eth_getUncleCountByBlockHash", "eth_getUncleCountByBlockNumber"],
    compared: "the uncle's hash in its block",
    calls: "the block and its uncles",
  },
  {
    methods: ["eth_getTransactionByHash", ...inBlocks("eth_getTransaction")],
    compared: "its hash, and that its block has it in this place",
    calls: "the block",
  },
  {
    methods: ["eth_getBlockReceipts", "eth_getTransactionReceipt"],
    compared: "the root of receipts; gas used, price paid and created address; the places of logs",
    calls: "the block; for a receipt also the other receipts",
  },
  {
    methods: ["eth_getLogs"],
    compared:
      "each log, and that none is missing: the headers' bloom filters say which blocks may have more, and the receipts of these decide",
    calls: "a header for each block of the range; two for each that may match",
  },
  {
    methods: ["eth_getBlockTransactionCountByHash", "eth_getBlockTransactionCountByNumber"],
    compared: "the number of transactions",
    calls: "the block",
  },
  {
    methods: ["eth_getProof"],
    compared: "account and slots, against the root of the state",
    calls: "the header",
  },
  {
    methods: ["eth_getBalance", "eth_getTransactionCount", "eth_getCode", "eth_getStorageAt"],
    compared: "the value, against a proof",
    calls: "the header and the proof",
  },
  {
    methods: [
      "debug_getRawHeader",
      "debug_getRawBlock",
      "debug_getRawReceipts",
      "debug_getRawTransaction",
      "eth_getRawTransactionByHash",
      ...inBlocks("eth_getRawTransaction"),
    ],
    compared: "hashes and roots",
    calls: "none; for receipts the header, for a place the block",
  },
  {
    methods: ["eth_call", "eth_estimateGas", "eth_createAccessList"],
    variant: "with the option `execute`",
    compared: "what the call does over proven state",
    calls: "the header, a list of what to read, a proof for each account, its code",
  },
  { methods: ["eth_chainId"], compared: "the option `chainId`", calls: "none" },
];
