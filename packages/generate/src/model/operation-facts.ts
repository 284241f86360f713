import type { Json } from "./json.ts";
import type { Type } from "./type.ts";
import type { Span } from "./versions.ts";

/** What happens if a call is sent twice. A `write` is sent at most once. */
export type Idempotency = "safe" | "idempotent" | "write";

/**
 * Where an input stands in a request: a part of the HTTP request, a field of a venue message, a param of a JSON-RPC call, or the message of a
 * gRPC call.
 */
export type Location = "path" | "query" | "header" | "body" | "field" | "param" | "message";

/** Something that a caller passes to an operation. Inputs stand in the order in which they are sent. */
export interface Input extends Span {
  /** The name on the wire. No other input of the operation has it. */
  readonly name: string;
  readonly location: Location;
  /** With the default, if it has one. */
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

/** Inputs as a caller gives them, by name, and what the call returns. A REST spec may state an example of a part of them. */
export interface Example {
  readonly name?: string;
  readonly inputs: readonly { readonly name: string; readonly value: Json }[];
  readonly output?: Json;
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
export interface OperationFacts extends Span {
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
