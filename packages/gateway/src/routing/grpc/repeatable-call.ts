import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { Bytes } from "../../contract/bytes.ts";
import { beginResponse, endCall, type GrpcCall, grpcStatus } from "../../contract/grpc/grpc-call.ts";
import { type Limits, timeoutsOf } from "../../contract/limits.ts";
import { UpstreamFailure } from "../../contract/part-source.ts";
import { isGrpc, passable } from "../../upstreams/grpc/grpc-upstream.ts";
import { endStalled, passResponse, respond } from "../../upstreams/grpc/relay.ts";
import type { BegunCall, CallBeginner, GrpcMember } from "./begun-call.ts";
import { elsewhereByStatus, statusOf } from "./status.ts";

/** The head of a response, with the trailers if it has no messages. */
interface Head {
  readonly headers: IncomingHttpHeaders;
  readonly flags: number;
  readonly trailers: IncomingHttpHeaders | undefined;
}

/** A call of one request that changes nothing: it is sent to the next upstream if one does not respond. */
export class RepeatableCall {
  readonly #call: GrpcCall;
  readonly #caller: ServerHttp2Stream;
  readonly #pool: CallBeginner;
  readonly #limits: Limits;
  readonly #isEndless: boolean;

  /** @param isEndless - Whether its response goes on until the caller ends it, and may be long in coming. */
  constructor(call: GrpcCall, pool: CallBeginner, limits: Limits, isEndless: boolean) {
    this.#call = call;
    this.#caller = call.stream;
    this.#pool = pool;
    this.#limits = limits;
    this.#isEndless = isEndless;
  }

  async run(): Promise<void> {
    const request = await this.#request();
    if (!request) return;
    const tried = new Set<GrpcMember>();
    let last: Head | undefined;
    let isLate = false;
    while (!this.#caller.destroyed) {
      const begun = await this.#pool.begin(this.#call, tried, passable(this.#call.headers));
      if (!begun) break;
      try {
        const head = await this.#send(begun, request, tried.size < this.#pool.size);
        if (!head.trailers) return this.#pass(begun, head);
        const reason = elsewhereByStatus(statusOf(head.trailers));
        if (!reason) {
          begun.member.served(begun.sentAt, performance.now());
          return this.#end(head);
        }
        begun.member.passedOver(reason, undefined, begun.sentAt, performance.now());
        // What a node says of our own token means nothing to a caller.
        if (reason !== "refused") last = head;
      } catch (error) {
        isLate ||= (error as UpstreamFailure).reason === "timeout";
        if (this.#caller.destroyed) begun.member.abandoned(begun.sentAt, performance.now());
        else this.#pool.failed(begun.member, begun.sentAt, error as UpstreamFailure);
      }
    }
    if (last) return this.#end(last);
    if (isLate) endCall(this.#caller, grpcStatus.deadlineExceeded, "the node did not answer in time");
    else endCall(this.#caller, grpcStatus.unavailable, "no node could answer");
  }

  /** @returns the caller's request, once it is whole; nothing if it is too large, or the caller has gone. */
  #request(): Promise<Buffer | undefined> {
    const { stream, pending } = this.#call;
    const bytes = new Bytes();
    return new Promise((resolve) => {
      stream.on("data", (chunk: Buffer) => {
        if (bytes.length + chunk.length <= this.#limits.bodyBytes && pending.add(chunk.length))
          return bytes.add(chunk);
        endCall(stream, grpcStatus.resourceExhausted, `a request may have ${this.#limits.bodyBytes} bytes`);
        resolve(undefined);
      });
      stream.on("end", () => resolve(bytes.all()));
      stream.on("close", () => resolve(undefined));
    });
  }

  /**
   * Sends the request to one upstream.
   *
   * @param hasOthers - Whether others can be asked: then this one has less time.
   * @returns when the first message is there, or that there is none.
   * @throws UpstreamFailure if the upstream does not respond.
   */
  #send({ stream }: BegunCall, request: Buffer, hasOthers: boolean): Promise<Head> {
    const { light, standard } = timeoutsOf(this.#limits);
    return new Promise((resolve, reject) => {
      let head: Head | undefined;
      const fail = (failure: UpstreamFailure): void => {
        stream.close(constants.NGHTTP2_CANCEL);
        reject(failure);
      };
      const late = (): void => fail(new UpstreamFailure("timeout", "no response in time"));
      const timer = this.#isEndless ? undefined : setTimeout(late, hasOthers ? light : standard);
      const gone = (): void => fail(new UpstreamFailure("aborted", "the caller has gone"));
      this.#caller.on("close", gone);
      const done = (): void => {
        clearTimeout(timer);
        this.#caller.off("close", gone);
      };
      stream.on("response", (headers, flags) => {
        if (!isGrpc(headers)) return fail(new UpstreamFailure("refused", `HTTP ${headers[":status"]}`));
        const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
        head = { headers, flags, trailers: isWhole ? headers : undefined };
        if (isWhole) resolve(head);
      });
      stream.on("trailers", (trailers) => {
        if (head) resolve({ ...head, trailers });
      });
      const readable = (): void => {
        // At the end of a response without messages too, whose trailers follow.
        if (!head || stream.readableLength === 0) return;
        stream.off("readable", readable);
        done();
        resolve(head);
      };
      stream.on("readable", readable);
      stream.on("error", () => {});
      stream.on("close", () => {
        done();
        fail(new UpstreamFailure("unreachable", "the node went away"));
      });
      stream.end(request);
    });
  }

  /** Passes a response on, from its first message. */
  #pass({ member, sentAt, stream }: BegunCall, { headers, flags }: Head): void {
    member.served(sentAt, performance.now());
    const caller = this.#caller;
    if (caller.destroyed || caller.headersSent) return stream.close(constants.NGHTTP2_CANCEL);
    respond(caller, headers, flags);
    passResponse(caller, stream);
    endStalled(caller, stream, this.#limits.stallTimeout);
    endQuiet(caller, stream, this.#isEndless ? undefined : this.#limits.upstreamTimeout);
  }

  /** Ends the call as an upstream ended it, without a message. */
  #end({ headers, trailers }: Head): void {
    const caller = this.#caller;
    if (caller.destroyed || caller.headersSent) return;
    beginResponse(caller, { ...passable({ ...headers, ...trailers }), ":status": 200 }, { endStream: true });
    // Also for a caller that has more to send.
    caller.close();
  }
}

/** Ends a response that has begun, and then has no more bytes for too long. */
function endQuiet(
  caller: ServerHttp2Stream,
  upstream: ClientHttp2Stream,
  milliseconds: number | undefined,
): void {
  if (milliseconds === undefined) return;
  const timer = setTimeout(() => {
    if (upstream.isPaused()) return void timer.refresh();
    endCall(caller, grpcStatus.deadlineExceeded, "the node did not answer in time");
    upstream.close(constants.NGHTTP2_CANCEL);
  }, milliseconds);
  upstream.on("data", () => timer.refresh());
  upstream.on("close", () => clearTimeout(timer));
  caller.on("close", () => clearTimeout(timer));
}
