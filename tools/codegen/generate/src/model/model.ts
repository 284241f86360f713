import type { Catalog } from "./catalog.ts";
import type { RpcSpec, RestSpec, GrpcSpec } from "@node-access/generate/model";

/** The content of all specs, read and checked. It is plain JSON. */
export interface Model {
  readonly catalog: Catalog;
  /** The REST APIs by name, such as `management`. */
  readonly rest: Readonly<Record<string, RestSpec>>;
  /** The JSON-RPC methods of all families. Their types share one namespace. */
  readonly rpc: RpcSpec;
  /** The gRPC packages by name, such as `geyser`. */
  readonly grpc: Readonly<Record<string, GrpcSpec>>;
  readonly upstreamErrors: UpstreamErrors;
}

/** Classifies errors of nodes and providers by what they mean for the node. */
export interface UpstreamErrors {
  readonly reasons: Readonly<Record<string, string>>;
  /** The rules in order; the first match wins. */
  readonly errors: readonly UpstreamError[];
}

/** A rule that matches an error of a node or provider. */
export interface UpstreamError {
  readonly reason: string;
  readonly code?: number;
  /** A part of the error message in lower case. `*` matches any text. */
  readonly text?: string;
  /** How long an exhausted limit lasts, if longer than a moment. */
  readonly lasts?: "day";
  /** For clients that tell this error from the others. */
  readonly name?: "null-round";
  readonly example: string | { readonly code: number; readonly message: string; readonly data?: string };
}
