import { performance } from "node:perf_hooks";
import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { Bytes } from "../../contract/bytes.ts";
import { isToBeJson } from "../../contract/http/content-type.ts";
import { isSameId, responseScanner, scannedResponse } from "../../contract/json-rpc/read-response.ts";
import type { JsonScanner } from "../../contract/json-scanner.ts";
import {
  type Cost,
  type PartRequest,
  type Reply,
  type Upstream,
  UpstreamFailure,
  type UpstreamFlight,
} from "../../contract/part-source.ts";
import type { Waiter } from "./connection-queue.ts";

/** Milliseconds for which a response is still taken that nobody waits for any more. */
const linger = 1_000;

/** Bodies up to this many bytes are kept whole and leave in one write. */
const wholeUpTo = 256 * 1024;

/** What comes before a response's body. */
type Head = { -readonly [Key in keyof Omit<Reply, "body">]: Omit<Reply, "body">[Key] };

/** What a collector needs of the upstream whose response it collects. */
interface Sender extends Upstream {
  readonly timeouts: Readonly<Record<Cost, number>>;
  /** Sends the request of one whose turn has come. */
  dispatch(collector: ReplyCollector): void;
  /** @returns whether the request was still waiting for a connection. It is not sent. */
  forget(collector: ReplyCollector): boolean;
  /** A request that was sent has its response, or will have none. */
  release(collector: ReplyCollector): void;
  /** @returns whether one more large response may hold a connection; if so, `endLarge` releases it. */
  beginLarge(): boolean;
  endLarge(): void;
  /** A connection was lost, or took too long. */
  lost(): void;
}

/**
 * Collects an upstream's response as undici reads it: whole if it is small, else as a stream that starts with what has
 * come so far and pauses the socket when its reader is slow.
 */
export class ReplyCollector implements Dispatcher.DispatchHandler, UpstreamFlight, Waiter {
  /** Whether the request may have reached the upstream: it has a connection. */
  sent = false;
  /** Whether it went over a connection that had served others. */
  isReused = false;
  readonly #from: Sender;
  readonly request: PartRequest;
  /** Whether it goes over a new connection, and not over one that idled. */
  readonly isFresh: boolean;
  readonly cost: Cost;
  readonly #settled = Promise.withResolvers<Reply>();
  #controller: Dispatcher.DispatchController | undefined;
  #hasTurn = false;
  #aborted = false;
  #sentAt = 0;
  #wasCut = false;
  #isLarge = false;
  #bytes = new Bytes();
  #stream: Readable | undefined;
  /** Checks what is passed on as it arrives. */
  #scanner: JsonScanner | undefined;
  /** Of a response that has an end where one without was requested: the pool waits for that for ever. */
  #timer: NodeJS.Timeout | undefined;
  #head: Head | undefined;

  constructor(from: Sender, request: PartRequest, isFresh: boolean) {
    this.#from = from;
    this.request = request;
    this.isFresh = isFresh;
    this.cost = request.cost ?? "light";
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  start(): void {
    this.#hasTurn = true;
    this.#from.dispatch(this);
  }

  late(): void {
    this.#settled.reject(new UpstreamFailure("timeout", "all connections are busy"));
  }

  /** Whether its connection ended before a byte of a response, as one does that the upstream closed while it idled. */
  get isStale(): boolean {
    return this.isReused && this.#wasCut && !this.#head;
  }

  abort(): void {
    this.#aborted = true;
    const failure = new UpstreamFailure("aborted", "the caller has gone");
    const controller = this.#controller;
    if (this.#from.forget(this)) this.#settled.reject(failure);
    else if (this.#stream || this.request.isStream) controller?.abort(failure);
    else if (controller) {
      this.#settled.reject(failure);
      // Ending it would cost the connection, which others can use once the response is there.
      this.#timer = setTimeout(() => controller.abort(failure), linger).unref();
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#aborted) return controller.abort(new UpstreamFailure("aborted", "the caller has gone"));
    this.sent = true;
    this.#sentAt = performance.now();
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    const retryAfter = headers["retry-after"];
    // Not requested, and not to be read or passed on without saying so.
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding !== "identity") return controller.abort(new UpstreamFailure("refused", "content-encoding"));
    const contentType = headers["content-type"] ?? "application/json";
    const told = this.request.answerHeaders && pick(headers, this.request.answerHeaders);
    const head: Head = { status, contentType, from: this.#from };
    if (retryAfter !== undefined) head.retryAfter = retryAfter;
    if (told) head.headers = told;
    this.#head = head;
    const length = Number(headers["content-length"] ?? 0);
    if (length <= wholeUpTo) this.#bytes = new Bytes(length);
    // Events have no end: each is passed on as it comes.
    if (contentType.startsWith("text/event-stream")) this.#startStream(controller, head);
    else if (this.request.isStream) {
      const late = (): void => controller.abort(new UpstreamFailure("timeout", "no events"));
      this.#timer = setTimeout(late, this.#from.timeouts.heavy);
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#stream) {
      if (this.#scanner?.push(chunk) === false) controller.abort(malformed());
      else if (!this.#stream.push(chunk)) controller.pause();
      return;
    }
    // One that trickles has each of its bytes in time, and never ends.
    if (this.#bytes.length > 0 && performance.now() - this.#sentAt > 2 * this.#from.timeouts[this.cost])
      return controller.abort(new UpstreamFailure("timeout", "a slow response"));
    this.#bytes.add(chunk);
    if (this.#bytes.length > wholeUpTo && this.#head) this.#startStream(controller, this.#head);
  }

  onResponseEnd(): void {
    this.#leave();
    // A half response must not look whole.
    if (this.#stream && this.#scanner && !isWhole(this.#scanner, this.request))
      this.#stream.destroy(malformed());
    else if (this.#stream) this.#stream.push(null);
    else if (this.#head) this.#settled.resolve({ ...this.#head, body: this.#bytes.all() });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#leave();
    const failure = asFailure(error);
    if (failure.reason === "unreachable" || failure.reason === "timeout") this.#from.lost();
    this.#wasCut = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(failure.message);
    if (this.#stream) this.#stream.destroy(failure);
    else this.#settled.reject(failure);
  }

  #startStream(controller: Dispatcher.DispatchController, head: Head): void {
    if (this.#aborted) return controller.abort(new UpstreamFailure("aborted", "the caller has gone"));
    const { calls, givesJson } = this.request;
    const isJson = calls ?? (givesJson && isToBeJson(head.contentType));
    if (isJson && head.status < 300) {
      this.#scanner = responseScanner();
      if (!this.#scanner.push(this.#bytes.all())) return controller.abort(malformed());
    }
    // A stream that was asked for has a connection that nobody else waits for.
    if (!this.request.isStream) {
      if (!this.#from.beginLarge())
        return controller.abort(new UpstreamFailure("crowded", "large responses"));
      this.#isLarge = true;
    }
    const stream = new Readable({
      highWaterMark: wholeUpTo,
      read: () => controller.resume(),
      destroy: (error, done) => {
        // Who leaves before the end need not say why.
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

  /** Its connection is free for others. */
  #leave(): void {
    clearTimeout(this.#timer);
    if (this.#isLarge) this.#from.endLarge();
    this.#isLarge = false;
    if (this.#hasTurn) this.#from.release(this);
    this.#hasTurn = false;
  }
}

/** @returns the headers with some names; nothing if there is none of them. */
function pick(
  headers: IncomingHttpHeaders,
  names: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const picked = names.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}

function malformed(): UpstreamFailure {
  return new UpstreamFailure("malformed", "malformed response");
}

/** Whether a response is JSON to its end, and that of the call. */
function isWhole(scanner: JsonScanner, { call }: PartRequest): boolean {
  if (!call) return scanner.isComplete;
  const response = scannedResponse(scanner);
  return response !== undefined && isSameId(call.id, response.id);
}

function asFailure(error: Error & { code?: string }): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  const code = error.code ?? error.name;
  // The platform's own message may hold the address with its key; its code never does.
  return new UpstreamFailure(code.endsWith("TIMEOUT") ? "timeout" : "unreachable", code);
}
