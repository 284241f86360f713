import { camelStart, pascal } from "@node-access-tools/generate/model";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMap, parse, parseDocument, type YAMLMap } from "yaml";
import { readFacts } from "./facts.ts";
import { applyTemplates, type Changes, fill, readTable, writeFiles } from "./templates.ts";

/** A surface to add to the repository, as `templates/usage.txt` describes it. */
export interface NewSurface {
  readonly name: string;
  readonly title: string;
  readonly source: string;
  /** The text of its spec. */
  readonly spec: string;
  readonly kind: "rest" | "rpc" | "grpc";
  readonly protocols: readonly string[];
  /** Empty if requests are signed. Default: those of a node. */
  readonly credentials?: readonly string[] | undefined;
  readonly genesis?: string | undefined;
}

/**
 * Adds a surface: its spec, its rows in the catalog, and what the folder `templates` has for its kind. `npm run generate` writes the rest.
 * Returns what you still have to write. Files are written when all are known: if anything is wrong, the repository stays unchanged.
 */
export async function addSurface(root: string, surface: NewSurface): Promise<readonly string[]> {
  const { name, kind, protocols, credentials, spec } = surface;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `name: expected words in lower case, joined by hyphens, such as node-status, not ${name}`,
    );
  const grpcPackage = /^package\s+([\w.]+)\s*;/m.exec(spec)?.[1];
  if (kind === "grpc" && grpcPackage === undefined)
    throw new Error("the proto file states no package; add `package <name>.v1;`");
  if (kind === "grpc" && surface.genesis === undefined)
    throw new Error("a new protocol needs --genesis, the hash of its first block");
  const stated = {
    ...surface,
    type: pascal(name),
    variable: camelStart(pascal(name)),
    protocol: protocols[0],
    protocols: protocols.join(", "),
    accepts: credentials ? name : "node",
    credentialKinds: credentials && JSON.stringify(credentials),
    grpcPackage,
    protoFile: `${grpcPackage?.replaceAll(".", "/")}/${name.replaceAll("-", "_")}.proto`,
  };
  const changes = readTable<Changes>(`${kind}.yaml`);
  const rows = parse(fill(changes.rows, stated)) as Record<string, object>;
  const line = kind === "rest" ? `x-surface: ${stated.accepts}\n` : "";
  const files = new Map([
    [CATALOG, addRows(readFileSync(join(root, CATALOG), "utf8"), rows, changes.list, surface)],
    [fill(changes.spec, stated), spec.replace(/^x-surface:.*\n/m, "").replace(/^(?=paths:)/m, line)],
  ]);
  const copy = mkdtempSync(join(tmpdir(), "new-specs-"));
  try {
    cpSync(join(root, "specs"), join(copy, "specs"), { recursive: true });
    writeFiles(copy, files);
    const facts = { ...stated, ...(await readFacts[kind](copy, name, stated.accepts)) };
    applyTemplates(root, files, kind, facts);
    writeFiles(root, files);
    return changes.left.map((text) => fill(text, facts));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const CATALOG = "specs/catalog.yaml";

/** Adds rows to tables of the catalog, and the surface to a list of each of its protocols. */
function addRows(text: string, rows: Record<string, object>, list: string, surface: NewSurface): string {
  const { name, protocols } = surface;
  const catalog = parseDocument(text);
  for (const [table, added] of Object.entries(rows)) {
    for (const [key, row] of Object.entries(added)) {
      if (catalog.hasIn([table, key]))
        throw new Error(`${CATALOG} has ${table}.${key} already; choose another name`);
      catalog.setIn([table, key], catalog.createNode(row));
    }
  }
  const known = catalog.get("protocols") as YAMLMap;
  for (const protocol of protocols) {
    if (!isMap(known.get(protocol))) {
      const names = known.items.map(({ key }) => String(key)).join(", ");
      throw new Error(`${CATALOG} has no protocol ${protocol}; use one of ${names}`);
    }
    if (known.hasIn([protocol, list])) known.addIn([protocol, list], name);
    else known.setIn([protocol, list], catalog.createNode([name], { flow: true }));
  }
  return catalog.toString({ lineWidth: 0 });
}
