import type { Flight, PartRequest, Reply, Sender, Upstream } from "../../contract/part-source.ts";
import { HedgeBudget } from "./hedge-budget.ts";
import type { UpstreamsFor } from "./upstreams-for.ts";
import { Latencies } from "./latencies.ts";

/** Milliseconds that every call may take before a second upstream is asked, however fast its method usually is. */
const shortest = 10;
/** Milliseconds between two looks at the calls in flight. */
const tick = 5;

/** A request under way, of which it is known where it is. */
export interface LocatedFlight extends Flight {
  /** The upstream that it was sent to last. */
  readonly at?: Upstream | undefined;
}

/** A stage after hedging. */
export interface LocatedSender {
  send(request: PartRequest): LocatedFlight;
}

/**
 * Asks a second upstream for a call that takes longer than 95 of 100 calls of its method. The first good response wins, and the
 * other request is cancelled. At most one call of twenty is hedged, and never a write.
 */
export class Hedging implements Sender {
  readonly #next: LocatedSender;
  readonly #upstreamsFor: UpstreamsFor;
  readonly #onHedged: (isWon: boolean) => void;
  readonly #budget = new HedgeBudget();
  readonly #latencies = new Latencies();
  readonly #waiting = new Set<HedgedFlight>();
  #timer: NodeJS.Timeout | undefined;
  #lookedAt = 0;

  /** @param onHedged - Called for each hedged call, with whether the second upstream's response was the first. */
  constructor(next: LocatedSender, upstreams: UpstreamsFor, onHedged: (isWon: boolean) => void) {
    this.#next = next;
    this.#upstreamsFor = upstreams;
    this.#onHedged = onHedged;
  }

  send(request: PartRequest): Flight {
    const { call, idempotency, only, route, isSticky } = request;
    const isHedged =
      call &&
      idempotency === "safe" &&
      !only &&
      !isSticky &&
      route?.upstream === undefined &&
      !call.facts.filter;
    if (!isHedged) return this.#next.send(request);
    this.#budget.earn();
    const flight = new HedgedFlight(this.#next, this.#upstreamsFor, request, call.facts.name);
    this.#waiting.add(flight);
    if (!this.#timer) {
      this.#lookedAt = performance.now();
      this.#timer = setInterval(() => this.#look(), tick).unref();
    }
    flight.reply.then(
      () => this.#done(flight, true),
      () => this.#done(flight, false),
    );
    return flight;
  }

  #done(flight: HedgedFlight, isServed: boolean): void {
    this.#waiting.delete(flight);
    if (isServed) this.#latencies.add(flight.method, performance.now() - flight.sentAt);
    if (flight.isHedged) this.#onHedged(flight.isWon);
  }

  #look(): void {
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const now = performance.now();
    const isBusy = now - this.#lookedAt > 2 * tick;
    this.#lookedAt = now;
    // The gateway itself is behind: its upstreams are not what calls wait for, and more requests would make it worse.
    if (isBusy) return;
    for (const flight of this.#waiting) {
      const limit = this.#latencies.p95(flight.method);
      if (limit === undefined || flight.isHedged || now - flight.sentAt <= Math.max(shortest, limit))
        continue;
      if (!this.#budget.spend()) return;
      if (!flight.hedge()) this.#budget.refund();
    }
  }
}

/** A call that may be sent to a second upstream. */
class HedgedFlight implements Flight {
  readonly method: string;
  readonly sentAt: number = performance.now();
  /** Whether the second upstream's response was the first. */
  isWon = false;
  readonly #next: LocatedSender;
  readonly #upstreamsFor: UpstreamsFor;
  readonly #request: PartRequest;
  readonly #first: LocatedFlight;
  readonly #settled = Promise.withResolvers<Reply>();
  #second: Flight | undefined;
  #pending = 1;
  /** What is responded with if nothing better comes. */
  #poor: { readonly reply: Reply } | { readonly error: unknown } | undefined;
  #isOver = false;

  constructor(next: LocatedSender, upstreams: UpstreamsFor, request: PartRequest, method: string) {
    this.#next = next;
    this.#upstreamsFor = upstreams;
    this.#request = request;
    this.method = method;
    this.#first = next.send(request);
    this.#follow(this.#first);
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  get isHedged(): boolean {
    return this.#second !== undefined;
  }

  abort(): void {
    this.#first.abort();
    this.#second?.abort();
  }

  /** @returns whether a second request was sent. */
  hedge(): boolean {
    const { at } = this.#first;
    if (!at) return false;
    const request = { ...this.#request, avoid: [...(this.#request.avoid ?? []), at] };
    if (this.#upstreamsFor(request).length === 0) return false;
    this.#pending += 1;
    this.#second = this.#next.send(request);
    this.#follow(this.#second);
    return true;
  }

  #follow(flight: Flight): void {
    flight.reply.then(
      (reply) => this.#responded(flight, reply),
      (error: unknown) => this.#failed(error),
    );
  }

  #responded(flight: Flight, reply: Reply): void {
    this.#pending -= 1;
    if (this.#isOver) return discard(reply);
    // The other upstream may do better.
    if (reply.status >= 400 && this.#pending > 0) this.#poor = { reply };
    else this.#win(flight, reply);
  }

  #failed(error: unknown): void {
    this.#pending -= 1;
    this.#poor ??= { error };
    if (this.#isOver || this.#pending > 0) return;
    if ("reply" in this.#poor) this.#win(this.#first, this.#poor.reply);
    else this.#settled.reject(this.#poor.error);
  }

  #win(flight: Flight, reply: Reply): void {
    this.#isOver = true;
    if (!this.#second) return this.#settled.resolve(reply);
    this.isWon = flight === this.#second;
    (this.isWon ? this.#first : this.#second).abort();
    if (this.#poor && "reply" in this.#poor && this.#poor.reply !== reply) discard(this.#poor.reply);
    const attempts = (reply.route?.attempts ?? 1) + 1;
    this.#settled.resolve({ ...reply, route: { ...reply.route, attempts, hedged: true } });
  }
}

function discard({ body }: Reply): void {
  if (!Buffer.isBuffer(body)) body.destroy();
}
