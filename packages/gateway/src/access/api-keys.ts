import { sameDigest, sha256 } from "../state/digest.ts";
import type { ApiKeyRecord } from "../state/store/organizations.ts";

/** The organizations by their API keys. */
export class ApiKeys {
  readonly #records = new Map<string, ApiKeyRecord>();

  constructor(records: readonly ApiKeyRecord[]) {
    this.add(records);
  }

  /** Takes in keys that are not there yet. */
  add(records: readonly ApiKeyRecord[]): void {
    for (const record of records) this.#records.set(record.digest.toString("latin1"), record);
  }

  /** The id of the organization that owns this key. Looked up by digest, for the reason given at `NodeDirectory`. */
  owner(key: string): string | undefined {
    const digest = sha256(key);
    const record = this.#records.get(digest.toString("latin1"));
    return record && sameDigest(record.digest, digest) ? record.organization : undefined;
  }
}
