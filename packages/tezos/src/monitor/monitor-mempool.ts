import type { NodeAccessError } from "@node-access/auth";
import { monitorMempoolOperation } from "../generated/events.ts";
import type { MempoolOperation } from "../generated/types.ts";
import { isRecord, type MonitorOptions, openMonitor } from "./open-monitor.ts";

/** An operation of the mempool, or a change of the head. */
export type MempoolEvent =
  | {
      /** An operation has arrived. */
      readonly event: "operation";
      /** The operation. `error` says why it is not valid. */
      readonly operation: MempoolOperation;
    }
  | {
      /**
       * The head has changed, so the node checks all operations again: those that are still pending follow again.
       * Operations that arrived during the change may be in the new block only.
       */
      readonly event: "head";
    }
  | {
      /** The stream was lost and opened again. Operations that came and went in between are missing. */
      readonly event: "gap";
      /** Why the stream was lost. */
      readonly reason: NodeAccessError;
    };

/** Which operations are reported: the query parameters of the node's monitor. */
export interface MempoolFilterOptions {
  /** Whether to report valid operations. Default: true. */
  readonly validated?: boolean;
  /** Whether to report operations that can never be valid. Default: false. */
  readonly refused?: boolean;
  /** Whether to report operations whose branch is too old. Default: false. */
  readonly outdated?: boolean;
  /** Whether to report operations that are invalid on this branch. Default: false. */
  readonly branch_refused?: boolean;
  /** Whether to report operations that may become valid. Default: true. */
  readonly branch_delayed?: boolean;
  /** Only operations of these lists of a block: 0 to 3. */
  readonly validation_pass?: readonly number[];
  /** Only operations of these accounts. */
  readonly sources?: readonly string[];
}

/**
 * Follows the operations that wait for a block. The node ends its stream with each new head: it is opened again,
 * and a `head` event says that all pending operations follow once more. A lost stream is opened again too,
 * with a `gap`.
 *
 * @param options - Endpoint, credential, limits, and a `signal` that ends the stream.
 * @param filter - Which operations are reported.
 * @param chain - `main`, or the identifier of the network.
 * @returns an iterator over the events. Leaving the loop closes the stream.
 * @throws NodeAccessError as `monitorHeads`.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/tezos";
 * import { monitorMempool } from "@node-access/tezos/monitor";
 *
 * const node = { endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-tezos") };
 * for await (const event of monitorMempool(node, { validation_pass: [3] })) {
 *   if (event.event === "operation") console.log(event.operation.hash, event.operation.contents[0]?.kind);
 * }
 * ```
 *
 * Source: Octez, mempool RPC: `monitor_operations`.
 */
export async function* monitorMempool(
  options: MonitorOptions,
  filter: MempoolFilterOptions = {},
  chain: string = "main",
): AsyncGenerator<MempoolEvent, void> {
  const operation = { name: "monitorMempool", ...monitorMempoolOperation };
  for await (const item of openMonitor<MempoolOperation[]>(options, operation, [chain, filter], areRecords)) {
    if ("value" in item) for (const one of item.value) yield { event: "operation", operation: one };
    else if (item.ended === "lost") yield { event: "gap", reason: item.reason };
    else yield { event: "head" };
  }
}

function areRecords(value: unknown): boolean {
  return Array.isArray(value) && value.every(isRecord);
}
