import { Contradiction } from "../contradiction.ts";
import { concat, isEqual } from "../encoding/bytes.ts";
import { isAbsent, type JsonObject, listAt, asObject, requireText, noteOthers } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";
import { ByteReader, bytesOfHex, hash256, hashBytes, showHash } from "./bytes.ts";
import {
  allowNumbers,
  type BitcoinHeader,
  checkHeaderBytes,
  checkHeaderFields,
  HEADER_LENGTH,
  headerFields,
  requireNumber,
} from "./headers.ts";
import { merkleRoot } from "./merkle.ts";
import type { BitcoinSession } from "./networks.ts";
import {
  checkTransactionFields,
  decodeTransaction,
  hashTransaction,
  type HashedTransaction,
  isCoinbase,
  coinbaseFields,
  inputFields,
  outputFields,
  readTransaction,
  transactionFields,
  witnessFields,
} from "./transactions.ts";

/** How the output begins that has the hash of the witnesses: OP_RETURN, 36 bytes, four bytes. Source: BIP 141. */
const COMMITMENT = Uint8Array.of(0x6a, 0x24, 0xaa, 0x21, 0xa9, 0xed);
/** Fields of a block with the ids of its transactions that a hash covers, or that follow from such; then with its transactions. */
const ID_FIELDS: ReadonlySet<string> = new Set([...headerFields, "tx", "nTx"]);
const BLOCK_FIELDS: ReadonlySet<string> = new Set([...ID_FIELDS, "strippedsize", "size", "weight"]);
/** What is hashed of a script. */
const SCRIPT_FIELDS: ReadonlySet<string> = new Set(["hex"]);

export function checkRawBlock(value: unknown, at: string, session: BitcoinSession): BitcoinHeader {
  const bytes = bytesOfHex(value, at);
  const header = checkHeaderBytes(bytes.subarray(0, HEADER_LENGTH), at, session);
  const reader = new ByteReader(bytes, at);
  reader.take(HEADER_LENGTH);
  const transactions = reader.list(() => hashTransaction(decodeTransaction(reader)));
  if (!reader.isAtEnd) {
    if (session.network.work === "scrypt")
      throw new CannotVerify("no-rules", "there are no rules of extension blocks (MWEB)");
    throw reader.wrong("a block", "more bytes than its transactions");
  }
  checkTransactions(transactions, header, at, session);
  return header;
}

/** Checks a block with the ids of its transactions, or with the transactions. */
export async function checkBlockFields(
  value: unknown,
  at: string,
  session: BitcoinSession,
): Promise<BitcoinHeader> {
  const fields = asObject(value, at);
  const header = checkHeaderFields(fields, at, session);
  const list = listAt(fields, "tx", at);
  allowNumbers(fields, at, { nTx: list.length });
  if (typeof list[0] === "string") {
    await checkIds(list, header, `${at}.tx`, session);
    noteOthers(fields, ID_FIELDS, session);
    return header;
  }
  const transactions = list.map((one, index) => checkTransactionFields(one, `${at}.tx[${index}]`));
  session.checks.add("transaction-hash");
  checkTransactions(transactions, header, `${at}.tx`, session);
  checkSizes(transactions, fields, at);
  const isCovered = checkHeight(transactions[0], header, fields, at, session);
  noteOthers(fields, isCovered ? new Set([...BLOCK_FIELDS, "height"]) : BLOCK_FIELDS, session);
  for (const one of list) noteTransaction(asObject(one, at), session);
  return header;
}

/** The ids of a block's transactions in the order of their bytes, and its first one, which nodes do not have of the genesis block. */
export interface BlockIds {
  readonly ids: readonly Uint8Array[];
  readonly first: HashedTransaction | undefined;
}

/**
 * Checks that the ids of transactions are those of a block. Hashes of a higher level of the tree have the same root, and only
 * a transaction shows on which level its id is: nobody can make up one that spends nothing out of two hashes.
 */
export async function checkIds(
  list: readonly unknown[],
  header: BitcoinHeader,
  at: string,
  session: BitcoinSession,
): Promise<BlockIds> {
  const ids = list.map((id, index) => hashBytes(id, `${at}[${index}]`));
  requireRoot(ids, header, at, session);
  if (header.hash === session.network.genesis && ids.length === 1) return { ids, first: undefined };
  const id = showHash(ids[0] as Uint8Array);
  const { result, path } = await session.reads.read("getrawtransaction", [id, false, header.hash]);
  const first = readTransaction(result, path);
  session.checks.add("transaction-hash");
  requireText("transaction-hash", path, id, showHash(first.id));
  requireCoinbase(first, path);
  return { ids, first };
}

function requireCoinbase(first: HashedTransaction | undefined, at: string): asserts first {
  if (first && isCoinbase(first.transaction)) return;
  throw new Contradiction(
    "transactions-root",
    at,
    "a first transaction that spends nothing",
    "a transaction that spends an output",
  );
}

/** Requires a version that states heights: a few earlier blocks begin as if they stated one of a later block. Source: BIP 34. */
export function requireHeightVersion({ version }: BitcoinHeader, at: string): void {
  if ((version | 0) < 2) throw new Contradiction("position", at, "a block of version 2", String(version));
}

/** The height that a block's first transaction states, if in its fewest bytes. Source: BIP 34. */
export function heightIn({ transaction }: HashedTransaction): number | undefined {
  const { script = new Uint8Array(0) } = transaction.inputs[0] ?? {};
  const [length = 0] = script;
  if (length >= 0x51 && length <= 0x60) return length - 0x50;
  if (length < 1 || length > 4 || script.length <= length) return undefined;
  return script.subarray(1, length + 1).reduceRight((sum, byte) => sum * 256 + byte, 0);
}

/** Notes the fields of a transaction that no hash covers, such as `fee`, and the text of its scripts. */
export function noteTransaction(fields: JsonObject, session: BitcoinSession): void {
  noteOthers(fields, transactionFields, session);
  for (const input of listAt(fields, "vin", "") as readonly JsonObject[]) {
    noteOthers(input, isAbsent(input["coinbase"]) ? inputFields : coinbaseFields, session);
    noteOthers(Object(input["scriptSig"]) as JsonObject, SCRIPT_FIELDS, session);
  }
  for (const output of listAt(fields, "vout", "") as readonly JsonObject[]) {
    noteOthers(output, outputFields, session);
    noteOthers(Object(output["scriptPubKey"]) as JsonObject, SCRIPT_FIELDS, session);
  }
}

function checkTransactions(
  transactions: readonly HashedTransaction[],
  header: BitcoinHeader,
  at: string,
  session: BitcoinSession,
): void {
  const first = transactions[0];
  requireCoinbase(first, at);
  if (transactions.slice(1).some(({ transaction }) => isCoinbase(transaction)))
    throw new Contradiction("transactions-root", at, "one transaction that spends nothing", "two");
  requireRoot(
    transactions.map(({ id }) => id),
    header,
    at,
    session,
  );
  checkWitnesses(transactions, first, at, session);
}

function requireRoot(
  ids: readonly Uint8Array[],
  header: BitcoinHeader,
  at: string,
  { checks }: BitcoinSession,
): void {
  checks.add("transactions-root");
  const root = merkleRoot(ids, at);
  if (!isEqual(root, header.merkleRoot))
    throw new Contradiction("transactions-root", at, showHash(header.merkleRoot), showHash(root));
}

/** The first transaction commits to the witnesses of all others. Source: BIP 141. */
function checkWitnesses(
  transactions: readonly HashedTransaction[],
  { transaction }: HashedTransaction,
  at: string,
  session: BitcoinSession,
): void {
  const [reserved] = transaction.inputs[0]?.witness ?? [];
  const output = transaction.outputs.findLast(({ script }) =>
    isEqual(script.subarray(0, COMMITMENT.length), COMMITMENT),
  );
  const isNeeded = transactions.some((one) => !isEqual(one.id, one.hash));
  // A node may omit all witnesses.
  if (!isNeeded) return output && noteWitnesses(session);
  session.checks.add("witness-commitment");
  if (!output || !reserved)
    throw new Contradiction("witness-commitment", at, "a hash of the witnesses", "none");
  const hashes = transactions.map(({ hash }, index) => (index === 0 ? new Uint8Array(32) : hash));
  const expected = hash256(concat(merkleRoot(hashes, at), reserved));
  const committed = output.script.subarray(COMMITMENT.length, COMMITMENT.length + 32);
  if (!isEqual(expected, committed))
    throw new Contradiction("witness-commitment", at, showHash(committed), showHash(expected));
}

/** Notes what depends on witnesses, of which nothing says whether they are right or whether there are any. */
export function noteWitnesses({ uncovered }: BitcoinSession, fields?: JsonObject): void {
  uncovered.add("txinwitness");
  for (const name of witnessFields) if (!fields || !isAbsent(fields[name])) uncovered.add(name);
}

function checkSizes(transactions: readonly HashedTransaction[], fields: JsonObject, at: string): void {
  const { length } = transactions;
  const lengthSize = length < 0xfd ? 1 : length <= 0xffff ? 3 : 5;
  const stripped = transactions.reduce((sum, { sizes }) => sum + sizes.stripped, HEADER_LENGTH + lengthSize);
  const total = transactions.reduce((sum, { sizes }) => sum + sizes.total, HEADER_LENGTH + lengthSize);
  allowNumbers(fields, at, { strippedsize: stripped, size: total, weight: 3 * stripped + total });
}

/** Whether the block states its height: then it must be the one that is shown. */
function checkHeight(
  first: HashedTransaction | undefined,
  header: BitcoinHeader,
  fields: JsonObject,
  at: string,
  { network }: BitcoinSession,
): boolean {
  const height = fields["height"];
  if (typeof height !== "number" || height < network.heightsFrom || !first) return false;
  requireHeightVersion(header, `${at}.version`);
  requireNumber("position", `${at}.height`, heightIn(first) ?? -1, height);
  return true;
}

export function requireAsked(asked: unknown, hash: string, at: string, { checks }: BitcoinSession): void {
  checks.add("request");
  requireText("request", at, String(asked).toLowerCase(), hash);
}
