import { performance } from "node:perf_hooks";
import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { Bytes } from "../../codec/bytes.ts";
import { isToBeJson } from "../../codec/http/body.ts";
import { overloadedRetryAfter } from "../../codec/http/problem.ts";
import { isSameId, responseScanner, scannedResponse } from "../../codec/json-rpc/read-response.ts";
import type { JsonScanner } from "../../codec/json/json-scanner.ts";
import { currentTime } from "../../observe/clock.ts";
import type { Cost } from "../../options/limits.ts";
import type { ClusterRequest, Reply, Upstream, UpstreamRequest } from "../upstream.ts";
import { abortedFailure, UpstreamFailure } from "../upstream-failure.ts";
import { redactHeaders } from "../redact-response.ts";
import type { Shares } from "../shares.ts";
import type { ConnectionQueue, Waiter } from "./connection-queue.ts";

/** Milliseconds for which a response is still read after its caller has gone. */
const drainTime = 1_000;

/** Bodies up to this many bytes are buffered and leave in one write. */
const maxBuffered = 256 * 1024;

type Head = { -readonly [Key in keyof Omit<Reply, "body">]: Omit<Reply, "body">[Key] };

interface Sender extends Upstream {
  readonly timeouts: Readonly<Record<Cost, number>>;
  /** Those of responses with a JSON-RPC error, which says what is wrong. */
  readonly errorStatuses: ReadonlySet<number>;
  readonly queue: Pick<ConnectionQueue, "remove" | "release">;
  readonly large: Shares;
  dispatch(collector: ReplyCollector): void;
  lost(): void;
}

/**
 * Collects an upstream's response as undici reads it. A small body is buffered; a large one becomes a stream
 * that pauses the socket while its reader is slow.
 */
export class ReplyCollector implements Dispatcher.DispatchHandler, UpstreamRequest, Waiter {
  /** Whether the request may have reached the upstream: it has a connection. */
  sent = false;
  /** Whether it was sent over a connection that had served other requests. */
  isReused = false;
  readonly #upstream: Sender;
  readonly request: ClusterRequest;
  readonly isFresh: boolean;
  readonly cost: Cost;
  readonly tenant: string;
  readonly #settled = Promise.withResolvers<Reply>();
  #controller: Dispatcher.DispatchController | undefined;
  #hasConnection = false;
  #aborted = false;
  #sentAt = 0;
  #wasCut = false;
  #isLarge = false;
  /** Whether the body has more than spaces. */
  #hasBegun = false;
  #bytes = new Bytes();
  #stream: Readable | undefined;
  #scanner: JsonScanner | undefined;
  /** Ends a response that outlives its caller, or a finite response to a stream request, which could last for ever. */
  #timer: NodeJS.Timeout | undefined;
  #head: Head | undefined;

  constructor(from: Sender, request: ClusterRequest, isFresh: boolean) {
    this.#upstream = from;
    this.request = request;
    this.isFresh = isFresh;
    this.cost = request.cost ?? "light";
    this.tenant = request.tenant ?? "";
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  onAcquired(): void {
    this.#hasConnection = true;
    this.#upstream.dispatch(this);
  }

  get isQueued(): boolean {
    return !this.#hasConnection && !this.request.isStream;
  }

  onTimeout(reason: string): void {
    this.#settled.reject(new UpstreamFailure("throttled", reason, overloadedRetryAfter));
  }

  /** As happens when the upstream closes an idle connection. */
  get isStale(): boolean {
    return this.isReused && this.#wasCut && !this.#head;
  }

  abort(): void {
    this.#aborted = true;
    const failure = abortedFailure();
    const controller = this.#controller;
    if (this.#upstream.queue.remove(this)) this.#settled.reject(failure);
    else if (this.#stream || this.request.isStream) controller?.abort(failure);
    else if (controller) {
      this.#settled.reject(failure);
      // Ending the request now would close its connection, which can be reused once the response has arrived.
      this.#timer = setTimeout(() => controller.abort(failure), drainTime).unref();
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#aborted) return controller.abort(abortedFailure());
    this.sent = true;
    this.#sentAt = performance.now();
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // An interim response is no response yet.
    if (status < 200) return this.#checkTime(controller, 1);
    const retryAfter = readRetryAfter(headers["retry-after"]);
    // Not requested: an encoded body can neither be read nor passed on as if it were plain.
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding !== "identity") return controller.abort(new UpstreamFailure("rejected", "content-encoding"));
    const contentType = headers["content-type"] ?? "application/json";
    const passedHeaders = this.request.responseHeaders && pick(headers, this.request.responseHeaders);
    const head: Head = { status, contentType, from: this.#upstream };
    if (retryAfter !== undefined) head.retryAfter = String(retryAfter);
    if (passedHeaders) {
      redactHeaders(passedHeaders, this.#upstream.redact);
      head.headers = passedHeaders;
    }
    this.#head = head;
    const length = Number(headers["content-length"] ?? 0);
    if (length <= maxBuffered) this.#bytes = new Bytes(length);
    // Event streams are endless: each event is passed on as it arrives.
    const isEvents = !this.request.calls && contentType.startsWith("text/event-stream");
    const isValues = this.request.isJsonStream === true && status < 300 && /\bjson\b/i.test(contentType);
    if (isEvents || isValues) this.#startStream(controller, head);
    else if (this.request.isStream) {
      const onTimeout = (): void => controller.abort(new UpstreamFailure("timeout", "no events"));
      this.#timer = setTimeout(onTimeout, this.#upstream.timeouts.heavy);
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#stream) {
      if (this.#scanner && !this.#mayPass(this.#scanner, chunk)) controller.abort(malformed());
      else if (!this.#stream.push(chunk)) controller.pause();
      return;
    }
    // A response that trickles never exceeds the timeout between two bytes, so its total time is limited too.
    // Spaces before JSON keep a connection open, but are no progress.
    this.#hasBegun ||= !isBlank(chunk);
    if (this.#bytes.length > 0) this.#checkTime(controller, this.#hasBegun ? 2 : 1);
    this.#bytes.add(chunk);
    if (this.#bytes.length > maxBuffered && this.#head) this.#startStream(controller, this.#head);
  }

  /** Ends a response that has taken longer than some times the timeout. */
  #checkTime(controller: Dispatcher.DispatchController, times: number): void {
    if (performance.now() - this.#sentAt > times * this.#upstream.timeouts[this.cost])
      controller.abort(new UpstreamFailure("timeout", "a slow response"));
  }

  onResponseEnd(): void {
    this.#release();
    // A partial response must not look complete.
    if (this.#stream && this.#scanner && !isWhole(this.#scanner, this.request))
      this.#stream.destroy(malformed());
    else if (this.#stream) this.#stream.push(null);
    else if (this.#head) {
      const body = this.#bytes.all();
      this.#settled.resolve({ ...this.#head, status: this.#chooseStatus(this.#head, body), body });
    }
  }

  /** The status, unless it only repeats that the body is a JSON-RPC error, which says more. */
  #chooseStatus({ status }: Head, body: Buffer): number {
    const mayRepeat = this.request.calls && this.#upstream.errorStatuses.has(status);
    return mayRepeat && /^\s*\{/.test(body.toString("latin1", 0, 32)) ? 200 : status;
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#release();
    const failure = asFailure(error);
    if (failure.reason === "unreachable" || failure.reason === "timeout") this.#upstream.lost();
    this.#wasCut = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(failure.message);
    if (this.#stream) this.#stream.destroy(failure);
    else this.#settled.reject(failure);
  }

  #startStream(controller: Dispatcher.DispatchController, head: Head): void {
    if (this.#aborted) return controller.abort(abortedFailure());
    const { calls, expectsJson } = this.request;
    // Errors are redacted as a whole, so they must not be streamed.
    if (head.status >= 300) return controller.abort(malformed());
    if (calls ?? (expectsJson && isToBeJson(head.contentType))) {
      this.#scanner = responseScanner();
      if (!this.#mayPass(this.#scanner, this.#bytes.all()) || this.#scanner.members.get("error") === "")
        return controller.abort(malformed());
    }
    // A stream has a connection of its own, which no other request waits for.
    if (!this.request.isStream) {
      const { large } = this.#upstream;
      if (!large.hasRoom(this.tenant))
        return controller.abort(new UpstreamFailure("overloaded", "large responses"));
      large.take(this.tenant);
      this.#isLarge = true;
    }
    const stream = new Readable({
      highWaterMark: maxBuffered,
      read: () => controller.resume(),
      destroy: (error, done) => {
        // A reader that stops early does not have to say why.
        if (!stream.readableEnded)
          controller.abort(error ?? new UpstreamFailure("aborted", "not read to its end"));
        done(error);
      },
    });
    this.#stream = stream;
    if (this.#bytes.length > 0) stream.push(this.#bytes.all());
    this.#bytes = new Bytes();
    controller.pause();
    this.#settled.resolve({ ...head, body: stream });
  }

  /**
   * Whether the next bytes of a streamed body may reach the caller: they are JSON, and do not end a JSON-RPC
   * error, which could repeat the operator's secrets.
   */
  #mayPass(scanner: JsonScanner, chunk: Buffer): boolean {
    if (!scanner.push(chunk)) return false;
    const error = scanner.kind === "object" ? scanner.members.get("error") : undefined;
    return !this.request.calls || !error || error === "null";
  }

  #release(): void {
    clearTimeout(this.#timer);
    if (this.#isLarge) this.#upstream.large.release(this.tenant);
    this.#isLarge = false;
    if (this.#hasConnection) this.#upstream.queue.release(this);
    this.#hasConnection = false;
    // Nothing is left to abort.
    if (!this.#stream) this.#controller = undefined;
  }
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> | undefined {
  const picked = names.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}

/** Whether bytes are only space between JSON's tokens. */
function isBlank(chunk: Buffer): boolean {
  return chunk.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

function malformed(): UpstreamFailure {
  return new UpstreamFailure("malformed", "malformed response");
}

/** Whether a body is complete JSON, and the response to the call. */
function isWhole(scanner: JsonScanner, { call }: ClusterRequest): boolean {
  if (!call) return scanner.isComplete;
  const response = scannedResponse(scanner);
  return response !== undefined && isSameId(call.id, response.id);
}

function asFailure(error: Error & { code?: string }): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  const code = error.code ?? error.name;
  // The platform's message may hold the address with its key; its code never does.
  return new UpstreamFailure(code.endsWith("TIMEOUT") ? "timeout" : "unreachable", code);
}

/** The longest time, in seconds, that an upstream may ask callers to wait: a day, after which quotas begin again. */
const maxRetryAfter = 86_400;

/** @returns whole seconds, from a header that may be a number or a date; `undefined` if it asks for no wait. */
function readRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - currentTime()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), maxRetryAfter) : undefined;
}
