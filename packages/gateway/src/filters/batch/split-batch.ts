import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import { callRequest } from "../../upstreams/rpc-request.ts";
import { inDialect } from "../../codec/json-rpc/dialect.ts";
import { rpcCode, type RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import type { Batch, ClusterRequest, Reply, RoutedCall } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import type { RouteReport } from "../../codec/http/respond.ts";
import { jsonReply } from "../../upstreams/reply-text.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { abortedFailure, UpstreamFailure } from "../../upstreams/upstream-failure.ts";

/** Bytes of responses that are collected first, and that may wait for the caller afterwards. */
const maxWaiting = 256 * 1024;
const [open, comma, close] = [Buffer.from("["), Buffer.from(","), Buffer.from("]")];

/** Sends each call of a batch on its own way, and joins the responses. */
export const splitBatch: Filter = (request, next) => {
  const { call, calls } = request;
  return call || !calls ? next(request) : new CallerBatch(request, calls).run(next);
};

interface Item {
  readonly index: number;
  readonly reply: Reply;
}

class CallerBatch implements Batch {
  readonly #request: ClusterRequest;
  readonly #calls: readonly RoutedCall[];
  readonly #inFlight = new InFlightRequests();
  /** Whether responses come in the order of the calls, as callers of version 1 may expect, even if some have to wait. */
  readonly #isOrdered: boolean;
  /** Responses that the caller has not received yet, in the order in which they came. */
  readonly #items: Item[] = [];
  #bytes = 0;
  #hasStream = false;
  #pending: number;
  readonly #failures: UpstreamFailure[] = [];
  /** An error that is no failure of an upstream. */
  #error: unknown;
  #onItem = (): void => {};
  #waiting: (() => void)[] = [];

  constructor(request: ClusterRequest, calls: readonly RoutedCall[]) {
    this.#request = request;
    this.#calls = calls;
    this.#pending = calls.length;
    this.#isOrdered = calls.some(({ dialect }) => dialect !== undefined);
    request.inFlight?.add(this.#inFlight);
    // Nobody waits for a caller that has gone.
    this.#inFlight.add({ abort: () => this.#wake() });
  }

  room(): Promise<void> | undefined {
    // The response that is next may be the one that would wait.
    if (this.#bytes < maxWaiting || this.#inFlight.isAborted || this.#isOrdered) return undefined;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async run(next: Next): Promise<Reply> {
    const { route: preference, span, tenant } = this.#request;
    const options = { route: preference, span, tenant, inFlight: this.#inFlight };
    for (const [index, call] of this.#calls.entries())
      void this.#send(index, { ...callRequest(call, options), batch: this }, next);
    while (this.#pending > 0 && this.#bytes < maxWaiting && !this.#hasStream) await this.#arrival();
    const isWhole = this.#pending === 0 && !this.#hasStream;
    if (this.#request.inFlight?.isAborted) throw abortedFailure();
    if (this.#error !== undefined) throw this.#error;
    // The request that all calls were sent in has failed.
    const failure = this.#failures.find(({ reason }) => reason === "dropped") ?? this.#failures[0];
    if (this.#failures.length === this.#calls.length && new Set(this.#failures.map(findRoot)).size === 1)
      throw failure;
    const route = joinRoutes(this.#items);
    const [first] = this.#items;
    const isSame = isWhole && this.#items.every(({ reply }) => reply.status === first?.reply.status);
    const body = isWhole ? this.#joined() : Readable.from(this.#stream(), { objectMode: false });
    return {
      contentType: "application/json",
      ...(isSame ? first?.reply : {}),
      status: isSame ? (first?.reply.status ?? 200) : 200,
      body,
      route,
    };
  }

  async #send(index: number, request: ClusterRequest, next: Next): Promise<void> {
    let reply: Reply;
    try {
      reply = await next(request);
    } catch (error) {
      if (error instanceof UpstreamFailure) this.#failures.push(error);
      else this.#error ??= error;
      reply = jsonReply(errorText(this.#calls[index]?.id ?? "null", describeFailure(error)));
    }
    const dialect = this.#calls[index]?.dialect;
    if (dialect) reply = inDialect(reply, dialect);
    this.#pending -= 1;
    this.#items.push({ index, reply });
    if (Buffer.isBuffer(reply.body)) this.#bytes += reply.body.length;
    else this.#hasStream = true;
    this.#onItem();
  }

  #joined(): Buffer {
    const inOrder = this.#items.toSorted((one, other) => one.index - other.index);
    const pieces = inOrder.flatMap(({ reply }, at) => [at === 0 ? open : comma, reply.body as Buffer]);
    return Buffer.concat([...pieces, close]);
  }

  /** Takes the next response for the caller: in the order in which they come, unless they are ordered. */
  #next(index: number): Item | undefined {
    if (!this.#isOrdered) return this.#items.shift();
    const at = this.#items.findIndex((item) => item.index === index);
    return at < 0 ? undefined : this.#items.splice(at, 1)[0];
  }

  /** Passes responses on as fast as the caller reads. */
  async *#stream(): AsyncGenerator<Buffer> {
    try {
      for (let index = 0; index < this.#calls.length; index += 1) {
        let item = this.#next(index);
        while (!item && !this.#inFlight.isAborted) {
          await this.#arrival();
          item = this.#next(index);
        }
        const body = item?.reply.body;
        yield index === 0 ? open : comma;
        if (Buffer.isBuffer(body)) {
          yield body;
          this.#bytes -= body.length;
          if (this.#bytes < maxWaiting) this.#wake();
        } else if (body) yield* body as AsyncIterable<Buffer>;
      }
      yield close;
    } finally {
      for (const { reply } of this.#items) if (!Buffer.isBuffer(reply.body)) reply.body.destroy();
      this.#inFlight.abort();
    }
  }

  #arrival(): Promise<void> {
    return new Promise((resolve) => {
      this.#onItem = resolve;
    });
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

function joinRoutes(items: readonly Item[]): RouteReport {
  const routes = items.flatMap(({ reply }) => reply.route ?? []);
  const names = new Set(routes.flatMap(({ upstream }) => upstream ?? []));
  const failed = [...new Set(routes.flatMap((one) => one.failed ?? []))].join(", ");
  const [upstream] = names;
  return {
    ...(upstream !== undefined && names.size === 1 && { upstream }),
    attempts: routes.reduce((sum, { attempts }) => sum + attempts, 0),
    ...(failed !== "" && { failed }),
    ...(routes.some(({ integrity }) => integrity) && { integrity: "unverified" as const }),
  };
}

/** @returns the failure of the request that a call was sent in. */
function findRoot(failure: UpstreamFailure): unknown {
  return failure.cause ?? failure;
}

function describeFailure(error: unknown): RpcError {
  const { reason, shown, message = "", retryAfter = 1 } = error instanceof UpstreamFailure ? error : {};
  if (reason === "throttled")
    return { code: rpcCode.limit, message, data: { try_again_in: `${retryAfter}s` } };
  if (reason === "dropped") return { code: rpcCode.internal, message };
  const isLate = reason === "timeout";
  return {
    code: rpcCode.unavailable,
    message: shown ?? (isLate ? "the node did not respond in time" : "no node could respond"),
  };
}
