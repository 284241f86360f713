import { CatalogRows } from "./catalog-rows.ts";
import type { NewSurface } from "./surface.ts";
import type { Tree } from "./tree.ts";

/**
 * Adds a family of JSON-RPC methods: its spec, and its rows in the catalog. Clients, the gateway and the pages of `packages/rpc`
 * are generated from them.
 *
 * @returns what you still have to write.
 */
export function addRpc(tree: Tree, { name, title, spec, source, protocols }: NewSurface): readonly string[] {
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
