import type { OperationFacts } from "./operation-facts.ts";
import type { RestOperation } from "./rest-operation.ts";
import type { RpcMethod } from "./rpc-method.ts";

/** A method of a gRPC service. It has one input and one output, which are messages. */
export interface GrpcMethod extends OperationFacts {
  readonly kind: "grpc";
  readonly section: string;
  /** The name on the wire, such as `geyser.Geyser/GetSlot`. */
  readonly wireName: string;
  /** Which side streams: none, the client, the server, or both. */
  readonly stream: "none" | "client" | "server" | "both";
  /** Whether responses continue until the caller ends the call. */
  readonly endless: boolean;
  /** The path of the POST that makes the call over HTTP with JSON, if there is one. */
  readonly post?: string;
  /** Whether a GET of the same path makes the call too, with the fields in its query. */
  readonly alsoGet?: true;
  /** The field of the response that the body over HTTP holds. Default: the whole message. */
  readonly responseBody?: string;
}

/** An operation of any kind that a client can call. */
export type Operation = RestOperation | RpcMethod | GrpcMethod;

export type * from "./operation-facts.ts";
export * from "./rest-operation.ts";
export * from "./rpc-method.ts";
export type * from "./venue-message.ts";
