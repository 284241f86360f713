import { sameDigest, sha256 } from "../state/digest.ts";
import type { StoredNode } from "../state/store/stored-node.ts";

interface Entry {
  readonly id: string;
  readonly key: Buffer;
  readonly password: Buffer;
  readonly username: string;
}

/**
 * The nodes' ids by what their callers prove themselves with.
 *
 * A key is looked up by its digest: a caller cannot choose a digest that resembles another, so how long the look-up
 * takes tells nothing; the digests are then compared in constant time.
 */
export class NodeDirectory {
  readonly #byId = new Map<string, Entry>();
  readonly #byKey = new Map<string, Entry>();
  readonly #byUsername = new Map<string, Entry>();

  add({ id, credentials: { key, password, username } }: Pick<StoredNode, "id" | "credentials">): void {
    const entry = { id, username, key: sha256(key), password: sha256(password) };
    this.#byId.set(id, entry);
    this.#byKey.set(entry.key.toString("latin1"), entry);
    this.#byUsername.set(username, entry);
  }

  /** From now on nothing opens the node. */
  remove(id: string): void {
    const entry = this.#byId.get(id);
    if (!entry) return;
    this.#byId.delete(id);
    this.#byKey.delete(entry.key.toString("latin1"));
    this.#byUsername.delete(entry.username);
  }

  /** The node whose key (URL token, beacon key, gRPC token) this is. */
  byKey(key: string): string | undefined {
    const digest = sha256(key);
    const entry = this.#byKey.get(digest.toString("latin1"));
    return entry && sameDigest(entry.key, digest) ? entry.id : undefined;
  }

  /** The node that this user name and password open. */
  byPassword(username: string, password: string): string | undefined {
    const entry = this.#byUsername.get(username);
    const digest = sha256(password);
    // Compared in any case, so that an unknown name takes as long as a wrong password.
    return sameDigest(entry?.password ?? nobody, digest) ? entry?.id : undefined;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }
}

const nobody = Buffer.alloc(32);
