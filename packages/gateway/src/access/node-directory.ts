import { sameDigest, sha256 } from "../state/digest.ts";
import type { StoredCredential } from "../state/tables/node-credentials.ts";
import type { Key, KeyTerms } from "./key.ts";
import { KeySet } from "./key-set.ts";

export type CredentialTerms = KeyTerms & Pick<StoredCredential, "username" | "passwordDigest">;

interface Entry {
  readonly key: Key;
  readonly passwordDigest: Buffer;
}

/** Finds node credentials by key (URL token, beacon key, gRPC token), or by user name and password. */
export class NodeDirectory extends KeySet<CredentialTerms> {
  readonly #usernames = new Map<string, readonly string[]>();
  readonly #byUsername = new Map<string, Entry>();

  override set(node: string, credentials: readonly CredentialTerms[]): readonly Key[] {
    this.#removeUsernames(node);
    const keys = super.set(node, credentials);
    for (const [index, { username, passwordDigest }] of credentials.entries())
      this.#byUsername.set(username, { key: keys[index] as Key, passwordDigest });
    this.#usernames.set(
      node,
      credentials.map(({ username }) => username),
    );
    return keys;
  }

  override remove(node: string): void {
    this.#removeUsernames(node);
    super.remove(node);
  }

  /** Finds the credential with this user name and password; it may have ended. */
  byPassword(username: string, password: string): Key | undefined {
    const entry = this.#byUsername.get(username);
    const digest = sha256(password);
    // Always compared, so that an unknown name takes as long as a wrong password.
    return sameDigest(entry?.passwordDigest ?? noDigest, digest) ? entry?.key : undefined;
  }

  #removeUsernames(node: string): void {
    for (const username of this.#usernames.get(node) ?? []) this.#byUsername.delete(username);
    this.#usernames.delete(node);
  }
}

const noDigest = Buffer.alloc(32);
