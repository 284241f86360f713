import { partsWithId } from "../../contract/json-rpc/response-body.ts";
import { type Flight, type Reply, UpstreamFailure } from "../../contract/part-source.ts";
import { collect } from "./collect.ts";
import { bodyOf, heldBytes } from "./held-bytes.ts";

/** One request to an upstream that several callers wait for: each gets the response under its own id. */
export class SharedFlight {
  readonly #flight: Flight;
  readonly #id: string;
  readonly #callers = new Set<SharedCaller>();
  #hasReply = false;

  /**
   * @param id - Of the call as it was sent.
   * @param onSettled - Called with the response or the failure: nobody may join any more.
   */
  constructor(flight: Flight, id: string, onSettled: () => void) {
    this.#flight = flight;
    this.#id = id;
    flight.reply
      .then(
        (reply) => {
          this.#hasReply = true;
          onSettled();
          return this.#share(reply);
        },
        (error: unknown) => {
          onSettled();
          throw error;
        },
      )
      .catch((error: unknown) => {
        for (const caller of this.#callers) caller.reject(error);
      });
  }

  /**
   * Lets one more caller wait.
   *
   * @param sendAlone - Sends the caller's own request, if the response turns out to be too large to be shared.
   */
  join(id: string, sendAlone: () => Flight): Flight {
    const caller = new SharedCaller(id, sendAlone, () => {
      this.#callers.delete(caller);
      // Whoever is left still waits for it.
      if (this.#callers.size === 0 && !this.#hasReply) this.#flight.abort();
    });
    this.#callers.add(caller);
    return caller;
  }

  async #share(reply: Reply): Promise<void> {
    const [first] = this.#callers;
    if (Buffer.isBuffer(reply.body)) return this.#give(reply, reply.body);
    if (!first) return void reply.body.destroy(new UpstreamFailure("aborted", "the caller has gone"));
    if (this.#callers.size === 1 && first.id === this.#id) return first.resolve(reply);
    const body = await collect(reply.body);
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
  }
}

/** One of the callers. */
class SharedCaller implements Flight {
  readonly id: string;
  readonly #settled = Promise.withResolvers<Reply>();
  readonly #sendAlone: () => Flight;
  readonly #leave: () => void;
  #own: Flight | undefined;
  #body: Reply["body"] | undefined;

  constructor(id: string, sendAlone: () => Flight, leave: () => void) {
    this.id = id;
    this.#sendAlone = sendAlone;
    this.#leave = leave;
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
  leaveForOwn(): void {
    this.#own = this.#sendAlone();
    this.#settled.resolve(this.#own.reply);
  }

  abort(): void {
    const failure = new UpstreamFailure("aborted", "the caller has gone");
    this.#leave();
    this.#own?.abort();
    // Nobody may have begun to read it.
    if (this.#body && !Buffer.isBuffer(this.#body)) this.#body.destroy(failure);
    this.reject(failure);
  }
}
