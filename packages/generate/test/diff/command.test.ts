import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { runCommand } from "../../src/command/run-command.ts";
import { after, before } from "./shop.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "diff-"));
  put("old/shop.yaml", before);
  put("new/shop.yaml", after);
});
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, text: string): string {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Runs the command. @returns its exit code, and its output without the folder's path. */
async function diff(...args: string[]): Promise<{ code: number; text: string }> {
  const printed: string[] = [];
  const print = { out: (line: string) => printed.push(line), error: (line: string) => printed.push(line) };
  const paths = args.map((arg) =>
    /^[\w./-]+$/.test(arg) && !/^[-/]/.test(arg) && arg.includes("/") ? join(folder, arg) : arg,
  );
  const code = await runCommand(["diff", ...paths], print);
  return { code, text: printed.join("\n").replaceAll(`${folder}/`, "") };
}

/** The changes that the command prints as JSON. */
async function changes(old: string, current: string, ...more: string[]): Promise<readonly Change[]> {
  const { text } = await diff(old, current, "--format", "json", ...more);
  return (JSON.parse(text) as { readonly changes: readonly Change[] }).changes;
}

interface Change {
  readonly level: string;
  readonly rule: string;
  readonly reason: string;
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly isInOld: boolean;
}

function mainFile(state: string): string {
  return put(
    `${state}/main.yaml`,
    "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents: { schemas: { A: { $ref: 'part.json#/A' } } }\n",
  );
}

function rpcDocument(params: string, result: string): string {
  return `openrpc: 1.3.2\ninfo: { title: A, version: "1" }\nmethods:\n  - name: a_get\n    ${params}\n    params: [{ name: id, schema: { type: string } }]\n    result: { name: r, schema: { type: ${result} } }\n`;
}

function protoService(field: string): string {
  return `syntax = "proto3";\npackage shop;\nimport "money.proto";\nmessage Order {\n  ${field}\n}\n// Orders.\nservice Orders {\n  rpc Get(Order) returns (money.Money);\n}\n`;
}

describe.each(["text", "markdown", "json"])("as %s", (format) => {
  it("prints the level, the place and the reason of each change", async () => {
    const { code, text } = await diff("old/shop.yaml", "new/shop.yaml", "--format", format);
    expect(code).toBe(0);
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/shop.${format}`);
  });
});

test.each([
  ["major", 1],
  ["minor", 1],
  ["patch", 1],
])("with --fail-on %s, a break ends it with %i", async (level, code) => {
  expect((await diff("old/shop.yaml", "new/shop.yaml", "--fail-on", level)).code).toBe(code);
});

it("fails on what is asked for only", async () => {
  put("texts/shop.yaml", before.replace("A word.", "Some words."));
  for (const [level, code] of [
    ["major", 0],
    ["minor", 0],
    ["patch", 1],
  ] as const)
    expect((await diff("old/shop.yaml", "texts/shop.yaml", "--fail-on", level)).code).toBe(code);
  put(
    "same/shop.yaml",
    `# Comments and quotes are no change.\n${before.replace("version: 1.0.0", 'version: "1.0.0"')}`,
  );
  expect(await diff("old/shop.yaml", "same/shop.yaml", "--fail-on", "patch")).toEqual({
    code: 0,
    text: "No changes.",
  });
});

it("finds a change in the file that has it, among those that a document refers to", async () => {
  for (const [state, type] of [
    ["old", "string"],
    ["new", "integer"],
  ] as const) {
    mainFile(state);
    put(
      `${state}/part.json`,
      `{\n  "A": { "type": "object",\n    "properties": { "a": { "type": "${type}" } } }\n}\n`,
    );
  }
  const found = await changes("old/main.yaml", "new/main.yaml");
  expect(found).toMatchObject([{ level: "major", line: 3, column: 21, isInOld: false }]);
  expect(found[0]?.file).toMatch(/new\/part\.json$/);
});

it("compares Swagger 2.0 with OpenAPI 3 by what they mean", async () => {
  const operation = "operationId: get, parameters: [{ name: a, in: query, ";
  put(
    "old/api.yaml",
    `swagger: "2.0"\ninfo: { title: A, version: "1" }\npaths: { /a: { get: { ${operation}type: string }], responses: { "200": { description: A } } } } }\n`,
  );
  put(
    "new/api.yaml",
    `openapi: 3.0.3\ninfo: { title: A, version: "1" }\npaths: { /a: { get: { ${operation}schema: { type: integer } }], responses: { "200": { description: A } } } } }\n`,
  );
  const found = await changes("old/api.yaml", "new/api.yaml");
  expect(found.filter(({ level }) => level !== "patch")).toMatchObject([
    { rule: "type-changed", reason: "`get(a)` is an integer instead of a string." },
  ]);
});

function emptyApi(version: string, title: string, own: string): string {
  return `openapi: ${version}\ninfo: { title: ${title}, version: "${own}" }\npaths: {}\n`;
}

it("names each difference in what a document says of itself once", async () => {
  put("old/api.yaml", emptyApi("3.0.3", "A", "1"));
  const reasons = async (text: string): Promise<unknown[]> => {
    put("new/api.yaml", text);
    return (await changes("old/api.yaml", "new/api.yaml")).map(({ level, reason }) => `${level} ${reason}`);
  };
  expect(await reasons(emptyApi("3.1.0", "A", "1"))).toEqual(["patch `api.yaml` has a different `openapi`."]);
  expect(await reasons(emptyApi("3.0.3", "B", "1"))).toEqual(["patch `new/api.yaml` has a different title."]);
  expect(await reasons(emptyApi("3.0.3", "A", "2"))).toEqual(["patch `api.yaml` has a different `info`."]);
});

function securedApi(tokenUrl: string, description: string, scopes: string[]): string {
  const flows = { clientCredentials: { tokenUrl, scopes: { read: "r", write: "w" } } };
  const securitySchemes = {
    o: { type: "oauth2", flows },
    k: { type: "http", scheme: "bearer", description },
  };
  const get = { operationId: "get", security: [{ o: scopes }], responses: { 204: { description: "A." } } };
  const info = { title: "T", version: "1" };
  return JSON.stringify({
    openapi: "3.1.0",
    info,
    paths: { "/a": { get } },
    components: { securitySchemes },
  });
}

it("reports other scopes, and another way to obtain a credential", async () => {
  put("old/scopes.json", securedApi("https://a.example", "A.", ["read"]));
  put("new/scopes.json", securedApi("https://b.example", "B.", ["read", "write"]));
  const found = await changes("old/scopes.json", "new/scopes.json");
  expect(found.map(({ level, reason }) => `${level} ${reason}`)).toEqual([
    "major `get` needs the scope `write` of `o`.",
    "major `o` is obtained in a different way.",
    "patch `k` differs in a part that clients do not read.",
  ]);
});

it("compares OpenRPC documents", async () => {
  put("old/rpc.yaml", rpcDocument("paramStructure: either", "string"));
  put("new/rpc.yaml", rpcDocument("paramStructure: by-name", "[string, 'null']"));
  expect(await changes("old/rpc.yaml", "new/rpc.yaml")).toMatchObject([
    { level: "major", rule: "param-structure-changed", line: 4 },
    { level: "major", rule: "null-added", reason: "`a_get()` may be `null`.", line: 7 },
  ]);
});

it("compares protos in folders, with imports from elsewhere", async () => {
  put("shared/money.proto", 'syntax = "proto3"; package money; message Money { int64 units = 1; }');
  put("old/protos/shop.proto", protoService("string id = 1;"));
  put("new/protos/shop.proto", protoService("string id = 2;"));
  const found = await changes("old/protos", "new/protos", "--include", join(folder, "shared"));
  expect(found).toMatchObject([{ level: "major", rule: "number-changed", line: 5 }]);
});

it("compares GraphQL schemas", async () => {
  put("old/api.graphql", "type Query {\n  a: Int!\n}\n");
  put("new/api.graphql", "type Query {\n  a: Int\n}\n");
  expect(await changes("old/api.graphql", "new/api.graphql")).toMatchObject([
    { level: "major", reason: "`Query.a` may be null.", line: 2, column: 3 },
  ]);
});

const federated = (more: string): string =>
  `extend schema @link(url: "https://a.example")\nextend type Query { a: A }\ntype A @key(fields: "id") { id: ID! ${more}}\n`;

it("compares parts of a federated GraphQL schema, and no operations", async () => {
  put("old/part.graphql", federated(""));
  put("new/part.graphql", federated("b: Int "));
  expect(await changes("old/part.graphql", "new/part.graphql")).toMatchObject([
    { reason: "`A.b` is added." },
  ]);
  put("new/query.graphql", "query { a }");
  expect(await diff("old/part.graphql", "new/query.graphql")).toEqual({
    code: 2,
    text: "new/query.graphql:1:1: it has an operation, which is not a part of a schema; give the schema of the service",
  });
});

const mapDocument = (names: string): string =>
  `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents: { schemas: { A: { type: object, ${names} additionalProperties: { type: string } } } }\n`;

it("says that names of a map changed, rather than its values", async () => {
  put("old/map.yaml", mapDocument(""));
  put("new/map.yaml", mapDocument("propertyNames: { pattern: '^a' },"));
  expect(await changes("old/map.yaml", "new/map.yaml")).toMatchObject([
    { level: "major", reason: "`A (each name)` is a string instead of anything." },
  ]);
});

it("names the format of a document that it cannot read", async () => {
  put("old/events.yaml", "asyncapi: 3.0.0\n");
  put("new/events.yaml", "asyncapi: 3.1.0\n");
  expect(await diff("old/events.yaml", "new/events.yaml")).toEqual({
    code: 2,
    text: "old/events.yaml:1:1: AsyncAPI is not supported; give an OpenRPC or OpenAPI document",
  });
});

const names =
  "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    A:\n      type: object\n      properties: { 'NAME': { type: string } }\n";

it("shows names of a spec as they are, in Markdown too", async () => {
  put("old/names.yaml", names.replace("NAME", "a"));
  put("new/names.yaml", names.replace("NAME", "`](http://x) <img src=x> @all | `"));
  const { text } = await diff("old/names.yaml", "new/names.yaml", "--format", "markdown");
  expect(text).not.toMatch(/(^|[^\\])(\]\(http|<img|@all)/);
  expect(
    text.split("\n").every((line) => !line.startsWith("| m") || line.split(/(?<!\\)\|/).length === 5),
  ).toBe(true);
});

test.each([
  [["old/shop.yaml"], "diff compares two specs, but got 1: name the old one, then the new one."],
  [
    ["old/shop.yaml", "old/../old/shop.yaml"],
    "are the same file: name the spec before the change, then after it.",
  ],
  [
    ["old/shop.yaml", "new/shop.yaml", "--fail-on", "high"],
    "--fail-on high: expected one of major, minor, patch.",
  ],
  [
    ["old/shop.yaml", "new/shop.yaml", "--format", "xml"],
    "--format xml: expected one of text, json, markdown.",
  ],
  [["old/shop.yaml", "new/shop.yaml", "--loud"], "Unknown option '--loud'"],
  [["old/shop.yaml", "new/none.yaml"], "new/none.yaml:1:1: it cannot be read (ENOENT)"],
  [
    ["old/shop.yaml", "new/api.graphql"],
    "new/api.graphql:1:1: it is GraphQL, and old/shop.yaml is not; give two documents of one format",
  ],
  [["old/shop.yaml", "new/rpc.yaml"], "new/rpc.yaml:1:1: it is OpenRPC, and old/shop.yaml is OpenAPI"],
  [["old/shop.yaml", "shared/money.proto"], "it is protos, and old/shop.yaml is OpenAPI"],
  [["old/shop.yaml", "odd/none"], "it has no .proto files"],
  [["old/shop.yaml", "odd/empty.yaml"], "odd/empty.yaml:1:1: it is empty"],
  [["old/shop.yaml", "odd/bomb.yaml"], "with its aliases, it has more than"],
  [["old/api.graphql", "odd/broken.graphql"], "odd/broken.graphql:1:20: Syntax Error"],
])("%j cannot be compared, which it says", async (args, says) => {
  put("odd/empty.yaml", "");
  put("odd/broken.graphql", "type Query { a: Int");
  const lists = [..."bcdefghi"].map(
    (name, index) => `x-${name}: &${name} [${`*${"abcdefghi"[index]},`.repeat(9)}]\n`,
  );
  put(
    "odd/bomb.yaml",
    `openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\nx-a: &a [1,2,3,4,5,6,7,8,9]\n${lists.join("")}`,
  );
  mkdirSync(join(folder, "odd/none"), { recursive: true });
  const { code, text } = await diff(...args);
  expect(text).toContain(says);
  expect(code).toBe(2);
});
