import type { Caller } from "../../access/caller.ts";
import type { RateLimit } from "../../access/rate-limit.ts";
import type { HttpProblem } from "../../codec/http/problem.ts";
import { messageScanner } from "../../codec/json-rpc/rpc-message.ts";
import type { JsonScanner } from "../../codec/json/json-scanner.ts";

/**
 * Charges a large body before it is read, and checks it piece by piece as it arrives, so that it does not block other
 * requests. A body without an announced length is charged as it arrives.
 */
export class BodyCharge {
  charged = 0;
  /** Seconds after which the caller may send it; 0 if it may now. */
  wait = 0;
  /** Has checked the body's text; `undefined` if the body is short. */
  scanner: JsonScanner | undefined;
  readonly #rateLimit: RateLimit;
  readonly #caller: Caller;
  readonly #announced: number;
  #received = 0;
  /** The pieces that came before the body was known to be large. */
  #first: Buffer[] = [];

  /** @param announced - The body's length in bytes, if the caller announces it. */
  constructor(rateLimit: RateLimit, caller: Caller, announced = 0) {
    this.#rateLimit = rateLimit;
    this.#caller = caller;
    this.#announced = announced;
    this.#charge(announced);
  }

  /** @returns an error that stops the reading, if the caller exceeds its rate limit. */
  add(piece: Buffer): HttpProblem | undefined {
    this.#received += piece.length;
    if (this.wait === 0) this.#charge(this.#received);
    if (this.wait > 0) return this.#rateLimit.exceeded(this.#caller, this.wait);
    if (this.scanner) this.scanner.push(piece);
    else this.#first.push(piece);
    return undefined;
  }

  /** Asks for what the other instances have, if an announced body was denied. @returns when it may have been charged. */
  ask(): Promise<void> | undefined {
    if (this.wait === 0) return undefined;
    const asked = this.#rateLimit.request(this.#caller, this.#rateLimit.cost(0, this.#announced));
    return asked?.then(() => this.#charge(this.#announced));
  }

  #charge(bytes: number): void {
    const due = this.#rateLimit.cost(0, bytes) - this.charged;
    if (due <= 0) return;
    this.wait = this.#rateLimit.take(this.#caller, due);
    if (this.wait > 0) return;
    this.charged += due;
    if (this.scanner) return;
    this.scanner = messageScanner();
    for (const piece of this.#first) this.scanner.push(piece);
    this.#first = [];
  }
}
