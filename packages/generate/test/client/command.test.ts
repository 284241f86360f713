import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../src/command/run-command.ts";

const spec = (method: string): string => `
openrpc: 1.3.2
info: { title: Acme, version: 1.0.0 }
methods: [{ name: ${method}, x-idempotency: safe, params: [], result: { name: n, schema: { type: string } } }]
`;

const service = (name: string): string =>
  `syntax = "proto3"; package ${name}; message R {} service S { rpc Get(R) returns (R); }`;

let folder: string;
let file: string;
let out: string;
let printed: string[];
const print = { out: (line: string) => printed.push(line), error: (line: string) => printed.push(line) };
const run = (...more: readonly string[]): Promise<number> => runCommand([file, "--out", out, ...more], print);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "command-"));
  [file, out, printed] = [join(folder, "acme.yaml"), join(folder, "src"), []];
  writeFileSync(file, spec("acme_first"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("--check", () => {
  it("ends with 1 for a folder that does not exist, and creates nothing", async () => {
    expect(await run("--check")).toBe(1);
    expect(printed).toContain(`${join(out, "types.ts")} is missing`);
    expect(existsSync(out)).toBe(false);
  });

  it("ends with 0 after generating, also where files have Windows line ends", async () => {
    await run();
    const types = join(out, "types.ts");
    writeFileSync(types, readFileSync(types, "utf8").replaceAll("\n", "\r\n"));
    printed = [];
    expect(await run("--check")).toBe(0);
    expect(printed).toEqual([`${out} is up to date with ${file}`]);
  });

  it("names what differs, is missing, or is no longer generated, but no file of the user", async () => {
    await run();
    writeFileSync(join(out, "former.ts"), readFileSync(join(out, "types.ts")));
    rmSync(join(out, "client.ts"));
    writeFileSync(join(out, "index.ts"), "// mine\n");
    writeFileSync(join(out, "own.ts"), "export {};\n");
    printed = [];
    expect(await run("--check")).toBe(1);
    expect(printed).toEqual([
      `${join(out, "client.ts")} is missing`,
      `${join(out, "index.ts")} differs`,
      `${join(out, "former.ts")} is no longer generated`,
      `${out} is stale: generate it again, with the same options but without --check`,
    ]);
    expect(await run()).toBe(0);
    expect(readdirSync(out)).toContain("own.ts");
    expect(readdirSync(out)).not.toContain("former.ts");
    expect(await run("--check")).toBe(0);
  });

  it("leaves the files of plugins that are not named as they are, and says so", async () => {
    await run("--plugin", "tanstack-query");
    const queries = join(out, "queries.ts");
    const made = readFileSync(queries, "utf8");
    writeFileSync(file, spec("acme_second"));
    printed = [];
    expect(await run()).toBe(0);
    expect(readFileSync(queries, "utf8")).toBe(made);
    expect(printed[0]).toBe(
      `${queries} is left as the plugin tanstack-query made it: to generate it again, add --plugin tanstack-query`,
    );
    expect(await run("--check")).toBe(0);
    expect(await run("--check", "--plugin", "tanstack-query")).toBe(1);
    expect(await run("--plugin", "tanstack-query")).toBe(0);
    expect(readFileSync(queries, "utf8")).toContain("acme_second");
  });

  it("finds former files in the folders of a client's messages, and leaves other clients alone", async () => {
    const protos = join(folder, "protos");
    mkdirSync(protos);
    writeFileSync(join(protos, "a.proto"), service("a"));
    writeFileSync(join(protos, "b.proto"), service("b"));
    const proto = (...more: readonly string[]): Promise<number> =>
      runCommand([protos, "--name", "Acme", "--out", out, ...more], print);
    expect(await proto()).toBe(0);
    expect(await runCommand([file, "--out", join(out, "other")], print)).toBe(0);
    rmSync(join(protos, "b.proto"));
    printed = [];
    expect(await proto("--check")).toBe(1);
    expect(printed).toContain(`${join(out, "messages/b.ts")} is no longer generated`);
    expect(await proto()).toBe(0);
    expect(await proto("--check")).toBe(0);
    expect(existsSync(join(out, "other/client.ts"))).toBe(true);
    expect(readdirSync(join(out, "messages"))).toEqual(["a.ts"]);
  });

  it("ends with 1 if the spec is broken, and excludes --watch", async () => {
    expect(await run("--check", "--watch")).toBe(2);
    writeFileSync(file, "openrpc: [");
    expect(await run("--check")).toBe(1);
  });
});

const imports = (): string[] => [
  ...new Set(
    [...readFileSync(join(out, "index.ts"), "utf8").matchAll(/"\.\/\w+(\.\w+)"/g)].map(([, one = ""]) => one),
  ),
];
const configure = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe("imports between the files", () => {
  it.each([
    ["without a config, which nothing compiles", {}, ".ts"],
    ["with a usual config", { "tsconfig.json": '{ "compilerOptions": { "module": "nodenext" } }' }, ".js"],
    ["with a config that is broken", { "tsconfig.json": "{" }, ".js"],
    [
      "with one that allows it, with comments",
      { "tsconfig.json": '{ "compilerOptions": { /* "a" */ "allowImportingTsExtensions": true, }, } // //' },
      ".ts",
    ],
    [
      "with one that rewrites them, in the config that it extends",
      {
        "tsconfig.json": '{ "extends": ["./none", "./base"], "compilerOptions": {} }',
        "base.json": '{ "compilerOptions": { "rewriteRelativeImportExtensions": true } }',
      },
      ".ts",
    ],
    [
      "with one that takes back what it extends",
      {
        "tsconfig.json":
          '{ "extends": "./base.json", "compilerOptions": { "allowImportingTsExtensions": false } }',
        "base.json":
          '{ "extends": "./tsconfig.json", "compilerOptions": { "allowImportingTsExtensions": true } }',
      },
      ".js",
    ],
    [
      "with one of several parts, as Vite's",
      {
        "tsconfig.json": '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
        "tsconfig.app.json": '{ "compilerOptions": { "allowImportingTsExtensions": true } }',
      },
      ".ts",
    ],
  ])("%s", async (_, files, extension) => {
    for (const [path, text] of Object.entries(files)) configure(path, text);
    expect(await run()).toBe(0);
    expect(imports()).toEqual([extension]);
    expect(await run("--check")).toBe(0);
    const other = extension === ".ts" ? "js" : "ts";
    expect(await run("--import-extension", other, "--plugin", "zod")).toBe(0);
    expect(imports()).toEqual([`.${other}`]);
    expect(await run("--import-extension", "mjs")).toBe(2);
  });

  it("are those of files, and nothing that a spec says", async () => {
    const text = spec("acme_first").replace(
      "params:",
      `summary: 'from "./types.js" and import("./client.js")', params:`,
    );
    writeFileSync(file, text);
    expect(await run("--import-extension", "ts")).toBe(0);
    expect(readFileSync(join(out, "methods.ts"), "utf8")).toContain(
      'from "./types.js" and import("./client.js")',
    );
  });
});

describe("--watch", () => {
  it("generates after each change of the spec, even if the one before was broken, until it is aborted", async () => {
    const controller = new AbortController();
    const ended = runCommand([file, "--out", out, "--watch"], print, controller.signal);
    const methods = (): string =>
      existsSync(join(out, "methods.ts")) ? readFileSync(join(out, "methods.ts"), "utf8") : "";
    await expect.poll(() => methods()).toContain("acme_first");
    writeFileSync(file, "openrpc: [");
    await expect.poll(() => printed.join("\n")).toContain("acme.yaml:");
    expect(methods()).toContain("acme_first");
    writeFileSync(file, spec("acme_second"));
    await expect.poll(() => methods()).toContain("acme_second");
    rmSync(file);
    const before = printed.length;
    await expect.poll(() => printed.length).toBeGreaterThan(before);
    writeFileSync(file, spec("acme_third"));
    await expect.poll(() => methods()).toContain("acme_third");
    controller.abort();
    expect(await ended).toBe(0);
  });

  it("needs a spec that exists", async () => {
    rmSync(file);
    expect(await run("--watch")).toBe(2);
    expect(printed[0]).toBe(`There is no ${file} to watch.`);
  });
});
