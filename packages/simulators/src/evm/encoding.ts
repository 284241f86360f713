import { RLP } from "micro-eth-signer/core/rlp.js";
import { decodeHex, type Fields, hex } from "../values.ts";
import { keccak } from "../keccak.ts";

/** The fields of a header in order: RLP writes numbers without leading zeros. Source: go-ethereum, `types.Header`. */
const headerFields = {
  parentHash: "bytes",
  sha3Uncles: "bytes",
  miner: "bytes",
  stateRoot: "bytes",
  transactionsRoot: "bytes",
  receiptsRoot: "bytes",
  logsBloom: "bytes",
  difficulty: "number",
  number: "number",
  gasLimit: "number",
  gasUsed: "number",
  timestamp: "number",
  extraData: "bytes",
  mixHash: "bytes",
  nonce: "bytes",
  baseFeePerGas: "number",
  withdrawalsRoot: "bytes",
  blobGasUsed: "number",
  excessBlobGas: "number",
  parentBeaconBlockRoot: "bytes",
  requestsHash: "bytes",
} as const;

/** @returns the fields of a header that it has, as RLP encodes them. */
export function listHeader(header: Fields): (string | bigint)[] {
  const known = Object.entries(headerFields).filter(([name]) => header[name] !== undefined);
  return known.map(([name, kind]) =>
    kind === "number" ? BigInt(String(header[name])) : String(header[name]),
  );
}

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

const bloomBytes = 256;
/** The bits of each value so far: a simulated chain has few addresses and topics. */
const known = new Map<string, readonly number[]>();
const maxCached = 1_000;

/** @returns the bloom filter of logs with these addresses and topics, in hex. Source: the Yellow Paper, section 4.3.1. */
export function computeBloom(values: readonly string[]): string {
  const bloom = Buffer.alloc(bloomBytes);
  for (const bit of values.flatMap(findBits)) {
    const index = bloomBytes - 1 - (bit >> 3);
    bloom[index] = (bloom[index] ?? 0) | (1 << (bit & 7));
  }
  return hex(bloom);
}

function findBits(value: string): readonly number[] {
  const seen = known.get(value);
  if (seen) return seen;
  const digest = keccak(decodeHex(value));
  const bits = [0, 2, 4].map((offset) => digest.readUInt16BE(offset) & 2047);
  if (known.size >= maxCached) known.clear();
  known.set(value, bits);
  return bits;
}
