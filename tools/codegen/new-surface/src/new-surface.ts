import { addGrpc } from "./add-grpc.ts";
import { addRest } from "./add-rest.ts";
import type { NewSurface } from "./surface.ts";
import { Tree } from "./tree.ts";
import { CatalogRows } from "./catalog-rows.ts";

/**
 * Adds a surface to a repository. `npm run generate` writes the rest.
 *
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

/**
 * Adds a family of JSON-RPC methods: its spec, and its rows in the catalog. Clients, the gateway and the pages of `packages/rpc`
 * are generated from them.
 *
 * @returns what you still have to write.
 */
function addRpc(tree: Tree, { name, title, spec, source, protocols }: NewSurface): readonly string[] {
  const rows = new CatalogRows(tree);
  rows.add("families", name, [`title: ${title}`, `source: ${JSON.stringify(source)}`]);
  for (const protocol of protocols) rows.offer(protocol, "families", name);
  tree.create(`specs/rpc/${name}.openrpc.yaml`, spec);
  rows.write();
  const changeset = `---
"@node-access/rpc": minor
"@node-access/gateway": minor
---

Methods of ${title}, on nodes of ${protocols.join(", ")}
`;
  tree.create(`.changeset/${name}.md`, changeset);
  return [
    `.changeset/${name}.md: what users can do now`,
    "specs/catalog.yaml: chainIdMethod, if one of the methods returns the chain id",
  ];
}
