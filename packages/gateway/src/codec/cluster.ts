import type { Readable } from "node:stream";
import type { FinalWhen, MethodFacts } from "../generated/methods.ts";
import type { Route } from "../generated/routes.ts";
import type { UpstreamLimits } from "./network-options.ts";
import type { QueueState } from "./queue-state.ts";
import type { RequestSpan } from "./request-span.ts";

/** How often an operation may be sent. Source: the specs' `x-idempotency`. */
export type Idempotency = "safe" | "idempotent" | "write";

/** How much work a request is for a node. Source: the specs' `x-cost`. */
export type Cost = "light" | "standard" | "heavy";

/** A JSON-RPC call as it goes upstream. */
export interface RpcCall {
  /** JSON, as the caller wrote it. */
  readonly id: string;
  readonly method: string;
  /** JSON, as the caller wrote it. */
  readonly params?: string;
  /** Whether the message around the call nests deep: its params may nest deeper than nodes accept. */
  readonly isDeep?: true;
  /** Shared by calls that differ only in their ids, if the call is a repeated one. */
  readonly repeated?: RepeatedCall;
  /** Set at nodes that speak several versions of JSON-RPC. */
  readonly dialect?: Dialect;
}

/**
 * The version of JSON-RPC that a call speaks, at nodes that speak several: calls of version 1 need not state it,
 * and their responses have both `result` and `error`, of which one is null.
 */
export type Dialect = "1.0" | "2.0";

/** The common part of calls that differ only in their ids. */
export interface RepeatedCall {
  readonly method: string;
  readonly params: string;
  /** The key of equal calls, once it is known. */
  key?: string;
}

/** A JSON-RPC call with the facts about its method that routing needs. */
export interface RoutedCall extends RpcCall {
  readonly facts: MethodFacts;
  /**
   * The number of the newest block that it reads, if known: an upstream without this block cannot serve it.
   */
  readonly block?: number;
  /** Whether it reads pending data, which is not in a block yet: each node has its own view of that. */
  readonly readsPending?: true;
  /** The only upstream that can serve it, such as the one that created a filter. */
  readonly only?: Upstream | undefined;
  /** The routing that its caller asks for. */
  readonly route?: RoutePreference | undefined;
  /** The key of equal calls, once it is known. */
  key?: string;
}

/** The routing that a caller asks for, if its credential allows that. */
export interface RoutePreference {
  /** The name of the upstream that is to serve the request. */
  readonly upstream?: string;
  /** Whether the response must not come from the cache. */
  readonly noCache?: boolean;
}

/** How a request was routed: what response headers and the log report. */
export interface RouteReport {
  /** The name of the upstream that responded. */
  readonly upstream?: string;
  /** How many requests were sent to upstreams. */
  readonly attempts: number;
  cache?: "hit" | "miss" | "bypass";
  /** Set if the option `integrity` is on, and the result could not be checked. */
  integrity?: "unverified";
  /** Which of two upstreams responded first, if a second one was tried because the first was slow. */
  readonly hedged?: "first" | "second";
  /** Which upstreams failed before, and how, for the access log. */
  readonly failed?: string;
}

/** The route of a call or a socket so far. Updated with each upstream that is tried. */
export interface RouteProgress {
  /** The name of the last upstream that was tried. */
  upstream?: string;
  attempts: number;
}

/** A request to a cluster: one JSON-RPC call, a batch of them, or a REST request. */
export interface ClusterRequest {
  readonly method: Route["method"];
  /** The path after the cluster's base URL, query included; empty for JSON-RPC. */
  readonly path: string;
  /** The body of a REST request. */
  readonly body?: string;
  /** The body, if it is not text. */
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
   * Whether a successful response must be JSON, unless its type is bytes or events.
   * JSON-RPC responses always are.
   */
  readonly expectsJson?: boolean;
  /** Whether the response is an endless stream, which may be silent for any time. */
  readonly isStream?: boolean;
  /** Whether such a stream is of JSON values without separators, and not of server-sent events. */
  readonly isJsonStream?: boolean;
  readonly idempotency: Idempotency;
  /**
   * How much work it is for a node. Decides the timeout, and how many such requests a node gets concurrently.
   * Default: `light`.
   */
  readonly cost?: Cost | undefined;
  /** When the response of a REST operation is final, and so may be cached. Default: never. */
  readonly cache?: { readonly final?: FinalWhen };
  /** The JSON-RPC calls that are sent, in which case there is no `body`. */
  readonly calls?: readonly RoutedCall[];
  /** The JSON-RPC call that is sent, if it is one call and no batch. */
  readonly call?: RoutedCall;
  /** The batch that the call came in: calls of one batch that are sent at the same time are sent as one. */
  readonly batch?: Batch | undefined;
  /** The only upstream that the request is for. */
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
  /**
   * Present if it reads the newest block: the query parameter that can pin the block's number,
   * or `true` if there is none.
   */
  readonly newestBlock?: string | true;
  /** Whether it should go to the same upstream as similar requests. */
  readonly isSticky?: true;
  /** The span of the caller's request, if traces are recorded. */
  readonly span?: RequestSpan | undefined;
  /**
   * Who it is for: the id of a credential, or of a caller without one. Upstreams are divided among tenants.
   * Default: the gateway itself.
   */
  readonly tenant?: string | undefined;
  /** Receives whether a node may have executed it without a response that says so. Default: nobody needs to know. */
  readonly delivery?: Delivery | undefined;
  /** Receives what is in flight for the request, so that it ends with its caller. Default: the request cannot be given up. */
  readonly inFlight?: InFlight | undefined;
}

/** What is known about the requests that were sent for a call. */
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
  /** Whether the request was given up. */
  readonly isAborted: boolean;
  /** The last upstream that the request was sent to. */
  at?: Upstream | undefined;
  /** Adds what has to be aborted if the request is given up. It is aborted immediately if that has happened. */
  add(one: Pick<InFlightRequest, "abort">): void;
}

/** Where a response comes from that is not from a node. */
export type ResponseLabel = "recorded" | "simulator" | "fixture" | "fault";

/** An upstream's response. A large body arrives as a stream, so that memory does not grow with it. */
export interface Reply {
  readonly status: number;
  readonly body: Buffer | Readable;
  readonly contentType: string;
  readonly retryAfter?: string;
  /** Whether the body is an endless stream of events. Default: whether its type says so. */
  readonly isEndless?: true;
  /** The headers to pass to the caller. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly label?: ResponseLabel;
  readonly from?: Upstream;
  /**
   * The result as JSON, one character for each byte, if it is known to be a plain value: a short text,
   * a number or a literal.
   */
  result?: string;
  /** Set by the filters that the response passes through. */
  route?: RouteReport;
}

export interface InFlightRequest {
  readonly reply: Promise<Reply>;
  /** Gives up the request and frees its socket; `reply` rejects. */
  abort(): void;
}

export interface UpstreamRequest extends InFlightRequest {
  /** Whether it waits for a connection. */
  readonly isQueued: boolean;
  /** Whether the request may have reached the upstream: it has a connection. */
  readonly sent: boolean;
  /**
   * Whether its connection ended before the first byte of a response, as happens when the upstream closes an
   * idle connection.
   */
  readonly isStale: boolean;
}

/** A real node, whatever its protocol. */
export interface UpstreamNode {
  /** The name in headers, logs and metrics; unique in its cluster. */
  readonly name: string;
  /** Upstreams of a higher tier are used only if none of a lower one can serve a request. */
  readonly tier: number;
  /** Its share of the requests of its tier, relative to the weights of the others. */
  readonly weight: number;
  readonly limits: UpstreamLimits;
  /** Redacts its secrets in a text that it wrote, for callers. */
  readonly redact: (text: string) => string;
  /**
   * Derived from its address alone, without revealing it: the same at every gateway that has this upstream.
   */
  readonly id: string;
  /** Whether it was closed, such as the upstream of an anvil process that ended. */
  readonly isClosed: boolean;
  /** The other chain that it serves, and its network's. If it does, it is never used. */
  readonly mismatch: string | undefined;
  /** Whether it has reported its network's chain, or does not have to. */
  readonly isVerified: boolean;
  /**
   * Since when it has not reported its chain, although it was asked, in milliseconds of `performance.now()`;
   * `undefined` if it has.
   */
  readonly unverifiedSince: number | undefined;
  /**
   * Checks which chain it serves, unless that is known. Requests run this check themselves.
   *
   * @throws UpstreamFailure if it serves another chain, or does not report its chain.
   */
  verify(): Promise<void>;
  /** The queues that its requests wait in. */
  queues(): readonly QueueState[];
  /** Ends its connections; requests that are sent later fail. */
  close(): Promise<void>;
}

/** How to check which chain a WebSocket's node serves. */
export interface SocketCheck {
  /** The first message to send. */
  readonly message: string;
  /** Whether the response reports the right chain. */
  isRight(response: string): boolean;
}

/** A real node that requests are sent to. */
export interface Upstream extends UpstreamNode {
  /** Whether requests wait for a connection. */
  readonly isBusy: boolean;
  /** @param fresh - Whether to use a new connection instead of an idle one. */
  send(request: ClusterRequest, fresh?: boolean): UpstreamRequest;
  /**
   * The address of this node's WebSocket, and the headers to send.
   *
   * @param path - Appended to the address.
   */
  webSocket(path: string): {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly handshakeTimeout: number;
    /**
     * How to check the chain of a node whose WebSocket has another address; `undefined` if no check is
     * needed.
     */
    readonly chain?: SocketCheck | undefined;
  };
  /** Aborts when the upstream is retired: sockets to it must be closed. */
  readonly closing: AbortSignal;
  /**
   * Stops using the upstream: requests in flight may finish, then its connections end.
   *
   * @param milliseconds - How long requests may take to finish.
   */
  retire(milliseconds: number): Promise<void>;
}

/**
 * Sends a request on: to the next filter, or to an upstream.
 *
 * @returns the response itself if it is available at once, such as one from the cache.
 */
export type Next = (request: ClusterRequest) => Reply | Promise<Reply>;

/**
 * Decides what happens to a request on its way to an upstream: it responds itself, changes the request,
 * or sends it on, once or several times. Filters know nothing of each other.
 */
export interface Filter {
  /** @throws UpstreamFailure if no upstream responds. */
  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply>;
}

/** What serves the requests for one part of a network: upstreams, a recording or a simulator. */
export interface Cluster {
  /** The label of responses that do not come from a node. */
  readonly label?: ResponseLabel;
  /** Whether the first request would have to start something. */
  readonly isAsleep?: boolean;
  /** @returns the response itself if it is available at once, such as one from the cache. */
  handle(request: ClusterRequest): Reply | Promise<Reply>;
  close(): Promise<void>;
}

/** A cluster of one or several real nodes: required for WebSocket subscriptions and filters. */
export interface UpstreamCluster extends Cluster {
  /** The upstreams in the order in which to try them. */
  upstreams(): Promise<readonly Upstream[]>;
  /**
   * Takes one request, such as opening a WebSocket, from an upstream's budget.
   *
   * @returns whether it may be sent.
   */
  maySend(upstream: Upstream): boolean;
  /** Reports that an upstream could not be reached, for example that it accepted no WebSocket. */
  failed(upstream: Upstream): void;
  upstream(id: string): Upstream | undefined;
}
