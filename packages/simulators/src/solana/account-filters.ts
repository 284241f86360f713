import { fromBase58 } from "../base58.ts";
import type { Account } from "./engine.ts";
import { type Fields, invalid } from "./reads.ts";
import { unknownVariant } from "./encodings.ts";
import { tokenAccount } from "./token-accounts.ts";

/** Maximum filters of a call. Source: anza-xyz/agave. */
const maxFilters = 4;
const filterKinds = ["dataSize", "memcmp", "tokenAccountState"];
const bytesEncodings = ["base58", "base64", "bytes"];

type AccountFilter = (account: Account) => boolean;

/**
 * @returns a test of all filters. @throws RpcFailure if there are too many, or if bytes are not in the encoding that
 * they name.
 */
export function accountFilter(filters: unknown): AccountFilter {
  const list = (filters ?? []) as readonly (Fields | string)[];
  if (list.length > maxFilters) throw invalid(`Too many filters provided; max ${maxFilters}`);
  const tests = list.map(createFilter);
  return (account) => tests.every((test) => test(account));
}

function createFilter(filter: Fields | string): AccountFilter {
  const [kind = ""] = typeof filter === "string" ? [filter] : Object.keys(filter);
  if (!filterKinds.includes(kind)) throw unknownVariant(kind, filterKinds);
  if (typeof filter === "string" || kind === "tokenAccountState")
    return (account) => tokenAccount(account) !== undefined;
  if (kind === "dataSize") {
    const size = whole(filter[kind], "dataSize");
    return ({ data }) => data.length === size;
  }
  const { offset, bytes, encoding } = Object(filter["memcmp"]) as Fields;
  const start = whole(offset, "memcmp.offset");
  const wanted = decodeBytes(bytes, encoding);
  return ({ data }) => data.subarray(start, start + wanted.length).equals(wanted);
}

function whole(value: unknown, name: string): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw invalid(`Invalid params: invalid value for ${name}, expected u64.`);
}

function decodeBytes(bytes: unknown, encoding: unknown): Buffer {
  if (encoding !== undefined && !bytesEncodings.includes(String(encoding)))
    throw unknownVariant(encoding, bytesEncodings);
  if (Array.isArray(bytes)) return Buffer.from(bytes as number[]);
  if (encoding === "base64") return Buffer.from(String(bytes), "base64");
  const decoded = fromBase58(String(bytes));
  if (!decoded) throw invalid("Invalid param: memcmp: bytes are not base58");
  return decoded;
}
