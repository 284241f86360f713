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
  /** Whether the message that it came in nests deep: its params may nest deeper than nodes take. */
  readonly isDeep?: true;
}

/** A JSON-RPC call with what routing must know of its method. */
export interface RoutedCall extends RpcCall {
  readonly facts: MethodFacts;
  /** The number of the newest block that it reads, if that is known: an upstream without this block cannot serve it. */
  readonly block?: number;
  /** Whether it reads what is not in a block yet, which each node has its own view of. */
  readonly readsPending?: true;
  /** What its caller asks of routing. */
  readonly route?: RouteWish | undefined;
}

/** What a caller asks of routing itself, if its credential allows that. */
export interface RouteWish {
  /** The name of the upstream that is to serve the request. */
  readonly upstream?: string;
  /** Whether a response from the cache will not do. */
  readonly noCache?: boolean;
}

/** How a request was routed: what response headers and the log report. */
export interface RouteReport {
  /** The name of the upstream that responded. */
  readonly upstream?: string;
  /** How many requests were sent to upstreams. */
  readonly attempts: number;
  cache?: "hit" | "miss" | "bypass";
  /** Which upstream was the first to respond, if a second one was tried because the first was slow. */
  readonly hedged?: "first" | "second";
}

/** How a call or a socket has been routed so far. Set as upstreams are asked. */
export interface RouteSoFar {
  /** The name of the upstream that was asked last. */
  upstream?: string;
  attempts: number;
}

/** What one part of a node is asked. */
export interface PartRequest {
  readonly method: Route["method"];
  /** What follows the part's base URL, query included; empty for JSON-RPC. */
  readonly path: string;
  readonly body?: string;
  /** The body, where it is no text. */
  readonly bytes?: Buffer;
  /** The headers that are part of what is asked, under lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The headers of the response that are part of it, under lower-case names. */
  readonly answerHeaders?: readonly string[] | undefined;
  /** Statuses outside 200 to 299 that are answers, and no failures of the upstream. */
  readonly statuses?: readonly number[] | undefined;
  /** Whether a good response is JSON, unless it says that it is bytes or events. JSON-RPC responses always are. */
  readonly givesJson?: boolean;
  /** Whether the response has no end, and may be silent for any time. */
  readonly isStream?: boolean;
  readonly idempotency: Idempotency;
  /** How long a node may take for it, and how many like it a node is sent at once. Default: `light`. */
  readonly cost?: Cost | undefined;
  /** The response of a REST operation may be cached, if it is `final`. Default: not at all. */
  readonly cache?: { readonly final?: FinalWhen };
  /** The JSON-RPC calls in `body`. */
  readonly calls?: readonly RoutedCall[];
  /** The JSON-RPC call that `body` is, if it is one call and no batch. */
  readonly call?: RoutedCall;
  /** The only upstream that can respond, such as the one that made a filter. */
  readonly only?: Upstream;
  /** Upstreams that are not asked: they were asked before, and did not serve it. */
  readonly avoid?: readonly Upstream[];
  readonly route?: RouteWish;
  /** The newest block that it reads, if that is known: an upstream without this block cannot serve it. */
  readonly minBlock?: number;
  /** Whether the chain is known to have `minBlock`: an upstream that finds nothing there lags. */
  readonly hasBlock?: true;
  /** The block or state that the path names, as the caller wrote it, and where in the path it begins. */
  readonly block?: { readonly id: string; readonly at: number };
  /** Present if it reads the newest block: the query's parameter that takes the block's number, or `true` if none does. */
  readonly newestBlock?: string | true;
  /** Whether it is to go to the same upstream as others like it. */
  readonly isSticky?: true;
  /** The span of the caller's request, where traces are made. */
  readonly span?: RequestSpan | undefined;
}

/** What responded, if it was not a node. */
export type AnswerLabel = "recorded" | "simulator" | "fixture" | "fault";

/** What came back. A large body arrives as a stream, so that memory does not grow with it. */
export interface Reply {
  readonly status: number;
  readonly body: Buffer | Readable;
  readonly contentType: string;
  readonly retryAfter?: string;
  /** Those that are part of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly label?: AnswerLabel;
  readonly from?: Upstream;
  /** The result as JSON, each byte a character, if it is known to be a plain value: a short text, a number or a literal. */
  result?: string;
  /** Set by the stages that it passes. */
  route?: RouteReport;
}

/** A request in flight. */
export interface Flight {
  readonly reply: Promise<Reply>;
  /** Gives the request up and frees its socket; `reply` rejects. */
  abort(): void;
}

/** A request in flight at one upstream. */
export interface UpstreamFlight extends Flight {
  /** Whether the request may have reached the upstream: it has a connection. */
  readonly sent: boolean;
  /** Whether its connection ended before a byte of a response, as one does that the upstream closed while it idled. */
  readonly isStale: boolean;
}

/** A real node, whatever it speaks. */
export interface UpstreamNode {
  /** What headers, logs and metrics show; unique among the upstreams of a part of a network. */
  readonly name: string;
  /** Upstreams of a higher tier are used only if none of a lower one can serve a request. */
  readonly tier: number;
  /** Its share of the requests of its tier, against the weights of the others. */
  readonly weight: number;
  readonly limits: UpstreamLimits;
  /** Follows from its address alone, and does not show it: the same at every gateway that has this upstream. */
  readonly id: string;
  /** Whether it was closed, as that of an anvil that ended. */
  readonly isClosed: boolean;
  /** Whether it serves another chain than its network's. Such an upstream is never used. */
  readonly isMismatched: boolean;
  /** Whether it has told the chain of its network, or need not tell it. */
  readonly isVerified: boolean;
  /**
   * Asks it which chain it serves, unless that is known. Requests do so by themselves.
   *
   * @throws UpstreamFailure if it serves another chain, or does not tell.
   */
  verify(): Promise<void>;
  /** What requests to it wait for. */
  queues(): readonly QueueState[];
  /** Ends its connections; requests that are sent later fail. */
  close(): Promise<void>;
}

/** How a WebSocket's node says which chain it serves. */
export interface SocketCheck {
  /** The first message to it. */
  readonly message: string;
  /** Whether its response tells the right chain. */
  isRight(response: string): boolean;
}

/** A real node that requests are sent to. */
export interface Upstream extends UpstreamNode {
  /** @param fresh - Whether it goes over a new connection, and not over one that idled. */
  send(request: PartRequest, fresh?: boolean): UpstreamFlight;
  /**
   * Where this node takes WebSockets, and the headers to send.
   *
   * @param path - What follows it.
   */
  webSocket(path: string): {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly handshakeTimeout: number;
    /** How a node at an address of its own tells its chain over the socket; nothing if it need not. */
    readonly chain?: SocketCheck | undefined;
  };
  /** Aborts when it is no longer used: sockets to it have to be closed. */
  readonly closing: AbortSignal;
  /**
   * Is no longer used: requests in flight go on, and then its connections end.
   *
   * @param milliseconds - How long requests may go on.
   */
  retire(milliseconds: number): Promise<void>;
}

/** Where requests are sent: an upstream source, or a stage that decides how one is asked. */
export interface Sender {
  send(request: PartRequest): Flight;
}

/** Where one part of a node gets its responses. */
export interface PartSource extends Sender {
  /** The label of every response that does not come from a node. */
  readonly label?: AnswerLabel;
  /** Whether asking it would start something first. */
  readonly isAsleep?: boolean;
  close(): Promise<void>;
}

/** A source that is a real node, or several: what WebSocket subscriptions and filters need. */
export interface NodeSource extends PartSource {
  /** The upstreams in the order in which they are to be asked. */
  upstreams(): Promise<readonly Upstream[]>;
  /** Takes one request, such as a WebSocket to open, from an upstream's budget. @returns whether it may be sent. */
  mayAsk(upstream: Upstream): boolean;
  /** Notes that an upstream could not be reached, such as one that took no WebSocket. */
  failed(upstream: Upstream): void;
  /** One of the upstreams, by its id. */
  upstream(id: string): Upstream | undefined;
}

/**
 * Why no upstream responded: `crowded` if others are taking as many large responses as there may be at once, `throttled` if
 * all upstreams have had too many requests, `disconnect` if an injected fault closes the caller's connection.
 */
export class UpstreamFailure extends Error {
  readonly reason:
    | "unreachable"
    | "timeout"
    | "refused"
    | "malformed"
    | "aborted"
    | "too-large"
    | "crowded"
    | "throttled"
    | "disconnect";
  /** Seconds after which the request may be tried again, if that is known. */
  readonly retryAfter: number | undefined;

  constructor(reason: UpstreamFailure["reason"], message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** Whether an injected fault closes the caller's connection without a response. */
export function isDisconnect(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.reason === "disconnect";
}

/** The error of a caller that would exceed the number of large responses. */
export const crowded = "too many large responses are being read at once";
