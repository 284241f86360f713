/**
 * What a check compares.
 *
 * - `form`: a field is missing or malformed, or has a name that differs from another one's only in case.
 * - `request`: the result is not what was asked for: another block, hash, index or filter.
 * - `block-hash`: the header's fields do not have its hash.
 * - `parent-hash`: a block is not the parent of the next one.
 * - `transactions-root`, `receipts-root`, `withdrawals-root`, `uncles-hash`: the list is not the one in the header.
 * - `transaction-hash`: the transaction's fields do not have its hash.
 * - `sender`: the sender did not sign.
 * - `absence`: there is no result, and the node has what it denies.
 * - `position`: block, index or transaction of an item differ from where it is.
 * - `derived`: a field differs from what other fields say: gas used, price paid, address created.
 * - `bloom`: the filters of the receipts are not the block's.
 * - `account-proof`, `storage-proof`: the proof does not lead from the state's root to the value.
 * - `code-hash`: the code does not have the account's hash.
 * - `missing-log`, `foreign-log`: a log that matches is not there; one is there that does not match.
 * - `raw`: the bytes do not have the hash.
 * - `execution`: the call does something else than its result says.
 * - `access-list`: the list lacks what the call touches, or has more.
 * - `proof-of-work`: the hash of a Bitcoin block does not prove its work, or the work is less than the network's least.
 * - `witness-commitment`: the witnesses of a Bitcoin block's transactions do not have the hash that its first one states.
 * - `block-root`, `state-root`: a beacon block or state does not have the root that it should.
 * - `checkpoint`: the bootstrap data of a light client are of another block than the trusted one.
 * - `sync-committee`, `finality-proof`, `execution-proof`: the committee, the final block or the execution block is not that
 *   of the signed state.
 * - `signature`, `participants`: the sync committee did not sign; less than two thirds of it did.
 * - `slot-order`: slots of an update are not in order, or in the future.
 * - `anchor`: the block is not the one that follows from the trusted block.
 */
export type Check =
  | "form"
  | "request"
  | "block-hash"
  | "parent-hash"
  | "transactions-root"
  | "receipts-root"
  | "withdrawals-root"
  | "uncles-hash"
  | "transaction-hash"
  | "sender"
  | "absence"
  | "position"
  | "derived"
  | "bloom"
  | "account-proof"
  | "storage-proof"
  | "code-hash"
  | "missing-log"
  | "foreign-log"
  | "raw"
  | "execution"
  | "access-list"
  | "proof-of-work"
  | "witness-commitment"
  | "block-root"
  | "state-root"
  | "checkpoint"
  | "sync-committee"
  | "finality-proof"
  | "execution-proof"
  | "signature"
  | "participants"
  | "slot-order"
  | "anchor";

/** A result contradicts itself, its block or its request. The verifier makes it a NodeAccessError with evidence. */
export class Contradiction extends Error {
  readonly check: Check;
  readonly path: string;
  readonly expected: string;
  readonly actual: string;

  constructor(check: Check, path: string, expected: string, actual: string) {
    super(`${path}: expected ${expected}, received ${actual}`);
    this.check = check;
    this.path = path;
    this.expected = expected;
    this.actual = actual;
  }
}
