import { credentialCode } from "./credentials.ts";
import { fillTemplate } from "./fill-template.ts";
import type { SampleCall } from "./sample-call.ts";
import { camel, type NewSurface, pascal } from "./surface.ts";
import type { Tree } from "./tree.ts";

/** The facts that the files of a REST client's package need. */
export interface RestFacts {
  readonly surface: NewSurface;
  /** The surface of the catalog whose credentials it accepts: its own, or `node`. */
  readonly accepts: string;
  readonly credentials: readonly string[];
  /** The summary in its spec: one sentence. */
  readonly summary: string;
  readonly sample: SampleCall;
  /** Whether each response is an object or a list. */
  readonly hasOnlyObjects: boolean;
  /** Calls with `nonce` in them, if the API has any. */
  readonly calls: { readonly read?: string; readonly write?: string };
}

/** The files of a new REST client's package, by path from the repository's root. The generators write the rest. */
export function restPackage(tree: Tree, facts: RestFacts): ReadonlyMap<string, string> {
  const { name } = facts.surface;
  const file = (path: string): string => `packages/${name}/${path}`;
  const like = (path: string): string => tree.read(`packages/management/${path}`);
  const filled = values(facts);
  const fill = (template: string): string => fillTemplate(`${template}.template`, filled);
  return new Map([
    [file("package.json"), manifest(like("package.json"), facts)],
    [file("tsconfig.json"), like("tsconfig.json")],
    [file("test/tsconfig.json"), like("test/tsconfig.json")],
    [file("README.md"), fill("rest-README.md")],
    [file("src/index.ts"), fill("rest-index.ts")],
    [file(`src/${name}-client.ts`), fill("rest-client.ts")],
    [file(`test/${name}-client.test.ts`), fill("rest-client.test.ts")],
    [`tools/check/package-check/src/budgets/${name}.yaml`, fill("budget.yaml")],
    [`.changeset/${name}.md`, changeset(facts)],
  ]);
}

/** Adds the package to files that list all packages. */
export function listPackage(tree: Tree, { surface: { name }, summary }: RestFacts): void {
  const last = /    \{ "path": "packages\/exchange" \}/;
  tree.insertBefore(
    "tsconfig.json",
    last,
    `    { "path": "packages/${name}" },\n    { "path": "packages/${name}/test" },\n`,
  );
  tree.insertBefore("tsconfig.all.json", last, `    { "path": "packages/${name}" },\n`);
  tree.insertBefore("turbo.json", / {8}"@node-access\/rpc#build"/, `        "@node-access/${name}#build",\n`);
  tree.insertBefore(
    "README.md",
    /\| \[`@node-access\/auth`\]/,
    `| [\`@node-access/${name}\`](packages/${name}) | ${summary.replace(/\.$/, "")} |\n`,
  );
  const lock = tree.read("pnpm-lock.yaml");
  const [importer = ""] = /^  packages\/management:\n(?:.+\n)+\n/m.exec(lock) ?? [];
  tree.insertBefore(
    "pnpm-lock.yaml",
    /^  packages\/management:\n/m,
    importer.replace("packages/management:", `packages/${name}:`),
  );
}

function manifest(like: string, { surface: { name, title }, summary }: RestFacts): string {
  const created = {
    ...(JSON.parse(like.replaceAll("packages/management", `packages/${name}`)) as object),
    name: `@node-access/${name}`,
    version: "0.0.0",
    description: `Typed client: ${summary.replace(/\.$/, "")}`,
    keywords: [...new Set([name, "client", "rest", title.toLowerCase()])].toSorted(),
  };
  return `${JSON.stringify(created, undefined, 2)}\n`;
}

/** The values for the templates of the package's files. */
function values(facts: RestFacts): Readonly<Record<string, string>> {
  const { surface, accepts, summary, sample, credentials, hasOnlyObjects } = facts;
  const { name, source } = surface;
  const type = pascal(name);
  const codes = credentials.map(credentialCode);
  const froms = codes.map(({ from }) => from);
  const { response, call, path, operation } = sample;
  const options = [
    `endpoint: "https://${name}.example"`,
    ...codes.slice(0, 1).map(({ code }) => `credential: ${code}`),
  ];
  const rows = codes.map(({ from, code, path: prefix, headers }) => {
    const expected = `${JSON.stringify(prefix + path)}, ${JSON.stringify(headers)}`;
    return `  ["${from}", { credential: ${code} }, ${expected}],`;
  });
  const authNames = ["dangerouslySendOverPlainHttp", "isNodeAccessError", "NodeAccessError", "refreshing"];
  const functions = froms.map((from) => `\`${from}(...)\``).join(" or ");
  const hasResponse = response !== undefined;
  return {
    name,
    type,
    variable: camel(name),
    summary,
    source,
    accepts,
    call,
    from: `import { ${[`create${type}Client`, ...froms.slice(0, 1)].toSorted().join(", ")} } from "@node-access/${name}";`,
    make: `const ${camel(name)} = create${type}Client({ ${options.join(", ")} });`,
    takes:
      codes.length === 0
        ? "It accepts no credential."
        : `It accepts ${froms.map((from) => `\`${from}\``).join(" or ")}. No credential is shown in an error.`,
    hooks: hasOnlyObjects ? "" : ", { anyJson: true }",
    andCredential: functions === "" ? "" : ` and ${functions}`,
    authNames: [...authNames, ...froms].toSorted().join(", "),
    imports: [`create${type}Client`, ...froms.toSorted()].join(", "),
    rows: (rows.length > 0 ? rows : [`  ["nothing", {}, ${JSON.stringify(path)}, {}],`]).join("\n"),
    status: String(operation.outputs[0]?.status ?? 200),
    response: JSON.stringify(response ?? null),
    responseText: hasResponse ? "JSON.stringify(response)" : "",
    expectation: hasResponse ? `expect(await client.${call}).toEqual(response)` : `await client.${call}`,
  };
}

function changeset({ surface: { name }, summary }: RestFacts): string {
  return `---
"@node-access/${name}": minor
"@node-access/auth": minor
"@node-access/gateway": minor
---

A new client: ${summary}
`;
}
