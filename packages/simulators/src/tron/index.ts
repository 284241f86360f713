export { type Codec, type Transfer, TronChain } from "../grpc/tron-chain.ts";
export type { Rejection } from "../grpc/tron-rejection.ts";
export { TronNode } from "./tron-node.ts";
export { TronService } from "./tron-service.ts";
