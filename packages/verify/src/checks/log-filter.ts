import { fromHex, keccak } from "../encoding/bytes.ts";
import { describe, type JsonObject, isAbsent, listAt } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";

/** What the logs of a request have in common. */
export interface LogFilter {
  matches(log: JsonObject): boolean;
  /** Whether a block with this filter of 256 bytes may have logs that match. */
  mayMatch(bloom: Uint8Array): boolean;
}

/** Reads `address` and `topics` of a request for logs. Source: ethereum/execution-apis, Filter. */
export function readFilter({ address, topics }: JsonObject): LogFilter {
  const addresses = choices(address);
  const positions = (Array.isArray(topics) ? topics : []).map(choices);
  const bits = [addresses, ...positions]
    .filter((values) => values !== undefined)
    .map((values) => Array.from(values, bloomBits));
  return {
    matches(log) {
      if (addresses && !addresses.has(String(log["address"]).toLowerCase())) return false;
      const given = listAt(log, "topics", "log");
      return (
        given.length >= positions.length &&
        positions.every((values, index) => !values || values.has(String(given[index]).toLowerCase()))
      );
    },
    mayMatch: (bloom) => bits.every((any) => any.some((one) => mayContain(bloom, one))),
  };
}

/** The values that are accepted in a place; `undefined` if all are. */
function choices(value: unknown): ReadonlySet<string> | undefined {
  if (isAbsent(value)) return undefined;
  const list = Array.isArray(value) ? value : [value];
  // An empty list, or one with null, accepts everything.
  if (list.length === 0 || list.some(isAbsent)) return undefined;
  return new Set(list.map((one) => String(one).toLowerCase()));
}

/** Bits of the filter of a byte string. Source: Yellow Paper, 4.3.1. */
type BloomBits = readonly [number, number, number];

/** Returns the three bits that an address or a topic sets in a filter of 2048. */
function bloomBits(value: string): BloomBits {
  if (!/^0x(?:[0-9a-f]{2})*$/.test(value))
    throw new CannotVerify(
      "no-check",
      `the request has ${describe(value)} in place of an address or a topic`,
    );
  const hash = keccak(fromHex(value));
  const bit = (at: number): number => (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047;
  return [bit(0), bit(2), bit(4)];
}

function mayContain(bloom: Uint8Array, bits: BloomBits): boolean {
  return bits.every((bit) => ((bloom[255 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0);
}
