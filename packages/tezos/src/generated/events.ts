// Generated from specs/tezos.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { BootstrapProgress, MempoolOperations, MonitoredBlock, MonitoredHead } from "./types.ts";

/**
 * The events of each topic of `monitorMempool`. Streams the operations that arrive while the head stays the
 * same. The node ends the stream with each new head. Source: Octez, mempool RPC.
 */
export interface MonitorMempoolTopics {
  /** Operations that arrived together. */
  operations: MempoolOperations;
}

/** How `monitorMempool` is requested. */
export const monitorMempoolOperation: RestOperation = {
  method: "GET",
  path: "/chains/{chain}/mempool/monitor_operations",
  idempotency: "safe",
  query: [
    "version", "validated", "refused", "outdated", "branch_refused", "branch_delayed", "validation_pass",
    "sources",
  ],
};

/**
 * The events of each topic of `monitorHeads`. Streams the new heads of the chain. Source: Octez, shell RPC.
 */
export interface MonitorHeadsTopics {
  /** A new head. */
  head: MonitoredHead;
}

/** How `monitorHeads` is requested. */
export const monitorHeadsOperation: RestOperation = {
  method: "GET",
  path: "/monitor/heads/{chain}",
  idempotency: "safe",
  query: ["protocol", "next_protocol"],
};

/**
 * The events of each topic of `monitorAppliedBlocks`. Streams the blocks that the node has applied, also
 * those of other branches. Source: Octez, shell RPC.
 */
export interface MonitorAppliedBlocksTopics {
  /** A block that a node has applied or checked. */
  block: MonitoredBlock;
}

/** How `monitorAppliedBlocks` is requested. */
export const monitorAppliedBlocksOperation: RestOperation = {
  method: "GET",
  path: "/monitor/applied_blocks",
  idempotency: "safe",
  query: ["protocol", "next_protocol", "chain"],
};

/**
 * The events of each topic of `monitorValidatedBlocks`. Streams the blocks that the node has checked and not
 * yet applied. Source: Octez, shell RPC.
 */
export interface MonitorValidatedBlocksTopics {
  /** A block that a node has applied or checked. */
  block: MonitoredBlock;
}

/** How `monitorValidatedBlocks` is requested. */
export const monitorValidatedBlocksOperation: RestOperation = {
  method: "GET",
  path: "/monitor/validated_blocks",
  idempotency: "safe",
  query: ["protocol", "next_protocol", "chain"],
};

/**
 * The events of each topic of `monitorBootstrapped`. Streams the heads while the node catches up, and ends
 * when it has. Source: Octez, shell RPC.
 */
export interface MonitorBootstrappedTopics {
  /** A head while a node catches up. */
  progress: BootstrapProgress;
}

/** How `monitorBootstrapped` is requested. */
export const monitorBootstrappedOperation: RestOperation = {
  method: "GET",
  path: "/monitor/bootstrapped",
  idempotency: "safe",
};
