import type { HttpReply, ResponseLabel } from "../codec/http/respond.ts";
import type { RpcCall } from "../codec/json-rpc/rpc-message.ts";
import type { FinalWhen, MethodFacts } from "../generated/methods.ts";
import type { Route } from "../generated/routes.ts";
import type { RequestSpan } from "../observe/request-span.ts";
import type { Cost } from "../options/limits.ts";
import type { SocketCheck, UpstreamNode } from "./upstream-node.ts";

/** How often an operation may be sent. Source: the specs' `x-idempotency`. */
export type Idempotency = "safe" | "idempotent" | "write";

/** The routing that a caller asks for. Its credential must allow the choice of an upstream, and to bypass the cache. */
export interface RoutePreference {
  /** The name of the upstream that is to serve the request. */
  readonly upstream?: string;
  /** Whether the response must not come from the cache. */
  readonly noCache?: boolean;
  /** The block that the response must not be older than. An upstream without it is behind. */
  readonly notBefore?: number;
  /** Seconds to wait for it. Default: as long as the gateway does. */
  readonly wait?: number;
}

/** The route of a call or a socket so far. Updated with each upstream that is tried. */
export interface RouteProgress {
  /** The name of the last upstream that was tried. */
  upstream?: string;
  attempts: number;
}

/** A JSON-RPC call with the facts about its method that routing needs. */
export interface RoutedCall extends RpcCall {
  readonly facts: MethodFacts;
  /** The newest block that it reads, if known: an upstream without this block cannot serve it. */
  readonly block?: number;
  /** Whether it reads pending data, which is not in a block yet: each node has its own view of that. */
  readonly readsPending?: true;
  /** The only upstream that can serve it, such as the one that created a filter. */
  readonly only?: Upstream | undefined;
  readonly route?: RoutePreference | undefined;
  key?: string;
}

/** A request to a cluster: one JSON-RPC call, a batch of them, or a REST request. */
export interface ClusterRequest {
  readonly method: Route["method"];
  /** The path after the cluster's base URL, query included; empty for JSON-RPC. */
  readonly path: string;
  readonly body?: string;
  readonly bytes?: Buffer;
  /** The request headers to pass on, under lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The response headers to pass back, under lower-case names. */
  readonly responseHeaders?: readonly string[] | undefined;
  /** Statuses outside 200 to 299 that are valid responses, and not failures of the upstream. */
  readonly statuses?: readonly number[] | undefined;
  /** Error statuses that are the upstream's answer if the body is JSON. */
  readonly answers?: readonly number[] | undefined;
  /** JSON pointers to texts that a response has only if the upstream did not do what was asked. */
  readonly errorTexts?: readonly string[] | undefined;
  /**
   * Whether a successful response must be JSON, as JSON-RPC always is, unless its type is bytes or events.
   */
  readonly expectsJson?: boolean;
  /** Whether the response is an endless stream, which may be silent for any time. */
  readonly isStream?: boolean;
  /** Whether such a stream is of JSON values without separators, and not of server-sent events. */
  readonly isJsonStream?: boolean;
  readonly idempotency: Idempotency;
  /** How much work it is for a node, which decides the timeout and the concurrency. Default: `light`. */
  readonly cost?: Cost | undefined;
  /** When the response of a REST operation is final, and so may be cached. Default: never. */
  readonly cache?: { readonly final?: FinalWhen };
  /** The JSON-RPC calls that are sent, in which case there is no `body`. */
  readonly calls?: readonly RoutedCall[];
  /** The JSON-RPC call that is sent, if it is one call and no batch. */
  readonly call?: RoutedCall;
  /** The batch that the call came in: calls of one batch that are sent at the same time are sent as one. */
  readonly batch?: Batch | undefined;
  readonly only?: Upstream;
  /** Upstreams to skip: they were tried before, and did not serve it. */
  readonly avoid?: readonly Upstream[];
  readonly route?: RoutePreference;
  /** The newest block that it reads, if known: an upstream without this block cannot serve it. */
  readonly minBlock?: number;
  /** Whether the chain is known to have `minBlock`: an upstream that finds nothing there lags behind. */
  readonly hasBlock?: true;
  /** The block or state that the path names, as the caller wrote it, and its position in the path. */
  readonly block?: { readonly id: string; readonly at: number };
  /** The query parameter that can pin the newest block, or `true` if it reads that and there is none. */
  readonly newestBlock?: string | true;
  /** Whether it should go to the same upstream as similar requests. */
  readonly isSticky?: true;
  /** The span of the caller's request, if traces are recorded. */
  readonly span?: RequestSpan | undefined;
  /** The id of the credential, or of the caller without one. Default: the gateway itself. */
  readonly tenant?: string | undefined;
  /** Receives whether a node may have executed it without a response that says so. */
  readonly delivery?: Delivery | undefined;
  /** Receives what is in flight for the request, so that it ends with its caller. */
  readonly inFlight?: InFlight | undefined;
}

export interface Delivery {
  /** Whether a node may have executed one of them, although its response was lost or unreadable. */
  isUncertain?: boolean;
}

/** A caller's batch, whose calls each go their own way. */
export interface Batch {
  /** @returns a promise to wait for before another response is read: the caller has not received the last ones yet. */
  room(): Promise<void> | undefined;
}

export interface InFlight {
  readonly isAborted: boolean;
  /** The last upstream that the request was sent to. */
  at?: Upstream | undefined;
  /** Adds what has to be aborted if the request is given up, which may have happened already. */
  add(one: Pick<InFlightRequest, "abort">): void;
}

/** An upstream's response. A large body arrives as a stream, so that memory does not grow with it. */
export interface Reply extends HttpReply {
  readonly from?: Upstream;
  /** The result, one character for each byte, if it is known to be a short text, a number or a literal. */
  result?: string;
}

export interface InFlightRequest {
  readonly reply: Promise<Reply>;
  /** Gives up the request and frees its socket; `reply` rejects. */
  abort(): void;
}

export interface UpstreamRequest extends InFlightRequest {
  readonly isQueued: boolean;
  /** Whether the request may have reached the upstream: it has a connection. */
  readonly sent: boolean;
  /** Whether its connection ended before the first byte, as when the upstream closes an idle one. */
  readonly isStale: boolean;
}

/** A real node that requests are sent to. */
export interface Upstream extends UpstreamNode {
  readonly isBusy: boolean;
  /** @param fresh - Whether to use a new connection instead of an idle one. */
  send(request: ClusterRequest, fresh?: boolean): UpstreamRequest;
  /** @param path - Appended to the address of the node's WebSocket. */
  webSocket(path: string): {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly handshakeTimeout: number;
    /** How to check the chain, if the WebSocket has another address than HTTP. */
    readonly chain?: SocketCheck | undefined;
  };
  /** Aborts when the upstream is retired: sockets to it must be closed. */
  readonly closing: AbortSignal;
  /** Requests in flight may finish in this many milliseconds, then the upstream's connections end. */
  retire(milliseconds: number): Promise<void>;
}

/** What serves the requests for one part of a network. */
export interface Cluster {
  /** The label of responses that do not come from a node. */
  readonly label?: ResponseLabel;
  readonly isAsleep?: boolean;
  /** @returns the response itself if it is available at once, such as one from the cache. */
  handle(request: ClusterRequest): Reply | Promise<Reply>;
  /**
   * Waits until callers can see a block, for at most ten seconds. It is absent if every response is of the newest block.
   *
   * @param seconds - Maximum seconds to wait, if less.
   * @returns the newest block that they can see, or the block itself if the part has no blocks.
   */
  reach?(block: number, seconds: number | undefined, inFlight: InFlight): Promise<number>;
  close(): Promise<void>;
}
