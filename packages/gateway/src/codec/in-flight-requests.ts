import type { InFlightRequest } from "./cluster.ts";
import type { RequestSpan } from "./request-span.ts";
import type { Waiting } from "./waiting-list.ts";

/** The upstream requests in flight for one caller's request. */
export class InFlightRequests implements Waiting<InFlightRequests> {
  before: InFlightRequests | undefined;
  after: InFlightRequests | undefined;
  /** The request's span, if traces are recorded. */
  readonly span: RequestSpan | undefined;
  /** Who the request is from; `undefined` for the gateway itself. */
  readonly tenant: string | undefined;
  #requests: InFlightRequest[] = [];
  #aborted = false;

  constructor(span?: RequestSpan, tenant?: string) {
    this.span = span;
    this.tenant = tenant;
  }

  /** Whether the caller has disconnected. */
  get isAborted(): boolean {
    return this.#aborted;
  }

  /** Adds an upstream request. It is aborted immediately if the caller has disconnected. */
  add(sentRequest: InFlightRequest): void {
    if (this.#aborted) sentRequest.abort();
    else this.#requests.push(sentRequest);
  }

  /** Aborts all requests, and those added later: the caller has disconnected. */
  abort(): void {
    this.#aborted = true;
    for (const sentRequest of this.#requests) sentRequest.abort();
    this.#requests = [];
  }
}
