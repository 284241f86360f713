import type { HeadersOption } from "./headers.ts";

/**
 * What happens if a request is sent twice. `safe`: it only reads. `idempotent`: the second changes nothing more.
 * `write`: it must be sent once, so it is only sent again if it provably was not executed.
 */
export type Idempotency = "safe" | "idempotent" | "write";

/** What is called: its wire name or operation id, and what a repetition would do. Comes from the spec. */
export interface Operation {
  /** The JSON-RPC method, or the name of the method that is called. */
  readonly name: string;
  /** What happens if it is sent twice. */
  readonly idempotency: Idempotency;
}

/**
 * What happens if a call of each of some methods is sent twice, with the methods' types. `@node-access/generate` makes one for a namespace
 * of your own.
 */
export type OperationTable<Methods> = Readonly<Record<keyof Methods, Idempotency>> & {
  /** Never there: it only carries the types of the methods. */
  readonly "~methods"?: Methods;
};

/** How a call is carried out. Every client takes these as defaults, and for one call through `with(...)`. */
export interface CallOptions {
  /** Milliseconds for one attempt, from its start to the last byte of its answer. Default 30,000. */
  timeout?: number | undefined;
  /** Milliseconds for the whole call with its retries and the waits between them. Default 120,000. */
  totalTimeout?: number | undefined;
  /** Ends the call at any moment: queued, in flight or waiting to retry. */
  signal?: AbortSignal | undefined;
  /** How many times a failed attempt is repeated, where that is allowed. Default 4. */
  retries?: number | undefined;
  /** Bytes of one answer's body beyond which it is refused. Default 67,108,864 (64 MiB). */
  maxResponseBytes?: number | undefined;
  /**
   * Headers to send besides those of the client, over gRPC metadata: fixed values, or a function that returns them before each
   * attempt. On a WebSocket they belong to the handshake, which only Node lets a client add to. No error or log shows their values.
   */
  headers?: HeadersOption | undefined;
  /** Run around each attempt, the first one outermost. */
  middleware?: readonly Middleware[] | undefined;
  /** Told of the answer that a call ends with, just before the call gives its value. What it throws, the call throws. */
  onResponse?: ((answer: CallResponse) => void) | undefined;
}

/** A value with what HTTP said about it. */
export interface CallResponse<T = unknown> {
  /** The result, decoded. */
  readonly value: T;
  /** The HTTP status; none on a WebSocket. */
  readonly status?: number | undefined;
  /** The HTTP headers under lower-case names; none on a WebSocket. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What a middleware is told about the attempt it runs around. */
export interface CallContext {
  /** What is called, and what a repetition of it would do. */
  readonly operation: Operation;
  /** What carries it. */
  readonly transport: Transport;
  /** The endpoint without its secrets: `https://host/***`. */
  readonly endpoint: string;
  /** The same for all attempts of one call, and different for each call. */
  readonly requestId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The arguments: params of JSON-RPC, body or parameters of REST, a message of gRPC. */
  readonly input: unknown;
  /** Aborted when this attempt is given up. Made when first asked for. */
  readonly signal: AbortSignal;
}

/** What carries a call. */
export type Transport = "http" | "web-socket" | "grpc";

/**
 * A step around each attempt of each call, on every transport: `next` goes on to the next one, at last to the wire.
 * It may look at the answer or error, replace it, or answer without calling `next`. What it throws itself is not retried.
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
