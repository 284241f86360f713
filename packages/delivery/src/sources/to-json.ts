import { toBase58 } from "@node-access/grpc/geyser";

/** The fields of Solana's messages whose bytes are keys, signatures or hashes. */
const BASE58: ReadonlySet<string> = new Set(
  (
    "pubkey owner txnSignature signature signatures accountKeys accountKey recentBlockhash programId " +
    "loadedWritableAddresses loadedReadonlyAddresses"
  ).split(" "),
);

/**
 * Writes a message as protobuf does in JSON: 64-bit integers as decimal strings, bytes as base64, times in ISO 8601. As Solana does,
 * keys, signatures and hashes are in base58, and the `accounts` of an instruction are a list of numbers.
 */
export function toJson(value: unknown, name = ""): unknown {
  if (typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) {
    if (name === "accounts") return Array.from(value);
    return BASE58.has(name) ? toBase58(value) : Buffer.from(value).toString("base64");
  }
  if (Array.isArray(value)) return value.map((item) => toJson(item, name));
  if (typeof value !== "object" || value === null) return value;
  if (isTimestamp(value)) return toIsoTime(value);
  const fields = Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
    if (field === undefined || key === "_unknownFields") return [];
    // A `oneof` is the field that is set.
    if (isCase(field)) return [[field.$case, toJson(field.value, field.$case)]];
    return [[key, toJson(field, key)]];
  });
  return Object.fromEntries(fields);
}

interface Timestamp {
  readonly seconds: bigint;
  readonly nanos: number;
}

function isTimestamp(value: object): value is Timestamp {
  return "seconds" in value && typeof value.seconds === "bigint" && "nanos" in value;
}

/** @returns the time in ISO 8601, with milliseconds. */
export function toIsoTime({ seconds, nanos }: Timestamp): string {
  return new Date(Number(seconds) * 1_000 + Math.floor(nanos / 1_000_000)).toISOString();
}

function isCase(value: unknown): value is { readonly $case: string; readonly value: unknown } {
  return typeof value === "object" && value !== null && "$case" in value && "value" in value;
}
