import { blockParams, heightMethods } from "../generated/affinity.ts";

/** Hashes that are remembered of each endpoint. */
const REMEMBERED = 1_000;
/** Reads in a row that no endpoint could serve, after which the claims that caused them no longer count. */
const DOUBTS = 3;
/** Milliseconds for which they do not; then another such read is enough. */
const IGNORED = 10_000;

/** What one endpoint has reported. */
class Claims {
  /** Its newest block. */
  height = -1;
  readonly hashes = new Set<unknown>();
  /** Reads in a row that these claims caused, and that no endpoint could serve. */
  doubts = 0;
  /** Until then they do not count, in the time of `performance.now()`. */
  ignoredUntil = 0;

  reach(number: unknown): void {
    this.height = Math.max(this.height, toNumber(number) || -1);
  }
}

/**
 * The blocks that endpoints have reported: a node that does not have one of them lags behind another. An endpoint may report
 * any block: if no endpoint can serve what one alone has reported, its claims do not count for some time.
 */
export class SeenBlocks<Endpoint> {
  readonly #claims = new Map<Endpoint, Claims>();

  /**
   * Takes note of an endpoint's result.
   *
   * @param isOfUse - Whether another endpoint could not serve the block that was read.
   */
  note(endpoint: Endpoint, method: string, result: unknown, isOfUse: boolean): void {
    const claims = this.#claims.get(endpoint) ?? new Claims();
    this.#claims.set(endpoint, claims);
    if (isOfUse) claims.doubts = 0;
    if (heightMethods.includes(method)) claims.reach(result);
    const { number, hash } = Object(result) as { number?: unknown; hash?: unknown };
    if (typeof hash !== "string" || typeof number !== "string") return;
    claims.reach(number);
    const { hashes } = claims;
    const [oldest] = hashes.add(hash);
    if (hashes.size > REMEMBERED) hashes.delete(oldest);
  }

  /** Whether a call is for a block that an endpoint has reported. */
  isFor(method: string, params: readonly unknown[]): boolean {
    return this.#reported(method, params).claimants.some(isCounted);
  }

  /** Notes that no endpoint could serve a block that was reported. */
  doubt(method: string, params: readonly unknown[]): void {
    const { number, hash, claimants } = this.#reported(method, params);
    // Reads may have been in flight when the claims had ceased to count.
    for (const claims of claimants.filter(isCounted)) {
      if ((claims.doubts += 1) < DOUBTS) continue;
      if (!claims.hashes.delete(hash)) claims.height = number - 1;
      // What several have reported may be missing for a reason, as an uncle is.
      if (claimants.length > 1) claims.doubts = 0;
      else claims.ignoredUntil = performance.now() + IGNORED;
    }
  }

  /** The block that a call is for, and the claims of those who have reported it. */
  #reported(
    method: string,
    params: readonly unknown[],
  ): { number: number; hash: unknown; claimants: Claims[] } {
    const block = blockOf(method, params);
    const { blockNumber = block, blockHash: hash = block } = Object(block) as Record<string, unknown>;
    const number = toNumber(blockNumber);
    const claimants = [...this.#claims.values()].filter(
      ({ height, hashes }) => number <= height || hashes.has(hash),
    );
    return { number, hash, claimants };
  }
}

function isCounted({ ignoredUntil }: Claims): boolean {
  return ignoredUntil <= performance.now();
}

/** The block that a call is for. */
export function blockOf(method: string, params: readonly unknown[]): unknown {
  const index = Object.hasOwn(blockParams, method) ? blockParams[method] : undefined;
  return index === undefined ? undefined : params[index];
}

/** A block number in any of its forms; NaN for a tag or a hash. */
function toNumber(value: unknown): number {
  const isNumber = typeof value !== "object" && /^(0x[\da-f]{1,16}|\d{1,16})$/i.test(`${value}`);
  return isNumber ? Number(value) : NaN;
}
