import type { StoredNode } from "../store/stored-node.ts";
import { sameDigest, sha256 } from "./digest.ts";

interface Entry {
  node: StoredNode;
  readonly key: Buffer;
  readonly password: Buffer;
}

/**
 * The nodes by what their callers prove themselves with.
 *
 * A key is looked up by its digest: a caller cannot choose a digest that resembles another, so how long the look-up
 * takes tells nothing; the digests are then compared in constant time.
 */
export class NodeDirectory {
  readonly #byId = new Map<string, Entry>();
  readonly #byKey = new Map<string, Entry>();
  readonly #byUsername = new Map<string, Entry>();

  constructor(nodes: readonly StoredNode[]) {
    for (const node of nodes) this.add(node);
  }

  add(node: StoredNode): void {
    const { key, password, username } = node.credentials;
    const entry = { node, key: sha256(key), password: sha256(password) };
    this.#byId.set(node.id, entry);
    this.#byKey.set(entry.key.toString("latin1"), entry);
    this.#byUsername.set(username, entry);
  }

  /** The node whose key (URL token, beacon key, gRPC token) this is. */
  byKey(key: string): StoredNode | undefined {
    const digest = sha256(key);
    const entry = this.#byKey.get(digest.toString("latin1"));
    return entry && sameDigest(entry.key, digest) ? entry.node : undefined;
  }

  /** The node that this user name and password open. */
  byPassword(username: string, password: string): StoredNode | undefined {
    const entry = this.#byUsername.get(username);
    const digest = sha256(password);
    // Compared in any case, so that an unknown name takes as long as a wrong password.
    return sameDigest(entry?.password ?? nobody, digest) ? entry?.node : undefined;
  }

  byId(id: string): StoredNode | undefined {
    return this.#byId.get(id)?.node;
  }

  all(): StoredNode[] {
    return [...this.#byId.values()].map(({ node }) => node);
  }

  /** Puts a changed record in the place of the one with its id. */
  replace(node: StoredNode): void {
    const entry = this.#byId.get(node.id);
    if (entry) entry.node = node;
  }
}

const nobody = Buffer.alloc(32);
