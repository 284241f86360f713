import type { InFlight, InFlightRequest, Upstream } from "./upstream.ts";
import type { RequestSpan } from "../observe/request-span.ts";
import type { Waiting } from "./waiting-list.ts";

type Abortable = Pick<InFlightRequest, "abort">;

/** What is in flight for one caller's request, or for a part of the work on it. */
export class InFlightRequests implements InFlight, Waiting<InFlightRequests> {
  before: InFlightRequests | undefined;
  after: InFlightRequests | undefined;
  at: Upstream | undefined;
  readonly span: RequestSpan | undefined;
  /** Who the request is from; `undefined` for the gateway itself. */
  readonly tenant: string | undefined;
  #first: Abortable | undefined;
  #more: Abortable[] | undefined;
  #aborted = false;

  constructor(span?: RequestSpan, tenant?: string) {
    this.span = span;
    this.tenant = tenant;
  }

  get isAborted(): boolean {
    return this.#aborted;
  }

  add(one: Abortable): void {
    if (this.#aborted) one.abort();
    else if (!this.#first) this.#first = one;
    else if (this.#more) this.#more.push(one);
    else this.#more = [one];
  }

  /** Aborts everything, and what is added later: the caller has disconnected, or needs no response any more. */
  abort(): void {
    this.#aborted = true;
    const [first, more] = [this.#first, this.#more];
    this.#first = undefined;
    this.#more = undefined;
    first?.abort();
    for (const one of more ?? []) one.abort();
  }
}
