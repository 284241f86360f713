import {
  type Flight,
  type PartRequest,
  type Reply,
  type Upstream,
  UpstreamFailure,
  type UpstreamFlight,
} from "../contract/part-source.ts";

/** Told of each upstream that could not answer: `reason` is a status or a platform's error code. */
export type OnUpstreamFailure = (upstream: Upstream, reason: string) => void;

/**
 * Asks the upstreams in order until one answers. A `write` moves on only if it never left: a request that a
 * node may have received is not sent to another.
 */
export class OrderedFailover implements Flight {
  readonly reply: Promise<Reply>;
  readonly #request: PartRequest;
  readonly #onFailure: OnUpstreamFailure;
  #current: UpstreamFlight | undefined;
  #aborted = false;

  constructor(upstreams: readonly Upstream[], request: PartRequest, onFailure: OnUpstreamFailure) {
    this.#request = request;
    this.#onFailure = onFailure;
    this.reply = this.#ask(upstreams);
  }

  abort(): void {
    this.#aborted = true;
    this.#current?.abort();
  }

  async #ask(upstreams: readonly Upstream[]): Promise<Reply> {
    let failure: UpstreamFailure | undefined;
    for (const upstream of upstreams) {
      const isLast = upstream === upstreams.at(-1);
      try {
        const reply = await this.#askOne(upstream);
        // A write that was answered is not sent again, so there is no other answer to wait for.
        const isFinal = isLast || this.#request.idempotency === "write";
        const isAnswer = this.#request.statuses?.includes(reply.status) && isFinal;
        if (isAnswer || canPass(reply.status, isFinal)) return reply;
        discard(reply);
        failure = new UpstreamFailure("refused", `HTTP ${reply.status}`);
      } catch (error) {
        failure = error as UpstreamFailure;
      }
      if (this.#aborted) throw failure;
      // Nothing is wrong with the upstream. A write was done, and its caller must not take it for refused.
      if (failure.reason === "crowded") {
        throw this.#request.idempotency === "write"
          ? new UpstreamFailure("aborted", failure.message)
          : failure;
      }
      upstream.failed();
      this.#onFailure(upstream, failure.message);
      if (this.#current?.sent && this.#request.idempotency === "write") throw failure;
    }
    throw failure ?? new UpstreamFailure("unreachable", "no upstream");
  }

  /** What went over a connection that the upstream had closed meanwhile goes over a new one, unless it is a write. */
  async #askOne(upstream: Upstream): Promise<Reply> {
    const flight = upstream.send(this.#request);
    this.#current = flight;
    try {
      return await flight.reply;
    } catch (error) {
      if (!flight.isStale || this.#aborted || this.#request.idempotency === "write") throw error;
      this.#current = upstream.send(this.#request, true);
      return this.#current.reply;
    }
  }
}

/** An answer that goes to the caller: it is one about the request, not about the upstream or our access to it. */
function canPass(status: number, isLast: boolean): boolean {
  // A node sends nobody elsewhere: the credentials in a redirect's address would not be those of the upstream.
  if (status < 400) return status < 300;
  if (status === 429) return isLast;
  return status < 500 && status !== 401 && status !== 403 && status !== 407;
}

function discard({ body }: Reply): void {
  if (!Buffer.isBuffer(body)) body.destroy(new UpstreamFailure("refused", "passed over"));
}

/** @returns those that are well first, each group in its given order. */
export function readyFirst(upstreams: readonly Upstream[]): readonly Upstream[] {
  if (upstreams.every((upstream) => upstream.isReady())) return upstreams;
  return [...upstreams.filter((one) => one.isReady()), ...upstreams.filter((one) => !one.isReady())];
}
