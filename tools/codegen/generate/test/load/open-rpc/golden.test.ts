import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { features, listFiles, fixtures } from "./fixture.ts";

/** The fixture with golden files for its whole output; the others have only the files that they test. */
const whole = "alias";

interface Schemas {
  readonly definitions: object;
  readonly methodSchemas: Readonly<Record<string, { readonly params: object; readonly result: object }>>;
}

let folder: string;
const outputs = new Map<string, ReadonlyMap<string, string>>();

/** All outputs, in folders like those of packages. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gen-openrpc-golden-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  for (const feature of features) {
    const output = await listFiles(feature);
    outputs.set(feature, output);
    mkdirSync(join(folder, feature));
    for (const [name, text] of output) writeFileSync(join(folder, feature, name), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("generator", () => {
  it.each(features)("generates the golden output of %s", async (feature) => {
    const golden = join(fixtures, feature, "golden");
    for (const name of readdirSync(golden)) {
      await expect(outputs.get(feature)?.get(name), name).toMatchFileSnapshot(join(golden, name));
    }
  });

  it("generates exactly the files of the whole output", () => {
    const names = [...(outputs.get(whole)?.keys() ?? [])].toSorted();
    expect(names).toEqual(readdirSync(join(fixtures, whole, "golden")).toSorted());
  });

  it("generates TypeScript that compiles with the packages' options", () => {
    const root = resolve(import.meta.dirname, "../../../../../..");
    const paths = {
      "@node-access/*/json-rpc": [join(root, "packages/*/dist/json-rpc/index.d.ts")],
      "@node-access/*": [join(root, "packages/*/dist/index.d.ts")],
    };
    const compilerOptions = { noEmit: true, composite: false, incremental: false, types: [], paths };
    const config = { extends: join(root, "tsconfig.base.json"), compilerOptions, include: ["**/*.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    // Hand-written files that generated ones import.
    for (const file of ["decimal-place.ts", "quantity-tables.ts"])
      copyFileSync(join(root, "packages/rpc/src", file), join(folder, file));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--checkers", "1"], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  });

  it.each(features)("generates schemas of %s that a strict validator accepts", async (feature) => {
    const file = pathToFileURL(join(folder, feature, "schemas.ts")).href;
    const { definitions, methodSchemas } = (await import(/* @vite-ignore */ file)) as Schemas;
    const logged: unknown[] = [];
    const logger = {
      log: logged.push.bind(logged),
      warn: logged.push.bind(logged),
      error: logged.push.bind(logged),
    };
    // Params are tuples whose last items may be omitted.
    const ajv = new Ajv2020({ strict: true, strictTuples: false, logger });
    ajv.addSchema(definitions);
    for (const { params, result } of Object.values(methodSchemas)) {
      ajv.compile(params);
      ajv.compile(result);
    }
    expect(logged).toEqual([]);
  });

  it("generates the same bytes on every run", async () => {
    expect(await listFiles("overloads")).toEqual(outputs.get("overloads"));
  });

  it("escapes the end of a doc comment within it", () => {
    expect(outputs.get("long-lines")?.get("sample.ts")).toContain("*\\/");
  });
});
