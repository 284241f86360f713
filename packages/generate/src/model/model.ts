import type { Catalog } from "./catalog.ts";
import type { RpcSpec } from "./json-rpc.ts";
import type { GrpcMethod, RestOperation } from "./operation.ts";
import type { Spec } from "./spec.ts";
import type { UpstreamErrors } from "./upstream-errors.ts";

/** Everything that the specs say, read and checked once. It is plain JSON, and frozen. */
export interface Model {
  readonly catalog: Catalog;
  /** The REST APIs, by name: `management`. */
  readonly rest: Readonly<Record<string, Spec<RestOperation>>>;
  /** The JSON-RPC methods of all families. Their types share one set of names. */
  readonly rpc: RpcSpec;
  /** The gRPC packages, by name: `geyser`. */
  readonly grpc: Readonly<Record<string, Spec<GrpcMethod>>>;
  readonly upstreamErrors: UpstreamErrors;
}
