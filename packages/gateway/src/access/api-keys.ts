import { sameDigest, sha256 } from "../state/digest.ts";
import type { StoredApiKey } from "../state/stored-key.ts";
import type { DatabaseContact } from "./database-contact.ts";
import type { Key, KeyTerms } from "./key.ts";
import { KeySet } from "./key-set.ts";

/** An API key as loaded from the store: with its digest, never the key itself. */
export type ApiKeyTerms = KeyTerms & Pick<StoredApiKey, "digest">;

interface Entry {
  readonly key: Key;
  readonly digest: Buffer;
}

/** Finds API keys. Includes expired and revoked ones, so that their holders learn the reason. */
export class ApiKeys {
  readonly #keys: KeySet;
  readonly #byOrganization = new Map<string, readonly Entry[]>();
  readonly #byDigest = new Map<string, Entry>();

  constructor(contact?: DatabaseContact) {
    this.#keys = new KeySet(() => {}, contact);
  }

  /** Replaces the API keys of an organization with the stored ones. */
  set(organization: string, apiKeys: readonly ApiKeyTerms[]): void {
    for (const { digest } of this.#byOrganization.get(organization) ?? [])
      this.#byDigest.delete(digest.toString("latin1"));
    const keys = this.#keys.set(organization, apiKeys);
    const entries = apiKeys.flatMap(({ digest }, index) => {
      const key = keys[index];
      return key ? [{ key, digest }] : [];
    });
    for (const entry of entries) this.#byDigest.set(entry.digest.toString("latin1"), entry);
    this.#byOrganization.set(organization, entries);
  }

  /** The organizations whose API keys are known. */
  organizations(): readonly string[] {
    return [...this.#byOrganization.keys()];
  }

  /** Finds an API key, which may have ended. Looked up by digest, for the reason given at `NodeDirectory`. */
  find(apiKey: string): Key | undefined {
    const digest = sha256(apiKey);
    const entry = this.#byDigest.get(digest.toString("latin1"));
    return entry && sameDigest(entry.digest, digest) ? entry.key : undefined;
  }

  /** Whether an API key lists the origin. */
  hasOrigin(origin: string): boolean {
    return this.#keys.hasOrigin(origin);
  }

  /** @returns the ids of the API keys that were used since the last call of this method. */
  takeUsed(): string[] {
    return this.#keys.takeUsed();
  }
}
