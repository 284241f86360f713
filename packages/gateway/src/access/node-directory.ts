import { sameDigest, sha256 } from "../state/digest.ts";
import type { StoredCredential } from "../state/stored-key.ts";
import type { Key, KeyTerms } from "./key.ts";
import { KeySet, type OnKeyEnd } from "./key-set.ts";

/** A credential as the directory takes it over from the store. */
export type CredentialTerms = KeyTerms & Pick<StoredCredential, "username" | "keyDigest" | "passwordDigest">;

interface Entry {
  readonly key: Key;
  readonly credential: CredentialTerms;
}

/**
 * Finds node credentials by key, or by user name and password. Includes those that have expired or been revoked, so that their
 * holders get the reason.
 *
 * A key is looked up by its digest: a caller cannot choose a digest that resembles another, so how long the look-up
 * takes tells nothing; the digests are then compared in constant time.
 */
export class NodeDirectory {
  readonly #keys: KeySet;
  readonly #byNode = new Map<string, readonly Entry[]>();
  readonly #byKey = new Map<string, Entry>();
  readonly #byUsername = new Map<string, Entry>();

  /** @param onEnd - Called when an active credential has expired or been revoked, while its node still exists. */
  constructor(onEnd: OnKeyEnd) {
    this.#keys = new KeySet(onEnd);
  }

  /** Replaces the credentials of a node with those that are stored. */
  set(node: string, credentials: readonly CredentialTerms[]): void {
    this.#forget(node);
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

  /** From now on nothing opens the node. */
  remove(node: string): void {
    this.#forget(node);
    this.#keys.remove(node);
  }

  /** The credential whose key (URL token, beacon key, gRPC token) this is; it may have ended. */
  byKey(key: string): Key | undefined {
    const digest = sha256(key);
    const entry = this.#byKey.get(digest.toString("latin1"));
    return entry && sameDigest(entry.credential.keyDigest, digest) ? entry.key : undefined;
  }

  /** The credential that this user name and password belong to; it may have ended. */
  byPassword(username: string, password: string): Key | undefined {
    const entry = this.#byUsername.get(username);
    const digest = sha256(password);
    // Compared in any case, so that an unknown name takes as long as a wrong password.
    return sameDigest(entry?.credential.passwordDigest ?? nobody, digest) ? entry?.key : undefined;
  }

  has(node: string): boolean {
    return this.#byNode.has(node);
  }

  /** Closes the connections of credentials that have expired. Call it every second. */
  expire(): void {
    this.#keys.expire();
  }

  /** Whether a credential lists the origin. */
  hasOrigin(origin: string): boolean {
    return this.#keys.hasOrigin(origin);
  }

  /** @returns the ids of the credentials that were used since this was last called. */
  takeUsed(): string[] {
    return this.#keys.takeUsed();
  }

  #forget(node: string): void {
    for (const { credential } of this.#byNode.get(node) ?? []) {
      this.#byKey.delete(credential.keyDigest.toString("latin1"));
      this.#byUsername.delete(credential.username);
    }
    this.#byNode.delete(node);
  }
}

const nobody = Buffer.alloc(32);
