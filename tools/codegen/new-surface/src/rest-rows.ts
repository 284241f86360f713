import { credentialCode } from "./credentials.ts";
import { fillTemplate } from "./fill-template.ts";
import type { RestFacts } from "./rest-package.ts";
import { camel, pascal } from "./surface.ts";
import type { Tree } from "./tree.ts";

/** The sources of the tool that injects faults. */
export const HOSTILE = "tools/check/hostile/src";
const TOUR = "tools/run/tour";
/** The command calls every API. */
const CLI = "packages/cli";
/** What imports every package. */
const IMPORTERS: readonly string[] = ["tools/check/doc-examples", "tools/check/hostile", TOUR, CLI];

/** Adds a REST client to the tools that call all clients: its package to their dependencies, and a row for it. */
export function addRows(tree: Tree, facts: RestFacts): void {
  const { name } = facts.surface;
  for (const path of IMPORTERS) {
    const place = /    "@node-access\/management": "workspace/;
    tree.insertBefore(`${path}/package.json`, place, `    "@node-access/${name}": "workspace:^",\n`);
    const lines = [
      `'@node-access/${name}':`,
      "  specifier: workspace:^",
      `  version: link:${path === CLI ? "../" : "../../../packages/"}${name}`,
    ];
    tree.insertBefore(
      "pnpm-lock.yaml",
      new RegExp(`(?<=\\n  ${path}:\\n(?:(?!\\n\\n)[^])*?)      '@node-access/management':\\n`),
      lines.map((line) => `      ${line}\n`).join(""),
    );
  }
  tree.create(`${HOSTILE}/adapters/${name}.ts`, adapter(facts));
  addAdapter(tree, name);
  const reference = `    { "path": "../../../packages/${name}" },\n`;
  tree.insertBefore(
    `${TOUR}/tsconfig.json`,
    /    \{ "path": "\.\.\/\.\.\/\.\.\/packages\/management" \}/,
    reference,
  );
  tree.insertBefore(
    `${CLI}/tsconfig.json`,
    /    \{ "path": "\.\.\/management" \}/,
    `    { "path": "../${name}" },\n`,
  );
  tree.insertBefore(
    "tools/check/package-check/src/shape/rules.ts",
    /(?<= {2}cli: \[\n(?: {4}.*\n)*) {4}"management"/,
    `    "${name}",\n`,
  );
  addToTour(tree, facts);
  addToConsumers(tree, facts);
}

/** The call for the check of installed packages, which has no user name and password. */
function addToConsumers(tree: Tree, { surface: { name, protocols }, credentials, sample }: RestFacts): void {
  const kind = credentials.find((one) => one !== "basic");
  if (kind === undefined && credentials.length > 0) return;
  const make = `create${pascal(name)}Client`;
  const given = kind === undefined ? undefined : credentialCode(kind).from;
  const own = `${camel(name)}${pascal(given ?? "")}`;
  const credential = given ? `, credential: ${own}(place.keys[${JSON.stringify(protocols[0])}])` : "";
  addConsumer(tree, {
    name,
    from: `@node-access/${name}`,
    names: [make, ...(given ? [`${given} as ${own}`] : [])],
    result: `JSON.stringify(await ${make}({ endpoint: place.url${credential} }).${sample.call})`,
    isWeb: true,
  });
}

/** Adds an adapter to those of this repository's clients. */
export function addAdapter(tree: Tree, name: string): void {
  tree.insertBefore(`${HOSTILE}/adapters.ts`, /(?<=\n)\]\.map\(file\)/, `  "${name}",\n`);
}

/** Adds a call to the check of installed packages. */
export function addConsumer(tree: Tree, call: object): void {
  const file = "tools/publish/release/src/consumers/added-calls.ts";
  tree.insertBefore(file, /\];\n$/, `  ${JSON.stringify(call)},\n`);
}

function adapter({ surface: { name }, credentials: [kind], sample, calls }: RestFacts): string {
  const make = `create${pascal(name)}Client`;
  const { read = sample.call, write } = calls;
  const given = kind === undefined ? undefined : ofToken(kind);
  const imports = [make, "withResponse", ...(given ? [given.from, "refreshing"] : [])].toSorted();
  const takes = ["timeout", "totalTimeout", "maxResponseBytes", ...(given ? ["refresh", "token"] : [])];
  const credential = `    const credential = refresh ? refreshing(async () => ${given?.code}) : ${given?.code};\n`;
  return fillTemplate("rest-adapter.ts.template", {
    name,
    type: pascal(name),
    imports: imports.join(", "),
    takes: [...takes, "middleware", "signal"].map((one) => JSON.stringify(one)).join(", "),
    options: given ? "{ url, token, refresh, ...options }" : "{ url, ...options }",
    credential: given ? credential : "",
    andCredential: given ? "credential, " : "",
    nonce: calls.read === undefined ? "_nonce" : "nonce",
    read,
    write: write === undefined ? "" : `      write: (nonce) => client.${write},\n`,
  });
}

/** A credential that holds the secret `token`. */
function ofToken(kind: string): { readonly from: string; readonly code: string } {
  const { from } = credentialCode(kind);
  return { from, code: kind === "basic" ? 'basic("user", token)' : `${from}(token)` };
}

function addToTour(tree: Tree, { surface, credentials }: RestFacts): void {
  const { name, protocols } = surface;
  const make = `create${pascal(name)}Client`;
  const file = `${TOUR}/src/rest-surfaces.ts`;
  // The functions that the file imports already keep their names.
  const own = (from: string): string => `${camel(name)}${pascal(from)}`;
  const froms = credentials.map((kind) => credentialCode(kind).from);
  const clients = credentials.map((kind) => {
    const { from } = credentialCode(kind);
    const secret = kind === "basic" ? "username, password" : "key";
    return `      "${kind}": ${make}({ endpoint, credential: ${own(from)}(${secret}) }),\n`;
  });
  const node = [
    ...(credentials.some((kind) => kind !== "basic") ? ["key"] : []),
    ...(credentials.includes("basic") ? ["username", "password"] : []),
  ];
  const takes = node.length > 0 ? `(endpoint, { ${node.join(", ")} })` : "(endpoint)";
  const all = clients.length > 0 ? clients.join("") : `      "no credential": ${make}({ endpoint }),\n`;
  const row = `  {
    spec: "${name}",
    protocol: "${protocols[0] ?? ""}",
    schemas: ${camel(name)}Schemas,
    clients: ${takes} => ({
${all}    }),
  },
`;
  const imports = [make, ...froms.map((from) => `${from} as ${own(from)}`)];
  tree.insertBefore(
    file,
    /\n\/\*\* A REST endpoint/,
    `import { ${imports.join(", ")} } from "@node-access/${name}";\n` +
      `import { schemas as ${camel(name)}Schemas } from "@node-access/${name}/schemas";\n`,
  );
  tree.insertBefore(file, /(?<=restSurfaces: [^;]*\n)\];/, row);
}
