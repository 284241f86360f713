export type { EvmChain } from "./chain.ts";
export { EvmNode } from "./evm-node.ts";
export { SharedChain } from "./shared-chain.ts";
export type { ChainOptions } from "./seeded-blocks.ts";
