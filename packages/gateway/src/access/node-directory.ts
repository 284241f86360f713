import { sameDigest, sha256 } from "../state/digest.ts";
import type { StoredCredential } from "../state/stored-key.ts";
import type { DatabaseContact } from "./database-contact.ts";
import type { Key, KeyTerms } from "./key.ts";
import { KeySet, type OnKeyEnd } from "./key-set.ts";

/** A credential as loaded from the store. */
export type CredentialTerms = KeyTerms & Pick<StoredCredential, "username" | "keyDigest" | "passwordDigest">;

interface Entry {
  readonly key: Key;
  readonly credential: CredentialTerms;
}

/**
 * Finds node credentials by key, or by user name and password. Includes expired and revoked ones,
 * so that their holders learn the reason.
 *
 * A key is looked up by its digest: a caller cannot choose a digest that resembles another,
 * so the duration of the look-up reveals nothing. The digests are then compared in constant time.
 */
export class NodeDirectory {
  readonly #keys: KeySet;
  readonly #byNode = new Map<string, readonly Entry[]>();
  readonly #byKey = new Map<string, Entry>();
  readonly #byUsername = new Map<string, Entry>();

  /** @param onEnd - Called when an active credential has expired or been revoked, while its node still exists. */
  constructor(onEnd: OnKeyEnd, contact?: DatabaseContact) {
    this.#keys = new KeySet(onEnd, contact);
  }

  /** Replaces the credentials of a node with the stored ones. */
  set(node: string, credentials: readonly CredentialTerms[]): void {
    this.#removeEntries(node);
    const keys = this.#keys.set(node, credentials);
    const entries = credentials.flatMap((credential, index) => {
      const key = keys[index];
      return key ? [{ key, credential }] : [];
    });
    for (const entry of entries) {
      this.#byKey.set(entry.credential.keyDigest.toString("latin1"), entry);
      this.#byUsername.set(entry.credential.username, entry);
    }
    this.#byNode.set(node, entries);
  }

  /** Removes a node with its credentials. */
  remove(node: string): void {
    this.#removeEntries(node);
    this.#keys.remove(node);
  }

  /** Finds the credential with this key (URL token, beacon key, gRPC token); it may have ended. */
  byKey(key: string): Key | undefined {
    const digest = sha256(key);
    const entry = this.#byKey.get(digest.toString("latin1"));
    return entry && sameDigest(entry.credential.keyDigest, digest) ? entry.key : undefined;
  }

  /** Finds the credential with this user name and password; it may have ended. */
  byPassword(username: string, password: string): Key | undefined {
    const entry = this.#byUsername.get(username);
    const digest = sha256(password);
    // Always compared, so that an unknown name takes as long as a wrong password.
    return sameDigest(entry?.credential.passwordDigest ?? noDigest, digest) ? entry?.key : undefined;
  }

  has(node: string): boolean {
    return this.#byNode.has(node);
  }

  /** Closes the connections of credentials that have expired, or are not accepted for want of contact to the database. Call it every second. */
  expire(): void {
    this.#keys.expire();
  }

  /** Whether a credential lists the origin. */
  hasOrigin(origin: string): boolean {
    return this.#keys.hasOrigin(origin);
  }

  /** @returns the ids of the credentials that were used since the last call of this method. */
  takeUsed(): string[] {
    return this.#keys.takeUsed();
  }

  #removeEntries(node: string): void {
    for (const { credential } of this.#byNode.get(node) ?? []) {
      this.#byKey.delete(credential.keyDigest.toString("latin1"));
      this.#byUsername.delete(credential.username);
    }
    this.#byNode.delete(node);
  }
}

const noDigest = Buffer.alloc(32);
