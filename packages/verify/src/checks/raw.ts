import { Contradiction } from "../contradiction.ts";
import { keccak, keccakHex, toNumber, toHex } from "../encoding/bytes.ts";
import { asBytes, decodeRlp, encodeRlp, asList, type RlpItem } from "../encoding/rlp.ts";
import { orderedRoot } from "../encoding/trie.ts";
import { bytesOfHex, listOfJson, requireText } from "../fields.ts";
import type { MethodCheck, Session } from "../session.ts";
import type { BlockId } from "../verdict.ts";
import { requireHash } from "../compare.ts";
import { AT, checkChoice, type ProvenHeader, readChoice } from "./headers.ts";
import { isBeforeByzantium, noStateRoot } from "./receipts.ts";
import { cannotVerifyStateSync, stateSyncHash } from "./state-sync.ts";

/** Positions of fields in a header. */
const UNCLES = 1;
const TRANSACTIONS = 4;
const NUMBER = 8;
const WITHDRAWALS = 16;

/** Checks an encoded header: its hash or number are those that were asked for. */
export const checkRawHeader: MethodCheck = (value, [param], session) =>
  checkHeaderItem(decode(bytesOfHex(value, AT)), param, session);

/** Checks an encoded block: its transactions, uncles and withdrawals have the header's hashes. */
export const checkRawBlock: MethodCheck = (value, [param], session) => {
  const [header, transactions, uncles, withdrawals, ...others] = asList(decode(bytesOfHex(value, AT))) ?? [];
  const block = checkHeaderItem(header, param, session);
  const fields = asList(header) ?? [];
  const list = asList(transactions);
  if (!list || !asList(uncles) || others.length > 0 || (withdrawals && !fields[WITHDRAWALS]))
    throw notBlock();
  session.checks.add("transactions-root").add("uncles-hash");
  requireRoot("transactions-root", orderedRoot(list.map(transactionBytes)), fields[TRANSACTIONS]);
  requireRoot("uncles-hash", keccak(encodeRlp(uncles ?? [])), fields[UNCLES]);
  if (session.rules.hasWithdrawals === false) {
    if (withdrawals && asList(withdrawals)?.length !== 0) session.uncovered.add("withdrawals");
  } else if (fields[WITHDRAWALS]) {
    session.checks.add("withdrawals-root");
    const encoded = (asList(withdrawals) ?? []).map((one) => encodeRlp(one));
    requireRoot("withdrawals-root", orderedRoot(encoded), fields[WITHDRAWALS]);
  }
  return block;
};

/** Checks an encoded transaction: its hash is the one that was asked for. */
export function checkRawTransaction(value: unknown, hash: string, session: Session): void {
  const bytes = bytesOfHex(value, AT);
  session.checks.add("raw");
  // A state sync ends with a signature of two zeros.
  if (session.rules.stateSync && bytes.at(-1) === 0x80 && bytes.at(-2) === 0x80)
    throw cannotVerifyStateSync("the transaction");
  const own = withoutBlobs(bytes);
  requireText("raw", AT, keccakHex(own), hash);
  if (own !== bytes) session.uncovered.add("blobs");
}

/** Checks encoded receipts: their root is the block's. */
export function checkRawReceipts(value: unknown, block: ProvenHeader, session: Session): void {
  // It is not known whether nodes append one here.
  if (stateSyncHash(block, session)) throw cannotVerifyStateSync("the last receipt of the block");
  const receipts = listOfJson(value, AT).map((one, index) => bytesOfHex(one, `${AT}[${index}]`));
  if (isBeforeByzantium(block, session) && !receipts.every(hasState)) throw noStateRoot("a receipt");
  session.checks.add("receipts-root");
  requireHash("receipts-root", AT, orderedRoot(receipts), block.fields["receiptsRoot"]);
}

/** Whether the first field of an encoded receipt is the root of a state. */
function hasState(receipt: Uint8Array): boolean {
  return asBytes(asList(decode(receipt))?.[0])?.length === 32;
}

function checkHeaderItem(item: RlpItem | undefined, param: unknown, session: Session): BlockId {
  const number = asBytes(asList(item)?.[NUMBER]);
  if (!item || !number) throw notBlock();
  const block = { hash: keccakHex(encodeRlp(item)), number: toNumber(number) };
  session.checks.add("raw");
  checkChoice(block, readChoice(param), AT, session);
  return block;
}

/** A transaction in a block: a list, or its bytes if it has a type. */
function transactionBytes(item: RlpItem): Uint8Array {
  return asBytes(item) ?? encodeRlp(item);
}

/** As it was sent, a transaction with blobs is a list of the transaction and its blobs. Its hash is without them. */
function withoutBlobs(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 3) return bytes;
  const [first] = asList(decode(bytes.subarray(1))) ?? [];
  const inner = asList(first);
  return inner ? Uint8Array.of(3, ...encodeRlp(inner)) : bytes;
}

function decode(bytes: Uint8Array): RlpItem {
  try {
    return decodeRlp(bytes);
  } catch {
    throw new Contradiction("form", AT, "RLP", toHex(bytes.subarray(0, 32)));
  }
}

function requireRoot(
  check: "transactions-root" | "uncles-hash" | "withdrawals-root",
  root: Uint8Array,
  item: RlpItem | undefined,
): void {
  requireHash(check, AT, root, toHex(asBytes(item) ?? new Uint8Array(0)));
}

function notBlock(): Contradiction {
  return new Contradiction("form", AT, "an encoded block", "a list of another form");
}
