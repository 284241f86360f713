import { allowNumbers, integerAt, requireNumber, SIGNED } from "./headers.ts";
import { bytesToHex } from "@noble/hashes/utils.js";
import { Contradiction } from "../contradiction.ts";
import { isEqual } from "../encoding/bytes.ts";
import { type JsonObject, describe, isAbsent, listAt, asObject, requireText } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";
import { ByteReader, ByteWriter, bytesOfHex, hash256, hashBytes, showHash } from "./bytes.ts";

/** With up to eleven digits before the point, it has 64 bits. */
const DECIMAL = /^(\d{1,11})(?:\.(\d{0,8})0*)?$/;

/** Reads an amount of bitcoins in satoshi: a JSON number, or its digits as text. */
function readSatoshis(value: unknown, path: string): bigint {
  // Doubles have the eight places of every amount up to 90 million bitcoins.
  if (typeof value === "number" && value >= 0 && value < 9e7) return BigInt(Math.round(value * 1e8));
  const [, whole, places = ""] = (typeof value === "string" && DECIMAL.exec(plain(value))) || [];
  if (whole !== undefined) return BigInt(whole) * 100_000_000n + BigInt(places.padEnd(8, "0"));
  throw new Contradiction("form", path, "an amount with up to eight places", describe(value));
}

/** Small amounts may come as `1e-8`, from proxies that write JSON again. */
function plain(text: string): string {
  return /^\d+(?:\.\d+)?e-\d$/i.test(text) ? Number(text).toFixed(8) : text;
}

export interface BitcoinTransaction {
  readonly version: number;
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
  readonly lockTime: number;
}

interface Input {
  /** The hash of the transaction whose output it spends; zeros for the first transaction of a block. */
  readonly hash: Uint8Array;
  readonly index: number;
  readonly script: Uint8Array;
  readonly sequence: number;
  readonly witness: readonly Uint8Array[];
}

interface Output {
  /** In satoshi. */
  readonly value: bigint;
  readonly script: Uint8Array;
}

/** A transaction with its hashes, in the order of their bytes. */
export interface HashedTransaction {
  readonly transaction: BitcoinTransaction;
  /** Without the witness: what a block's Merkle root is of. */
  readonly id: Uint8Array;
  /** With the witness. */
  readonly hash: Uint8Array;
  /** Its bytes without the witness, and with it. */
  readonly sizes: { readonly stripped: number; readonly total: number };
}

const NO_INDEX = 0xffff_ffff;
const NO_HASH = new Uint8Array(32);
const HAS_WITNESS = 1;

/** Reads an encoded transaction. Source: bitcoin/bips, BIP 144. */
export function decodeTransaction(reader: ByteReader): BitcoinTransaction {
  const version = reader.uint32();
  let flags = 0;
  if (reader.startsWith(0, HAS_WITNESS) || reader.startsWith(0, 8) || reader.startsWith(0, 9)) {
    reader.uint8();
    flags = reader.uint8();
  }
  if (flags > HAS_WITNESS)
    throw new CannotVerify("no-rules", "there are no rules of transactions with extension blocks (MWEB)");
  const inputs = reader.list(() => ({
    hash: reader.take(32),
    index: reader.uint32(),
    script: reader.take(reader.length()),
    sequence: reader.uint32(),
  }));
  const outputs = reader.list(() => ({ value: reader.uint64(), script: reader.take(reader.length()) }));
  const witnesses =
    flags === HAS_WITNESS ? inputs.map(() => reader.list(() => reader.take(reader.length()))) : [];
  if (flags === HAS_WITNESS && witnesses.every(({ length }) => length === 0))
    throw reader.wrong("a transaction without a witness", "one with a mark of a witness");
  return {
    version,
    inputs: inputs.map((input, index) => Object.assign(input, { witness: witnesses[index] ?? [] })),
    outputs,
    lockTime: reader.uint32(),
  };
}

/** Reads an encoded transaction in hex, and nothing after it. */
export function readTransaction(value: unknown, at: string): HashedTransaction {
  const reader = new ByteReader(bytesOfHex(value, at), at);
  const transaction = decodeTransaction(reader);
  if (reader.isAtEnd) return hashTransaction(transaction);
  throw reader.wrong("a transaction", "more bytes than one has");
}

export function encodeTransaction(transaction: BitcoinTransaction, hasWitness: boolean): Uint8Array {
  const { version, inputs, outputs, lockTime } = transaction;
  const writer = new ByteWriter().uint32(version);
  const writesWitness = hasWitness && inputs.some(({ witness }) => witness.length > 0);
  if (writesWitness) writer.bytes(Uint8Array.of(0, HAS_WITNESS));
  writer.length(inputs.length);
  for (const { hash, index, script, sequence } of inputs)
    writer.bytes(hash).uint32(index).sized(script).uint32(sequence);
  writer.length(outputs.length);
  for (const { value, script } of outputs) writer.uint64(value).sized(script);
  if (writesWitness)
    for (const { witness } of inputs) {
      writer.length(witness.length);
      for (const item of witness) writer.sized(item);
    }
  return writer.uint32(lockTime).end();
}

export function hashTransaction(transaction: BitcoinTransaction): HashedTransaction {
  const stripped = encodeTransaction(transaction, false);
  const total = encodeTransaction(transaction, true);
  return {
    transaction,
    id: hash256(stripped),
    hash: hash256(total),
    sizes: { stripped: stripped.length, total: total.length },
  };
}

/** Whether it is the first one of a block, which spends nothing. */
export function isCoinbase({ inputs }: BitcoinTransaction): boolean {
  const [input] = inputs;
  return inputs.length === 1 && input?.index === NO_INDEX && isEqual(input.hash, NO_HASH);
}

/** Reads a transaction from its fields, and checks its hashes and sizes. */
export function checkTransactionFields(value: unknown, at: string): HashedTransaction {
  const fields = asObject(value, at);
  const hashed = hashTransaction(readFields(fields, at));
  requireText("transaction-hash", `${at}.txid`, showHash(hashed.id), fields["txid"]);
  if (!isAbsent(fields["hash"]))
    requireText("transaction-hash", `${at}.hash`, showHash(hashed.hash), fields["hash"]);
  const { stripped, total } = hashed.sizes;
  const weight = 3 * stripped + total;
  allowNumbers(fields, at, { size: total, weight, vsize: Math.ceil(weight / 4) });
  if (!isAbsent(fields["hex"])) {
    const hex = bytesToHex(encodeTransaction(hashed.transaction, true));
    requireText("transaction-hash", `${at}.hex`, hex, fields["hex"]);
  }
  return hashed;
}

/** Fields of a transaction that a hash covers, or that follow from such. */
export const transactionFields: ReadonlySet<string> = new Set(
  "txid hash version size vsize weight locktime vin vout hex".split(" "),
);

/** Those of them that depend on witnesses, which the id does not cover. */
export const witnessFields = ["hash", "size", "vsize", "weight", "hex"] as const;

/** The same of an input, of one that spends nothing, and of an output. */
export const inputFields: ReadonlySet<string> = new Set(
  "txid vout scriptSig sequence txinwitness".split(" "),
);
export const coinbaseFields: ReadonlySet<string> = new Set(["coinbase", "sequence", "txinwitness"]);
export const outputFields: ReadonlySet<string> = new Set(["value", "n", "scriptPubKey"]);

function readFields(fields: JsonObject, at: string): BitcoinTransaction {
  return {
    version: integerAt(fields, "version", at, SIGNED) >>> 0,
    lockTime: integerAt(fields, "locktime", at),
    inputs: listAt(fields, "vin", at).map((one, index) => readInput(one, `${at}.vin[${index}]`)),
    outputs: listAt(fields, "vout", at).map((one, index) => readOutput(one, index, `${at}.vout[${index}]`)),
  };
}

function readInput(value: unknown, at: string): Input {
  const fields = asObject(value, at);
  requireNoExtension(fields);
  const witness = Array.isArray(fields["txinwitness"]) ? (fields["txinwitness"] as readonly unknown[]) : [];
  const isFirst = !isAbsent(fields["coinbase"]);
  return {
    hash: isFirst ? NO_HASH : hashBytes(fields["txid"], `${at}.txid`),
    index: isFirst ? NO_INDEX : integerAt(fields, "vout", at),
    script: isFirst
      ? bytesOfHex(fields["coinbase"], `${at}.coinbase`)
      : bytesOfHex(asObject(fields["scriptSig"], `${at}.scriptSig`)["hex"], `${at}.scriptSig.hex`),
    sequence: integerAt(fields, "sequence", at),
    witness: witness.map((item, index) => bytesOfHex(item, `${at}.txinwitness[${index}]`)),
  };
}

function readOutput(value: unknown, index: number, at: string): Output {
  const fields = asObject(value, at);
  requireNoExtension(fields);
  requireNumber("position", `${at}.n`, index, fields["n"]);
  const script = asObject(fields["scriptPubKey"], `${at}.scriptPubKey`);
  return {
    value: readSatoshis(fields["value"], `${at}.value`),
    script: bytesOfHex(script["hex"], `${at}.scriptPubKey.hex`),
  };
}

function requireNoExtension(fields: JsonObject): void {
  if (fields["ismweb"] === true)
    throw new CannotVerify("no-rules", "there are no rules of transactions with extension blocks (MWEB)");
}
