import { isNodeAccessError } from "@node-access/auth";
import { readRangeLimit } from "@node-access/transport/range-limit";
import { isTransient } from "../subscriptions/transient-error.ts";

/** What an endpoint accepts in one request of a kind, as far as it has been learned. */
interface Limit {
  /** Maximum blocks. */
  blocks: number;
  /** Maximum results. */
  results: number;
  /** When to try more, because the endpoint's plan may have changed. */
  until: number;
}

/** Milliseconds. */
const LIFETIME = 600_000;
/** Results of a part, on average: enough for few requests, and little enough for flat memory. */
const TARGET = 2_000;

/** The limits of each endpoint, by kind of request. */
const learned = new WeakMap<object, Map<string, Limit>>();

function findLimit(endpoint: object, kind: string): Limit {
  const now = performance.now();
  const kinds = learned.get(endpoint) ?? new Map<string, Limit>();
  learned.set(endpoint, kinds);
  let limit = kinds.get(kind);
  if (!limit || limit.until < now) limit = { blocks: Infinity, results: Infinity, until: now + LIFETIME };
  kinds.set(kind, limit);
  return limit;
}

/** Chooses how many blocks the next part has: as many as the endpoint accepts, and as have about 2,000 results. */
export class PartSize {
  readonly #limit: Limit;
  readonly #max: number;
  #size: number;
  /** By how much a part may be larger than the one before. Less after a rejection, because a rejected request is lost time. */
  #growth = 2;
  /** Maximum blocks in this read, after an error that names no reason. */
  #ceiling = Infinity;

  /**
   * @param kind - Requests of the same kind have the same limits.
   * @param start - Blocks of the first part.
   * @param max - Maximum blocks of a part.
   */
  constructor(endpoint: object, kind: string, start: number, max: number) {
    this.#limit = findLimit(endpoint, kind);
    this.#max = max;
    this.#size = start;
  }

  /** Blocks of the next part. */
  get next(): number {
    return Math.max(1, Math.min(this.#size, this.#max, this.#ceiling, this.#limit.blocks));
  }

  /** Adapts to the number of results that some blocks had. */
  accept(blocks: number, results: number): void {
    const target = Math.min(TARGET, this.#limit.results / 2);
    const fitting = results > 0 ? Math.floor((blocks * target) / results) : Infinity;
    const larger = Math.max(this.#size, Math.ceil(blocks * this.#growth));
    this.#size = Math.max(1, Math.min(fitting, larger, this.#max));
  }

  /** Learns from the rejection of a request for some blocks, of which there is more than one. */
  reject(blocks: number, error: unknown): void {
    const half = Math.floor(blocks / 2);
    this.#growth = 1.125;
    this.#size = Math.min(this.#size, half);
    // A request that takes too long, or has too large a response, says nothing about other blocks.
    if (isTransient(error) || isNodeAccessError(error, "RESPONSE_TOO_LARGE")) return;
    const message = isNodeAccessError(error, "JSON_RPC_ERROR") ? error.context.rpcMessage : "";
    const limit = readRangeLimit(message, blocks);
    if (!limit) this.#ceiling = half;
    else if (limit.results !== undefined) this.#limit.results = limit.results;
    else if (limit.blocks !== undefined) this.#limit.blocks = limit.blocks;
    else if (!/result|size|response/i.test(message)) this.#limit.blocks = half;
  }
}
