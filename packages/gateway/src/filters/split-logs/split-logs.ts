import { Readable } from "node:stream";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import { callRequest } from "../../upstreams/rpc-request.ts";
import { memberTexts } from "../../codec/json/json-text.ts";
import type { ClusterRequest, Reply, RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { abortedFailure } from "../../upstreams/upstream-failure.ts";
import { textOf } from "../../upstreams/reply-text.ts";
import { classifyError } from "../../clusters/responses/classify-error.ts";
import { callForSlice, logRangeOf, type LogRange, slicesOf, sizeOf } from "./log-range.ts";
import { RangeLimits } from "./range-limits.ts";
import type { UpstreamsFor } from "../../clusters/upstreams-for.ts";

/** Maximum slices that one call is split into at first. */
const maxSlices = 1_000;
/** Concurrent requests for slices: the one that the caller waits for, and those needed next. */
const concurrency = 3;
/**
 * Bytes of a result that are collected before the response begins. A failure until then can still become an
 * error response.
 */
const maxBuffered = 256 * 1024;

/**
 * Splits calls for logs that cover more blocks than an upstream accepts, and joins the results in block
 * order.
 */
export class SplitLogs implements Filter {
  readonly #upstreamsFor: UpstreamsFor;
  readonly #pin: (call: RoutedCall) => RoutedCall;
  readonly #limits = new RangeLimits();

  /** @param pin - Replaces tags such as `latest` by numbers, if they are known. */
  constructor(upstreams: UpstreamsFor, pin = (call: RoutedCall): RoutedCall => call) {
    this.#upstreamsFor = upstreams;
    this.#pin = pin;
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { call: received, only } = request;
    if (!received?.facts.splits || only) return next(request);
    const limit = this.#limitFor(request);
    const call = limit < Infinity ? this.#pin(received) : received;
    const range = logRangeOf(call);
    if (!range) return this.#sendAndLearn(request, next);
    const avoidFor = (size: number): readonly Upstream[] => this.#tooSmallFor(request, size);
    return new Splitter(next, request, call, avoidFor, this.#limits).run(range, limit);
  }

  /** Sends a call whose range has no known numbers. A rejection teaches the limit for the next call. */
  async #sendAndLearn(request: ClusterRequest, next: Next): Promise<Reply> {
    const reply = await next(request);
    const { body, from } = reply;
    if (!from || !Buffer.isBuffer(body)) return reply;
    const error = memberTexts(body.toString("utf8")).get("error") ?? "null";
    if (error !== "null" && classifyError(error).reason === "range")
      this.#limits.learn(from, error, Infinity, performance.now());
    return reply;
  }

  /** The maximum blocks that any of the upstreams accepts. */
  #limitFor(request: ClusterRequest): number {
    const now = performance.now();
    const limits = this.#upstreamsFor(request).map((upstream) => this.#limits.of(upstream, now));
    return limits.length > 0 ? Math.max(...limits) : Infinity;
  }

  /** The upstreams that would reject a range, or none if all of them would. */
  #tooSmallFor(request: ClusterRequest, size: number): readonly Upstream[] {
    const now = performance.now();
    const all = this.#upstreamsFor(request);
    const small = all.filter((upstream) => this.#limits.of(upstream, now) < size);
    return small.length < all.length ? small : [];
  }
}

/** An error response to one slice, which becomes the response to the whole call. */
class SliceRejected extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super("a part of the range was rejected");
    this.reply = reply;
  }
}

/** A part of the range, and the request for its logs: JSON without the surrounding brackets. */
interface Slice {
  readonly range: LogRange;
  readonly logs: Promise<string | undefined>;
}

/** One call for logs. */
class Splitter {
  readonly #next: Next;
  readonly #request: ClusterRequest;
  readonly #call: RoutedCall;
  readonly #avoidFor: (size: number) => readonly Upstream[];
  readonly #limits: RangeLimits;
  readonly #inFlight = new InFlightRequests();
  /** The route of all slices together. */
  readonly #route: { attempts: number; integrity?: "unverified" } = { attempts: 0 };

  constructor(
    next: Next,
    request: ClusterRequest,
    call: RoutedCall,
    avoidFor: (size: number) => readonly Upstream[],
    limits: RangeLimits,
  ) {
    this.#next = next;
    this.#request = request;
    this.#call = call;
    this.#avoidFor = avoidFor;
    this.#limits = limits;
    request.inFlight?.add(this.#inFlight);
  }

  /** @param limit - Maximum blocks per slice. */
  async run(range: LogRange, limit: number): Promise<Reply> {
    try {
      return await (sizeOf(range) <= limit ? this.#sendWhole(range) : this.#split(range, limit));
    } catch (error) {
      this.#inFlight.abort();
      if (error instanceof SliceRejected) return error.reply;
      throw error;
    }
  }

  /** Sends the call unchanged, and splits it if an upstream rejects it as too wide. */
  async #sendWhole(range: LogRange): Promise<Reply> {
    const size = sizeOf(range);
    const avoid = this.#avoidFor(size);
    const request = { ...this.#request, inFlight: this.#inFlight };
    const reply = await this.#next(avoid.length > 0 ? { ...request, avoid } : request);
    this.#route.attempts = reply.route?.attempts ?? 1;
    if (
      size === 1 ||
      !Buffer.isBuffer(reply.body) ||
      !this.#isTooWide(reply, reply.body.toString("utf8"), range)
    )
      return reply;
    const now = performance.now();
    const limit = reply.from ? this.#limits.of(reply.from, now) : Infinity;
    return this.#split(range, Math.min(limit, Math.ceil(size / 2)));
  }

  async #split(range: LogRange, limit: number): Promise<Reply> {
    if (sizeOf(range) > limit * maxSlices)
      throw new SliceRejected(this.#tooManyBlocks(sizeOf(range), limit * maxSlices));
    const logs = this.#logs(slicesOf(range, limit));
    const collected: string[] = [];
    let bytes = 0;
    for (;;) {
      const { value, done } = await logs.next();
      if (done) break;
      collected.push(value);
      bytes += value.length;
      if (bytes > maxBuffered) return this.#reply(this.#stream(collected, logs));
    }
    return this.#reply(Buffer.from(`${this.#head}${collected.join("")}]}`));
  }

  get #head(): string {
    return `{"jsonrpc":"2.0","id":${this.#call.id},"result":[`;
  }

  #reply(body: Reply["body"]): Reply {
    return { status: 200, contentType: "application/json", body, route: this.#route };
  }

  /** Streams the response; further slices are requested as the caller reads. */
  #stream(collected: readonly string[], rest: AsyncGenerator<string>): Readable {
    const head = this.#head;
    const end = (): void => this.#inFlight.abort();
    const all = async function* (): AsyncGenerator<string> {
      try {
        yield head + collected.join("");
        yield* rest;
        yield "]}";
      } finally {
        end();
      }
    };
    return Readable.from(all(), { objectMode: false });
  }

  /**
   * @returns the logs of all slices in order, separated by commas. A slice that is still too wide is halved.
   */
  async *#logs(ranges: readonly LogRange[]): AsyncGenerator<string> {
    const remaining = [...ranges].toReversed();
    const slices: Slice[] = [];
    let isFirst = true;
    for (;;) {
      while (slices.length < concurrency && remaining.length > 0)
        slices.push(this.#sendSlice(remaining.pop() as LogRange));
      const slice = slices.shift();
      if (!slice) return;
      const logs = await slice.logs;
      if (logs === undefined) {
        const { from } = slice.range;
        const [lower, upper] = slicesOf(slice.range, Math.ceil(sizeOf(slice.range) / 2));
        if (upper) slices.unshift(this.#sendSlice(lower ?? { from, to: from }), this.#sendSlice(upper));
      } else if (logs !== "") {
        yield isFirst ? logs : `,${logs}`;
        isFirst = false;
      }
    }
  }

  #sendSlice(range: LogRange): Slice {
    const logs = this.#logsOf(range);
    // The error is reported where the slice is awaited. Unhandled before that, it would end the process.
    logs.catch(() => {});
    return { range, logs };
  }

  /** @returns `undefined` if the slice is still too wide. */
  async #logsOf(range: LogRange): Promise<string | undefined> {
    if (this.#inFlight.isAborted) throw abortedFailure();
    const { route, span, tenant } = this.#request;
    const avoid = this.#avoidFor(sizeOf(range));
    const request = callRequest(callForSlice(this.#call, range), {
      route,
      span,
      tenant,
      inFlight: this.#inFlight,
    });
    const reply = await this.#next(avoid.length > 0 ? { ...request, avoid } : request);
    this.#route.attempts += reply.route?.attempts ?? 1;
    // Also if the response is already being streamed: then it is not cached.
    if (reply.route?.integrity) this.#route.integrity = reply.route.integrity;
    const text = await textOf(reply);
    const result = memberTexts(text).get("result");
    if (result?.startsWith("[")) return result.slice(1, -1).trim();
    if (sizeOf(range) > 1 && this.#isTooWide(reply, text, range)) return undefined;
    throw new SliceRejected({ ...reply, body: Buffer.from(text) });
  }

  /** Whether an upstream rejects a range as too wide. If so, remembers the limit. */
  #isTooWide({ from }: Reply, text: string, range: LogRange): boolean {
    const error = memberTexts(text).get("error") ?? "null";
    if (error === "null" || classifyError(error).reason !== "range") return false;
    if (from) this.#limits.learn(from, error, sizeOf(range), performance.now());
    return true;
  }

  #tooManyBlocks(size: number, max: number): Reply {
    const message = `the range has ${size} blocks; request ${max} or fewer at a time`;
    const text = errorText(this.#call.id, { code: rpcCode.limit, message });
    return {
      status: 200,
      contentType: "application/json",
      body: Buffer.from(text),
      route: { attempts: this.#route.attempts },
    };
  }
}
