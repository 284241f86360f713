import { fromBase58 } from "../base58.ts";
import type { Account } from "./engine.ts";
import { type Fields, invalid } from "./reads.ts";
import { tokenAccount } from "./token-accounts.ts";

/** Maximum filters of a call. Source: anza-xyz/agave. */
const maxFilters = 4;

type AccountFilter = (account: Account) => boolean;

/**
 * @param filters - As the caller sent them: an account must pass all.
 * @throws RpcFailure if there are too many, or if bytes are not in the encoding that they name.
 */
export function accountFilter(filters: unknown): AccountFilter {
  const list = (filters ?? []) as readonly (Fields | string)[];
  if (list.length > maxFilters) throw invalid(`Too many filters provided; max ${maxFilters}`);
  const tests = list.map(filterOf);
  return (account) => tests.every((test) => test(account));
}

function filterOf(filter: Fields | string): AccountFilter {
  if (typeof filter === "string" || "tokenAccountState" in filter)
    return (account) => tokenAccount(account) !== undefined;
  if ("dataSize" in filter) return ({ data }) => data.length === Number(filter["dataSize"]);
  const { offset, bytes, encoding } = filter["memcmp"] as Fields;
  const start = Number(offset);
  const wanted = bytesOf(bytes, encoding);
  return ({ data }) => data.subarray(start, start + wanted.length).equals(wanted);
}

function bytesOf(bytes: unknown, encoding: unknown): Buffer {
  if (Array.isArray(bytes)) return Buffer.from(bytes as number[]);
  if (encoding === "base64") return Buffer.from(String(bytes), "base64");
  const decoded = fromBase58(String(bytes));
  if (!decoded) throw invalid("Invalid param: memcmp: bytes are not base58");
  return decoded;
}
