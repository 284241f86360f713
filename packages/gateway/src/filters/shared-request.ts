import { Buffer } from "node:buffer";
import type { Readable } from "node:stream";
import { piecesWithId } from "./response-body.ts";
import type { InFlightRequest, ClusterRequest, Reply, Sender } from "../codec/cluster.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";
import { collect } from "./collect.ts";
import { bodyOf, heldBytes } from "./held-bytes.ts";
import type { SentCall } from "./result-store.ts";

/** The stage that a {@link SharedRequest} belongs to. */
export interface SharedRequestStage {
  /** Receives the response first, and returns it. No caller can join the request any more. */
  responded(sentRequest: SharedRequest, reply: Reply): Reply;
  /** Called if there is no response. No caller can join the request any more. */
  failed(sentRequest: SharedRequest): void;
}

/** One upstream request that several callers wait for. Each gets the response under its own id. */
export class SharedRequest {
  /** The key of the call. */
  readonly key: string;
  /**
   * The newest block that callers had seen, and the number of completed writes, when the request was sent.
   */
  readonly served: number;
  readonly writes: number;
  /** The call as it was sent, if its result may be cached; `undefined` once there is a response. */
  sent: SentCall | undefined;
  readonly #id: string;
  #inFlight: InFlightRequest | undefined;
  #callers: SharedCaller[] = [];
  #hasReply = false;

  /** @param id - The id that the call is sent with. */
  constructor(id: string, key: string, served: number, writes: number, sent: SentCall | undefined) {
    this.#id = id;
    this.key = key;
    this.served = served;
    this.writes = writes;
    this.sent = sent;
  }

  /** Shares the response of a request that has been sent. */
  share(sentRequest: InFlightRequest, stage: SharedRequestStage): void {
    this.#inFlight = sentRequest;
    sentRequest.reply.then(
      (upstreamReply) => {
        this.#hasReply = true;
        const reply = stage.responded(this, upstreamReply);
        if (Buffer.isBuffer(reply.body)) this.#deliver(reply, reply.body);
        else this.#share(reply, reply.body).catch((error: unknown) => this.#fail(error));
      },
      (error: unknown) => {
        stage.failed(this);
        this.#fail(error);
      },
    );
  }

  /**
   * Adds a caller.
   *
   * @param next - Gets the caller's own request, if the response turns out to be too large to share.
   */
  join(id: string, next: Sender, request: ClusterRequest): InFlightRequest {
    const caller = new SharedCaller(id, this, next, request);
    this.#callers.push(caller);
    return caller;
  }

  /** Removes a caller. The others still wait. */
  leave(caller: SharedCaller): void {
    const at = this.#callers.indexOf(caller);
    if (at >= 0) this.#callers.splice(at, 1);
    if (this.#callers.length === 0 && !this.#hasReply) this.#inFlight?.abort();
  }

  #fail(error: unknown): void {
    for (const caller of this.#callers) caller.reject(error);
    this.#release();
  }

  /**
   * Releases what is no longer needed. The table of calls in flight references this object until the next
   * full garbage collection, as `WaitingList` explains for a `Set`. With the call still attached, each scavenge
   * promoted a quarter of the allocated bytes and took several times as long.
   */
  #release(): void {
    this.#inFlight = undefined;
    this.sent = undefined;
    this.#callers = [];
  }

  async #share(reply: Reply, stream: Readable): Promise<void> {
    const [first] = this.#callers;
    if (!first) return void stream.destroy(new UpstreamFailure("aborted", "the caller has gone"));
    if (this.#callers.length === 1 && first.id === this.#id) {
      first.resolve(reply);
      return this.#release();
    }
    const body = await collect(stream);
    if (Buffer.isBuffer(body)) return this.#deliver(reply, body, true);
    let isStreamTaken = false;
    for (const caller of this.#callers) {
      if (isStreamTaken || caller.id !== this.#id) caller.sendOwn();
      else {
        isStreamTaken = true;
        caller.resolve({ ...reply, body });
      }
    }
    if (!isStreamTaken) body.destroy();
    this.#release();
  }

  /** @param isHeld - Whether the body counts as held until all callers have read it. */
  #deliver(reply: Reply, body: Buffer, isHeld = false): void {
    const [first] = this.#callers;
    if (first && this.#callers.length === 1 && first.id === this.#id && body === reply.body) {
      first.resolve(reply);
      return this.#release();
    }
    let readers = 1;
    const onRead = (): void => {
      readers -= 1;
      if (readers === 0 && isHeld) heldBytes.remove(body.length);
    };
    for (const caller of this.#callers) {
      if (caller.id === this.#id && body === reply.body) {
        caller.resolve(reply);
        continue;
      }
      readers += 1;
      const parts = caller.id === this.#id ? [body] : piecesWithId(body, caller.id);
      caller.resolve({ ...reply, body: bodyOf(parts, onRead) });
    }
    onRead();
    this.#release();
  }
}

/** One of the callers. */
class SharedCaller implements InFlightRequest {
  readonly id: string;
  readonly #settled = Promise.withResolvers<Reply>();
  readonly #shared: SharedRequest;
  readonly #next: Sender;
  readonly #request: ClusterRequest;
  #own: InFlightRequest | undefined;
  #body: Reply["body"] | undefined;

  constructor(id: string, shared: SharedRequest, next: Sender, request: ClusterRequest) {
    this.id = id;
    this.#shared = shared;
    this.#next = next;
    this.#request = request;
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  resolve(reply: Reply): void {
    this.#body = reply.body;
    this.#settled.resolve(reply);
  }

  reject(error: unknown): void {
    this.#settled.reject(error);
  }

  /** Sends the caller's own request. */
  sendOwn(): void {
    this.#own = this.#next.send(this.#request);
    this.#settled.resolve(this.#own.reply);
  }

  abort(): void {
    const failure = new UpstreamFailure("aborted", "the caller has gone");
    this.#shared.leave(this);
    this.#own?.abort();
    // The caller may not have started to read the body.
    if (this.#body && !Buffer.isBuffer(this.#body)) this.#body.destroy(failure);
    this.reject(failure);
  }
}
