import { hash } from "node:crypto";

/**
 * The digest of a range of the ledger: it begins with an empty text, and each id in order makes it the SHA-256, in hex, of
 * the digest so far followed by the id. So it is the same however the events were divided into batches.
 *
 * @param digest - That of the events before; empty if there are none.
 * @param ids - The ids, in order.
 * @returns the digest, in hex.
 *
 * @example
 * ```ts
 * import { digestIds } from "@node-access/delivery";
 *
 * console.log(digestIds("", ["0x11:0", "0x11:1"]) === digestIds(digestIds("", ["0x11:0"]), ["0x11:1"])); // true
 * ```
 */
export function digestIds(digest: string, ids: readonly string[]): string {
  return ids.reduce((current, id) => hash("sha256", current + id), digest);
}
