import { sha256 } from "../state/digest.ts";
import { newToken, newUsername } from "../state/identifiers.ts";
import { NodeDirectory } from "./node-directory.ts";

/**
 * The keys with which streams read nodes, for the listener that serves this process alone: random, in memory, and no
 * caller's.
 */
export class NodeKeys {
  readonly directory: NodeDirectory = new NodeDirectory(() => {});
  readonly #keys = new Map<string, string>();

  /** @param node - The id of a node. */
  of(node: string): string {
    const known = this.#keys.get(node);
    if (known !== undefined) return known;
    const key = newToken();
    const terms = {
      replaces: null,
      expiresAt: null,
      revokedAt: null,
      rate: null,
      burst: null,
      methods: null,
      origins: null,
    };
    const unused = { username: newUsername(), passwordDigest: sha256(newToken()) };
    this.directory.set(node, [{ ...terms, ...unused, id: "streams", digest: sha256(key) }]);
    this.#keys.set(node, key);
    return key;
  }
}
