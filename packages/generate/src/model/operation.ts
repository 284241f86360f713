import type { Json } from "./json.ts";
import type { Type } from "./type.ts";
import type { Span } from "./versions.ts";

/** What happens if a call is sent twice. A `write` is sent at most once. */
export type Idempotency = "safe" | "idempotent" | "write";

/** Where an input stands in a request: a part of the HTTP request, a param of a JSON-RPC call, or the message of a gRPC call. */
export type Location = "path" | "query" | "header" | "body" | "param" | "message";

/** Something that a caller passes to an operation. Inputs stand in the order in which they are sent. */
export interface Input extends Span {
  /** The name on the wire. */
  readonly name: string;
  readonly location: Location;
  readonly type: Type;
  readonly required: boolean;
  readonly description?: string;
  /** Whether the request body may be bytes. */
  readonly bytes?: boolean;
  /** Whether it says which block the operation reads. */
  readonly block?: boolean;
  /** Whether it is an object whose `fromBlock` and `toBlock` say which blocks the operation reads. */
  readonly blockRange?: boolean;
  /** Whether it is a signed transaction that several nodes may be sent, and whose Keccak-256 hash is the result. */
  readonly broadcast?: boolean;
  readonly example?: Json;
}

/** Something that a caller receives: a response, the result of a call, or each message of a stream. */
export interface Output {
  /** The HTTP status. */
  readonly status?: number;
  /** What a result is called, for examples. */
  readonly name?: string;
  readonly description?: string;
  /** The type of its JSON or its message. An output without a type has no content that a client reads. */
  readonly type?: Type;
  /** Whether it may be bytes. */
  readonly bytes?: boolean;
  /** The names of the response headers that callers can read. */
  readonly headers?: readonly string[];
  /** Whether the response has no body at all. */
  readonly isEmpty?: boolean;
  readonly example?: Json;
}

/** A way in which an operation fails: with an HTTP status, or with a JSON-RPC error code. */
export interface Failure {
  /** As the spec writes it: `404`, `4XX` or `default`. */
  readonly status?: string;
  readonly code?: number;
  readonly message?: string;
  /** What the error carries. */
  readonly data?: Type;
}

/** Inputs as a caller gives them, by name, and what the call returns. */
export interface Example {
  readonly name?: string;
  readonly inputs: readonly { readonly name: string; readonly value: Json }[];
  readonly output: Json;
  /** The versions that it is an example of. Without it: all versions that have no example of their own. */
  readonly versions?: readonly string[];
}

/**
 * How long a result may be cached: `forever`, as long as the `block` that it is of stays the same, or until what the object says: a JSON
 * Pointer to the block in the params or the result, and the value in the result that makes it final.
 */
export type CacheRule =
  | "forever"
  | "block"
  | {
      readonly param?: string;
      readonly result?: string;
      readonly final?: Readonly<Record<string, string | boolean>>;
    };

/** What every operation has. */
interface OperationFacts extends Span {
  readonly name: string;
  readonly summary: string;
  /** What there is to say beyond the summary. For a deprecated operation, what to call instead. */
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly source: string;
  /** The {@link Section} that it is in, if it is in one. */
  readonly section?: string;
  readonly idempotency: Idempotency;
  /** How much work the call is for a node. Without it: `light`. */
  readonly cost?: "light" | "standard" | "heavy";
  /** How long the result may be cached. Without it: not at all. */
  readonly cache?: CacheRule;
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
  readonly failures: readonly Failure[];
  readonly examples: readonly Example[];
}

/** An operation of a REST API. */
export interface RestOperation extends OperationFacts {
  readonly kind: "rest";
  /** In upper case. */
  readonly method: string;
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  /** The surface whose credentials it takes, where it is not that of its spec. */
  readonly surface?: string;
  /** Codes of client errors that only this operation fails with. */
  readonly throws: readonly string[];
  /** For a response of server-sent events: by topic, the name of the type of an event's data. */
  readonly events?: Readonly<Record<string, string>>;
  /** For an operation that opens a WebSocket: the name of the union of messages that subscribe to something. */
  readonly socket?: string;
  /** The messages that its body is one of, if each of them is a method of its own. */
  readonly messages?: Message;
}

/** A request body that is a union, or has one as a property, whose members are methods. */
export interface Message {
  /** The name of the body's type. */
  readonly body: string;
  /** The property that holds the union. Without it, the body itself is the union. */
  readonly property?: string;
  readonly members: readonly VenueMessage[];
}

/** What a client writes for an action that is signed. */
export type Signing =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** A member of a union of messages. It becomes a method. */
export interface VenueMessage {
  /** The name of the member's type. */
  readonly type: string;
  /** The property that tells the members apart, and this member's value of it. */
  readonly tag: string;
  readonly value: string;
  /** The facts of its `x-member`. */
  readonly facts: MessageFacts;
}

/** What a spec states of a message. */
export interface MessageFacts {
  /** The name of the response's type. */
  readonly response?: string;
  /** What the call counts against the rate limit. */
  readonly weight?: number;
  /** For how many items of the response the call counts one more. */
  readonly weightPer?: number;
  readonly signing?: Signing;
  /** The property that must name the signer. */
  readonly signer?: string;
  /** What values become where several sign, by property. */
  readonly multiSigValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of the type of an event of the subscription. */
  readonly event?: string;
  /** The method's name, where it is not the message's value. */
  readonly name?: string;
  /** Where the events of the subscription arrive. */
  readonly channel?: string;
  /** By property of the request, the path in an event where the same value stands. */
  readonly match?: Readonly<Record<string, string>>;
  /** How events are packed. */
  readonly encoding?: string;
}

/** Narrower params that give a narrower result. */
export interface Overload extends Span {
  /** What is special about it, after the method's summary. */
  readonly summary?: string;
  /** By name of the input. An input that is not here is as in the method. */
  readonly inputs: Readonly<Record<string, Type>>;
  /** Inputs that may be left out in general, but not here. */
  readonly required?: readonly string[];
  readonly output: Type;
}

/** What a method's subscriptions take and send. */
export interface SubscriptionKind extends Span {
  readonly summary: string;
  readonly inputs: readonly Input[];
  /** The type of a notification. */
  readonly output: Type;
  readonly overloads: readonly Overload[];
  /** The output is a notification. */
  readonly examples: readonly Example[];
}

/** What a method that starts subscriptions sends: by its first param, or one thing for the method's own params. */
export type SubscriptionFacts =
  | { readonly kinds: Readonly<Record<string, SubscriptionKind>> }
  | Omit<SubscriptionKind, "inputs" | "summary">;

/** What a JSON-RPC call returns. */
export interface RpcResult extends Output {
  readonly name: string;
  readonly type: Type;
}

/** A method of a JSON-RPC API. */
export interface RpcMethod extends OperationFacts {
  readonly kind: "json-rpc";
  readonly outputs: readonly [RpcResult];
  readonly section: string;
  /** The protocols that have it, where not all do that offer its family. */
  readonly protocols?: readonly string[];
  /** Other names that a client offers. The method's own name is sent. */
  readonly aliases: readonly string[];
  readonly overloads: readonly Overload[];
  /** What it sends after it has returned, for a method that starts subscriptions. */
  readonly subscription?: SubscriptionFacts;
  /** Whether clients call it as a sign of life. */
  readonly probe?: boolean;
  /** Whether its result is the number of the newest block. */
  readonly height?: boolean;
  /** The params with which the result is the newest block, with its number and hash. */
  readonly head?: readonly Json[];
  /** Whether its result is the version of the node's software. */
  readonly clientVersion?: boolean;
  /** What it does with a filter, which only the node that made it knows. */
  readonly filter?: "makes" | "uses" | "ends";
  /** Whether the result for a range of blocks consists of the results for its parts, one after the other. */
  readonly splits?: boolean;
  /** The input that is a list of which the result has an item for each item. */
  readonly resultForEach?: string;
}

/** A method of a gRPC service. Its one input and its one output are messages. */
export interface GrpcMethod extends OperationFacts {
  readonly kind: "grpc";
  /** The name of the service. */
  readonly section: string;
  /** The name on the wire: `geyser.Geyser/GetSlot`. */
  readonly wireName: string;
  /** What streams: nothing, the responses, or requests and responses. */
  readonly stream: "none" | "server" | "both";
  /** Whether the responses go on until the caller ends the call. */
  readonly endless: boolean;
}

/** Something that a client can call. */
export type Operation = RestOperation | RpcMethod | GrpcMethod;
