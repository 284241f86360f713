import type { Catalog } from "./catalog.ts";
import type { GrpcMethod, RestOperation, RpcSpec, Spec } from "@node-access/generate/model";
import type { UpstreamErrors } from "./upstream-errors.ts";

/** The content of all specs, read and checked. It is plain JSON. */
export interface Model {
  readonly catalog: Catalog;
  /** The REST APIs by name, such as `management`. */
  readonly rest: Readonly<Record<string, Spec<RestOperation>>>;
  /** The JSON-RPC methods of all families. Their types share one namespace. */
  readonly rpc: RpcSpec;
  /** The gRPC packages by name, such as `geyser`. */
  readonly grpc: Readonly<Record<string, Spec<GrpcMethod>>>;
  readonly upstreamErrors: UpstreamErrors;
}
