import { addGrpc } from "./add-grpc.ts";
import { addRest } from "./add-rest.ts";
import { addRpc } from "./add-rpc.ts";
import type { NewSurface } from "./surface.ts";
import { Tree } from "./tree.ts";

/**
 * Adds a surface to a repository. `npm run generate` writes the rest.
 *
 * @param root - The repository's root.
 * @returns what you still have to write.
 * @throws Error if the spec or an argument is wrong. The repository is then unchanged.
 */
export async function addSurface(root: string, surface: NewSurface): Promise<readonly string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(surface.name))
    throw new Error(
      `name: expected words in lower case, joined by hyphens, such as node-status, not ${surface.name}`,
    );
  const tree = new Tree(root);
  const add = { rest: addRest, rpc: addRpc, grpc: addGrpc }[surface.kind];
  try {
    return await add(tree, surface);
  } catch (error) {
    tree.undo();
    throw error;
  }
}
