import type { NodeAccessError } from "@node-access/auth";
import type { RestOperation } from "@node-access/transport/rest";
import {
  monitorAppliedBlocksOperation,
  monitorBootstrappedOperation,
  monitorValidatedBlocksOperation,
} from "../generated/events.ts";
import type { BootstrapProgress, MonitoredBlock } from "../generated/types.ts";
import { isRecord, type MonitorOptions, openMonitor } from "./open-monitor.ts";

/** A block that the node has applied or checked. */
export interface BlockEvent {
  /** Distinguishes it from a gap. */
  readonly event: "block";
  /** The block. */
  readonly block: MonitoredBlock;
}

/** Reports that the stream has ended and was opened again. What happened in between is missing. */
export interface StreamGap {
  /** Distinguishes it from other events. */
  readonly event: "gap";
  /** Why the stream was lost. Absent if the node has ended it. */
  readonly reason?: NodeAccessError;
}

/** The head while a node catches up. */
export interface ProgressEvent {
  /** Distinguishes it from a gap. */
  readonly event: "progress";
  /** The head. */
  readonly progress: BootstrapProgress;
}

/** Which blocks are reported. */
export interface BlockFilter {
  /** Only blocks of these protocols. */
  readonly protocol?: readonly string[];
  /** Only blocks whose next block has one of these protocols. */
  readonly next_protocol?: readonly string[];
  /** Only blocks of these chains. Default: all that the node follows. */
  readonly chain?: readonly string[];
}

/**
 * Follows the blocks that a node applies, on all branches. A lost stream is opened again, with a `gap`:
 * `monitorHeads` reads the blocks of the main branch again.
 *
 * @param options - Endpoint, credential, limits, and a `signal` that ends the stream.
 * @param filter - Which blocks are reported.
 * @returns an iterator over blocks and gaps, distinguished by `event`. Leaving the loop closes the stream.
 * @throws NodeAccessError as `monitorHeads`.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/tezos";
 * import { monitorAppliedBlocks } from "@node-access/tezos/monitor";
 *
 * const node = { endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-tezos") };
 * for await (const event of monitorAppliedBlocks(node)) {
 *   if (event.event === "block") console.log(event.block.hash, event.block.operations[3]?.length);
 * }
 * ```
 *
 * Source: Octez, shell RPC: `/monitor/applied_blocks`.
 */
export function monitorAppliedBlocks(
  options: MonitorOptions,
  filter: BlockFilter = {},
): AsyncGenerator<BlockEvent | StreamGap, void> {
  return monitorBlocks(options, { name: "monitorAppliedBlocks", ...monitorAppliedBlocksOperation }, filter);
}

/**
 * Follows the blocks that a node has checked and not yet applied: some seconds earlier than `monitorAppliedBlocks`.
 * A block may still turn out to be invalid. A lost stream is opened again, with a `gap`.
 *
 * @param options - Endpoint, credential, limits, and a `signal` that ends the stream.
 * @param filter - Which blocks are reported.
 * @returns an iterator over blocks and gaps, distinguished by `event`. Leaving the loop closes the stream.
 * @throws NodeAccessError as `monitorHeads`.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/tezos";
 * import { monitorValidatedBlocks } from "@node-access/tezos/monitor";
 *
 * const node = { endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-tezos") };
 * for await (const event of monitorValidatedBlocks(node)) if (event.event === "block") console.log(event.block.hash);
 * ```
 *
 * Source: Octez, shell RPC: `/monitor/validated_blocks`.
 */
export function monitorValidatedBlocks(
  options: MonitorOptions,
  filter: BlockFilter = {},
): AsyncGenerator<BlockEvent | StreamGap, void> {
  return monitorBlocks(
    options,
    { name: "monitorValidatedBlocks", ...monitorValidatedBlocksOperation },
    filter,
  );
}

async function* monitorBlocks(
  options: MonitorOptions,
  operation: RestOperation & { readonly name: string },
  filter: BlockFilter,
): AsyncGenerator<BlockEvent | StreamGap, void> {
  for await (const item of openMonitor<MonitoredBlock>(options, operation, [filter], isRecord)) {
    if ("value" in item) yield { event: "block", block: item.value };
    else yield item.ended === "lost" ? { event: "gap", reason: item.reason } : { event: "gap" };
  }
}

/**
 * Follows a node while it catches up with the network. Ends when it has.
 *
 * @param options - Endpoint, credential, limits, and a `signal` that ends the stream.
 * @returns an iterator over heads and gaps, distinguished by `event`. Leaving the loop closes the stream.
 * @throws NodeAccessError as `monitorHeads`.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/tezos";
 * import { monitorBootstrapped } from "@node-access/tezos/monitor";
 *
 * const node = { endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-tezos") };
 * for await (const event of monitorBootstrapped(node)) if (event.event === "progress") console.log(event.progress.timestamp);
 * console.log("the node is ready");
 * ```
 *
 * Source: Octez, shell RPC: `/monitor/bootstrapped`.
 */
export async function* monitorBootstrapped(
  options: MonitorOptions,
): AsyncGenerator<ProgressEvent | StreamGap, void> {
  const operation = { name: "monitorBootstrapped", ...monitorBootstrappedOperation };
  for await (const item of openMonitor<BootstrapProgress>(options, operation, [], isRecord)) {
    if ("value" in item) yield { event: "progress", progress: item.value };
    else if (item.ended === "lost") yield { event: "gap", reason: item.reason };
    else return;
  }
}
