import { invalidArgument, kindOf } from "@node-access/auth";
import type { Genesis } from "./generated/types.ts";

// Requires a time zone, because a time without one would be parsed in the local zone.
const ISO_8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/**
 * Parses the time at which the chain started. It accepts both decimal seconds since 1970,
 * which nodes return, and an ISO 8601 timestamp, which the service's interface shows.
 *
 * @param genesis - The `data` of the response of `getGenesis()`.
 * @returns the time.
 * @throws NodeAccessError `INVALID_ARGUMENT` for any other format.
 *
 * @example
 * ```ts
 * import { genesisTime } from "@node-access/beacon";
 *
 * console.log(genesisTime({ genesis_time: "1606824023" }).toISOString()); // 2020-12-01T12:00:23.000Z
 * ```
 *
 * Source: ethereum/beacon-APIs.
 */
export function genesisTime(genesis: Pick<Genesis, "genesis_time">): Date {
  const { genesis_time } = Object(genesis) as Genesis;
  if (typeof genesis_time !== "string")
    throw invalidArgument("genesis_time", "a string", kindOf(genesis_time));
  const seconds = /^\d+$/.test(genesis_time);
  const time = new Date(seconds ? Number(genesis_time) * 1000 : genesis_time);
  if (!Number.isNaN(time.getTime()) && (seconds || ISO_8601.test(genesis_time))) return time;
  const expected = "decimal seconds since 1970, or an ISO 8601 time with a time zone";
  throw invalidArgument("genesis_time", expected, JSON.stringify(genesis_time) ?? "nothing");
}
