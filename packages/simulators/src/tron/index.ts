export type { Transfer } from "./tron-blocks.ts";
export { type Codec, TronChain } from "./tron-chain.ts";
export type { Rejection } from "./tron-rejection.ts";
export { TronNode } from "./tron-node.ts";
export { TronService } from "./tron-service.ts";
