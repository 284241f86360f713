import { readCatalog } from "@node-access-tools/generate/catalog";
import { readRest } from "@node-access-tools/generate/open-api";
import { parse } from "yaml";
import { CatalogRows } from "./catalog-rows.ts";
import { listPackage, restPackage } from "./rest-package.ts";
import { addRows } from "./rest-rows.ts";
import { hasOnlyObjects, nonceCalls, sampleCall } from "./sample-call.ts";
import { addToSite } from "./site-rows.ts";
import type { NewSurface } from "./surface.ts";
import type { Tree } from "./tree.ts";

/**
 * Adds a REST API: its spec, its rows in the catalog, and a package for its client.
 *
 * @returns what you still have to write.
 * @throws Mistakes if the spec is wrong.
 */
export function addRest(tree: Tree, surface: NewSurface): readonly string[] {
  const { name, title, spec, credentials, source, protocols } = surface;
  const document = parse(spec) as { readonly info?: { readonly summary?: string } };
  const accepts = credentials ? name : "node";
  const rows = new CatalogRows(tree);
  const from = `source: ${JSON.stringify(source)}`;
  if (credentials)
    rows.add("surfaces", name, [`title: ${title}`, `credentials: [${credentials.join(", ")}]`, from]);
  rows.add("endpoints", name, [`title: ${title}`, `surface: ${accepts}`, from]);
  for (const protocol of protocols) rows.offer(protocol, "endpoints", name);
  const file = `specs/${name}.openapi.yaml`;
  tree.create(file, withSurface(spec, accepts));
  rows.write();
  const catalog = readCatalog(tree.root);
  const loaded = readRest(tree.root, { [name]: file }, catalog).get(name);
  if (!loaded) throw new Error(`${file} was not read`);
  const facts = {
    surface,
    accepts,
    credentials: catalog.surfaces[accepts]?.credentials ?? [],
    summary: document.info?.summary ?? `${title}.`,
    sample: sampleCall(loaded.spec),
    hasOnlyObjects: hasOnlyObjects(loaded.spec),
    calls: nonceCalls(loaded.spec),
  };
  for (const [path, text] of restPackage(tree, facts)) {
    tree.create(path, text);
  }
  listPackage(tree, facts);
  addRows(tree, facts);
  addToSite(tree, facts);
  return [
    `packages/${name}/README.md: what users should know before they start`,
    `packages/${name}/src/index.ts: conveniences, if any`,
    `.changeset/${name}.md: what users can do now`,
    "packages/gateway/src/codec/http/send-problem.ts: how errors look, if not as in the management API",
    `tools/check/hostile/src/adapters/${name}.ts: ${facts.calls.write === undefined ? "a write, " : ""}events or pages, if it has any; then \`npm run hostile -- --write\``,
  ];
}

/** The spec, with the surface whose credentials it accepts. */
function withSurface(spec: string, surface: string): string {
  const stated = /^x-surface:.*$/m;
  const line = `x-surface: ${surface}`;
  return stated.test(spec) ? spec.replace(stated, line) : spec.replace(/^(?=paths:)/m, `${line}\n`);
}
