import type { Readable } from "node:stream";
import { partsWithId } from "../../contract/json-rpc/response-body.ts";
import {
  type Flight,
  type PartRequest,
  type Reply,
  type Sender,
  UpstreamFailure,
} from "../../contract/part-source.ts";
import { collect } from "./collect.ts";
import { bodyOf, heldBytes } from "./held-bytes.ts";

/** One request to an upstream that several callers wait for: each gets the response under its own id. */
export class SharedFlight {
  /** The newest block that callers had been shown, and how many writes had been done, when it was sent. */
  served = -1;
  writes = 0;
  #flight: Flight | undefined;
  readonly #id: string;
  #callers: SharedCaller[] = [];
  #hasReply = false;

  /**
   * @param id - Of the call as it was sent.
   * @param onSettled - Called with the response or the failure: nobody may join any more.
   * @param keep - Takes the response first, and hands it on.
   */
  constructor(flight: Flight, id: string, onSettled: () => void, keep?: (reply: Reply) => Reply) {
    this.#flight = flight;
    this.#id = id;
    flight.reply.then(
      (given) => {
        this.#hasReply = true;
        onSettled();
        const reply = keep ? keep(given) : given;
        if (Buffer.isBuffer(reply.body)) this.#give(reply, reply.body);
        else this.#share(reply, reply.body).catch((error: unknown) => this.#fail(error));
      },
      (error: unknown) => {
        onSettled();
        this.#fail(error);
      },
    );
  }

  /**
   * Lets one more caller wait.
   *
   * @param next - Is sent the caller's own request, if the response turns out to be too large to be shared.
   */
  join(id: string, next: Sender, request: PartRequest): Flight {
    const caller = new SharedCaller(id, this, next, request);
    this.#callers.push(caller);
    return caller;
  }

  /** Lets a caller go. Whoever is left still waits. */
  leave(caller: SharedCaller): void {
    const at = this.#callers.indexOf(caller);
    if (at >= 0) this.#callers.splice(at, 1);
    if (this.#callers.length === 0 && !this.#hasReply) this.#flight?.abort();
  }

  #fail(error: unknown): void {
    for (const caller of this.#callers) caller.reject(error);
    this.#forget();
  }

  /** The table of calls under way keeps this for a while: it keeps nothing of what is over. */
  #forget(): void {
    this.#flight = undefined;
    this.#callers = [];
  }

  async #share(reply: Reply, stream: Readable): Promise<void> {
    const [first] = this.#callers;
    if (!first) return void stream.destroy(new UpstreamFailure("aborted", "the caller has gone"));
    if (this.#callers.length === 1 && first.id === this.#id) return first.resolve(reply);
    const body = await collect(stream);
    if (Buffer.isBuffer(body)) return this.#give(reply, body, true);
    let isTaken = false;
    for (const caller of this.#callers) {
      if (isTaken || caller.id !== this.#id) caller.leaveForOwn();
      else {
        isTaken = true;
        caller.resolve({ ...reply, body });
      }
    }
    if (!isTaken) body.destroy();
  }

  /** @param isHeld - Whether the body counts as held until all callers have read it. */
  #give(reply: Reply, body: Buffer, isHeld = false): void {
    const [first] = this.#callers;
    if (first && this.#callers.length === 1 && first.id === this.#id && body === reply.body) {
      first.resolve(reply);
      return this.#forget();
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
      const parts = caller.id === this.#id ? [body] : partsWithId(body, caller.id);
      caller.resolve({ ...reply, body: bodyOf(parts, onRead) });
    }
    onRead();
    this.#forget();
  }
}

/** One of the callers. */
class SharedCaller implements Flight {
  readonly id: string;
  readonly reply: Promise<Reply>;
  readonly #shared: SharedFlight;
  readonly #next: Sender;
  readonly #request: PartRequest;
  #own: Flight | undefined;
  #body: Reply["body"] | undefined;
  #resolve: (reply: Reply | Promise<Reply>) => void = () => {};
  #reject: (error: unknown) => void = () => {};

  constructor(id: string, shared: SharedFlight, next: Sender, request: PartRequest) {
    this.id = id;
    this.#shared = shared;
    this.#next = next;
    this.#request = request;
    this.reply = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  resolve(reply: Reply): void {
    this.#body = reply.body;
    this.#resolve(reply);
  }

  reject(error: unknown): void {
    this.#reject(error);
  }

  /** Sends the caller's own request. */
  leaveForOwn(): void {
    this.#own = this.#next.send(this.#request);
    this.#resolve(this.#own.reply);
  }

  abort(): void {
    const failure = new UpstreamFailure("aborted", "the caller has gone");
    this.#shared.leave(this);
    this.#own?.abort();
    // Nobody may have begun to read it.
    if (this.#body && !Buffer.isBuffer(this.#body)) this.#body.destroy(failure);
    this.reject(failure);
  }
}
