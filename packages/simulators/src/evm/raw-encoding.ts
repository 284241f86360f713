import { encodeRlpBytes, encodeRlpInteger, rlpListOf } from "./rlp.ts";
import type { Fields } from "./seeded-blocks.ts";

/** The fields of a header in order. Source: go-ethereum, `types.Header`. */
const headerFields = [
  "parentHash",
  "sha3Uncles",
  "miner",
  "stateRoot",
  "transactionsRoot",
  "receiptsRoot",
  "logsBloom",
  "difficulty",
  "number",
  "gasLimit",
  "gasUsed",
  "timestamp",
  "extraData",
  "mixHash",
  "nonce",
  "baseFeePerGas",
  "withdrawalsRoot",
  "blobGasUsed",
  "excessBlobGas",
  "parentBeaconBlockRoot",
  "requestsHash",
] as const;
/** The fields that are numbers, which RLP writes without leading zeros. The others are bytes. */
const numeric: ReadonlySet<string> = new Set([
  "difficulty",
  "number",
  "gasLimit",
  "gasUsed",
  "timestamp",
  "baseFeePerGas",
  "blobGasUsed",
  "excessBlobGas",
]);

/** @returns a header in RLP, with the fields that it has. */
export function encodedHeader(header: Fields): Buffer {
  const known = headerFields.filter((name) => header[name] !== undefined);
  return rlpListOf(known.map((name) => (numeric.has(name) ? integer(header[name]) : value(header[name]))));
}

/** @returns a receipt as it is hashed. */
export function encodedReceipt(receipt: Fields): Buffer {
  const { type, status, cumulativeGasUsed, logsBloom, logs } = receipt;
  const encodedLogs = (logs as readonly Fields[]).map(({ address, topics, data }) =>
    rlpListOf([value(address), rlpListOf((topics as readonly string[]).map(value)), value(data)]),
  );
  const list = [integer(status), integer(cumulativeGasUsed), value(logsBloom), rlpListOf(encodedLogs)];
  return Buffer.concat([Buffer.from(Number(type) === 0 ? [] : [Number(type)]), rlpListOf(list)]);
}

function value(text: unknown): Uint8Array {
  return encodeRlpBytes(bytesOf(text));
}

function integer(text: unknown): Uint8Array {
  return encodeRlpInteger(BigInt(String(text)));
}

/** @returns the bytes of hex digits. */
export function bytesOf(text: unknown): Buffer {
  return Buffer.from(String(text).slice(2), "hex");
}

/** @returns bytes as hex digits. */
export function hex(bytes: Buffer): string {
  return `0x${bytes.toString("hex")}`;
}
