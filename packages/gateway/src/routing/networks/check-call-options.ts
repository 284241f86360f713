import { invalidArgument } from "@node-access/auth";
import { checkObject, checkTexts } from "../../contract/check-options.ts";
import type { NetworkPart } from "../../contract/network-options.ts";

/** The options of a part with upstreams that say how calls are treated. */
export const callOptionNames = ["cache", "hedging", "consensus", "broadcast"] as const;

/** The smallest cache, in bytes: less would hold next to nothing. */
const smallestCache = 1024 * 1024;

/**
 * Checks how a part treats calls.
 *
 * @param path - Of the part, for errors.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what is wrong.
 */
export function checkCallOptions(
  path: string,
  part: NetworkPart,
  given: Readonly<Record<string, unknown>>,
): void {
  const named = callOptionNames.find((name) => given[name] !== undefined);
  if (named && part !== "rpc") throw invalidArgument(`${path}.${named}`, "none: it is for rpc", "some");
  const { cache, hedging, consensus, broadcast, upstreams } = given;
  const count = Array.isArray(upstreams) ? upstreams.length : 0;
  if (cache !== undefined && cache !== "off") {
    const { bytes } = checkObject(`${path}.cache`, cache, ["bytes"]);
    checkCount(`${path}.cache.bytes`, bytes, smallestCache, Number.MAX_SAFE_INTEGER);
  }
  if (hedging !== undefined && hedging !== "off")
    throw invalidArgument(`${path}.hedging`, '"off", or nothing', "another value");
  if (broadcast !== undefined) checkCount(`${path}.broadcast`, broadcast, 1, Math.max(1, count));
  if (consensus === undefined) return;
  const at = `${path}.consensus`;
  const { methods, ask, agree } = checkObject(at, consensus, ["methods", "ask", "agree"]);
  checkTexts(`${at}.methods`, methods, "a method's name, as eth_getBalance", (name) => /^\w+$/.test(name));
  checkCount(`${at}.ask`, ask, 2, Math.max(2, count));
  checkCount(`${at}.agree`, agree, 2, Number(ask));
}

function checkCount(path: string, value: unknown, least: number, most: number): void {
  if (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) return;
  const expected = `a whole number from ${least}${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ""}`;
  throw invalidArgument(path, expected, typeof value === "number" ? String(value) : "another value");
}
