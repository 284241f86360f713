import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pascal, type RestOperation, type Spec } from "@node-access/generate/model";
import { findRoot, run } from "@node-access-tools/workspace";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emitOpenApiTypes, type RawSchema, templateType } from "../src/emit/rest/openapi-types.ts";
import { readCatalog } from "../src/load/catalog/read-catalog.ts";
import { readRest } from "../src/load/open-api/load-rest.ts";
import { SpecBundle } from "../src/spec-file/index.ts";
import { clientPaths } from "../src/targets.ts";

// openapi-typescript reads the same specs. Its types, which packages publish as `./openapi`, and those of our methods must be
// assignable to each other. All specs are one program of the compiler.

const root = findRoot(import.meta.dirname);
const folder = realpathSync(mkdtempSync(join(tmpdir(), "openapi-types-")));

/** What clients take and return in place of what is on the wire. */
function clientType(schema: RawSchema): string | undefined {
  if (schema["x-secret"] === true) return "Secret";
  if (schema["x-form"] === "amount") return "string | number";
  if (schema["type"] === "integer" && /^u?int64$/.test(String(schema["format"]))) return "number | bigint";
  return templateType(schema);
}

/** A type of ours and the one of openapi-typescript, with what both are of. */
type Pair = readonly [what: string, ours: string, theirs: string];

function listPairs({ types, operations }: Spec<RestOperation>): Pair[] {
  const schemas = Object.keys(types).map((name): Pair => [name, `Types.${name}`, `Schemas["${name}"]`]);
  // Methods for messages take and return types of schemas, and streams have no methods.
  const calls = operations.filter(({ messages, socket, events }) => !messages && !socket && !events);
  return [...schemas, ...calls.flatMap(pairsOfCall)];
}

function json(part: string): string {
  return `${part}["content"]["application/json"]`;
}

function pairsOfCall({ name, inputs, outputs }: RestOperation): Pair[] {
  const at = (...places: string[]) => inputs.filter(({ location }) => places.includes(location));
  const [inPath, body, named] = [at("path"), at("body"), at("query", "header")];
  const [own, their] = [`Methods["${name}"]`, `operations["${name}"]`];
  const argument = (index: number): string => `Given<Parameters<${own}>[${index}]>`;
  const last = argument(inPath.length + body.length);
  const results = outputs.map(({ status, type }) =>
    type ? json(`${their}["responses"][${status}]`) : "undefined",
  );
  return [
    ...inPath.map((one, index): Pair => {
      return [`${name} ${one.name}`, argument(index), `${their}["parameters"]["path"]["${one.name}"]`];
    }),
    ...body.map((): Pair => {
      return [`${name} body`, argument(inPath.length), json(`Given<${their}["requestBody"]>`)];
    }),
    ...named.map(({ name: key, location }): Pair => {
      const theirs = `Given<${their}["parameters"]["${location}"]>`;
      return [`${name} ${key}`, `Pick<${last}, "${key}">`, `Pick<${theirs}, "${key}">`];
    }),
    ...(outputs.some(({ type }) => type)
      ? [[`${name} result`, `Awaited<ReturnType<${own}>>`, results.join(" | ")] as const]
      : []),
  ];
}

/** The text of a module that fails to compile in each line whose types differ. */
function comparison(client: string, spec: Spec<RestOperation>): string {
  const lines = listPairs(spec).map(([what, ours, theirs], index) => {
    const sent = `export const sent${index} = (value: ${ours}): ${theirs} => value;`;
    const received = `export const received${index} = (value: ${theirs}): ${ours} => value;`;
    return `/* ${client} ${what} */ ${sent} ${received}`;
  });
  return `import type { components, operations } from "./openapi.ts";
import type * as All from "./methods.ts";
import type * as Types from "./types.ts";
type Methods = All.${pascal(spec.name)}Methods;
type Schemas = components["schemas"];
type Given<T> = Exclude<T, undefined>;
${lines.join("\n")}
`;
}

function put(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

/** What differs in the types of the management client once each of its texts is changed, by the changed text. */
const PLANTED: Readonly<Record<string, { readonly changed: string; readonly differs: string }>> = {
  "amountSent: number | bigint;": { changed: "amountSent: number;", differs: "planted TestTokens" },
  "listProjectMembers(id: ProjectId,": {
    changed: "listProjectMembers(id: number,",
    differs: "planted listProjectMembers id",
  },
  "query?: { page?: number }": {
    changed: "query: { page: number }",
    differs: "planted listProjectMembers page",
  },
  "updateProject(id: ProjectId, body: ProjectUpdate): Promise<Project>": {
    changed: "updateProject(id: ProjectId, body: object): Promise<object>",
    differs: "planted updateProject result",
  },
  "createProject(body: ProjectCreate)": {
    changed: "createProject(body: ProjectUpdate)",
    differs: "planted createProject body",
  },
};

/** Writes the types of a client in a folder, those of openapi-typescript, and the module that compares them. */
function putClient(name: string, output: string, theirs: string, spec: Spec<RestOperation>): void {
  mkdirSync(join(folder, name));
  for (const file of ["types.ts", "methods.ts"]) {
    // Lists that callers pass are readonly in our types alone.
    let text = readFileSync(join(output, file), "utf8").replaceAll("readonly ", "");
    if (name === "planted")
      for (const [before, { changed }] of Object.entries(PLANTED)) text = text.replace(before, changed);
    put(join(name, file), text);
  }
  put(join(name, "openapi.ts"), `import type { Secret } from "@node-access/auth";\n${theirs}`);
  put(join(name, "compared.ts"), comparison(name, spec));
}

/** Compiles all, and returns what differs: the pair, or the file of another error, with the message. */
async function compile(): Promise<string[]> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { output } = await run(process.execPath, [compiler, "-p", "."], { cwd: folder });
  return output.split("\n").flatMap((line) => {
    const [, file, at, message] = /^(\S+)\((\d+),\d+\): error (.*)/.exec(line) ?? [];
    if (file === undefined) return [];
    const code = readFileSync(join(folder, file), "utf8").split("\n")[Number(at) - 1] ?? "";
    return `${/^\/\* (.*?) \*\//.exec(code)?.[1] ?? file}: ${message}`;
  });
}

/** Values that contain themselves, in each way in which a schema can say so. */
const RECURSIVE = `openapi: 3.1.0
info: { title: Recursive, version: "1" }
paths: {}
components:
  schemas:
    Json:
      oneOf:
        - type: [string, number, boolean, "null"]
        - { type: array, items: { $ref: "#/components/schemas/Json" } }
        - { type: object, additionalProperties: { $ref: "#/components/schemas/Json" } }
    JsonPart: { type: string }
    Tree: { type: array, items: { anyOf: [{ type: string }, { $ref: "#/components/schemas/Tree" }] } }
    Matrix: { type: array, items: { type: array, items: { $ref: "#/components/schemas/Matrix" } } }
    Odd: { oneOf: [{ type: "null" }, { type: array, items: { $ref: "#/components/schemas/Even" } }] }
    Even: { oneOf: [{ type: string }, { type: array, items: { $ref: "#/components/schemas/Odd" } }] }
    Plain: { type: array, items: { type: array, items: { type: integer } } }
`;

/** Values of these types, and others that are none. */
const USES = `import type { components } from "./openapi.ts";
type Schemas = components["schemas"];
export const json: Schemas["Json"] = [1, [null, { a: ["b"] }]];
export const tree: Schemas["Tree"] = ["a", [["b"]]];
export const matrix: Schemas["Matrix"] = [[[]]];
export const odd: Schemas["Odd"] = ["a", [null, ["b"]]];
export const plain: Schemas["Plain"] = [[1]];
// @ts-expect-error A number is no tree.
export const noTree: Schemas["Tree"] = [["a", 1]];
// @ts-expect-error A function is no JSON.
export const noJson: Schemas["Json"] = [[() => 1]];
`;

let differences: readonly string[];

beforeAll(async () => {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    lib: ["es2023", "dom"],
    target: "es2022",
    module: "nodenext",
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  };
  put("tsconfig.json", JSON.stringify({ compilerOptions }));
  symlinkSync(join(import.meta.dirname, "../node_modules"), join(folder, "node_modules"), "junction");
  const catalog = readCatalog(root);
  const clients = clientPaths(root, "rest");
  const files = Object.fromEntries(clients.map(({ spec }) => [spec, `specs/${spec}.openapi.yaml`]));
  const specs = await readRest(root, files, catalog);
  for (const { spec: name, output } of clients) {
    const { spec, bundle } = specs.get(name) ?? expect.fail(`there is no spec ${name}`);
    const theirs = await emitOpenApiTypes(bundle, catalog, clientType);
    putClient(name, output, theirs, spec);
    if (name === "management") putClient("planted", output, theirs, spec);
  }
  mkdirSync(join(folder, "recursive"));
  const recursive = await SpecBundle.read("", "r.yaml", new Map([["r.yaml", RECURSIVE]]));
  put("recursive/openapi.ts", await emitOpenApiTypes(recursive, catalog));
  put("recursive/uses.ts", USES);
  differences = await compile();
});
afterAll(() => rmSync(folder, { recursive: true }));

it("our types and those of openapi-typescript are the same, and compile also if they contain themselves", () => {
  expect(differences.filter((one) => !one.startsWith("planted"))).toEqual([]);
});

it.each(Object.entries(PLANTED))("finds that a client lacks %s", (_, { differs }) => {
  expect(differences.map((one) => one.split(":")[0])).toContain(differs);
});
