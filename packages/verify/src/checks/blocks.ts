import { Contradiction } from "../contradiction.ts";
import { isEqual, keccak } from "../encoding/bytes.ts";
import { encodeRlp, type RlpItem } from "../encoding/rlp.ts";
import { orderedRoot } from "../encoding/trie.ts";
import {
  bytesAt,
  describe,
  encodeFields,
  isAbsent,
  listAt,
  listOfJson,
  asObject,
  requireText,
} from "../fields.ts";
import { withdrawalFields } from "../rules/fields.ts";
import type { Session } from "../session.ts";
import { requireHash, toQuantity } from "../compare.ts";
import { checkHeader, type ProvenHeader } from "./headers.ts";
import { checkStateSync, noteStateSync, withoutStateSync } from "./state-sync.ts";
import { checkPlace, checkTransaction, type ProvenTransaction } from "./transactions.ts";
import { noteBlock, noteTransaction } from "./uncovered.ts";

/** A block whose header has its hash, and whose transactions have the header's root. */
export interface ProvenBlock extends ProvenHeader {
  readonly transactions: readonly ProvenTransaction[];
}

export function checkFullBlock(value: unknown, at: string, session: Session): ProvenBlock {
  const place = (index: number): string => `${at}.transactions[${index}]`;
  const header = checkHeader(value, at, session);
  const { fields } = header;
  const listed = listAt(fields, "transactions", at);
  const own = withoutStateSync(listed, header, session);
  const transactions = own.map((transaction, index) => checkTransaction(transaction, place(index), session));
  session.checks.add("transactions-root");
  const root = orderedRoot(transactions.map(({ encoded }) => encoded));
  requireHash("transactions-root", `${at}.transactions`, root, fields["transactionsRoot"]);
  for (const [index, transaction] of transactions.entries())
    checkPlace(transaction, header, index, place(index), session);
  if (listed.length > own.length)
    checkStateSync(listed[own.length], header, own.length, place(own.length), session);
  checkWithdrawals(header, at, session);
  return { ...header, transactions };
}

/** Checks a block as a result: with its transactions, or with their hashes. */
export async function checkBlock(value: unknown, at: string, session: Session): Promise<ProvenBlock> {
  const header = checkHeader(value, at, session);
  const { fields } = header;
  noteBlock(header, session);
  noteStateSync(header, session);
  const list = listAt(fields, "transactions", at);
  const hasHashes = typeof list[0] === "string";
  let block: ProvenBlock;
  if (hasHashes) {
    checkWithdrawals(header, at, session);
    block = await readBlock(header.hash, session);
    requireSameHashes(withoutStateSync(list, header, session), block.transactions, `${at}.transactions`);
  } else {
    block = checkFullBlock(value, at, session);
    for (const transaction of block.transactions) noteTransaction(transaction, session);
  }
  await checkUncles(header, at, session);
  return block;
}

export async function readBlock(hash: string, session: Session): Promise<ProvenBlock> {
  const { result, path } = await session.reads.read("eth_getBlockByHash", [hash, true]);
  const block = checkFullBlock(result, path, session);
  requireText("request", `${path}.hash`, hash.toLowerCase(), block.hash);
  return block;
}

function requireSameHashes(
  hashes: readonly unknown[],
  transactions: readonly ProvenTransaction[],
  path: string,
): void {
  for (const [index, { hash }] of transactions.entries())
    requireText("transactions-root", `${path}[${index}]`, hash, hashes[index]);
  if (hashes.length > transactions.length)
    throw new Contradiction(
      "transactions-root",
      path,
      `${transactions.length} hashes`,
      `${hashes.length} hashes`,
    );
}

function checkWithdrawals({ fields }: ProvenHeader, at: string, session: Session): void {
  const { withdrawals, withdrawalsRoot } = fields;
  if (isAbsent(withdrawalsRoot)) {
    // Before Shanghai, some nodes return an empty list.
    if (!isAbsent(withdrawals) && listOfJson(withdrawals, `${at}.withdrawals`).length > 0)
      throw new Contradiction("withdrawals-root", `${at}.withdrawals`, "none", describe(withdrawals));
    return;
  }
  if (session.rules.hasWithdrawals === false) return;
  const encoded = listAt(fields, "withdrawals", at).map((withdrawal, index) => {
    const path = `${at}.withdrawals[${index}]`;
    return encodeRlp(encodeFields(asObject(withdrawal, path), withdrawalFields, path));
  });
  session.checks.add("withdrawals-root");
  requireHash("withdrawals-root", `${at}.withdrawals`, orderedRoot(encoded), withdrawalsRoot);
}

/** Checks the hashes of a block's uncles. Their headers have to be read, because the block's hash is of these. */
export async function checkUncles(
  { hash, fields }: ProvenHeader,
  at: string,
  session: Session,
): Promise<void> {
  const path = `${at}.uncles`;
  const uncles = listAt(fields, "uncles", at);
  const hasNone = isEqual(bytesAt(fields, "sha3Uncles", at), NO_UNCLES);
  session.checks.add("uncles-hash");
  if (hasNone !== (uncles.length === 0))
    throw new Contradiction("uncles-hash", path, hasNone ? "no uncles" : "uncles", describe(uncles));
  if (hasNone) return;
  const headers: RlpItem[] = [];
  for (const [index, uncle] of uncles.entries()) {
    const params = [hash, toQuantity(index)];
    const { result } = await session.reads.find("eth_getUncleByBlockHashAndIndex", params);
    // The node may not have it any more, unless those before it are all that there are.
    if (isAbsent(result) && isEqual(keccak(encodeRlp(headers)), bytesAt(fields, "sha3Uncles", at)))
      throw new Contradiction("uncles-hash", path, `${index} uncles`, `${uncles.length} uncles`);
    const found = await session.reads.read("eth_getUncleByBlockHashAndIndex", params);
    const header = checkHeader(found.result, found.path, session);
    requireText("uncles-hash", `${path}[${index}]`, header.hash, uncle);
    headers.push(encodeFields(header.fields, header.hashed, found.path));
  }
  requireHash("uncles-hash", path, keccak(encodeRlp(headers)), fields["sha3Uncles"]);
}

const NO_UNCLES = keccak(encodeRlp([]));
