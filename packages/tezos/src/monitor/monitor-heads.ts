import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { badResult, checkNumbers } from "@node-access/transport";
import { createRestClient } from "@node-access/transport/rest";
import { monitorHeadsOperation } from "../generated/events.ts";
import type { TezosMethods } from "../generated/methods.ts";
import { tezosOperations } from "../generated/operations.ts";
import type { MonitoredHead } from "../generated/types.ts";
import { nodeFailure } from "../node-errors.ts";
import { isRecord, type MonitorOptions, openMonitor } from "./open-monitor.ts";

/** The part of a header that all heads have, whether streamed or read later. */
export type Head = Omit<MonitoredHead, "protocol_data">;

/** A new head. */
export interface HeadEvent {
  /** Distinguishes it from a gap. */
  readonly event: "head";
  /** The head. If its `predecessor` is not the last head's hash, the chain was reorganized. */
  readonly head: Head;
}

/** Reports heads that were missed and could not be read again. */
export interface HeadGap {
  /** Distinguishes it from a head. */
  readonly event: "gap";
  /** Level of the first missing head. */
  readonly from: number;
  /** Level of the last missing head. */
  readonly to: number;
  /** Why they could not be read. Absent if there are more than `maxMissed`. */
  readonly reason?: NodeAccessError;
}

/** How many delivered heads are remembered, and by default how many missed ones are read. */
const REMEMBERED = 120;

/**
 * Follows the head of a chain. Each head comes after the one before it: heads that were missed while the stream was
 * lost, or that the node skipped in a reorganization, are read by their hashes and delivered in order. If there
 * are too many, or the node no longer has them, a `gap` names their levels. Heads that have been delivered are not
 * delivered again.
 *
 * @param options - Endpoint, credential, limits, a `signal` that ends the stream, and `maxMissed`: how many missed
 * heads are read. Default: 120, some ten minutes.
 * @param chain - `main`, or the identifier of the network.
 * @returns an iterator over heads and gaps, distinguished by `event`. Leaving the loop closes the stream.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that names the
 * option; `HTTP_STATUS`; `RESPONSE_TOO_LARGE`; `UNDECODABLE_BODY` for an invalid value; `ABORTED`; and the error of
 * the last attempt to open the stream.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/tezos";
 * import { monitorHeads } from "@node-access/tezos/monitor";
 *
 * const node = { endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-tezos") };
 * for await (const event of monitorHeads(node)) {
 *   if (event.event === "head") console.log(event.head.level, event.head.hash);
 *   else console.log(`missed ${event.from} to ${event.to}`);
 * }
 * ```
 *
 * Source: Octez, shell RPC: `/monitor/heads`.
 */
export async function* monitorHeads(
  options: MonitorOptions & { readonly maxMissed?: number },
  chain: string = "main",
): AsyncGenerator<HeadEvent | HeadGap, void> {
  const { maxMissed = REMEMBERED, ...own } = Object(options) as typeof options;
  checkNumbers({ maxMissed }, ["maxMissed"], (value) => value >= 0, "a number of heads");
  const operation = { name: "monitorHeads", ...monitorHeadsOperation };
  const seen = new Set<string>();
  const reader = headerReader(own, chain);
  let last = -1;
  try {
    for await (const item of openMonitor<MonitoredHead>(own, operation, [chain], isHead)) {
      if (!("value" in item) || seen.has(item.value.hash)) continue;
      const { protocol_data: _, ...head } = item.value;
      const { missed, gap } =
        last < 0
          ? { missed: [], gap: undefined }
          : await missedBefore(head, seen, last, maxMissed, reader.read);
      if (gap) yield gap;
      for (const one of [...missed, head]) {
        remember(seen, one.hash);
        last = one.level;
        yield { event: "head", head: one };
      }
    }
  } finally {
    await reader.close();
  }
}

/** Whether a value has what connects a head with others. */
function isHead(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { hash, predecessor, level } = value;
  return typeof hash === "string" && typeof predecessor === "string" && Number.isSafeInteger(level);
}

function remember(seen: Set<string>, hash: string): void {
  seen.add(hash);
  if (seen.size <= REMEMBERED) return;
  for (const oldest of seen) {
    seen.delete(oldest);
    return;
  }
}

/** Walks back from a head to one that was delivered. */
async function missedBefore(
  head: Head,
  seen: ReadonlySet<string>,
  last: number,
  maxMissed: number,
  read: (hash: string) => Promise<Head>,
): Promise<{ readonly missed: readonly Head[]; readonly gap: HeadGap | undefined }> {
  const missed: Head[] = [];
  for (let { predecessor, level } = head; !seen.has(predecessor);) {
    // Below the first delivered head, nothing can be missing.
    const from = Math.min(last + 1, level - 1);
    if (missed.length >= maxMissed) return { missed, gap: { event: "gap", from, to: level - 1 } };
    try {
      const one = await read(predecessor);
      missed.unshift(one);
      ({ predecessor, level } = one);
    } catch (error) {
      if (!isNodeAccessError(error) || error.code === "ABORTED") throw error;
      return { missed, gap: { event: "gap", from, to: level - 1, reason: error } };
    }
  }
  return { missed, gap: undefined };
}

function headerReader(
  options: MonitorOptions,
  chain: string,
): { read(hash: string): Promise<Head>; close(): Promise<void> } {
  const { getBlockHeader } = tezosOperations;
  const client = createRestClient<"node", Pick<TezosMethods, "getBlockHeader">>(
    "node",
    { getBlockHeader },
    // The deadline of the stream as a whole is not that of a call.
    { ...options, totalTimeout: undefined },
    { anyJson: true, fail: nodeFailure },
  );
  return {
    async read(block) {
      const header = await client.getBlockHeader(chain, block);
      if (!isHead(header)) throw badResult("getBlockHeader", "a header", header);
      const { hash, level, proto, predecessor, timestamp } = header;
      const { validation_pass, operations_hash, fitness, context } = header;
      return {
        hash,
        level,
        proto,
        predecessor,
        timestamp,
        validation_pass,
        operations_hash,
        fitness,
        context,
      };
    },
    close: () => client.close(),
  };
}
