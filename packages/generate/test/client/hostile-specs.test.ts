import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { generateClient } from "../../src/client/generate-client.ts";
import { runCommand } from "../../src/command/run-command.ts";
import { startMockServer } from "../../src/mock/index.ts";
import { readGraphql } from "../../src/read/graphql/index.ts";
import { findEndlessPart } from "../../src/spec-file/value-shape.ts";

const folder = mkdtempSync(join(tmpdir(), "hostile-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const api = (schemas: string, more = ""): string =>
  `{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/a": { "post": { "operationId": "go", "requestBody": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/A0" } } } }, "responses": { "200": { "description": "A", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/A0" } } } } } } }${more} }, "components": { "schemas": ${schemas} } }`;

let count = 0;
async function run(
  text: string,
  { file = "a.yaml", more = [] as readonly string[] } = {},
): Promise<{ readonly code: number; readonly printed: string; readonly out: string }> {
  const place = join(folder, String((count += 1)));
  mkdirSync(place);
  writeFileSync(join(place, file), text);
  const printed: string[] = [];
  const print = (line: string): void => void printed.push(line.replaceAll(`${place}/`, ""));
  const out = join(place, "src");
  const args = [join(place, file), "--out", out, "--name", "A", ...more];
  return { code: await runCommand(args, { out: print, error: print }), printed: printed.join("\n"), out };
}

describe("a spec that is too large", () => {
  const aliases = Array.from(
    { length: 9 },
    (_, index) => `x${index + 1}: &x${index + 1} [${Array.from({ length: 10 }, () => `*x${index}`).join()}]`,
  ).join("\n");
  it.each([
    ["of aliases", `x0: &x0 [1]\n${aliases}\nopenapi: 3.1.0`, "a.yaml:10:"],
    [
      "of merged keys",
      `x0: &x0 { ${Array.from({ length: 100 }, (_, key) => `k${key}: 1`).join()} }\nx1: [${"{ <<: *x0 },".repeat(200)}]\nopenapi: 3.1.0`,
      "a.yaml:2:",
    ],
    ["of levels", api(`${'{ "x":'.repeat(5000)}1${"}".repeat(5000)}`), "a.yaml:1:"],
  ])("%s is rejected in one sentence", async (_, text, place) => {
    const { code, printed } = await run(text);
    expect(code).toBe(1);
    expect(printed).toMatch(
      /nested in more than 1000 levels|more than 5 million values|too many YAML aliases/,
    );
    expect(printed.split("\n")).toHaveLength(1);
    expect(printed).toContain(place);
  });

  it.each([
    ["types", (open: string, close: string) => `type Query { a: ${open}Int${close} }`],
    ["values", (open: string, close: string) => `type Query { a(b: [Int] = ${open}${close}): Int }`],
  ])("of levels of %s in GraphQL is rejected in one sentence", (_, around) => {
    const text = around("[".repeat(20_000), "]".repeat(20_000));
    expect(() => readGraphql("a.graphql", text)).toThrow(
      "a.graphql:1:1: it is nested too deeply; nest it less",
    );
  });

  it("is found without walking through what aliases share", () => {
    let value: unknown = [1];
    for (let level = 0; level < 100; level += 1) value = [value, value];
    expect(findEndlessPart(value)?.kind).toBe("values");
    expect(findEndlessPart([value, []])?.path.length).toBeLessThan(100);
  });

  it("is rejected if it has no end, or is no regular file", async () => {
    execFileSync("mkfifo", [join(folder, "pipe")]);
    symlinkSync("/dev/zero", join(folder, "zero.yaml"));
    const { code, printed } = await run("{}", { file: "b.yaml" });
    expect([code, printed]).toEqual([1, expect.stringContaining("not an OpenRPC or OpenAPI document")]);
    const own = await generateClient(join(folder, "zero.yaml")).catch((error: unknown) => String(error));
    expect(own).toContain("zero.yaml:1:1: it has more than 64 MB");
  });
});

const chain = (combine: (next: string) => string, last: string): string => {
  const all = Array.from({ length: 50 }, (_, index) => `"A${index}": ${combine(`A${index + 1}`)}`);
  return `{ ${all.join(", ")}, "A50": ${last} }`;
};

const to = (name: string): string => `{ "$ref": "#/components/schemas/${name}" }`;

describe("schemas that combine each other in more ways than can be counted", () => {
  const last = '{ "type": "object", "properties": { "b": { "type": "string", "format": "byte" } } }';
  it.each(["allOf", "anyOf", "oneOf"])("by %s are read, printed, and mocked", async (key) => {
    const text = api(
      chain((next) => `{ "${key}": [${to(next)}, ${to(next)}], "required": ["b"] }`, last),
      ', "/f": { "post": { "requestBody": { "content": { "multipart/form-data": { "schema": { "$ref": "#/components/schemas/A0" }, "encoding": { "z": { "style": "deepObject" } } } } }, "responses": { "204": { "description": "A" } } } }',
    );
    const plugins = ["zod", "valibot", "msw", "tanstack-query"].flatMap((name) => ["--plugin", name]);
    const { code } = await run(text, { more: plugins });
    expect(code).toBe(0);
    writeFileSync(join(folder, `${key}.json`), text);
    const server = await startMockServer(join(folder, `${key}.json`));
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${server.url}/a`, { method: "POST", headers, body: "{}" });
    expect(response.status).toBe(200);
    await server.close();
  });
});

describe("what would control a terminal, or end a line of code", () => {
  const hidden = /(?![\t\n])[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
  const evil = "\u001b[31m\u202e\u2028process.exit(1) */ ${1} `";
  it.each(["openapi", "openrpc"])("is escaped in output and in files: %s", async (kind) => {
    const spec = JSON.stringify(
      kind === "openapi"
        ? {
            openapi: "3.1.0",
            info: { title: evil, version: "1" },
            paths: {
              [`/${evil}`]: {
                get: {
                  operationId: "go",
                  summary: evil,
                  tags: [evil],
                  parameters: [{ name: evil, in: "query", schema: { type: "string", default: evil } }],
                  responses: {
                    "200": {
                      description: evil,
                      content: { "application/json": { schema: { enum: [evil] } } },
                    },
                  },
                },
              },
            },
            [evil]: 1,
          }
        : {
            openrpc: "1.3.2",
            info: { title: evil, version: "1" },
            methods: [
              {
                name: evil,
                summary: evil,
                params: [{ name: evil, schema: { type: "string", default: evil } }],
                result: { name: evil, schema: { enum: [evil], description: evil } },
              },
            ],
            [evil]: 1,
          },
    );
    const plugins = ["zod", "valibot", "msw", "tanstack-query"].flatMap((name) => ["--plugin", name]);
    const file = "a\nprocess.exit(1)\u2028//\u202e.json".replaceAll("/", "\u2215");
    const { code, printed, out } = await run(spec, { file, more: plugins });
    expect(code).toBe(0);
    expect(printed).not.toMatch(hidden);
    expect(printed.split("\n").every((line) => !line.startsWith("process.exit"))).toBe(true);
    for (const name of [
      "types.ts",
      "methods.ts",
      "operations.ts",
      "zod.ts",
      "valibot.ts",
      "queries.ts",
      "handlers.ts",
    ]) {
      const text = readFileSync(join(out, name), "utf8");
      expect(text, name).not.toMatch(hidden);
      if (/types|methods|operations/.test(name))
        expect(text, name).toContain("from a\\u000aprocess.exit(1)\\u2028");
      expect(text, name).not.toMatch(/^process/m);
    }
  });
});

/** The type of the method's result, without its name. */
function resultIn(files: ReadonlyMap<string, string>): string {
  const [, type = ""] = /Promise<(.*)>/.exec(files.get("methods.ts") ?? "") ?? [];
  const [, own = type] = new RegExp(`type ${type} = (.*);`).exec(files.get("types.ts") ?? "") ?? [];
  return own;
}

const ref = (...refs: readonly string[]): string =>
  `openapi: 3.1.0\npaths: { /a: { get: { operationId: go, responses: { "200": { description: A, content: { application/json: { schema: { oneOf: [${refs.map((one) => `{ $ref: ${JSON.stringify(one)} }`).join()}] } } } } } } } }\n`;

describe("a spec that refers to what is not beside it", () => {
  const outer = join(folder, "outer");
  mkdirSync(join(outer, "inner/deep"), { recursive: true });
  writeFileSync(join(outer, "own.yaml"), "{ const: outer }");
  writeFileSync(join(outer, "inner/deep/own.yaml"), "{ const: deep }");
  symlinkSync(join(outer, "own.yaml"), join(outer, "inner/link.yaml"));
  const spec = join(outer, "inner/a.yaml");
  const generateResult = async (...allow: readonly string[]): Promise<string> => {
    const { files, reports } = await generateClient(spec, { allow });
    return [resultIn(files), ...reports.map(({ what }) => what)].join("; ");
  };

  it("reads files below, and others only if they are allowed, also through links", async () => {
    writeFileSync(spec, ref("deep/own.yaml"));
    expect(await generateResult()).toBe('"deep"');
    for (const one of ["../own.yaml", "link.yaml", join(outer, "own.yaml")]) {
      writeFileSync(spec, ref(one));
      expect(await generateResult()).toBe(
        `unknown; ${one} is outside the folder or origin of the spec, so it is ignored`,
      );
      expect(await generateResult(join(outer, "own.yaml"))).toBe('"outer"');
      expect(await generateResult(outer)).toBe('"outer"');
      // A folder is no prefix of names.
      expect(await generateResult(outer.slice(0, -1))).toContain("unknown");
    }
  });

  it("opens no pipe and no device, and says which file contains itself", async () => {
    execFileSync("mkfifo", [join(outer, "inner/pipe.yaml")]);
    writeFileSync(join(outer, "inner/cycle.yaml"), "a: &a { b: *a }");
    writeFileSync(spec, ref("pipe.yaml", "cycle.yaml", "/dev/zero"));
    expect(await generateResult(outer, "/dev")).toBe(
      "unknown; pipe.yaml cannot be read: it is not a regular file, so it is ignored; cycle.yaml cannot be read: a YAML alias makes it contain itself, so it is ignored; /dev/zero cannot be read: it is not a regular file, so it is ignored",
    );
  });

  it("asks no other host, also not by a redirect", async () => {
    const asked: string[] = [];
    const start = async (name: string, answer: () => { status: number; location?: string; body: string }) => {
      const server = createServer((request, response) => {
        asked.push(`${name} ${request.url}`);
        const { status, body, location } = answer();
        response.writeHead(status, location === undefined ? {} : { location }).end(body);
      });
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    };
    const other = await start("other", () => ({ status: 200, body: "{ const: other }" }));
    let body = "";
    let moves = false;
    const own = await start("own", () =>
      moves && asked.length > 1
        ? { status: 302, location: `${other.url}/b`, body: "" }
        : { status: 200, body },
    );
    const generateType = async (...allow: readonly string[]): Promise<string> => {
      asked.length = 0;
      return resultIn((await generateClient(`${own.url}/a.yaml`, { allow })).files);
    };
    body = ref(`${other.url}/b`);
    expect([await generateType(), ...asked]).toEqual(["unknown", "own /a.yaml"]);
    expect([await generateType(other.url), ...asked]).toEqual(['"other"', "own /a.yaml", "other /b"]);
    expect(await generateType(`${other.url}/c/`)).toBe("unknown");
    body = ref("b.yaml");
    moves = true;
    expect([await generateType(), ...asked]).toEqual(["unknown", "own /a.yaml", "own /b.yaml"]);
    expect([await generateType(other.url), ...asked]).toEqual([
      '"other"',
      "own /a.yaml",
      "own /b.yaml",
      "other /b",
    ]);
    other.server.close();
    own.server.close();
  });

  it.each(["../evil.proto", "../../evil.proto", "etc/passwd", "acme/../../evil.proto", "link.proto"])(
    "imports no proto from outside: %s",
    async (name) => {
      const protos = join(folder, `protos${(count += 1)}`, "acme");
      mkdirSync(protos, { recursive: true });
      writeFileSync(join(folder, "evil.proto"), 'syntax = "proto3";');
      symlinkSync(join(folder, "evil.proto"), join(protos, "link.proto"));
      writeFileSync(join(protos, "a.proto"), `syntax = "proto3";\nimport "${name}";\n`);
      await expect(generateClient(join(protos, "a.proto"))).rejects.toThrow(`there is no ${name}`);
    },
  );
});

describe("a folder that cannot be written", () => {
  it.each([
    ["without folders of its own", "/proc/x/y", "ENOENT"],
    ["that is a device", "/dev/null", "ENOTDIR|EEXIST"],
    ["within a file", "FILE/src", "ENOTDIR|EEXIST"],
  ])("%s is reported, and nothing is written", async (_, given, code) => {
    const file = join(folder, "file.yaml");
    writeFileSync(file, api('{ "A0": { "type": "string" } }'));
    const printed: string[] = [];
    const print = (line: string): void => void printed.push(line);
    const args = [file, "--out", given.replace("FILE", file), "--name", "A"];
    expect(await runCommand(args, { out: print, error: print })).toBe(1);
    expect(printed.join("\n")).toMatch(
      new RegExp(`it cannot be written \\((${code})\\); nothing was written`),
    );
  });
});
