import { isMap, parseDocument, type YAMLMap } from "yaml";
import { camelStart, pascal } from "@node-access-tools/generate/model";
import { grpcFacts, restFacts } from "./facts.ts";
import { applyTemplates, type Facts, Tree } from "./templates.ts";

/** A surface to add to the repository. */
export interface NewSurface {
  /** In lower case, words joined by hyphens: `indexer`. */
  readonly name: string;
  readonly title: string;
  readonly spec: string;
  /** It becomes a package, a family of methods in `packages/rpc`, or a client in `packages/grpc`. */
  readonly kind: "rest" | "rpc" | "grpc";
  /** The protocols whose nodes have it. A gRPC surface is a new protocol with the surface's name. */
  readonly protocols: readonly string[];
  /** The kinds of credential that it accepts; empty if requests are signed. Default: those of a node. */
  readonly credentials?: readonly string[] | undefined;
  readonly source: string;
  /** The hash of the first block of the new protocol's main network. Only for gRPC. */
  readonly genesis?: string | undefined;
}

/**
 * Adds a surface: its spec, its rows in the catalog, and what the folder `templates` has for its kind. `npm run generate` writes the rest.
 * Returns what you still have to write. If anything is wrong, the repository stays unchanged.
 */
export async function addSurface(root: string, surface: NewSurface): Promise<readonly string[]> {
  const { name, kind, protocols } = surface;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `name: expected words in lower case, joined by hyphens, such as node-status, not ${name}`,
    );
  const tree = new Tree(root);
  try {
    const facts = await { rest: addRest, rpc: addRpc, grpc: addGrpc }[kind](tree, surface);
    return applyTemplates(tree, kind, {
      ...surface,
      type: pascal(name),
      variable: camelStart(pascal(name)),
      protocol: protocols[0],
      protocols: protocols.join(", "),
      ...facts,
    });
  } catch (error) {
    tree.undo();
    throw error;
  }
}

function addRest(
  tree: Tree,
  { name, title, source, credentials, protocols, spec }: NewSurface,
): Promise<Facts> {
  const surface = credentials ? name : "node";
  const own = credentials && { surfaces: { title, credentials, source } };
  addRows(tree, name, { ...own, endpoints: { title, surface, source } }, protocols);
  const line = `x-surface: ${surface}\n`;
  const text = spec.replace(/^x-surface:.*\n/m, "").replace(/^(?=paths:)/m, line);
  tree.write(`specs/${name}.openapi.yaml`, text);
  return restFacts(tree.root, name, surface);
}

function addRpc(tree: Tree, { name, title, spec, source, protocols }: NewSurface): Facts {
  addRows(tree, name, { families: { title, source } }, protocols);
  tree.write(`specs/rpc/${name}.openrpc.yaml`, spec);
  return {};
}

function addGrpc(tree: Tree, { name, title, spec, source, genesis }: NewSurface): Promise<Facts> {
  const [, grpcPackage] = /^package\s+([\w.]+)\s*;/m.exec(spec) ?? [];
  if (grpcPackage === undefined)
    throw new Error("the proto file states no package; add `package <name>.v1;`");
  if (genesis === undefined) throw new Error("a new protocol needs --genesis, the hash of its first block");
  const row = { title, families: [], endpoints: ["grpc"], grpcPackage, grpcClient: name, source };
  addRows(tree, name, { protocols: row });
  addRows(tree, `${name}-mainnet`, { networks: { protocol: name, genesis, source } });
  tree.write(`specs/grpc/${grpcPackage.replaceAll(".", "/")}/${name.replaceAll("-", "_")}.proto`, spec);
  return grpcFacts(tree.root, name);
}

const CATALOG = "specs/catalog.yaml";

/** Adds rows with one name to tables of the catalog, and the name to a list of protocols. */
function addRows(
  tree: Tree,
  name: string,
  rows: Record<string, object>,
  protocols: readonly string[] = [],
): void {
  const catalog = parseDocument(tree.read(CATALOG));
  for (const [table, row] of Object.entries(rows)) {
    if (catalog.hasIn([table, name]))
      throw new Error(`${CATALOG} has ${table}.${name} already; choose another name`);
    catalog.setIn([table, name], catalog.createNode(row));
  }
  const table = catalog.get("protocols") as YAMLMap;
  for (const protocol of protocols) {
    if (!isMap(table.get(protocol))) {
      const names = table.items.map(({ key }) => String(key)).join(", ");
      throw new Error(`${CATALOG} has no protocol ${protocol}; use one of ${names}`);
    }
    const at = [protocol, "families" in rows ? "families" : "endpoints"];
    if (table.hasIn(at)) table.addIn(at, name);
    else table.setIn(at, catalog.createNode([name], { flow: true }));
  }
  tree.write(CATALOG, catalog.toString({ lineWidth: 0 }));
}
