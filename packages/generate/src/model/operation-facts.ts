import type { Json } from "./json.ts";
import type { Type } from "./type.ts";
import type { Span } from "./versions.ts";

/** A function of `@node-access/transport/openapi/base64` that converts bytes, with its arguments. */
export type Wrapped = `/* @__PURE__ */ base64${string}`;

/** The description of a deprecated operation whose spec has none. */
export const NO_DETAILS = "Its spec says no more.";

/** The effect of sending a call twice. A `write` is sent at most once. */
export type Idempotency = "safe" | "idempotent" | "write";

/**
 * Where a request carries an input: in a part of the HTTP request, a field of a venue message, a param of a
 * JSON-RPC call, or the message of a gRPC call.
 */
export type Location = "path" | "query" | "header" | "cookie" | "body" | "field" | "param" | "message";

/** A value that a caller passes to an operation. Inputs are listed in the order in which they are sent. */
export interface Input extends Span {
  /** The name on the wire, unique within the operation. */
  readonly name: string;
  readonly location: Location;
  /** The type, with its default if there is one. */
  readonly type: Type;
  readonly required: boolean;
  readonly description?: string;
  /** Whether the request body may be bytes. */
  readonly bytes?: boolean;
  /** Whether the input names the block that the operation reads. */
  readonly block?: boolean;
  /** The pattern of a value that names the block by its hash, if it is not `0x` and 64 digits. */
  readonly blockHash?: string;
  /** Whether the input is an object whose `fromBlock` and `toBlock` name the blocks that the operation reads. */
  readonly blockRange?: boolean;
  /**
   * Set if the input is a signed transaction that may be sent to several nodes, and whose hash is the result:
   * Keccak-256, or Bitcoin's. With `signature`, the result is its first signature.
   */
  readonly broadcast?: true | "txid" | "signature";
}

/** What a caller receives: a response, the result of a call, or each message of a stream. */
export interface Output {
  readonly status?: number;
  /** Whether it is for all other good statuses too: the document says `2XX` or `default`. */
  readonly isRange?: boolean;
  /** The name of the result in examples. */
  readonly name?: string;
  readonly description?: string;
  /** The type of the JSON value or the message. An output without a type has no content for the client to read. */
  readonly type?: Type;
  readonly bytes?: boolean;
  /** Whether a client of an own API reads the output as text or bytes, or returns the headers. Default: as JSON. */
  readonly reader?: "text" | "bytes" | "either" | "headers" | Wrapped;
  /** Whether the type is that of each item of a stream of events. */
  readonly isStream?: boolean;
  /** The names of the response headers that callers can read. */
  readonly headers?: readonly string[];
  /** Whether the response has no body at all. */
  readonly isEmpty?: boolean;
}

/** A documented error of an operation, with an HTTP status or a JSON-RPC error code. */
export interface Failure {
  /** The status as the spec writes it: `404`, `4XX` or `default`. */
  readonly status?: string;
  readonly code?: number;
  readonly message?: string;
  /** The type of the error's data. */
  readonly data?: Type;
  /** Whether the node rejects the request with it if its body is JSON, and has not failed itself. */
  readonly isAnswer?: boolean;
}

/** The inputs of a call by name, and its result. An example in a REST spec may omit inputs. */
export interface Example {
  readonly name?: string;
  readonly inputs: readonly { readonly name: string; readonly value: Json }[];
  readonly output?: Json;
  /** The versions that the example is for. Without `versions`: every version that has no example of its own. */
  readonly versions?: readonly string[];
}

/**
 * How long a result may be cached: `forever`; while the `block` that the result belongs to stays the same; or as the
 * object says: a JSON Pointer to the block in the params or the result, and the value in the result that makes it final.
 */
export type CacheRule =
  | "forever"
  | "block"
  | {
      readonly param?: string;
      readonly result?: string;
      readonly final?: Readonly<Record<string, string | boolean>>;
    };

/** The facts that operations of every kind have. */
export interface OperationFacts extends Span {
  readonly name: string;
  readonly summary: string;
  /** Details beyond the summary. For a deprecated operation, what to call instead. */
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly source: string;
  readonly section?: string;
  readonly idempotency: Idempotency;
  /** How much work the call is for a node. Default: `light`. */
  readonly cost?: "light" | "standard" | "heavy";
  /** How long the result may be cached. Without `cache`, it is never cached. */
  readonly cache?: CacheRule;
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
  readonly failures: readonly Failure[];
  readonly examples: readonly Example[];
}
