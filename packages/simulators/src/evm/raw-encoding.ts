import { RLP } from "micro-eth-signer/core/rlp.js";
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

/** @returns the fields of a header that it has, as RLP encodes them. */
export function listHeader(header: Fields): (string | bigint)[] {
  const known = headerFields.filter((name) => header[name] !== undefined);
  return known.map((name) => (numeric.has(name) ? BigInt(String(header[name])) : String(header[name])));
}

/** @returns a header in RLP. */
export function encodeHeader(header: Fields): Uint8Array {
  return RLP.encode(listHeader(header));
}

/** @returns a receipt as it is hashed. */
export function encodeReceipt(receipt: Fields): Uint8Array {
  const { type, status, cumulativeGasUsed, logsBloom, logs } = receipt;
  const encodedLogs = (logs as readonly Fields[]).map(({ address, topics, data }) => [
    String(address),
    topics as string[],
    String(data),
  ]);
  const gas = BigInt(String(cumulativeGasUsed));
  const list = RLP.encode([BigInt(String(status)), gas, String(logsBloom), encodedLogs]);
  return Number(type) === 0 ? list : Buffer.concat([Buffer.of(Number(type)), list]);
}
