import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { RLP } from "micro-eth-signer/core/rlp.js";

/** A value of RLP: bytes, or a list of values. */
type Item = Uint8Array | Item[];
type Fields = Readonly<Record<string, string>>;

/** A block with its transactions, as a node returns it. */
export interface Block extends Readonly<Record<string, unknown>> {
  readonly transactions: readonly Fields[];
}

export interface Receipt extends Readonly<Record<string, unknown>> {
  readonly logs: readonly {
    readonly address: string;
    readonly topics: readonly string[];
    readonly data: string;
  }[];
}

const none = new Uint8Array(0);

/** Recomputes the hash of a block, those of its transactions, and the roots of transactions and receipts, as one writes it for one program. */
export function checkByHand(block: Block, receipts?: readonly Receipt[]): void {
  const { transactions } = block;
  const encoded = transactions.map(encodeTransaction);
  for (const [index, one] of encoded.entries())
    if (hash(one) !== transactions[index]?.["hash"]) throw new Error(`transaction ${index} has another hash`);
  if (hash(RLP.encode(listHeader(block as never) as never)) !== block["hash"])
    throw new Error("the block has another hash");
  if (computeRoot(encoded) !== block["transactionsRoot"]) throw new Error("another root of transactions");
  if (receipts && computeRoot(receipts.map((one) => encodeReceipt(one))) !== block["receiptsRoot"])
    throw new Error("another root of receipts");
}

function listHeader(block: Fields): Item[] {
  const toBytes = (name: string): Uint8Array => bytes(block[name] ?? "0x");
  const number = (name: string): Uint8Array => quantity(block[name] ?? "0x0");
  const roots = ["stateRoot", "transactionsRoot", "receiptsRoot", "logsBloom"];
  const first = ["parentHash", "sha3Uncles", "miner", ...roots].map(toBytes);
  const numbers = ["difficulty", "number", "gasLimit", "gasUsed", "timestamp"].map(number);
  const seal = ["extraData", "mixHash", "nonce"].map(toBytes);
  const cancun = [toBytes("withdrawalsRoot"), number("blobGasUsed"), number("excessBlobGas")];
  const prague = block["requestsHash"] ? [toBytes("requestsHash")] : [];
  const beacon = toBytes("parentBeaconBlockRoot");
  return [...first, ...numbers, ...seal, number("baseFeePerGas"), ...cancun, beacon, ...prague];
}

/** Only transactions of type 2 without an access list: the block of this benchmark has no others. */
function encodeTransaction(one: Fields): Uint8Array {
  const number = (name: string): Uint8Array => quantity(one[name] ?? "0x0");
  const fees = ["chainId", "nonce", "maxPriorityFeePerGas", "maxFeePerGas", "gas"].map(number);
  const rest = [bytes(one["to"] ?? "0x"), number("value"), bytes(one["input"] ?? "0x"), []];
  return typed(2, [...fees, ...rest, number("yParity"), number("r"), number("s")]);
}

function encodeReceipt(receipt: Receipt): Uint8Array {
  const { status, cumulativeGasUsed, logsBloom } = receipt as unknown as Fields;
  const logs = receipt.logs.map((log) => [bytes(log.address), log.topics.map(bytes), bytes(log.data)]);
  return typed(2, [quantity(status ?? ""), quantity(cumulativeGasUsed ?? ""), bytes(logsBloom ?? ""), logs]);
}

function typed(type: number, items: Item[]): Uint8Array {
  const encoded = RLP.encode(items as never);
  const all = new Uint8Array(encoded.length + 1);
  all[0] = type;
  all.set(encoded, 1);
  return all;
}

interface Entry {
  readonly key: string;
  readonly value: Uint8Array;
}

/** The root of the trie of a list. */
function computeRoot(values: readonly Uint8Array[]): string {
  const entries = values.map((value, index): Entry => {
    return { key: bytesToHex(RLP.encode(quantity(`0x${index.toString(16)}`))), value };
  });
  const sorted = entries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return hash(RLP.encode(buildNode(sorted, 0) as never));
}

function buildNode(entries: readonly Entry[], depth: number): Item[] {
  const [first, last] = [entries[0] as Entry, entries.at(-1) as Entry];
  if (entries.length === 1) return [encodePath(first.key.slice(depth), true), first.value];
  let end = depth;
  while (first.key[end] === last.key[end]) end += 1;
  if (end > depth) return [encodePath(first.key.slice(depth, end), false), below(entries, end)];
  const children = [..."0123456789abcdef"].map((digit): Item => {
    const own = entries.filter(({ key }) => key[depth] === digit);
    return own.length === 0 ? none : below(own, depth + 1);
  });
  return [...children, none];
}

function below(entries: readonly Entry[], depth: number): Item {
  const node = buildNode(entries, depth);
  const encoded = RLP.encode(node as never);
  return encoded.length < 32 ? node : keccak_256(encoded);
}

function encodePath(digits: string, isLeaf: boolean): Uint8Array {
  const isOdd = digits.length % 2 === 1;
  return hexToBytes(`${(isLeaf ? 2 : 0) + (isOdd ? 1 : 0)}${isOdd ? "" : "0"}${digits}`);
}

function bytes(hex: string): Uint8Array {
  return hexToBytes(hex.slice(2));
}

function quantity(hex: string): Uint8Array {
  const digits = hex.slice(2).replace(/^0+/, "");
  return digits === "" ? none : hexToBytes(digits.length % 2 === 0 ? digits : `0${digits}`);
}

function hash(value: Uint8Array): string {
  return `0x${bytesToHex(keccak_256(value))}`;
}
