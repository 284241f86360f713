import { type ClientHttp2Stream, constants } from "node:http2";
import type { CallerStream } from "../../codec/grpc/caller-stream.ts";
import { BodyPieces, Bytes, tooSmallPieces } from "../../codec/bytes.ts";
import { beginResponse, endCall, grpcStatus } from "../../codec/grpc/call-headers.ts";
import type { GrpcCall } from "../../upstreams/grpc/grpc-call.ts";
import { type Limits, chooseTimeouts } from "../../options/limits.ts";
import type { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { GrpcMethod } from "../../generated/grpc.ts";
import { passable } from "../../upstreams/grpc/grpc-upstream.ts";
import { makeTrailers, endStalled, passResponse, respond } from "../../upstreams/grpc/relay.ts";
import type { StartedCall, CallStarter, GrpcMember } from "./started-call.ts";
import { type ReadResponse, readResponse } from "./read-response.ts";
import { failoverByStatus, readStatus } from "./status.ts";

/** Bytes of a unary response that are held until its trailers arrive. */
const maxHeldBytes = 64 * 1024;

/** Milliseconds between two looks at whether an upstream that has not responded is down. */
const checkInterval = 500;

/** A safe call with a single request: if one upstream does not respond, it is sent to the next one. */
export class RepeatableCall {
  readonly #call: GrpcCall;
  readonly #caller: CallerStream;
  readonly #pool: CallStarter;
  readonly #limits: Limits;
  readonly #facts: GrpcMethod;

  constructor(call: GrpcCall, pool: CallStarter, limits: Limits, facts: GrpcMethod) {
    this.#call = call;
    this.#caller = call.stream;
    this.#pool = pool;
    this.#limits = limits;
    this.#facts = facts;
  }

  async run(): Promise<void> {
    const request = await this.#request();
    if (!request) return;
    const tried = new Set<GrpcMember>();
    let last: ReadResponse | undefined;
    let isLate = false;
    while (!this.#caller.destroyed) {
      const started = await this.#pool.start(this.#call, tried, passable(this.#call.headers));
      if (!started) break;
      try {
        const response = await this.#send(started, request, tried.size < this.#pool.size);
        if (!response.trailers) return this.#pass(started, response);
        const status = readStatus(response.trailers);
        const reason = failoverByStatus(status);
        if (!reason) {
          started.member.served(started.sentAt, performance.now(), this.#call.tenant);
          return this.#end(response);
        }
        const now = performance.now();
        started.member.rejected(
          reason,
          undefined,
          started.sentAt,
          now,
          `gRPC status ${status}`,
          this.#call.tenant,
        );
        // A node's errors about the gateway's own token are not for the caller.
        if (reason !== "rejected") last = response;
      } catch (error) {
        isLate ||= (error as UpstreamFailure).reason === "timeout";
        if (this.#caller.destroyed) started.member.abandoned(started.sentAt, performance.now());
        else this.#pool.failed(started.member, started.sentAt, error as UpstreamFailure, this.#call.tenant);
      }
    }
    if (last) return this.#end(last);
    this.#pool.reject(this.#call, isLate);
  }

  /** @returns the complete request; `undefined` if it is too large, or the caller has disconnected. */
  #request(): Promise<Buffer | undefined> {
    const { stream, pending } = this.#call;
    const bytes = new Bytes();
    const pieces = new BodyPieces();
    return new Promise((resolve) => {
      stream.on("data", (chunk: Buffer) => {
        const isInPieces = !pieces.add(chunk.length);
        const fits = bytes.length + chunk.length <= this.#limits.bodyBytes && pending.add(chunk.length);
        if (fits && !isInPieces) return bytes.add(chunk);
        const tooLarge = `a request may have ${this.#limits.bodyBytes} bytes`;
        endCall(stream, grpcStatus.resourceExhausted, isInPieces ? tooSmallPieces : tooLarge);
        resolve(undefined);
      });
      stream.on("end", () => resolve(bytes.all()));
      stream.on("close", () => resolve(undefined));
    });
  }

  /** Sends the request to one upstream, with a shorter timeout if others can be tried. */
  async #send(
    { stream, member, sentAt }: StartedCall,
    request: Buffer,
    hasOthers: boolean,
  ): Promise<ReadResponse> {
    const { light, standard } = chooseTimeouts(this.#limits);
    const response = readResponse(stream, this.#caller, {
      heldBytes: this.#facts.stream === "none" ? maxHeldBytes : 0,
      pending: this.#call.pending,
      timeout: this.#facts.endless ? undefined : hasOthers ? light : standard,
    });
    stream.end(request);
    // If it turns out to be down, the caller does not wait for the rest of the time.
    const watch = setInterval(() => {
      if (performance.now() - sentAt > light) this.#pool.probe(member);
      if (member.isDownSince(sentAt)) stream.close(constants.NGHTTP2_CANCEL);
    }, checkInterval);
    try {
      return await response;
    } finally {
      clearInterval(watch);
    }
  }

  #pass({ member, sentAt, stream }: StartedCall, { headers, flags, messages }: ReadResponse): void {
    member.served(sentAt, performance.now(), this.#call.tenant);
    const caller = this.#caller;
    if (caller.destroyed || caller.headersSent) return stream.close(constants.NGHTTP2_CANCEL);
    respond(caller, headers, flags);
    caller.write(messages);
    passResponse(caller, stream);
    endStalled(caller, stream, this.#limits.stallTimeout);
    endIdle(caller, stream, this.#facts.endless ? undefined : this.#limits.upstreamTimeout);
    stream.resume();
  }

  #end({ headers, messages, trailers }: ReadResponse): void {
    const caller = this.#caller;
    if (caller.destroyed || caller.headersSent) return;
    const end = makeTrailers(trailers);
    if (messages.length === 0) {
      beginResponse(caller, { ...passable(headers), ...end, ":status": 200 }, { endStream: true });
      // The caller may still be sending: closing the stream stops it.
      return caller.close();
    }
    beginResponse(caller, { ...passable(headers), ":status": 200 }, { waitForTrailers: true });
    caller.on("wantTrailers", () => caller.sendTrailers(end));
    caller.end(messages);
  }
}

/** Ends a response that has begun, and then stalls for too long. */
function endIdle(caller: CallerStream, upstream: ClientHttp2Stream, milliseconds: number | undefined): void {
  if (milliseconds === undefined) return;
  const timer = setTimeout(() => {
    if (upstream.isPaused()) return void timer.refresh();
    endCall(caller, grpcStatus.deadlineExceeded, "the node did not respond in time");
    upstream.close(constants.NGHTTP2_CANCEL);
  }, milliseconds);
  upstream.on("data", () => timer.refresh());
  upstream.on("close", () => clearTimeout(timer));
  caller.on("close", () => clearTimeout(timer));
}
