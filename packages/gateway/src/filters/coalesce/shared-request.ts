import { Buffer } from "node:buffer";
import type { Readable } from "node:stream";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import type { Next } from "../filter.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { abortedFailure } from "../../upstreams/upstream-failure.ts";
import { collect, heldBytes, makeBody } from "../held-bytes.ts";
import { piecesWithId } from "../response-body.ts";

/** One request that several callers wait for. Each gets the response under its own id. */
export class SharedRequest {
  /** What callers had seen, and how many writes had completed, when the request was sent. */
  readonly served: number;
  readonly writes: number;
  readonly #id: string;
  readonly #onDone: () => void;
  #inFlight: InFlightRequests | undefined;
  #callers: SharedCaller[] = [];
  #hasReply = false;

  /** @param onDone - Called once no caller can join any more. */
  constructor(id: string, served: number, writes: number, onDone: () => void) {
    this.#id = id;
    this.served = served;
    this.writes = writes;
    this.#onDone = onDone;
  }

  send(request: ClusterRequest, next: Next): void {
    this.#inFlight = new InFlightRequests();
    void this.#run({ ...request, inFlight: this.#inFlight }, next);
  }

  /** @param request - Sent for this caller alone if the response turns out to be too large to share. */
  join(id: string, request: ClusterRequest, next: Next): Promise<Reply> {
    const caller = new SharedCaller(id, this, request, next);
    this.#callers.push(caller);
    request.inFlight?.add(caller);
    return caller.reply;
  }

  leave(caller: SharedCaller): void {
    const at = this.#callers.indexOf(caller);
    if (at >= 0) this.#callers.splice(at, 1);
    if (this.#callers.length === 0 && !this.#hasReply) this.#inFlight?.abort();
  }

  async #run(request: ClusterRequest, next: Next): Promise<void> {
    try {
      const reply = await next(request);
      this.#hasReply = true;
      this.#onDone();
      if (Buffer.isBuffer(reply.body)) this.#deliver(reply, reply.body);
      else await this.#share(reply, reply.body);
    } catch (error) {
      if (!this.#hasReply) this.#onDone();
      this.#fail(error);
    }
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
    this.#callers = [];
  }

  async #share(reply: Reply, stream: Readable): Promise<void> {
    const [first] = this.#callers;
    if (!first) return void stream.destroy(abortedFailure());
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
      caller.resolve({ ...reply, body: makeBody(parts, onRead) });
    }
    onRead();
    this.#release();
  }
}

class SharedCaller {
  readonly id: string;
  readonly #settled = Promise.withResolvers<Reply>();
  readonly reply: Promise<Reply> = this.#settled.promise;
  readonly #shared: SharedRequest;
  readonly #request: ClusterRequest;
  readonly #next: Next;
  #body: Reply["body"] | undefined;

  constructor(id: string, shared: SharedRequest, request: ClusterRequest, next: Next) {
    this.id = id;
    this.#shared = shared;
    this.#request = request;
    this.#next = next;
  }

  resolve(reply: Reply): void {
    this.#body = reply.body;
    this.#settled.resolve(reply);
  }

  reject(error: unknown): void {
    this.#settled.reject(error);
  }

  sendOwn(): void {
    this.#settled.resolve(this.#next(this.#request));
  }

  abort(): void {
    const failure = abortedFailure();
    this.#shared.leave(this);
    // The caller may not have started to read the body.
    if (this.#body && !Buffer.isBuffer(this.#body)) this.#body.destroy(failure);
    this.reject(failure);
  }
}
