import { blockParams, heightMethods } from "../generated/affinity.ts";

/** Maximum hashes remembered per endpoint. */
const MAX_HASHES = 1_000;
/**
 * Consecutive reads that no endpoint could serve, after which the claims that caused them are
 * ignored.
 */
const MAX_DOUBTS = 3;
/**
 * Milliseconds for which claims are ignored. After that, one more such read is enough to ignore
 * them again.
 */
const IGNORE_DURATION = 10_000;

/** The blocks that one endpoint has reported. */
class Claims {
  /** Its newest block. */
  height = -1;
  readonly hashes = new Set<unknown>();
  /** Consecutive reads caused by these claims that no endpoint could serve. */
  doubts = 0;
  /** Until when they are ignored, on the clock of `performance.now()`. */
  ignoredUntil = 0;

  reach(number: unknown): void {
    this.height = Math.max(this.height, toNumber(number) || -1);
  }
}

/**
 * The blocks that endpoints have reported. A node that lacks one of them lags behind.
 * Because an endpoint may report any block, its claims are ignored for some time if no endpoint can
 * serve a block that only it has reported.
 */
export class SeenBlocks<Endpoint> {
  readonly #claims = new Map<Endpoint, Claims>();

  /**
   * Records the block in an endpoint's result.
   *
   * @param isUseful - Whether the endpoint returned a block that another one lacked.
   */
  note(endpoint: Endpoint, method: string, result: unknown, isUseful: boolean): void {
    const claims = this.#claims.get(endpoint) ?? new Claims();
    this.#claims.set(endpoint, claims);
    if (isUseful) claims.doubts = 0;
    if (heightMethods.includes(method)) claims.reach(result);
    const { number, hash } = Object(result) as { number?: unknown; hash?: unknown };
    if (typeof hash !== "string" || typeof number !== "string") return;
    claims.reach(number);
    const { hashes } = claims;
    const [oldest] = hashes.add(hash);
    if (hashes.size > MAX_HASHES) hashes.delete(oldest);
  }

  /** Whether a call reads a block that an endpoint has reported. */
  isFor(method: string, params: readonly unknown[]): boolean {
    return this.#lookUp(method, params).claimants.some(isCounted);
  }

  /** Records that no endpoint could serve a reported block. */
  doubt(method: string, params: readonly unknown[]): void {
    const { number, hash, claimants } = this.#lookUp(method, params);
    // The read may have started before the claims were ignored.
    for (const claims of claimants.filter(isCounted)) {
      if ((claims.doubts += 1) < MAX_DOUBTS) continue;
      if (!claims.hashes.delete(hash)) claims.height = number - 1;
      // A block reported by several endpoints may be missing for a reason; it may be an uncle.
      if (claimants.length > 1) claims.doubts = 0;
      else claims.ignoredUntil = performance.now() + IGNORE_DURATION;
    }
  }

  /** The block that a call reads, and the claims of the endpoints that have reported it. */
  #lookUp(
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

/** Returns the block that a call reads. */
export function blockOf(method: string, params: readonly unknown[]): unknown {
  const index = Object.hasOwn(blockParams, method) ? blockParams[method] : undefined;
  return index === undefined ? undefined : params[index];
}

/** Parses a block number in any form; NaN for a tag or a hash. */
function toNumber(value: unknown): number {
  const isNumber = typeof value !== "object" && /^(0x[\da-f]{1,16}|\d{1,16})$/i.test(`${value}`);
  return isNumber ? Number(value) : NaN;
}
