import type { OperationFacts } from "./operation-facts.ts";
import type { RestOperation } from "./rest-operation.ts";
import type { RpcMethod } from "./rpc-method.ts";

/** A method of a gRPC service. Its one input and its one output are messages. */
export interface GrpcMethod extends OperationFacts {
  readonly kind: "grpc";
  /** The name of the service. */
  readonly section: string;
  /** The name on the wire: `geyser.Geyser/GetSlot`. */
  readonly wireName: string;
  /** What streams: nothing, the requests, the responses, or both. */
  readonly stream: "none" | "client" | "server" | "both";
  /** Whether the responses go on until the caller ends the call. */
  readonly endless: boolean;
}

/** Something that a client can call. */
export type Operation = RestOperation | RpcMethod | GrpcMethod;

export type { Message, RestOperation } from "./rest-operation.ts";
export type { MessageFacts, Signing, VenueMessage } from "./venue-message.ts";
export type { Overload, RpcMethod, RpcResult, SubscriptionFacts, SubscriptionKind } from "./rpc-method.ts";
export type {
  CacheRule,
  Example,
  Failure,
  Idempotency,
  Input,
  Location,
  OperationFacts,
  Output,
} from "./operation-facts.ts";
