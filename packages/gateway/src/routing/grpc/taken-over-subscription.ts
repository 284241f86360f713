import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import { frame, FrameReader } from "../../contract/grpc/frames.ts";
import { beginResponse, endCall, type GrpcCall, grpcStatus } from "../../contract/grpc/grpc-call.ts";
import type { Limits } from "../../contract/limits.ts";
import { UpstreamFailure } from "../../contract/part-source.ts";
import { isGrpc, passable } from "../../upstreams/grpc/grpc-upstream.ts";
import type { BegunCall, CallBeginner, GrpcMember } from "./begun-call.ts";
import { DeliveredUpdates } from "./delivered-updates.ts";
import { pingRequest, pongUpdate, readRequest, readUpdate, withFromSlot } from "./geyser-messages.ts";
import { elsewhereByStatus, statusOf } from "./status.ts";

/** Bytes of one update at most. A block with all its transactions and accounts may have many. */
const updateBytes = 256 * 1024 * 1024;
/** Milliseconds before another node is asked: none after the first loss, and then twice as many each time, up to the most. */
const firstPause = 50;
const longestPause = 2_000;

/**
 * A Geyser subscription that outlives its upstream: when one is lost, another one continues from the slot up to which the subscriber
 * has everything, without what it has had already.
 */
export class TakenOverSubscription {
  readonly #call: GrpcCall;
  readonly #caller: ServerHttp2Stream;
  readonly #pool: CallBeginner;
  readonly #limits: Limits;
  readonly #delivered = new DeliveredUpdates();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** The latest filters, as the subscriber sent them. */
  #request: Buffer | undefined;
  /** The id of a ping that came before the response had begun. */
  #earlyPing: number | undefined;
  #begun: BegunCall | undefined;
  #updates: FrameReader | undefined;
  #isBeginning = false;
  #hasEnded = false;
  /** How many nodes were lost since the last update, and when the first of them was. */
  #losses = 0;
  #lostAt = 0;
  /** Whether anything came from the node since it was last asked. */
  #isAlive = false;

  constructor(call: GrpcCall, pool: CallBeginner, limits: Limits) {
    this.#call = call;
    this.#caller = call.stream;
    this.#pool = pool;
    this.#limits = limits;
  }

  /** Follows the subscriber's requests, and a node for them. */
  start(): void {
    const { bodyBytes, stallTimeout, pingInterval } = this.#limits;
    const requests = this.#caller.pipe(new FrameReader(bodyBytes));
    requests.on("data", (bytes: Buffer) => this.#take(bytes));
    requests.on("error", (error) => this.#end(grpcStatus.invalidArgument, error.message));
    requests.on("end", () => {
      this.#hasEnded = true;
      if (this.#begun) this.#begun.stream.end();
      else if (!this.#isBeginning) this.#end(grpcStatus.ok, "");
    });
    this.#caller.on("drain", () => this.#updates?.resume());
    this.#caller.on("close", () => this.#close());
    endUnread(this.#caller, stallTimeout);
    this.#every(pingInterval, () => this.#checkAlive());
    void this.#begin(new Set());
  }

  /** Takes a subscriber's request: its filters take the place of those before, unless it holds only a ping. */
  #take(bytes: Buffer): void {
    const request = readRequest(bytes);
    if (request?.ping !== undefined) {
      if (this.#caller.headersSent) this.#write(pongUpdate(request.ping));
      else this.#earlyPing = request.ping;
    }
    if (request && !request.hasFilters && this.#request) return;
    this.#request = bytes;
    if (request?.fromSlot !== undefined) this.#delivered.restart(Number(request.fromSlot));
    if (this.#begun) this.#begun.stream.write(frame(bytes));
    // One that arrives while a node is being connected to is sent then.
  }

  /**
   * Begins at a node that can be reached, or continues there.
   *
   * @param tried - Nodes that are not asked at first.
   */
  async #begin(tried: Set<GrpcMember>): Promise<void> {
    this.#isBeginning = true;
    // Messages are read here, so they must not be compressed.
    const { "grpc-accept-encoding": _, ...headers } = passable(this.#call.headers);
    const begun = await this.#pool.begin(this.#call, tried, headers);
    this.#isBeginning = false;
    if (this.#isOver) return void begun?.stream.destroy();
    if (begun) this.#follow(begun, tried);
    // A subscription that has not begun is not kept waiting: its subscriber can try again.
    else if (!this.#caller.headersSent) this.#end(grpcStatus.unavailable, "no node could be reached");
    else await this.#beginAgain();
  }

  /** Waits a moment, and asks all nodes. */
  async #beginAgain(but?: GrpcMember): Promise<void> {
    const now = performance.now();
    if (this.#losses === 0) this.#lostAt = now;
    if (now - this.#lostAt > this.#limits.upstreamTimeout)
      return this.#end(grpcStatus.unavailable, "no node could continue the subscription");
    const pause = this.#losses === 0 ? 0 : Math.min(longestPause, firstPause * 2 ** this.#losses);
    this.#losses += 1;
    this.#isBeginning = true;
    await this.#pause(pause);
    await this.#begin(new Set(but && this.#pool.size > 1 ? [but] : []));
  }

  /** Whether the subscriber has gone, or was told that the subscription has ended. */
  get #isOver(): boolean {
    return this.#caller.destroyed || this.#caller.writableEnded;
  }

  #follow(begun: BegunCall, tried: Set<GrpcMember>): void {
    const { stream, member, sentAt } = begun;
    this.#begun = begun;
    this.#isAlive = true;
    const updates = stream.pipe(new FrameReader(updateBytes));
    this.#updates = updates;
    let trailers: IncomingHttpHeaders | undefined;
    let hasResponded = false;
    stream.on("response", (head, flags) => {
      if (!isGrpc(head)) return stream.close(constants.NGHTTP2_CANCEL);
      hasResponded = true;
      member.served(sentAt, performance.now());
      if ((flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0) trailers = head;
      else if (!this.#caller.headersSent && !this.#caller.destroyed) this.#respond(head);
    });
    stream.on("trailers", (given) => {
      trailers = given;
    });
    updates.on("data", (bytes: Buffer) => this.#deliver(bytes));
    // The node is done, whatever the subscriber still has to say. Its trailers come first.
    stream.on("end", () => void setImmediate(() => stream.close()));
    updates.on("error", () => stream.close(constants.NGHTTP2_CANCEL));
    stream.on("error", () => {});
    stream.on("close", () => {
      // What it sent before has been delivered.
      setImmediate(() => {
        if (this.#begun !== begun) return;
        this.#begun = undefined;
        if (!hasResponded)
          this.#pool.failed(member, sentAt, new UpstreamFailure("unreachable", "no response"));
        this.#lost(member, trailers, tried);
      });
    });
    const request = this.#request;
    const { resumeSlot } = this.#delivered;
    if (resumeSlot >= 0) this.#delivered.beginReplay();
    if (request) stream.write(frame(resumeSlot < 0 ? request : withFromSlot(request, BigInt(resumeSlot))));
    if (this.#hasEnded) stream.end();
  }

  #respond(head: IncomingHttpHeaders): void {
    beginResponse(this.#caller, { ...passable(head), ":status": 200 }, { waitForTrailers: true });
    if (this.#earlyPing !== undefined) this.#write(pongUpdate(this.#earlyPing));
  }

  #deliver(bytes: Buffer): void {
    this.#isAlive = true;
    const update = readUpdate(bytes);
    // The gateway has answered the subscriber's ping itself.
    if (update?.kind === "pong") return;
    if (update?.kind === "ping") this.#begun?.stream.write(pingRequest);
    if (update?.kind === "event") {
      this.#losses = 0;
      if (!this.#delivered.isNew(update.slot, update.key)) return;
    }
    this.#write(frame(bytes));
  }

  #write(bytes: Buffer): void {
    if (this.#isOver) return;
    if (!this.#caller.write(bytes)) this.#updates?.pause();
  }

  /** A node has ended the stream, or is gone: another one continues, unless the call itself is why. */
  #lost(member: GrpcMember, trailers: IncomingHttpHeaders | undefined, tried: Set<GrpcMember>): void {
    if (this.#isOver) return;
    const status = statusOf(trailers);
    const isAsked = status === grpcStatus.ok && this.#hasEnded;
    const reason = status === grpcStatus.ok ? "failed" : elsewhereByStatus(status);
    // Also of a node that no longer has the slots in between, and cannot continue without a gap.
    if (isAsked || !reason) return this.#end(status, messageOf(trailers));
    const now = performance.now();
    if (trailers) member.passedOver(reason, undefined, now, now);
    if (this.#caller.headersSent) void this.#beginAgain(member);
    else void this.#begin(tried);
  }

  /** A node that is gone without a word is asked, and then no longer waited for. */
  #checkAlive(): void {
    const begun = this.#begun;
    if (!begun || this.#updates?.isPaused()) return;
    if (!this.#isAlive) return begun.stream.close(constants.NGHTTP2_CANCEL);
    this.#isAlive = false;
    begun.stream.write(pingRequest);
  }

  #end(status: number, message: string): void {
    this.#close();
    if (!this.#caller.destroyed) endCall(this.#caller, status, message);
  }

  #close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    const begun = this.#begun;
    this.#begun = undefined;
    begun?.stream.close(constants.NGHTTP2_CANCEL);
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#timers.add(timer);
    });
  }

  #every(milliseconds: number, check: () => void): void {
    this.#timers.add(setInterval(check, milliseconds));
  }
}

/** Ends a subscription whose subscriber takes nothing of what is there for it. */
function endUnread(caller: ServerHttp2Stream, milliseconds: number): void {
  let read = 0;
  const timer = setInterval(() => {
    const isStuck = caller.writableNeedDrain && read === 0;
    read = 0;
    if (isStuck) caller.close(constants.NGHTTP2_CANCEL);
  }, milliseconds);
  caller.on("drain", () => {
    read += 1;
  });
  caller.on("close", () => clearInterval(timer));
}

function messageOf(trailers: IncomingHttpHeaders | undefined): string {
  const message = String(trailers?.["grpc-message"] ?? "");
  try {
    return decodeURIComponent(message);
  } catch {
    return message;
  }
}
