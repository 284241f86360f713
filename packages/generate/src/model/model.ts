import type { Catalog } from "./catalog.ts";
import type { GrpcMethod, RestOperation, RpcMethod } from "./operation.ts";
import type { Spec } from "./spec.ts";

/** Everything that the specs say, read and checked once. Nothing in it changes afterwards. */
export interface Model {
  readonly catalog: Catalog;
  /** The REST APIs, by name: `management`. */
  readonly rest: ReadonlyMap<string, Spec<RestOperation>>;
  /** The JSON-RPC methods of all families. Their types share one set of names. */
  readonly rpc: Spec<RpcMethod>;
  /** The gRPC packages, by name: `geyser`. */
  readonly grpc: ReadonlyMap<string, Spec<GrpcMethod>>;
}
