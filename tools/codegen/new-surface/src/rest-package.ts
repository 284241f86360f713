import { credentialCode } from "./credentials.ts";
import type { SampleCall } from "./sample-call.ts";
import { camel, type NewSurface, pascal } from "./surface.ts";
import type { Tree } from "./tree.ts";

/** What the files of a REST client's package are made of. */
export interface RestFacts {
  readonly surface: NewSurface;
  /** The surface of the catalog whose credentials it takes: its own, or `node`. */
  readonly accepts: string;
  readonly credentials: readonly string[];
  /** What its spec says it is: one sentence. */
  readonly summary: string;
  readonly sample: SampleCall;
  /** Calls with `nonce` in them, if the API has such. */
  readonly calls: { readonly read?: string; readonly write?: string };
}

/** The files of a new REST client's package, by path from the repository's root. The generators write the rest. */
export function restPackage(tree: Tree, facts: RestFacts): ReadonlyMap<string, string> {
  const { name } = facts.surface;
  const file = (path: string): string => `packages/${name}/${path}`;
  const like = (path: string): string => tree.read(`packages/management/${path}`);
  return new Map([
    [file("package.json"), manifest(like("package.json"), facts)],
    [file("tsconfig.json"), like("tsconfig.json")],
    [file("test/tsconfig.json"), like("test/tsconfig.json")],
    [file("turbo.json"), like("turbo.json").replaceAll("management", name)],
    [file("README.md"), readme(facts)],
    [file("src/index.ts"), index(facts)],
    [file(`src/${name}-client.ts`), client(facts)],
    [file(`test/${name}-client.test.ts`), test(facts)],
    [`tools/check/package-check/src/budgets/${name}.yaml`, budget(facts)],
    [`.changeset/${name}.md`, changeset(facts)],
  ]);
}

/** Names the package where a list names all packages. */
export function listPackage(tree: Tree, { surface: { name }, summary }: RestFacts): void {
  tree.insertBefore(
    "tsconfig.json",
    /    \{ "path": "packages\/exchange" \}/,
    `    { "path": "packages/${name}" },\n    { "path": "packages/${name}/test" },\n`,
  );
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
  const { exports, ...rest } = JSON.parse(like.replaceAll("packages/management", `packages/${name}`)) as {
    exports: Record<string, unknown>;
    scripts: Record<string, string>;
  };
  const { ".": main, "./schemas": schemas } = exports;
  const made = {
    ...rest,
    name: `@node-access/${name}`,
    version: "0.0.0",
    description: `Typed client: ${summary.replace(/\.$/, "")}`,
    keywords: [...new Set([name, "client", "rest", title.toLowerCase()])].toSorted(),
    exports: { ".": main, ...(schemas !== undefined && { "./schemas": schemas }) },
    scripts: {
      ...rest.scripts,
      generate: `node ../../tools/codegen/generate/src/rest.ts ${name} src/generated README.md`,
    },
  };
  return `${JSON.stringify(made, undefined, 2)}\n`;
}

/** The import and the options of a program that makes a client. */
function program({ surface: { name }, credentials: [kind] }: RestFacts): { from: string; make: string } {
  const made = pascal(name);
  const credential = kind === undefined ? undefined : credentialCode(kind);
  const names = [`create${made}Client`, ...(credential ? [credential.from] : [])].toSorted();
  const options = [
    `endpoint: "https://${name}.example"`,
    ...(credential ? [`credential: ${credential.code}`] : []),
  ];
  return {
    from: `import { ${names.join(", ")} } from "@node-access/${name}";`,
    make: `const ${camel(name)} = create${made}Client({ ${options.join(", ")} });`,
  };
}

function readme(facts: RestFacts): string {
  const { surface, summary, sample, credentials } = facts;
  const { from, make } = program(facts);
  const takes =
    credentials.length === 0
      ? "It accepts no credential."
      : `It takes ${credentials.map((kind) => `\`${credentialCode(kind).from}\``).join(" or ")}. No credential is shown in an error.`;
  return `# @node-access/${surface.name}

${summary}

\`\`\`ts
${from}

${make}
console.log(await ${camel(surface.name)}.${sample.call});
\`\`\`

${takes} Deadlines, retries and errors are those of \`@node-access/transport\`.

## Methods

<!-- reference:start -->

<!-- reference:end -->
`;
}

function index({ surface: { name }, credentials }: RestFacts): string {
  const made = pascal(name);
  const values = [
    "dangerouslySendOverPlainHttp",
    "isNodeAccessError",
    "NodeAccessError",
    "refreshing",
    ...credentials.map((kind) => credentialCode(kind).from),
  ].toSorted();
  return `export { ${values.join(", ")} } from "@node-access/auth";
export type { CredentialFor, ErrorCode, ErrorContexts } from "@node-access/auth";
export type { CallOptions, CallResponse, Middleware, HeadersOption } from "@node-access/transport";
export { withResponse } from "@node-access/transport/rest";
export type { RestClientOptions } from "@node-access/transport/rest";
export type { ${made}Methods } from "./generated/methods.ts";
export type * from "./generated/types.ts";
export { create${made}Client } from "./${name}-client.ts";
export type { ${made}Client } from "./${name}-client.ts";
`;
}

function client(facts: RestFacts): string {
  const { surface, accepts, summary, sample, credentials } = facts;
  const { name, source } = surface;
  const made = pascal(name);
  const { from, make } = program(facts);
  const takes = credentials.map((kind) => `\`${credentialCode(kind).from}(...)\``).join(" or ");
  return `import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { ${made}Methods } from "./generated/methods.ts";
import { ${camel(name)}Operations } from "./generated/operations.ts";

/** ${summary} */
export type ${made}Client = RestClient<${made}Methods>;

/**
 * Creates a client of this API. Nothing is sent until a method is called.
 *
 * @param options - The endpoint's address${takes === "" ? "" : ` and ${takes}`}; deadlines in milliseconds.
 * @returns the client; each method of the API is a method of it.
 * @throws NodeAccessError \`INVALID_ARGUMENT\`, \`CREDENTIAL_NOT_ACCEPTED\` or \`INSECURE_ENDPOINT\`, naming the option.
 *
 * @example
 * \`\`\`ts
 * ${from}
 *
 * ${make}
 * console.log(await ${camel(name)}.${sample.call});
 * \`\`\`
 *
 * Source: ${source}.
 */
export function create${made}Client(options: RestClientOptions<"${accepts}">): ${made}Client {
  return createRestClient("${accepts}", ${camel(name)}Operations, options);
}
`;
}

function test(facts: RestFacts): string {
  const { surface, sample, credentials } = facts;
  const { name } = surface;
  const made = pascal(name);
  const cases = credentials.length === 0 ? [undefined] : credentials.map(credentialCode);
  const rows = cases.map((one) =>
    one
      ? `  ["${one.from}", { credential: ${one.code} }, ${JSON.stringify(`${one.path}${sample.path}`)}, ${JSON.stringify(one.headers)}],`
      : `  ["nothing", {}, ${JSON.stringify(sample.path)}, {}],`,
  );
  const imports = cases.flatMap((one) => (one ? [one.from] : [])).toSorted();
  return `import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { ${[`create${made}Client`, ...imports].join(", ")} } from "../src/index.ts";

const response = ${JSON.stringify(sample.response ?? null)};

it.each([
${rows.join("\n")}
] as const)("sends %s as the catalog has it, and returns the response", async (_name, credential, path, headers) => {
  const seen: { url: string | undefined; headers: object }[] = [];
  const server = createServer((request, out) => {
    seen.push({ url: request.url?.split("?", 1)[0], headers: request.headers });
    out.writeHead(${sample.operation.outputs[0]?.status ?? 200}, { "content-type": "application/json" });
    out.end(${sample.response === undefined ? "" : "JSON.stringify(response)"});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = create${made}Client({ endpoint: \`http://127.0.0.1:\${port}\`, ...credential });
  try {
    ${sample.response === undefined ? `await client.${sample.call};` : `expect(await client.${sample.call}).toEqual(response);`}
    expect(seen).toMatchObject([{ url: path, headers }]);
  } finally {
    await client.close();
    server.closeAllConnections();
    server.close();
  }
});
`;
}

function budget(facts: RestFacts): string {
  const { surface, sample } = facts;
  const { from, make } = program(facts);
  const call = `await ${camel(surface.name)}.${sample.call}`;
  return `bundles:
  - name: one call
    source: |
      ${from}
      ${make}
      console.log(${call});
    gzipBytes: 9000
modules: { .: 6 }
consumer: |
  ${from}
  ${make}
  export const result: unknown = ${call};
`;
}

function changeset({ surface: { name }, summary }: RestFacts): string {
  return `---
"@node-access/${name}": minor
"@node-access/auth": minor
"@node-access/gateway": minor
---

A client of its own: ${summary}
`;
}
