import {
  type Flight,
  type PartRequest,
  type Reply,
  type Sender,
  UpstreamFailure,
} from "../../../contract/part-source.ts";
import type { ChainHeads } from "./chain-heads.ts";

/** What is needed of the chain's newest blocks. */
type Heads = Pick<ChainHeads, "served" | "ready" | "reveal">;

/**
 * Replaces the name of the newest block in a request's path by its number, so that all upstreams respond for the same block, and
 * callers never see the chain go back when another upstream responds.
 */
export class PinnedPaths implements Sender {
  readonly #heads: Heads;
  readonly #newest: string;
  readonly #next: Sender;

  /** @param newest - The name of the newest block, as `head`. */
  constructor(heads: Heads, newest: string, next: Sender) {
    this.#heads = heads;
    this.#newest = newest;
    this.#next = next;
  }

  send(request: PartRequest): Flight {
    const { idempotency, isStream, only, route } = request;
    // Whoever chooses an upstream gets that one's own view.
    const isOwnView = only !== undefined || route?.upstream !== undefined;
    if (idempotency === "write" || isStream || isOwnView) return this.#next.send(request);
    return new PinnedFlight(this.#heads, this.#newest, this.#next, request);
  }
}

class PinnedFlight implements Flight {
  readonly reply: Promise<Reply>;
  #flight: Flight | undefined;
  #isAborted = false;

  constructor(heads: Heads, newest: string, next: Sender, request: PartRequest) {
    this.reply = this.#run(heads, newest, next, request);
  }

  abort(): void {
    this.#isAborted = true;
    this.#flight?.abort();
  }

  async #run(heads: Heads, newest: string, next: Sender, request: PartRequest): Promise<Reply> {
    await heads.ready();
    if (this.#isAborted) throw new UpstreamFailure("aborted", "the caller has gone");
    this.#flight = next.send(pinPath(request, newest, heads.served));
    const reply = await this.#flight.reply;
    await heads.reveal(reply);
    return reply;
  }
}

/**
 * @param newest - The name of the newest block.
 * @param served - Its number; -1 if none is known.
 * @returns the request with the number in place of the name, and with the newest block that it reads.
 */
export function pinPath(request: PartRequest, newest: string, served: number): PartRequest {
  const { block, path } = request;
  if (!block || served < 0) return request;
  const { id, at } = block;
  if (id === newest)
    return {
      ...request,
      path: `${path.slice(0, at)}${served}${path.slice(at + id.length)}`,
      minBlock: served,
      hasBlock: true,
    };
  return /^\d{1,15}$/.test(id) ? { ...request, minBlock: Number(id) } : request;
}
