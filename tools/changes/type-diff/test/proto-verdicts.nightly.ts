import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { generateGrpc } from "@node-access-tools/generate/emit/grpc";
import { loadProtos } from "@node-access-tools/generate/proto";
import { startBuild, startCompile } from "@node-access/generate/proto";
import { put } from "@node-access-tools/package-check";
import { highest, type Level } from "@node-access-tools/spec-diff/level";
import { findingsByCase, namedCases, protoFile } from "@node-access-tools/spec-diff/proto-cases";
import ts from "typescript-5.9";
import { afterAll, beforeAll, expect, it } from "vitest";
import { install } from "../src/load.ts";
import { breaksOf } from "./probe/breaks.ts";

const grpc = resolve(import.meta.dirname, "../../../../packages/grpc/dist");

let root: string;
let levels: ReadonlyMap<string, Level | undefined>;
let breaks: ReadonlyMap<string, readonly string[]>;

/** The declarations that the compiler emits for a module. */
function declarations(text: string): string {
  const options = { compilerOptions: { isolatedDeclarations: true, module: ts.ModuleKind.NodeNext } };
  return ts.transpileDeclaration(text, options).outputText.replaceAll(/(from ".*)\.ts"/g, '$1.js"');
}

/** Writes a package for each case, with its messages and a function that connects a client for its services. */
async function writePackages(side: "before" | "after"): Promise<string> {
  const module = join(root, side, "protos");
  put(module, "buf.yaml", "version: v2\nlint: { use: [MINIMAL] }\nmodules: [{ path: . }]\n");
  for (const one of namedCases) {
    const [path, text] = protoFile(one.name, one[side]);
    put(module, path.replace("specs/grpc/", ""), text);
  }
  const packages = Object.fromEntries(namedCases.map(({ name }) => [name, name]));
  const loaded = Promise.resolve(loadProtos(await startBuild(module, "specs/grpc"), packages, "specs/grpc"));
  const { specs, files } = await generateGrpc(await startCompile(module, "specs/grpc"), loaded);
  for (const { name, sections } of specs) {
    const folder = join(root, side, "packages", name);
    cpSync(join(grpc, "wire"), join(folder, "dist/wire"), { recursive: true });
    for (const [path, text] of files) {
      if (path.startsWith(`${name}/`) || path.startsWith(`${name}-`))
        put(folder, `dist/generated/${path.replace(/\.ts$/, ".d.ts")}`, declarations(text));
    }
    const services = sections.map((service) => `${service.name}: services.${service.name};`).join(" ");
    const lines = [
      `import type * as services from "./generated/${name}-services.js";`,
      `export * from "./generated/${name}-messages.js";`,
      `export declare function connect(): { ${services} };`,
    ];
    put(folder, "dist/index.d.ts", `${lines.join("\n")}\n`);
    const exports = { ".": { types: "./dist/index.d.ts" } };
    const manifest = { name: `@node-access/${name}`, version: "1.0.0", type: "module", exports };
    put(folder, "package.json", JSON.stringify(manifest));
  }
  return join(root, side, "packages");
}

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "proto-verdicts-")));
  const findings = await findingsByCase();
  levels = new Map([...findings].map(([name, own]) => [name, highest(own.map(({ level }) => level))]));
  const [old, now] = [await writePackages("before"), await writePackages("after")];
  breaks = breaksOf(
    await install(old, join(root, "installed/before")),
    await install(now, join(root, "installed/after")),
  );
});

afterAll(() => rmSync(root, { recursive: true }));

it.each(namedCases.map(({ shows, name }) => [shows, name]))(
  "what no longer compiles is a break: %s",
  (_, name) => {
    // A message that a program writes without `create` lacks new fields. That is no break: `create` and `fromPartial` fill them in.
    const lines = breaks
      .get(`@node-access/${name}`)
      ?.filter((line) => !/Property '\w+' is missing/.test(line));
    if (levels.get(name) !== "major") expect(lines).toEqual([]);
  },
);
