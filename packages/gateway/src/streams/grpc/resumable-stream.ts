import { constants, type IncomingHttpHeaders } from "node:http2";
import type { CallerStream } from "../../codec/grpc/caller-stream.ts";
import { frame, FrameReader } from "../../codec/grpc/frames.ts";
import { beginResponse, endCall, grpcStatus } from "../../codec/grpc/call-headers.ts";
import type { GrpcCall } from "../../upstreams/grpc/grpc-call.ts";
import type { Limits } from "../../options/limits.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { passable } from "../../upstreams/grpc/grpc-upstream.ts";
import type { StartedCall, CallStarter, GrpcMember } from "./started-call.ts";
import { UpstreamCall } from "./upstream-call.ts";
import { failoverByStatus, readStatus } from "./status.ts";
import type { Progress, StreamError, StreamOutput, StreamProtocol } from "./stream-protocol.ts";

/** Milliseconds before another node is tried, if the lost stream has not lasted; then doubling. */
const minPause = 50;
const maxPause = 2_000;
/** Milliseconds between two looks at whether a node that has not responded is down. */
const checkInterval = 1_000;

/**
 * A stream that outlives its upstream: if one disconnects, another one takes over where the protocol says.
 */
export class ResumableStream {
  readonly #call: GrpcCall;
  readonly #caller: CallerStream;
  readonly #pool: CallStarter;
  readonly #limits: Limits;
  readonly #protocol: StreamProtocol;
  readonly #timers = new Set<NodeJS.Timeout>();
  #current: UpstreamCall | undefined;
  /** Resolves when the upstream message in progress has been handled. */
  #handling: Promise<void> | undefined;
  #isConnecting = false;
  #hasEnded = false;
  /** How many nodes were lost since the last update, and when the first of them was. */
  #losses = 0;
  #lostAt = 0;
  #followedAt = -maxPause;
  /** Nodes that could not take over since the last update, and the reason of the last one. */
  readonly #rejectedBy = new Set<GrpcMember>();
  #rejection: StreamError | undefined;

  constructor(
    call: GrpcCall,
    pool: CallStarter,
    limits: Limits,
    protocol: (ends: StreamOutput) => StreamProtocol,
  ) {
    this.#call = call;
    this.#caller = call.stream;
    this.#pool = pool;
    this.#limits = limits;
    this.#protocol = protocol({
      deliver: (message) => this.#deliver(message),
      send: (message) => this.#current?.send(message),
    });
  }

  /** Starts to read the subscriber's requests, and connects to a node. */
  start(): void {
    const { bodyBytes, stallTimeout, pingInterval } = this.#limits;
    const requests = this.#caller.pipe(new FrameReader(bodyBytes));
    // A request that arrives while a node is being connected is sent once it is connected.
    requests.on("data", (bytes: Buffer) => this.#protocol.request(bytes));
    requests.on("error", (error) => this.#end(grpcStatus.invalidArgument, error.message));
    requests.on("end", () => {
      this.#hasEnded = true;
      if (this.#current) this.#current.end();
      else if (!this.#isConnecting) this.#end(grpcStatus.ok, "");
    });
    this.#caller.on("drain", () => this.#resume());
    this.#caller.on("close", () => this.#close());
    endUnread(this.#caller, stallTimeout);
    const { ping } = this.#protocol;
    if (ping) this.#every(pingInterval, () => this.#checkAlive(ping));
    this.#every(checkInterval, () => this.#leaveIfDown());
    void this.#connect(new Set());
  }

  /** Begins or continues at a node that can be reached; those that were tried are skipped at first. */
  async #connect(tried: Set<GrpcMember>): Promise<void> {
    this.#isConnecting = true;
    // Messages are read here, so they must not be compressed.
    const { "grpc-accept-encoding": _, ...headers } = passable(this.#call.headers);
    const started = await this.#pool.start(this.#call, tried, headers);
    this.#isConnecting = false;
    if (this.#isOver) return void started?.stream.destroy();
    if (started) this.#follow(started, tried);
    // A subscription that has not begun fails right away: its subscriber can try again.
    else if (!this.#caller.headersSent) this.#reject();
    else await this.#reconnect();
  }

  async #reconnect(except?: GrpcMember): Promise<void> {
    const now = performance.now();
    if (this.#losses === 0) this.#lostAt = now;
    if (now - this.#lostAt > this.#limits.upstreamTimeout || this.#rejectedBy.size >= this.#pool.size)
      return this.#endRejected();
    // A node that ends each stream after a message must not be called in a loop.
    const shortest = now - this.#followedAt < maxPause ? minPause : 0;
    const pause = this.#losses === 0 ? shortest : Math.min(maxPause, minPause * 2 ** this.#losses);
    this.#losses += 1;
    this.#isConnecting = true;
    await this.#pause(pause);
    const tried = new Set(this.#rejectedBy);
    if (except && tried.size + 1 < this.#pool.size) tried.add(except);
    await this.#connect(tried);
  }

  /** Whether the subscriber has disconnected, or the subscription has ended. */
  get #isOver(): boolean {
    return this.#caller.destroyed || this.#caller.writableEnded;
  }

  #follow(started: StartedCall, tried: Set<GrpcMember>): void {
    const first = this.#protocol.firstMessage();
    if (first && "status" in first) {
      started.stream.close(constants.NGHTTP2_CANCEL);
      return this.#end(first.status, first.message);
    }
    const call = new UpstreamCall(started, {
      responded: (head) => {
        if (!this.#caller.headersSent && !this.#caller.destroyed) this.#respond(head);
      },
      message: (bytes) => this.#receive(bytes, call),
      ended: (trailers) => void this.#ended(call, trailers, tried),
    });
    this.#current = call;
    this.#followedAt = call.sentAt;
    if (first) call.send(first);
    if (this.#hasEnded) call.end();
  }

  #respond(head: IncomingHttpHeaders): void {
    beginResponse(this.#caller, { ...passable(head), ":status": 200 }, { waitForTrailers: true });
    this.#protocol.opened?.();
  }

  #receive(bytes: Buffer, call: UpstreamCall): void {
    if (this.#current !== call) return;
    const progress = this.#protocol.response(bytes, call.member);
    if (!(progress instanceof Promise)) return this.#handleProgress(progress);
    call.pause();
    this.#handling = progress
      .then(
        (result) => this.#handleProgress(result),
        () => call.cancel(),
      )
      .finally(() => {
        this.#handling = undefined;
        this.#resume();
      });
  }

  #handleProgress(progress: Progress): void {
    if (progress === false) return;
    if (progress !== true) return this.#end(progress.status, progress.message);
    this.#losses = 0;
    this.#rejectedBy.clear();
    this.#rejection = undefined;
  }

  #deliver(message: Uint8Array): void {
    if (this.#isOver) return;
    if (!this.#caller.write(frame(message))) this.#current?.pause();
  }

  #resume(): void {
    if (!this.#handling && !this.#caller.writableNeedDrain) this.#current?.resume();
  }

  async #ended(
    call: UpstreamCall,
    trailers: IncomingHttpHeaders | undefined,
    tried: Set<GrpcMember>,
  ): Promise<void> {
    await this.#handling;
    if (this.#current !== call) return;
    this.#current = undefined;
    const { member, sentAt, hasResponded } = call;
    if (!hasResponded)
      this.#pool.failed(member, sentAt, new UpstreamFailure("unreachable", "no response"), this.#call.tenant);
    this.#lost(member, trailers, tried);
  }

  /** Another node takes over, unless the call itself is why the stream has ended. */
  #lost(member: GrpcMember, trailers: IncomingHttpHeaders | undefined, tried: Set<GrpcMember>): void {
    if (this.#isOver) return;
    const [status, message] = [readStatus(trailers), readMessage(trailers)];
    const isOk = status === grpcStatus.ok;
    const reason = isOk ? "failed" : failoverByStatus(status);
    if (isOk && this.#hasEnded && this.#protocol.endsWithRequests) return this.#end(status, message);
    // A node that took over may reject because it no longer has the missed updates:
    // another one may have them.
    if (!reason && this.#losses === 0) return this.#end(status, message);
    const now = performance.now();
    if (trailers && reason)
      member.rejected(
        reason,
        undefined,
        now,
        now,
        isOk ? "ended stream" : `gRPC status ${status}`,
        this.#call.tenant,
      );
    // A node's errors about the gateway's own token are not for the subscriber.
    if (trailers && !isOk && reason !== "rejected") this.#rejection = { status, message };
    if (!reason) this.#rejectedBy.add(member);
    if (this.#caller.headersSent) void this.#reconnect(member);
    else void this.#connect(tried);
  }

  /** Pings a node that is silent, and gives it up if it stays silent. */
  #checkAlive(ping: Uint8Array): void {
    const call = this.#current;
    if (!call || call.isPaused) return;
    if (!call.isAlive) return call.cancel();
    call.isAlive = false;
    call.send(ping);
  }

  /** Leaves a node that has not responded, and turns out to be down. */
  #leaveIfDown(): void {
    const call = this.#current;
    if (!call || call.hasResponded) return;
    if (performance.now() - call.sentAt > this.#limits.lightTimeout) this.#pool.probe(call.member);
    if (call.member.isDownSince(call.sentAt)) call.cancel();
  }

  #reject(): void {
    this.#close();
    if (!this.#caller.destroyed) this.#pool.reject(this.#call);
  }

  #endRejected(): void {
    const { status, message } = this.#rejection ?? { status: grpcStatus.unavailable, message: "" };
    const text = "no node could continue the subscription";
    this.#end(status, message === "" ? text : `${text}: ${message}`);
  }

  #end(status: number, message: string): void {
    this.#close();
    if (!this.#caller.destroyed) endCall(this.#caller, status, message);
  }

  #close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    const call = this.#current;
    this.#current = undefined;
    call?.cancel();
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

function endUnread(caller: CallerStream, milliseconds: number): void {
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

function readMessage(trailers: IncomingHttpHeaders | undefined): string {
  const message = String(trailers?.["grpc-message"] ?? "");
  try {
    return decodeURIComponent(message);
  } catch {
    return message;
  }
}
