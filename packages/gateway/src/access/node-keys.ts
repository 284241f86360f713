import { noTerms } from "../state/add-organization.ts";
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
    const unused = { revokedAt: null, username: newUsername(), passwordDigest: sha256(newToken()) };
    this.directory.set(node, [{ ...noTerms, ...unused, id: "streams", digest: sha256(key) }]);
    this.#keys.set(node, key);
    return key;
  }

  /** Forgets the keys of nodes that do not exist. @param nodes - The ids of those that exist. */
  retain(nodes: ReadonlySet<string>): void {
    for (const node of this.#keys.keys())
      if (!nodes.has(node)) {
        this.directory.remove(node);
        this.#keys.delete(node);
      }
  }
}
