import { base58 } from "../../base58.ts";
import type { Message, MessageValue } from "../../message.ts";
import { type Commitment, commitments } from "../../solana/slots.ts";
import type { AccountWrite, LedgerTransaction } from "./ledger-transaction.ts";

/** Maximum filters of a kind in one request. */
const maxFilters = 100;

/** A subscriber's filters: by name, for each kind of update. */
export interface Selection {
  readonly slots: ReadonlyMap<string, { readonly byCommitment: boolean }>;
  readonly transactions: Matchers<LedgerTransaction>;
  readonly transactionsStatus: Matchers<LedgerTransaction>;
  readonly accounts: Matchers<AccountWrite>;
  readonly blocks: ReadonlyMap<string, BlockFilter>;
  readonly blocksMeta: readonly string[];
  readonly entry: readonly string[];
  readonly blockFooter: readonly string[];
  readonly commitment: Commitment;
  readonly fromSlot: number | undefined;
}

/** Which contents of a block to include. */
export interface BlockFilter {
  readonly matches: Matcher<LedgerTransaction>;
  readonly transactions: boolean;
  readonly accounts: boolean;
  readonly entries: boolean;
}

type Matcher<T> = (one: T) => boolean;
type Matchers<T> = ReadonlyMap<string, Matcher<T>>;

/** A subscriber's request: filters, a ping, or both. */
export interface SubscriberRequest {
  /** Absent in a request with only a ping: it changes nothing. */
  readonly selection?: Selection;
  readonly ping?: number;
}

/** @param request - A `geyser.SubscribeRequest`. @throws RangeError for a filter that the simulator does not support. */
export function readRequest(request: Message): SubscriberRequest {
  const { ping } = request;
  const pong = ping === undefined ? {} : { ping: Number((ping as Message)["id"] ?? 0) };
  if (ping !== undefined && Object.keys(request).length === 1) return pong;
  const { from_slot } = request;
  const selection: Selection = {
    slots: filters(request["slots"], (filter) => ({ byCommitment: filter["filter_by_commitment"] === true })),
    transactions: filters(request["transactions"], transactionMatcher),
    transactionsStatus: filters(request["transactions_status"], transactionMatcher),
    accounts: filters(request["accounts"], accountMatcher),
    blocks: filters(request["blocks"], blockFilter),
    blocksMeta: [...filters(request["blocks_meta"], () => true).keys()],
    entry: [...filters(request["entry"], () => true).keys()],
    blockFooter: [...filters(request["block_footer"], () => true).keys()],
    commitment: readCommitment(request),
    fromSlot: typeof from_slot === "bigint" ? Number(from_slot) : undefined,
  };
  return { selection, ...pong };
}

/** @returns the commitment that a request names. Default: processed. @throws RangeError if there is none of its number. */
export function readCommitment({ commitment = 0 }: Message): Commitment {
  const found = commitments[Number(commitment)];
  if (!found) throw new RangeError(`commitment: expected 0 to ${commitments.length - 1}`);
  return found;
}

/** The names of the filters that match a transaction, or an account that it writes. */
export function matching<T>(matchers: Matchers<T>, one: T): string[] {
  return [...matchers].flatMap(([name, matches]) => (matches(one) ? name : []));
}

function filters<T>(entries: MessageValue | undefined, read: (filter: Message) => T): Map<string, T> {
  const list = (entries ?? []) as readonly Message[];
  // Each filter is tested against each transaction.
  if (list.length > maxFilters)
    throw new RangeError(`a request may have ${maxFilters} filters of a kind; this one has ${list.length}`);
  return new Map(list.map(({ key = "", value = {} }) => [String(key), read(value as Message)]));
}

function transactionMatcher(filter: Message): Matcher<LedgerTransaction> {
  rejectFields(filter, "cuckoo_account_include");
  const { vote, failed, signature } = filter;
  const include = toSet(filter["account_include"]);
  const exclude = toSet(filter["account_exclude"]);
  const required = toSet(filter["account_required"]);
  return ({ isVote, failure, keys, signature: own }) =>
    (vote === undefined || isVote === vote) &&
    (failed === undefined || (failure !== undefined) === failed) &&
    (include.size === 0 || hasAny(include, keys)) &&
    !hasAny(exclude, keys) &&
    required.size <= keys.size &&
    [...required].every((key) => keys.has(key)) &&
    (signature === undefined || base58(own) === signature);
}

function accountMatcher(filter: Message): Matcher<AccountWrite> {
  rejectFields(filter, "filters", "cuckoo_accounts_filter");
  const keys = toSet(filter["account"]);
  const owners = toSet(filter["owner"]);
  // Each write of this chain comes from a transaction.
  const isEverWritten = filter["nonempty_txn_signature"] !== false;
  return ({ address, owner }) =>
    isEverWritten && (keys.size === 0 || keys.has(address)) && (owners.size === 0 || owners.has(owner));
}

function blockFilter(filter: Message): BlockFilter {
  rejectFields(filter, "cuckoo_account_include");
  const include = toSet(filter["account_include"]);
  return {
    matches: ({ keys }) => include.size === 0 || hasAny(include, keys),
    transactions: filter["include_transactions"] !== false,
    accounts: filter["include_accounts"] === true,
    entries: filter["include_entries"] === true,
  };
}

/** Unsupported filters are rejected: if they were ignored, the subscriber would get updates that it did not request. */
function rejectFields(filter: Message, ...fields: readonly string[]): void {
  const field = fields.find((name) => name in filter);
  if (field !== undefined)
    throw new RangeError(`${field}: the simulator does not support this filter; remove it`);
}

function hasAny(set: ReadonlySet<string>, keys: ReadonlySet<string>): boolean {
  for (const key of keys) if (set.has(key)) return true;
  return false;
}

/** A set, since a filter may name thousands of accounts, and a transaction has few. */
function toSet(value: MessageValue | undefined): ReadonlySet<string> {
  return new Set((value ?? []) as readonly string[]);
}
