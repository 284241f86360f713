import { Contradiction } from "../contradiction.ts";
import { isEqual, keccak, keccakHex } from "../encoding/bytes.ts";
import { encodeRlp } from "../encoding/rlp.ts";
import { orderedRoot } from "../encoding/trie.ts";
import {
  bigintAt,
  describe,
  encodeFields,
  type Field,
  hashAt,
  indexAt,
  isAbsent,
  type JsonObject,
  listAt,
  listOfJson,
  asObject,
  readQuantity,
  requireText,
} from "../fields.ts";
import { earlyReceiptFields, receiptFields } from "../rules/fields.ts";
import type { Session } from "../session.ts";
import { CannotVerify } from "../verdict.ts";
import { type ProvenBlock, readBlock } from "./blocks.ts";
import { allowQuantity, requireHash, requireQuantity } from "../compare.ts";
import { checkPosition, type ProvenHeader } from "./headers.ts";
import { cannotVerifyStateSync, isStateSync, withoutStateSync } from "./state-sync.ts";
import { pricePaid, type ProvenTransaction, withType } from "./transactions.ts";
import { hasBlobs, noteReceipt } from "./uncovered.ts";

/** Gas of a blob. Source: EIP-4844. */
const GAS_PER_BLOB = 131_072n;

/** Checks the receipts of a block against the root in its header, and the rest against its transactions. */
export function checkReceipts(
  value: unknown,
  at: string,
  block: ProvenBlock,
  session: Session,
): readonly JsonObject[] {
  const place = (index: number): string => `${at}[${index}]`;
  const own = withoutStateSync(listOfJson(value, at), block, session);
  const receipts = own.map((receipt, index) => asObject(receipt, place(index)));
  const { transactions } = block;
  if (receipts.length !== transactions.length)
    throw new Contradiction("receipts-root", at, `${transactions.length} receipts`, `${receipts.length}`);
  const isEarly = isBeforeByzantium(block, session);
  const bloom = new Uint8Array(256);
  const encoded = receipts.map((receipt, index) =>
    encodeReceipt(receipt, transactions[index] as ProvenTransaction, isEarly, place(index), bloom),
  );
  const root = orderedRoot(encoded);
  session.checks.add("receipts-root").add("bloom").add("position").add("derived");
  requireHash("receipts-root", at, root, block.fields["receiptsRoot"]);
  requireHash("bloom", at, bloom, block.fields["logsBloom"]);
  const before = { gas: 0n, logs: 0 };
  for (const [index, receipt] of receipts.entries()) {
    checkReceiptPlace(receipt, block, index, before, isEarly, place(index));
    before.gas = bigintAt(receipt, "cumulativeGasUsed", place(index));
    before.logs += listAt(receipt, "logs", place(index)).length;
  }
  return receipts;
}

/** Checks a receipt that is a result on its own: it is the one that its block has in its place. */
export async function checkReceipt(receipt: JsonObject, at: string, session: Session): Promise<ProvenBlock> {
  const block = await readBlock(hashAt(receipt, "blockHash", at), session);
  if (isStateSync(receipt["transactionHash"], block, session)) throw cannotVerifyStateSync(at);
  const { receipts, path } = await readReceipts(block, session);
  const index = indexAt(receipt, "transactionIndex", at, receipts.length);
  const transaction = block.transactions[index] as ProvenTransaction;
  const proven = receipts[index] as JsonObject;
  const isEarly = isBeforeByzantium(block, session);
  const given = encodeReceipt(receipt, transaction, isEarly, at);
  const expected = encodeReceipt(proven, transaction, isEarly, path);
  if (!isEqual(given, expected)) {
    const hash = keccakHex(expected);
    throw new Contradiction("receipts-root", at, `the receipt with the hash ${hash}`, keccakHex(given));
  }
  const earlier = receipts.slice(0, index);
  const before = {
    gas: earlier.length === 0 ? 0n : bigintAt(earlier.at(-1) ?? proven, "cumulativeGasUsed", path),
    logs: earlier.reduce((sum, one) => sum + listAt(one, "logs", path).length, 0),
  };
  checkReceiptPlace(receipt, block, index, before, isEarly, at);
  noteReceipt(receipt, hashedFields(receipt, transaction, isEarly), transaction, session);
  return block;
}

export async function readReceipts(
  block: ProvenBlock,
  session: Session,
): Promise<{ readonly receipts: readonly JsonObject[]; readonly path: string }> {
  const { result, path } = await session.reads.read("eth_getBlockReceipts", [block.hash]);
  return { receipts: checkReceipts(result, path, block, session), path };
}

/** Whether receipts of a block are known to have the root of a state. */
export function isBeforeByzantium({ number, fields }: ProvenHeader, { rules }: Session): boolean {
  // A simulation of the chain has its newest rules from the first block on: its headers have a base fee.
  return number < (rules.byzantium ?? 0n) && isAbsent(fields["baseFeePerGas"]);
}

/** Ends the check of a receipt without the root that it is hashed with. */
export function noStateRoot(at: string): CannotVerify {
  return new CannotVerify(
    "no-rules",
    `${at} has no root of the state; some nodes return none before Byzantium`,
  );
}

/**
 * Encodes a receipt as the block's root has it, and adds its filter to that of the block.
 * Source: Yellow Paper, 4.3.1; EIP-658; EIP-2718.
 */
function encodeReceipt(
  receipt: JsonObject,
  transaction: ProvenTransaction,
  isEarly: boolean,
  at: string,
  all?: Uint8Array,
): Uint8Array {
  if (isEarly && isAbsent(receipt["root"])) throw noStateRoot(at);
  const items = encodeFields(receipt, hashedFields(receipt, transaction, isEarly), at);
  const bloom = items[2] as Uint8Array;
  if (all) for (let index = 0; index < 256; index += 1) all[index] = (all[index] ?? 0) | (bloom[index] ?? 0);
  return withType(transaction.type, encodeRlp(items));
}

/** The fields of a receipt that are hashed, in order. */
function hashedFields(
  receipt: JsonObject,
  { rule: { addedReceiptFields: added = [] } }: ProvenTransaction,
  isEarly: boolean,
): readonly Field[] {
  const fields = isEarly || isAbsent(receipt["status"]) ? earlyReceiptFields : receiptFields;
  return isAbsent(receipt[added.at(-1)?.[0] ?? ""]) ? fields : [...fields, ...added];
}

/** Notes what no hash covers in the receipts of a block, which have been checked. */
export function noteReceipts(receipts: readonly JsonObject[], block: ProvenBlock, session: Session): void {
  const isEarly = isBeforeByzantium(block, session);
  for (const [index, receipt] of receipts.entries()) {
    const transaction = block.transactions[index] as ProvenTransaction;
    noteReceipt(receipt, hashedFields(receipt, transaction, isEarly), transaction, session);
  }
}

/** Checks what a receipt says of its place, and what follows from its transaction and the receipts before it. */
function checkReceiptPlace(
  receipt: JsonObject,
  block: ProvenBlock,
  index: number,
  before: { readonly gas: bigint; readonly logs: number },
  isEarly: boolean,
  at: string,
): void {
  const transaction = block.transactions[index] as ProvenTransaction;
  const { hash, type, fields } = transaction;
  requireText("position", `${at}.transactionHash`, hash, receipt["transactionHash"]);
  checkPosition(receipt, block, index, at);
  const gas = bigintAt(receipt, "cumulativeGasUsed", at) - before.gas;
  requireQuantity("derived", `${at}.gasUsed`, gas, receipt["gasUsed"]);
  allowQuantity("derived", receipt, "type", at, type);
  requireSame(receipt, fields, "from", at);
  requireSame(receipt, fields, "to", at);
  checkDerived(receipt, transaction, block, isEarly, at);
  for (const [position, log] of listAt(receipt, "logs", at).entries()) {
    const path = `${at}.logs[${position}]`;
    checkLogPlace(asObject(log, path), transaction, block, index, before.logs + position, path);
  }
}

function checkDerived(
  receipt: JsonObject,
  transaction: ProvenTransaction,
  block: ProvenBlock,
  isEarly: boolean,
  at: string,
): void {
  const { fields, rule } = transaction;
  if (rule.price !== "none")
    allowQuantity("derived", receipt, "effectiveGasPrice", at, pricePaid(fields, rule, block, at));
  const blobs = fields["blobVersionedHashes"];
  if (hasBlobs(transaction) && Array.isArray(blobs))
    allowQuantity("derived", receipt, "blobGasUsed", at, GAS_PER_BLOB * BigInt(blobs.length));
  const nonce = rule.isSigned ? fields["nonce"] : receipt["depositNonce"];
  checkCreated(receipt, fields, nonce, isEarly ? undefined : receipt["status"], at);
}

/** Checks a created contract's address. Without `status`, it may have failed. Source: Yellow Paper, 7. */
function checkCreated(
  receipt: JsonObject,
  fields: JsonObject,
  nonce: unknown,
  status: unknown,
  at: string,
): void {
  const { contractAddress } = receipt;
  const path = `${at}.contractAddress`;
  if (!isAbsent(fields["to"])) {
    if (!isAbsent(contractAddress))
      throw new Contradiction("derived", path, "null", describe(contractAddress));
    return;
  }
  // Some nodes return no address if the creation failed.
  const mayHaveFailed = isAbsent(status) || readQuantity(status) === 0n;
  if (isAbsent(nonce) || (isAbsent(contractAddress) && mayHaveFailed)) return;
  const account = encodeFields(
    { from: fields["from"], nonce },
    [
      ["from", "address"],
      ["nonce", "quantity"],
    ],
    at,
  );
  requireHash("derived", path, keccak(encodeRlp(account)).subarray(12), contractAddress);
}

export function checkLogPlace(
  log: JsonObject,
  { hash }: ProvenTransaction,
  block: ProvenBlock,
  transactionIndex: number,
  logIndex: number,
  at: string,
): void {
  checkPosition(log, block, transactionIndex, at);
  requireText("position", `${at}.transactionHash`, hash, log["transactionHash"]);
  requireQuantity("position", `${at}.logIndex`, BigInt(logIndex), log["logIndex"]);
  if (!isAbsent(log["removed"]) && log["removed"] !== false)
    throw new Contradiction("position", `${at}.removed`, "false", describe(log["removed"]));
}

function requireSame(receipt: JsonObject, transaction: JsonObject, name: string, at: string): void {
  const expected = transaction[name];
  if (isAbsent(expected)) {
    if (!isAbsent(receipt[name]))
      throw new Contradiction("derived", `${at}.${name}`, "null", describe(receipt[name]));
  } else requireText("derived", `${at}.${name}`, String(expected).toLowerCase(), receipt[name]);
}
