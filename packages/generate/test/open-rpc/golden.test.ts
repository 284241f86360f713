import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runGenerator } from "../../src/emit/rpc/run-generator.ts";
import { features, fixtureSpec, fixtures } from "./fixture.ts";

/** The fixture whose golden output is whole: all others have the files that they are about. */
const whole = "alias";

interface Schemas {
  readonly definitions: object;
  readonly methodSchemas: Readonly<Record<string, { readonly params: object; readonly result: object }>>;
}

let folder: string;
const outputs = new Map<string, ReadonlyMap<string, string>>();

/** All outputs, as packages have them. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gen-openrpc-golden-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  for (const feature of features) {
    const output = await runGenerator(fixtureSpec(feature));
    outputs.set(feature, output);
    mkdirSync(join(folder, feature));
    for (const [name, text] of output) writeFileSync(join(folder, feature, name), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("generator", () => {
  it.each(features)("gives the golden output of %s", (feature) => {
    const golden = join(fixtures, feature, "golden");
    for (const name of readdirSync(golden)) {
      expect(outputs.get(feature)?.get(name), name).toBe(readFileSync(join(golden, name), "utf8"));
    }
  });

  it("gives the files of the whole output and no others", () => {
    const names = [...(outputs.get(whole)?.keys() ?? [])].toSorted();
    expect(names).toEqual(readdirSync(join(fixtures, whole, "golden")).toSorted());
  });

  it("gives TypeScript that compiles as packages are compiled", () => {
    const root = resolve(import.meta.dirname, "../../../..");
    const compilerOptions = { noEmit: true, composite: false, incremental: false, types: [] };
    const config = { extends: join(root, "tsconfig.base.json"), compilerOptions, include: ["**/*.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
    expect(stdout).toBe("");
  });

  it.each(features)("makes schemas of %s that a strict validator takes", async (feature) => {
    const file = pathToFileURL(join(folder, feature, "schemas.ts")).href;
    const { definitions, methodSchemas } = (await import(/* @vite-ignore */ file)) as Schemas;
    const said: unknown[] = [];
    const logger = { log: said.push.bind(said), warn: said.push.bind(said), error: said.push.bind(said) };
    // A tuple whose last items may be omitted is what params are.
    const ajv = new Ajv2020({ strict: true, strictTuples: false, logger });
    ajv.addSchema(definitions);
    for (const { params, result } of Object.values(methodSchemas)) {
      ajv.compile(params);
      ajv.compile(result);
    }
    expect(said).toEqual([]);
  });

  it("gives the same bytes on every run", async () => {
    expect(await runGenerator(fixtureSpec("overloads"))).toEqual(outputs.get("overloads"));
  });

  it("gives one doc comment no end before its end", () => {
    expect(outputs.get("long-lines")?.get("sample.ts")).toContain("*\\/");
  });
});
