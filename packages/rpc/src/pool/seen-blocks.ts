import { MAX_LAG } from "../max-lag.ts";
import type { Table } from "../protocol.ts";
import { findBlock, listHeightMethods } from "./affinity.ts";

/** Maximum hashes remembered per endpoint. */
const MAX_HASHES = 1_000;
/** Consecutive reads that no endpoint could serve, after which the claims behind them are ignored. */
const MAX_DOUBTS = 3;
/** The same limit for logs. It is higher, because backends of a load balancer may lack logs by chance. */
const MAX_LOG_DOUBTS = 30;
/** Milliseconds for which claims are ignored. Then one more such read is enough to ignore them again. */
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
 * The blocks that endpoints have reported. A node that lacks one of them lags behind. Because an endpoint may report any
 * block, its claims are ignored for some time if no endpoint can serve a block that only it has reported.
 */
export class SeenBlocks<Endpoint> {
  readonly #claims = new Map<Endpoint, Claims>();
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Records a result's block. @param isUseful - Whether another endpoint lacked it. */
  note(endpoint: Endpoint, method: string, result: unknown, isUseful: boolean): void {
    const claims = this.#claims.get(endpoint) ?? new Claims();
    this.#claims.set(endpoint, claims);
    if (isUseful) claims.doubts = 0;
    if (listHeightMethods(this.#table).includes(method)) claims.reach(result);
    const { number, hash } = Object(result) as { number?: unknown; hash?: unknown };
    if (typeof hash !== "string" || typeof number !== "string") return;
    claims.reach(number);
    const { hashes } = claims;
    const [oldest] = hashes.add(hash);
    if (hashes.size > MAX_HASHES) hashes.delete(oldest);
  }

  /**
   * Whether a result may lack logs, because nothing shows that its node had the last block of the range.
   *
   * @param height - A block that the node is known to have had.
   */
  mayLackLogs(
    endpoint: Endpoint,
    method: string,
    params: readonly unknown[],
    logs: readonly unknown[],
    height: number,
  ): boolean {
    const { number, hash, claimants } = this.#lookUp(method, params);
    // Some nodes return no logs for a hash that they do not know.
    if (typeof hash === "string")
      return logs.length === 0 && claimants.some(isCounted) && !this.#claims.get(endpoint)?.hashes.has(hash);
    return number > height && !logs.some((log) => toNumber(Object(log).blockNumber) >= number);
  }

  /** Whether a query of logs ends at a block that backends which lag may not have yet. */
  isNew(query: unknown): boolean {
    return toNumber(Object(findLastBlock(query, this.#newest)).blockNumber) > this.#newest - MAX_LAG;
  }

  /** The newest block that an endpoint has reported. */
  findHeight(endpoint: Endpoint): number {
    return this.#claims.get(endpoint)?.height ?? -1;
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
      if ((claims.doubts += 1) < (readsLogs(method) ? MAX_LOG_DOUBTS : MAX_DOUBTS)) continue;
      if (!claims.hashes.delete(hash)) claims.height = number - 1;
      // A block reported by several endpoints may be missing for a reason; it may be an uncle.
      if (claimants.length > 1 && !readsLogs(method)) claims.doubts = 0;
      else claims.ignoredUntil = performance.now() + IGNORE_DURATION;
    }
  }

  /** The newest block that an endpoint has reported. */
  get #newest(): number {
    return Math.max(-1, ...[...this.#claims.values()].filter(isCounted).map(({ height }) => height));
  }

  /** The block that a call reads, and the claims of the endpoints that have reported it. */
  #lookUp(
    method: string,
    params: readonly unknown[],
  ): { number: number; hash: unknown; claimants: Claims[] } {
    const block = readsLogs(method)
      ? findLastBlock(params[0], this.#newest)
      : findBlock(this.#table, method, params);
    const { blockNumber = block, blockHash: hash = block } = Object(block) as Record<string, unknown>;
    const number = toNumber(blockNumber);
    const claimants = [...this.#claims.values()].filter(
      ({ height, hashes }) => number <= height || hashes.has(hash),
    );
    return { number, hash, claimants };
  }
}

/** Whether a method reads the logs of a range of blocks, or of a block hash. */
export function readsLogs(method: string): boolean {
  return method.endsWith("_getLogs");
}

/** Returns the last block of a query of logs: a number, or an object with a hash. */
function findLastBlock(query: unknown, newest: number): unknown {
  const { blockHash, toBlock = "latest" } = Object(query) as Record<string, unknown>;
  if (typeof blockHash === "string") return { blockNumber: "", blockHash };
  const isNewest = toBlock === "latest" || toBlock === "pending" || toBlock === null;
  return { blockNumber: isNewest ? newest : toBlock };
}

function isCounted({ ignoredUntil }: Claims): boolean {
  return ignoredUntil <= performance.now();
}

/** Parses a block number in any form; NaN for a tag or a hash. */
function toNumber(value: unknown): number {
  const isNumber = typeof value !== "object" && /^(0x[\da-f]{1,16}|\d{1,16})$/i.test(`${value}`);
  return isNumber ? Number(value) : NaN;
}
