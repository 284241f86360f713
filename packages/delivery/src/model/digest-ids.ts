import { createHash } from "node:crypto";

/**
 * The digest of a range of the ledger: it begins with an empty text, and each id in order makes it the SHA-256, in hex, of
 * the digest so far followed by the id. So it is the same however the events were divided into batches.
 *
 * @param digest - That of the events before; empty if there are none.
 */
export function digestIds(digest: string, ids: readonly string[]): string {
  let current = digest;
  for (const id of ids)
    current = createHash("sha256")
      .update(current + id)
      .digest("hex");
  return current;
}
