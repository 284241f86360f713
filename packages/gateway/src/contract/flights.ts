import type { Flight } from "./part-source.ts";
import type { RequestSpan } from "./request-span.ts";
import type { Waiting } from "./waiting-list.ts";

/** What is in flight upstream for one caller's request. */
export class Flights implements Waiting<Flights> {
  before: Flights | undefined;
  after: Flights | undefined;
  /** The span of the request, where traces are made. */
  readonly span: RequestSpan | undefined;
  #flights: Flight[] = [];
  #gone = false;

  constructor(span?: RequestSpan) {
    this.span = span;
  }

  /** Whether the caller has gone. */
  get isAborted(): boolean {
    return this.#gone;
  }

  /** Takes in another one; it is given up at once if the caller has gone. */
  add(flight: Flight): void {
    if (this.#gone) flight.abort();
    else this.#flights.push(flight);
  }

  /** The caller has gone: gives everything up, and whatever is still to come. */
  abort(): void {
    this.#gone = true;
    for (const flight of this.#flights) flight.abort();
    this.#flights = [];
  }
}
