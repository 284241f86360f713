import { bodyText } from "../rpc-request.ts";
import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { UpstreamOptions } from "../../options/network-options.ts";
import type { Cost } from "../../options/limits.ts";
import type { ClusterRequest, Upstream, UpstreamRequest } from "../upstream.ts";
import type { SocketCheck } from "../upstream-node.ts";
import type { QueueState } from "../../observe/queue-state.ts";
import type { ChainCheck } from "../chain-guard.ts";
import { GuardedUpstream } from "../guarded-upstream.ts";
import { Shares, type WeightOf } from "../shares.ts";
import { ConnectionQueue } from "./connection-queue.ts";
import { Connections, type ReusableOptions } from "./connections.ts";
import { ReplyCollector } from "./reply-collector.ts";
import { VerifiedRequest } from "./verified-request.ts";

/** Connections that large responses may not use, so that slow readers cannot exhaust the pool. */
const reservedConnections = 64;

/** One in this many connections may carry a heavy request, such as a trace. */
const heavyShare = 4;

/** Milliseconds between two checks whether a retired upstream still has requests in flight. */
const idleCheckInterval = 20;

/** Milliseconds until a response's first byte, and between two of its bytes, by the request's cost. */
export type Timeouts = Readonly<Record<Cost, number>>;

export interface HttpUpstreamOptions extends Pick<
  UpstreamOptions,
  "webSocketUrl" | "headers" | "tier" | "weight" | "limits"
> {
  readonly timeouts: Timeouts;
  /** Responses that may be streamed concurrently, each at its caller's pace. */
  readonly largeResponses: number;
  readonly weightOf?: WeightOf;
  readonly chain?: ChainCheck | undefined;
  /** The statuses of its responses with a JSON-RPC error, in addition to 200. Default: none. */
  readonly errorStatuses?: readonly number[] | undefined;
}

/** One node that speaks HTTP, with a pool of persistent connections. */
export class HttpUpstream extends GuardedUpstream implements Upstream {
  readonly timeouts: Timeouts;
  readonly errorStatuses: ReadonlySet<number>;
  readonly #connections: Connections;
  readonly #base: string;
  readonly #query: string;
  readonly #ownHeaders: Readonly<Record<string, string>>;
  readonly #headers: Readonly<Record<string, string>>;
  /** The headers of requests that add none, as alternating names and values, which undici reads faster. */
  readonly #headerList: string[];
  readonly #connectTimeout: number;
  readonly #webSocketUrl: string;
  readonly #socketCheck: SocketCheck | undefined;
  /** The connections for large responses. */
  readonly large: Shares;
  readonly queue: ConnectionQueue;
  readonly #closing = new AbortController();

  /** @param address - `http(s)://...`, which may hold credentials. */
  constructor(name: string, address: string, options: HttpUpstreamOptions) {
    super(name, address, options);
    const { webSocketUrl = address, timeouts, largeResponses, headers = {} } = options;
    const { weightOf = (): number => 1 } = options;
    const { limits = {}, chain } = options;
    const url = new URL(address);
    this.#webSocketUrl = webSocketUrl;
    // A WebSocket URL of its own may lead to another node.
    if (chain && options.webSocketUrl !== undefined) this.#socketCheck = socketCheck(chain);
    this.#base = url.pathname.replace(/\/+$/, "");
    this.#query = url.search;
    this.timeouts = timeouts;
    this.errorStatuses = new Set(options.errorStatuses);
    this.large = new Shares(largeResponses, weightOf);
    this.#ownHeaders = { ...authorization(url), ...headers };
    this.#headers = { "content-type": "application/json", ...this.#ownHeaders };
    this.#headerList = Object.entries(this.#headers).flat();
    // A reachable node accepts a connection quickly, whatever the request's cost.
    this.#connectTimeout = timeouts.light;
    const connections = limits.connections ?? reservedConnections + largeResponses;
    // Requests wait here rather than in undici's pool, which would hold them for ever,
    // even when nobody waits for them any more.
    this.queue = new ConnectionQueue(
      connections,
      Math.max(1, Math.floor(connections / heavyShare)),
      weightOf,
    );
    this.#connections = new Connections(url.origin, connections, this.#connectTimeout, () => this.lost());
  }

  send(request: ClusterRequest, fresh = false): UpstreamRequest {
    const guard = this.guard;
    if (guard && !guard.isVerified) return new VerifiedRequest(guard, () => this.#send(request, fresh));
    return this.#send(request, fresh);
  }

  protected sendChainRequest(request: ClusterRequest): UpstreamRequest {
    return this.#send(request, false);
  }

  #send(request: ClusterRequest, fresh: boolean): ReplyCollector {
    const collector = new ReplyCollector(this, request, fresh);
    if (request.isStream) this.dispatch(collector);
    else this.queue.acquire(collector, this.timeouts[collector.cost]);
    return collector;
  }

  /** Sends a request that the queue has admitted. */
  dispatch(collector: ReplyCollector): void {
    const { method, path, bytes, headers, isStream } = collector.request;
    const use = isStream ? "streams" : collector.isFresh ? "fresh" : "reused";
    // The first event, and the response's headers with it, may take long.
    const timeout = this.timeouts[isStream ? "heavy" : collector.cost];
    // The pool passes these options to its connections as they are, but wraps the collector.
    const options: ReusableOptions = {
      collector,
      method,
      path: this.#target(path),
      // The upstream's own headers override the caller's.
      headers: headers ? { ...this.#headers, ...headers, ...this.#ownHeaders } : this.#headerList,
      body: bytes ?? bodyText(collector.request) ?? null,
      headersTimeout: timeout,
      bodyTimeout: isStream ? 0 : timeout,
    };
    this.#connections[use].dispatch(options, collector);
  }

  /** The upstream's own query, which may hold its key, comes before the caller's. */
  #target(path: string): string {
    const target = this.#base + path || "/";
    if (this.#query === "") return target;
    const queryAt = target.indexOf("?");
    return queryAt < 0
      ? target + this.#query
      : `${target.slice(0, queryAt)}${this.#query}&${target.slice(queryAt + 1)}`;
  }

  /** @param path - Appended to the address. */
  webSocket(path: string): ReturnType<Upstream["webSocket"]> {
    const url = new URL(this.#webSocketUrl);
    // "https:" becomes "wss:".
    url.protocol = url.protocol.replace("http", "ws");
    if (path !== "") url.pathname = url.pathname.replace(/\/+$/, "") + path;
    url.username = "";
    url.password = "";
    return {
      url: url.href,
      headers: this.#ownHeaders,
      handshakeTimeout: this.#connectTimeout,
      chain: this.#socketCheck,
    };
  }

  get isClosed(): boolean {
    return this.#connections.isClosed;
  }

  get isBusy(): boolean {
    return this.queue.isBusy;
  }

  queues(): readonly QueueState[] {
    const large = {
      queue: "large_responses",
      waiting: 0,
      active: this.large.active,
      limit: this.large.limit,
    };
    return [...this.queue.states(), large, ...(this.guard ? [this.guard.queue] : [])];
  }

  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  async retire(milliseconds: number): Promise<void> {
    this.#closing.abort();
    const until = performance.now() + milliseconds;
    while (!this.queue.isIdle && performance.now() < until)
      await sleep(idleCheckInterval, undefined, { ref: false });
    await this.close();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#connections.close();
  }
}

function socketCheck(check: ChainCheck): SocketCheck | undefined {
  const { request, expected, read, isHttpOnly, onWrongSocket } = check;
  const message = bodyText(request);
  if (message === undefined || isHttpOnly) return undefined;
  return {
    message,
    isRight(response) {
      const reported = read(response);
      if (reported !== undefined && reported !== expected) onWrongSocket(reported);
      return reported === expected;
    },
  };
}

function authorization({ username, password }: URL): Readonly<Record<string, string>> {
  if (!username && !password) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
}
