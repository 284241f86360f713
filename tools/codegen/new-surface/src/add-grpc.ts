import { ModelLoader } from "@node-access-tools/generate/load";
import type { Section } from "@node-access-tools/generate/model";
import { addAdapter, addConsumer, HOSTILE } from "./rest-rows.ts";
import { CatalogRows } from "./catalog-rows.ts";
import { fillTemplate } from "./fill-template.ts";
import { camel, type NewSurface, pascal } from "./surface.ts";
import type { Tree } from "./tree.ts";

/**
 * Adds a protocol whose nodes have gRPC: its proto file, its rows in the catalog, and a client in `packages/grpc`.
 *
 * @returns what you still have to write.
 * @throws Mistakes if the proto file is wrong.
 */
export async function addGrpc(tree: Tree, surface: NewSurface): Promise<readonly string[]> {
  const { name, title, spec, source, genesis } = surface;
  const [, proto] = /^package\s+([\w.]+)\s*;/m.exec(spec) ?? [];
  if (proto === undefined) throw new Error("the proto file states no package; add `package <name>.v1;`");
  if (genesis === undefined) throw new Error("a new protocol needs --genesis, the hash of its first block");
  const rows = new CatalogRows(tree);
  const from = `source: ${JSON.stringify(source)}`;
  rows.add("protocols", name, [
    `title: ${title}`,
    "families: []",
    "endpoints: [grpc]",
    `grpcPackage: ${proto}`,
    `grpcClient: ${name}`,
    from,
  ]);
  rows.add("networks", `${name}-mainnet`, [`protocol: ${name}`, `genesis: ${JSON.stringify(genesis)}`, from]);
  const folder = proto.replaceAll(".", "/");
  tree.create(`specs/grpc/${folder}/${name.replaceAll("-", "_")}.proto`, spec);
  rows.write();
  const { sections = [], operations = [] } = (await new ModelLoader(tree.root, []).grpc()).get(name) ?? {};
  tree.create(`packages/grpc/src/${name}/index.ts`, client(surface, sections));
  offer(tree, surface);
  const read = operations.find(({ stream, idempotency }) => stream === "none" && idempotency === "safe");
  if (read) tryCall(tree, surface, `${propertyOf(read.section)}.${read.name}({})`);
  const changeset = `---\n"@node-access/grpc": minor\n"@node-access/gateway": minor\n---\n\nA client of ${title} nodes\n`;
  tree.create(`.changeset/${name}.md`, changeset);
  return [
    `packages/grpc/src/${name}/index.ts: conveniences, if any; the names of its services`,
    "packages/grpc/README.md and package.json: mention of this client",
    "specs/catalog.yaml: identity, the call that returns a node's network; other networks",
    `.changeset/${name}.md: what users can do now`,
    read
      ? `tools/check/hostile/src/adapters/${name}.ts: a call with a text that responses repeat, a write, or streams, if it has any`
      : `tools/check/hostile/src/adapters/${name}.ts: was not created, since no call is marked as one that only reads`,
  ];
}

/** Adds the client's subpaths to the manifest, the tour and the budgets. */
function offer(tree: Tree, { name }: NewSurface): void {
  const path = "packages/grpc/package.json";
  const manifest = JSON.parse(tree.read(path)) as { exports: Record<string, unknown> };
  manifest.exports[`./${name}`] = entry(`${name}/index`);
  manifest.exports[`./${name}/messages`] = entry(`generated/${name}-messages`);
  tree.write(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
  const layers = "tools/check/package-check/src/shape/rules.ts";
  tree.insertBefore(layers, /(?<=grpc: \[\["geyser"[^\]]*)\]/, `, "${name}"`);
  const budgets = "tools/check/package-check/src/budgets/grpc.yaml";
  const tour = "tools/run/tour/src/grpc-clients.ts";
  const make = `create${pascal(name)}Client`;
  tree.insertBefore(
    tour,
    /\n\/\*\* A gRPC client\./,
    `import { ${make} } from "@node-access/grpc/${name}";\n`,
  );
  tree.insertBefore(tour, /(?<=\n)\};\n$/, `  "${name}": { protocol: "${name}", connect: ${make} },\n`);
  tree.insertBefore(budgets, /(?<=\n)consumer:/, `  ./${name}: { files: 7, kilobytes: 110 }\n`);
}

/** Adds a call to the tools that try every client: faults of a server, and installed packages. */
function tryCall(tree: Tree, { name }: NewSurface, call: string): void {
  const make = `create${pascal(name)}Client`;
  const adapter = fillTemplate("grpc-adapter.ts.template", { name, make, call });
  tree.create(`${HOSTILE}/adapters/${name}.ts`, adapter);
  addAdapter(tree, name);
  const created = `${make}({ endpoint: place.grpcUrl, credential: xToken(place.keys[${JSON.stringify(name)}]) })`;
  addConsumer(tree, {
    name,
    from: `@node-access/grpc/${name}`,
    names: [make],
    // Some numbers in messages are bigints, which JSON does not support.
    result: `await (async (client) => Object.keys(await client.${call}.finally(() => client.close())).join())(${created})`,
    isWeb: false,
  });
}

/** The built files of a subpath. */
function entry(file: string): object {
  return { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` };
}

function client({ name, title, source }: NewSurface, services: readonly Section[]): string {
  const names = services.map((service) => service.name);
  const bound = names.map(
    (service) =>
      `    ${propertyOf(service)}: bindService<${service}>(${camel(name)}Services.${propertyOf(service)}, channel, options),\n`,
  );
  const properties = services.map(
    ({ name: service, description }) =>
      `  /** ${firstLine(description) ?? `The service ${service}.`} */\n  readonly ${propertyOf(service)}: ${service};\n`,
  );
  return fillTemplate("grpc-client.ts.template", {
    name,
    title,
    source,
    type: pascal(name),
    variable: camel(name),
    services: names.join(", "),
    typeImports: names.map((one) => `type ${one}`).join(", "),
    properties: properties.join(""),
    bound: bound.join(""),
  });
}

/** The property of a client that has a service: `ledger` for `LedgerService`. */
function propertyOf(service: string): string {
  const short = service.replace(/Service$/, "");
  return short.slice(0, 1).toLowerCase() + short.slice(1);
}

/** The first line of a comment, without the line that names its source. */
function firstLine(description: string | undefined): string | undefined {
  return description?.split("\n").find((line) => line !== "" && !line.startsWith("Source:"));
}
