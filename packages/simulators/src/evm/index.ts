export type { AccountState } from "./accounts.ts";
export { EvmNode } from "./evm-node.ts";
export { Ledger } from "./ledger.ts";
export { SharedChain } from "./shared-chain.ts";
export type { ChainOptions } from "./seeded-blocks.ts";
export { readTransaction, type SignedTransaction } from "./signed-transaction.ts";
