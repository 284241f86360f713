import { base58 } from "../../base58.ts";
import type { Message, MessageValue } from "../message.ts";
import type { LedgerTransaction } from "./ledger.ts";

/**
 * Slots until each level of `CommitmentLevel` is reached: processed, confirmed, finalized. Source:
 * a block has its votes after two slots; 31 confirmations root it.
 */
const lags: readonly bigint[] = [0n, 2n, 32n];

/** Maximum filters of a kind in one request. */
const maxFilters = 100;

export const levelCount: number = lags.length;

/** @returns the slots until a level is reached. */
export function lagOf(level: number): bigint {
  return lags[level] ?? 0n;
}

/** A subscriber's filters: by name, for each kind of update. */
export interface Selection {
  readonly slots: ReadonlyMap<string, { readonly byCommitment: boolean }>;
  readonly transactions: Matchers;
  readonly transactionsStatus: Matchers;
  readonly accounts: Matchers;
  readonly blocks: ReadonlyMap<string, BlockFilter>;
  readonly blocksMeta: readonly string[];
  readonly entry: readonly string[];
  /** 0 processed, 1 confirmed, 2 finalized. */
  readonly commitment: number;
  readonly fromSlot: bigint | undefined;
}

/** Which contents of a block to include. */
export interface BlockFilter {
  readonly matches: Matcher;
  readonly transactions: boolean;
  readonly accounts: boolean;
  readonly entries: boolean;
}

type Matcher = (transaction: LedgerTransaction) => boolean;
type Matchers = ReadonlyMap<string, Matcher>;

/** A subscriber's request: filters, a ping, or both. */
export interface SubscriberRequest {
  /** Absent in a request with only a ping: it changes nothing. */
  readonly selection?: Selection;
  readonly ping?: number;
}

/**
 * @param request - A `geyser.SubscribeRequest`.
 * @throws RangeError if it contains a kind of filter that the simulator does not support.
 */
export function readRequest(request: Message): SubscriberRequest {
  const { ping } = request;
  const pong = ping === undefined ? {} : { ping: Number((ping as Message)["id"] ?? 0) };
  if (ping !== undefined && Object.keys(request).length === 1) return pong;
  const { from_slot, commitment = 0 } = request;
  if (Number(commitment) >= levelCount) throw new RangeError(`commitment: expected 0 to ${levelCount - 1}`);
  const selection: Selection = {
    slots: filters(request["slots"], (filter) => ({ byCommitment: filter["filter_by_commitment"] === true })),
    transactions: filters(request["transactions"], transactionMatcher),
    transactionsStatus: filters(request["transactions_status"], transactionMatcher),
    accounts: filters(request["accounts"], accountMatcher),
    blocks: filters(request["blocks"], blockFilter),
    blocksMeta: [...filters(request["blocks_meta"], () => true).keys()],
    entry: [...filters(request["entry"], () => true).keys()],
    commitment: Number(commitment),
    fromSlot: typeof from_slot === "bigint" ? from_slot : undefined,
  };
  return { selection, ...pong };
}

/** The names of the filters that match a transaction, or the account that it writes. */
export function matching(matchers: Matchers, transaction: LedgerTransaction): string[] {
  return [...matchers].flatMap(([name, matches]) => (matches(transaction) ? name : []));
}

function filters<T>(entries: MessageValue | undefined, read: (filter: Message) => T): Map<string, T> {
  const list = (entries ?? []) as readonly Message[];
  // Each filter is tested against each transaction.
  if (list.length > maxFilters)
    throw new RangeError(`a request may have ${maxFilters} filters of a kind; this one has ${list.length}`);
  return new Map(list.map(({ key = "", value = {} }) => [String(key), read(value as Message)]));
}

function transactionMatcher(filter: Message): Matcher {
  rejectFields(filter, "cuckoo_account_include");
  const { vote, failed, signature } = filter;
  const include = textsOf(filter["account_include"]);
  const exclude = textsOf(filter["account_exclude"]);
  const required = textsOf(filter["account_required"]);
  return ({ kind, signature: own }) =>
    (vote === undefined || kind.isVote === vote) &&
    (failed === undefined || kind.isFailed === failed) &&
    (include.size === 0 || hasAny(include, kind.keys)) &&
    !hasAny(exclude, kind.keys) &&
    required.size <= kind.keys.size &&
    [...required].every((key) => kind.keys.has(key)) &&
    (signature === undefined || base58(own) === signature);
}

function accountMatcher(filter: Message): Matcher {
  rejectFields(filter, "filters", "cuckoo_accounts_filter");
  const keys = textsOf(filter["account"]);
  const owners = textsOf(filter["owner"]);
  // Each write of this chain comes from a transaction.
  const isEverWritten = filter["nonempty_txn_signature"] !== false;
  return ({ kind: { writes } }) =>
    isEverWritten &&
    (keys.size === 0 || keys.has(writes.base58)) &&
    (owners.size === 0 || owners.has(writes.ownerBase58));
}

function blockFilter(filter: Message): BlockFilter {
  rejectFields(filter, "cuckoo_account_include");
  const include = textsOf(filter["account_include"]);
  return {
    matches: ({ kind }) => include.size === 0 || hasAny(include, kind.keys),
    transactions: filter["include_transactions"] !== false,
    accounts: filter["include_accounts"] === true,
    entries: filter["include_entries"] === true,
  };
}

/**
 * Unsupported filters are rejected rather than ignored: the subscriber would get updates that it did not
 * request.
 */
function rejectFields(filter: Message, ...fields: readonly string[]): void {
  const field = fields.find((name) => name in filter);
  if (field !== undefined)
    throw new RangeError(`${field}: the simulator does not support this kind of filter`);
}

/** Whether any of a transaction's few keys is in a set. */
function hasAny(set: ReadonlySet<string>, keys: ReadonlySet<string>): boolean {
  for (const key of keys) if (set.has(key)) return true;
  return false;
}

/** A set, since a filter may name thousands of accounts, and a transaction has few. */
function textsOf(value: MessageValue | undefined): ReadonlySet<string> {
  return new Set((value ?? []) as readonly string[]);
}
