/**
 * Whether a request may be repeated. `safe`: it only reads. `idempotent`: repeating it has no
 * further effect. `write`: it is sent again only if it was provably not executed.
 */
export type Idempotency = "safe" | "idempotent" | "write";

/**
 * An operation: its wire name or operation id, and whether it may be repeated.
 * Generated from the spec.
 */
export interface Operation {
  /** The JSON-RPC method, or the name of the client's method. */
  readonly name: string;
  /** Whether it may be repeated. */
  readonly idempotency: Idempotency;
}

/** Not exported, so that editors do not offer the property by this name. */
declare const methods: unique symbol;

/**
 * The methods of a JSON-RPC namespace: their types, and whether each may be repeated.
 * `@node-access/generate` generates it for a namespace of your own.
 */
export type OperationTable<Methods> = Readonly<Record<keyof Methods, Idempotency>> & {
  /** Never present at run time; only carries the types of the methods. */
  readonly [methods]?: Methods;
};

/** Header values by name. Over gRPC they travel as metadata. */
export type HeaderFields = Readonly<Record<string, string>>;

/**
 * Additional headers to send: fixed values, or a function that returns them before each attempt.
 * Their values are treated as secrets: no error or log shows them.
 *
 * @example
 * ```ts
 * import type { HeadersOption } from "@node-access/transport";
 *
 * export const fixed: HeadersOption = { "x-team": "indexing" };
 * export const fresh: HeadersOption = async () => ({ traceparent: `00-${crypto.randomUUID().replaceAll("-", "")}-00f067aa0ba902b7-01` });
 * ```
 */
export type HeadersOption =
  | HeaderFields
  | Headers
  | (() => HeaderFields | Headers | Promise<HeaderFields | Headers>);

/** Options of a call. Pass them to a client as defaults, or to `with(...)` for single calls. */
export interface CallOptions {
  /** Milliseconds for one attempt, until the last byte of the response. Default 30,000. */
  timeout?: number | undefined;
  /** Milliseconds for the whole call, including retries and the waits between them. Default 120,000. */
  totalTimeout?: number | undefined;
  /** Aborts the call at any point: queued, in flight or waiting to retry. */
  signal?: AbortSignal | undefined;
  /** How many times a failed attempt is retried, if the operation allows it. Default 4. */
  retries?: number | undefined;
  /** Maximum bytes of a response body; larger responses are rejected. Default 67,108,864 (64 MiB). */
  maxResponseBytes?: number | undefined;
  /**
   * Additional headers (over gRPC, metadata): fixed values, or a function that returns them before
   * each attempt. On a WebSocket they are sent with the handshake, which browsers don't support.
   * No error or log shows their values.
   */
  headers?: HeadersOption | undefined;
  /** Functions that run around each attempt; the first is outermost. */
  middleware?: readonly Middleware[] | undefined;
  /**
   * Called with the final response, just before the call resolves, which waits for a promise. If it throws or rejects,
   * the call rejects with that error.
   */
  onResponse?: ((response: CallResponse) => void) | undefined;
}

/** The result of a call, with the status and headers of its response. */
export interface CallResponse<T = unknown> {
  /** The result, decoded. */
  readonly value: T;
  /** The HTTP status; none on a WebSocket. */
  readonly status?: number | undefined;
  /** The HTTP headers under lower-case names; none on a WebSocket. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The attempt that a middleware runs around. */
export interface CallContext {
  /** What is called, and whether it may be repeated. */
  readonly operation: Operation;
  /** The transport of the call. */
  readonly transport: Transport;
  /** The endpoint without its secrets: `https://host/***`. */
  readonly endpoint: string;
  /** The same for all attempts of one call, and different for each call. */
  readonly requestId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The arguments: JSON-RPC params, REST parameters and body, or a gRPC message. */
  readonly input: unknown;
  /** Aborts when this attempt is cancelled. Created on first access. */
  readonly signal: AbortSignal;
}

/** The transport of a call. */
export type Transport = "http" | "web-socket" | "grpc";

/**
 * A function that runs around each attempt of each call, on every transport. `next` calls the next
 * middleware, and finally sends the request. A middleware can inspect or replace the response or
 * error, or return a response without calling `next`. Errors of its own are not retried.
 *
 * @example
 * ```ts
 * import type { Middleware } from "@node-access/transport";
 *
 * export const logger: Middleware = async (context, next) => {
 *   const started = performance.now();
 *   try {
 *     return await next();
 *   } finally {
 *     console.log(context.requestId, context.operation.name, context.attempt, performance.now() - started);
 *   }
 * };
 * ```
 */
export type Middleware = (context: CallContext, next: () => Promise<CallResponse>) => Promise<CallResponse>;
