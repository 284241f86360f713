export { RpcFailure, type RpcError } from "./rpc-failure.ts";
export { RpcService, type RpcSubscription } from "./rpc-service.ts";
export type { Emit, SimulatedNode } from "./simulated-node.ts";
