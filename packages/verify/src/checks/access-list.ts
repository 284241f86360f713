import { Contradiction } from "../contradiction.ts";
import type { ExecutedCall, Execution } from "../execution.ts";
import { describe, type JsonObject, listAt, asObject } from "../fields.ts";

/** Accounts that are warm anyway, and that a list may have or not: sender, called account, miner and precompiles. */
export function inaccessible({ from, to }: ExecutedCall, header: JsonObject): (address: string) => boolean {
  const warm = new Set([from, to, String(header["miner"]).toLowerCase()]);
  return (address) => warm.has(address) || /^0x0{36}[0-9a-f]{4}$/.test(address);
}

/** Requires that an access list has what a call touched, and nothing else. */
export function requireSameList(
  result: JsonObject,
  at: string,
  { touched }: Execution,
  isOptional: (address: string) => boolean,
): void {
  const listed = new Map<string, ReadonlySet<string>>();
  for (const [index, one] of listAt(result, "accessList", at).entries()) {
    const path = `${at}.accessList[${index}]`;
    const entry = asObject(one, path);
    const slots = listAt(entry, "storageKeys", path).map((slot) => String(slot).toLowerCase());
    listed.set(String(entry["address"]).toLowerCase(), new Set(slots));
  }
  const path = `${at}.accessList`;
  for (const address of new Set([...touched.keys(), ...listed.keys()])) {
    const [expected, given] = [touched.get(address), listed.get(address)];
    if (!isOptional(address) && !(expected && given))
      throw new Contradiction(
        "access-list",
        path,
        `${address} ${expected ? "in" : "not in"} the list`,
        given ? "it is there" : "it is missing",
      );
    for (const slot of new Set([...(expected ?? []), ...(given ?? [])]))
      if (!expected?.has(slot) || !given?.has(slot))
        throw new Contradiction(
          "access-list",
          path,
          `slot ${slot} of ${address} ${expected?.has(slot) ? "in" : "not in"} the list`,
          describe(given ? [...given] : []),
        );
  }
}
