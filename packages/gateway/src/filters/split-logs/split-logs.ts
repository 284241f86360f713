import { Readable } from "node:stream";
import type { UpstreamsFor } from "../../clusters/select.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import { callRequest } from "../../upstreams/rpc-request.ts";
import { readOutcome } from "../../codec/json-rpc/read-response.ts";
import type { ClusterRequest, Reply, RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { abortedFailure } from "../../upstreams/upstream-failure.ts";
import { jsonReply, readText } from "../../upstreams/reply-text.ts";
import { classifyNodeError } from "@node-access/transport/errors";
import {
  callForSlice,
  countBlocks,
  cutRange,
  type LogRange,
  RangeLimits,
  readLogRange,
} from "./log-range.ts";

/** Maximum slices that one call is split into at first. */
const maxSlices = 1_000;
/** Concurrent requests for slices: the one that the caller waits for, and those needed next. */
const concurrency = 3;
/** Bytes of a result that are collected first: a failure until then can still become an error response. */
const maxBuffered = 256 * 1024;

/** @param pin - Replaces tags such as `latest` by numbers, if they are known. */
export function splitLogs(upstreamsFor: UpstreamsFor, pin = (call: RoutedCall): RoutedCall => call): Filter {
  const limits = new RangeLimits();
  const findLimit = (request: ClusterRequest): number => {
    const now = performance.now();
    const known = upstreamsFor(request).map((upstream) => limits.of(upstream, now));
    return known.length > 0 ? Math.max(...known) : Infinity;
  };
  /** The upstreams that would reject a range, or none if all of them would. */
  const findTooSmall = (request: ClusterRequest, size: number): readonly Upstream[] => {
    const now = performance.now();
    const all = upstreamsFor(request);
    const small = all.filter((upstream) => limits.of(upstream, now) < size);
    return small.length < all.length ? small : [];
  };
  return (request, next) => {
    const { call: received, only } = request;
    if (!received?.facts.splits || only) return next(request);
    const limit = findLimit(request);
    const call = limit < Infinity ? pin(received) : received;
    const range = readLogRange(call);
    if (!range) return sendAndLearn(request, next, limits);
    return new Splitter(next, request, call, (size) => findTooSmall(request, size), limits).run(range, limit);
  };
}

/** Sends a call whose range has no known numbers. A rejection teaches the limit for the next call. */
async function sendAndLearn(request: ClusterRequest, next: Next, limits: RangeLimits): Promise<Reply> {
  const reply = await next(request);
  if (Buffer.isBuffer(reply.body)) learnLimit(reply, reply.body.toString("utf8"), Infinity, limits);
  return reply;
}

/** Whether an upstream rejects a range of this many blocks as too wide. If so, remembers its limit. */
function learnLimit({ from }: Reply, text: string, size: number, limits: RangeLimits): boolean {
  const { error } = readOutcome(text);
  if (error === undefined || classifyNodeError(JSON.parse(error)).reason !== "range") return false;
  if (from) limits.learn(from, error, size, performance.now());
  return true;
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

class Splitter {
  readonly #next: Next;
  readonly #request: ClusterRequest;
  readonly #call: RoutedCall;
  readonly #avoidFor: (size: number) => readonly Upstream[];
  readonly #limits: RangeLimits;
  readonly #inFlight = new InFlightRequests();
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

  async run(range: LogRange, limit: number): Promise<Reply> {
    try {
      return await (countBlocks(range) <= limit ? this.#sendWhole(range) : this.#split(range, limit));
    } catch (error) {
      this.#inFlight.abort();
      if (error instanceof SliceRejected) return error.reply;
      throw error;
    }
  }

  /** Sends the call unchanged, and splits it if an upstream rejects it as too wide. */
  async #sendWhole(range: LogRange): Promise<Reply> {
    const size = countBlocks(range);
    const avoid = this.#avoidFor(size);
    const request = { ...this.#request, inFlight: this.#inFlight };
    const reply = await this.#next(avoid.length > 0 ? { ...request, avoid } : request);
    this.#route.attempts = reply.route?.attempts ?? 1;
    if (
      size === 1 ||
      !Buffer.isBuffer(reply.body) ||
      !learnLimit(reply, reply.body.toString("utf8"), size, this.#limits)
    )
      return reply;
    const now = performance.now();
    const limit = reply.from ? this.#limits.of(reply.from, now) : Infinity;
    return this.#split(range, Math.min(limit, Math.ceil(size / 2)));
  }

  async #split(range: LogRange, limit: number): Promise<Reply> {
    if (countBlocks(range) > limit * maxSlices)
      throw new SliceRejected(this.#tooManyBlocks(countBlocks(range), limit * maxSlices));
    const logs = this.#logs(cutRange(range, limit));
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

  /** @returns the logs of all slices in order, separated by commas. One that is still too wide is halved. */
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
        const [lower, upper] = cutRange(slice.range, Math.ceil(countBlocks(slice.range) / 2));
        if (upper) slices.unshift(this.#sendSlice(lower ?? { from, to: from }), this.#sendSlice(upper));
      } else if (logs !== "") {
        yield isFirst ? logs : `,${logs}`;
        isFirst = false;
      }
    }
  }

  #sendSlice(range: LogRange): Slice {
    const logs = this.#readLogs(range);
    // The error is reported where the slice is awaited. Unhandled before that, it would end the process.
    logs.catch(() => {});
    return { range, logs };
  }

  /** @returns `undefined` if the slice is still too wide. */
  async #readLogs(range: LogRange): Promise<string | undefined> {
    if (this.#inFlight.isAborted) throw abortedFailure();
    const { route, span, tenant } = this.#request;
    const avoid = this.#avoidFor(countBlocks(range));
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
    const text = await readText(reply);
    const { result } = readOutcome(text);
    if (result?.startsWith("[")) return result.slice(1, -1).trim();
    const size = countBlocks(range);
    if (size > 1 && learnLimit(reply, text, size, this.#limits)) return undefined;
    throw new SliceRejected({ ...reply, body: Buffer.from(text) });
  }

  #tooManyBlocks(size: number, max: number): Reply {
    const message = `the range has ${size} blocks; request ${max} or fewer at a time`;
    const text = errorText(this.#call.id, { code: rpcCode.limit, message });
    return jsonReply(text, { route: { attempts: this.#route.attempts } });
  }
}
