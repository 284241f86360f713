import type { FailedCall, ExplainedFailure } from "./failures.ts";

/** What nodes report, and what is wrong with blocks, transactions and results. */
export interface ChainErrors {
  /**
   * The node returned a JSON-RPC error: its code, message and data, unchanged except for redacted secrets.
   *
   * Causes:
   * - `3`: the contract reverted. `data` is what it returned.
   * - `-32601`: the node does not have the method. `-32602`: a param is missing or malformed.
   * - `-32000`: the node rejected the call, for the reason in the message: a nonce that is too low, a lack of funds, a block that it does not know.
   * - `-32005`: you exceed a rate limit, or a limit on the size of a result.
   *
   * Remedies:
   * - Read `rpcMessage`. What a code means differs between nodes.
   * - For missing state of old blocks, call an archive node.
   * - For `eth_getLogs` over too many blocks, ask for fewer blocks, or use the gateway, which splits the range.
   */
  JSON_RPC_ERROR: FailedCall & {
    /** The node's error code. */
    rpcCode: number;
    /** The node's message, up to 65,536 characters. */
    rpcMessage: string;
    /** The node's data. More than 1 MiB as JSON becomes `[redacted]`. */
    data: unknown;
    /** The HTTP status, if it was not 200. */
    status?: number;
    /** How long the node asks you to wait, in milliseconds. */
    retryAfter?: number | undefined;
  };
  /**
   * A result is wrong: it contradicts itself, the hash of its block, or the request. From `@node-access/verify`.
   *
   * Causes:
   * - The node, or a proxy or cache in front of it, responds with data of another block, or leaves some out.
   * - Someone between you and the node changes responses.
   * - The node is of another chain than the verifier, or of another branch than the block that you trust.
   *
   * Remedies:
   * - Call another node. Do not use the result.
   * - Send `evidence` to the provider of the node: `verifyEvidence(...)` shows anyone that the result is wrong.
   */
  DATA_INVALID: {
    /** The method's wire name. */
    operation: string;
    /** What was compared, such as `block-hash` or `missing-log`. */
    check: string;
    /** What is wrong: a field of `result`, or of the result of an additional call, `reads[0].result`. */
    path: string;
    /** What the hashes say that it should be. */
    expected: string;
    /** What came instead. */
    actual: string;
    /** All that shows it, as one JSON document: method, params, result, and the results of additional calls. */
    evidence: unknown;
  };
  /**
   * A result could not be checked, and the client requires that all are. From `verified` of `@node-access/verify`.
   *
   * Causes:
   * - The method has no check, such as `debug_traceCall`, or `eth_call` without `execute`; or the chain has no rules.
   * - It takes more additional calls than `maxReads` allows, or one of them failed.
   * - The request names a tag such as `latest`, and the chain has moved on.
   * - A light client cannot follow the chain: the beacon node lacks an update, or its newest header is old.
   * - With `require: "verified"`: the block is newer than the trusted block, or too far below it.
   *
   * Remedies:
   * - Name blocks by number or hash, and raise `maxReads` or `maxParents`.
   * - Accept the results of a method as they are with the option `unchecked`.
   */
  DATA_UNVERIFIABLE: {
    /** The method's wire name. */
    operation: string;
    /** Why, such as `no-check` or `max-reads`. */
    reason: string;
    /** The same in words. */
    explanation: string;
  };
  /**
   * A block that was delivered earlier is no longer part of the chain: a reorganization has replaced it, and perhaps blocks before it.
   * From the functions of `@node-access/rpc/history`, from `watchLogs` with a cursor, and from views of
   * `@node-access/rpc/read-your-writes`.
   *
   * Causes:
   * - The block was newer than `finalized` when it was read.
   * - The cursor belongs to another chain than the client's.
   *
   * Remedies:
   * - Delete what you have of the block, and read again from the cursor of an earlier part. If that one's block was replaced too, go
   *   further back: blocks up to `finalized` are never replaced.
   * - Read up to `finalized` only.
   * - After a write, look the transaction up again: it may be in another block, or wait for one.
   */
  BLOCK_REPLACED: {
    /** The function that noticed it. */
    operation: string;
    /** The number of the block. */
    block: number;
    /** The hash of the block that was delivered, or that the call requires. */
    expected: string;
    /** The hash of the block that the chain has in its place. Absent if it is unknown. */
    received?: string;
  };
  /**
   * A read that must not be older than a block found no node with this block. From views of `@node-access/rpc/read-your-writes`.
   *
   * Causes:
   * - The node lags behind the one that had the block, for longer than the call waits.
   * - The number is of another chain, or of a block that does not exist yet.
   *
   * Remedies:
   * - Raise `totalTimeout`, or use a pool of several endpoints.
   */
  BLOCK_NOT_REACHED: FailedCall & {
    /** The number of the block, or of the slot. */
    block: number;
    /** Its hash, if the call requires that one. */
    hash?: string;
    /** The newest block of the node, if known. */
    newest?: number;
  };
  /**
   * A node rejected a call in a response with HTTP 200, as TRON's HTTP API does: `{"Error": "..."}`, or a result with a code.
   *
   * Causes:
   * - The account, contract or block does not exist, or a balance is too low.
   * - A signed transaction is invalid, has expired, or was broadcast before.
   *
   * Remedies:
   * - Read `nodeCode` and `reason`. `DUP_TRANSACTION_ERROR` means that the node has the transaction already.
   * - If the node was too busy, the call has been retried already: `status` is 429.
   */
  NODE_ERROR: ExplainedFailure & {
    /** The node's code, such as `CONTRACT_VALIDATE_ERROR`, or the name of its exception; empty if it names none. */
    nodeCode: string;
    /** The HTTP status that means the same: 429 if the node was too busy and has not executed the call, else 400. */
    status: number;
  };
  /**
   * A transaction that was sent can no longer be in a block: its blockhash has expired.
   *
   * Causes:
   * - The fee is too low for the current load, so no block included it in time.
   * - The blockhash was already old when you signed, or the nodes that got the transaction did not pass it on.
   *
   * Remedies:
   * - Sign again with a new blockhash and, if the network is busy, a higher fee. The old transaction cannot be executed any more.
   */
  TRANSACTION_EXPIRED: FailedCall & {
    /** The transaction's id. */
    signature: string;
    /** The last height of a block that could have included it. */
    lastValidBlockHeight: number;
    /** The height of the chain, which has passed it. */
    blockHeight: number;
  };
  /**
   * A transaction is in a block, and failed. Its fee was paid, and it changed nothing else.
   *
   * Causes:
   * - A program returned an error: a balance is too low, or a condition no longer holds.
   * - The preflight check was skipped, or the state has changed since.
   *
   * Remedies:
   * - Read `err`, and the transaction's logs with `getTransaction`.
   */
  TRANSACTION_FAILED: FailedCall & {
    /** The transaction's id. */
    signature: string;
    /** The slot of its block. */
    slot: number;
    /** The node's description: a name, or an object such as `{ InstructionError: [0, { Custom: 1 }] }`. */
    err: unknown;
  };
}
