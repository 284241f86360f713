import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type * as Schemas from "../fixtures/alias/golden/schemas.ts";
import { runGenerator } from "../src/run-generator.ts";
import { features, fixtureBundle, fixtures } from "./fixture.ts";

describe("generator", () => {
  for (const feature of features) {
    it(`gives the golden output of ${feature}`, async () => {
      const output = await runGenerator(fixtureBundle(feature));
      const folder = join(fixtures, feature, "golden");
      const golden = readdirSync(folder).map((name): [string, string] => [
        name,
        readFileSync(join(folder, name), "utf8"),
      ]);
      expect(Object.fromEntries([...output].toSorted())).toEqual(Object.fromEntries(golden.toSorted()));
    });

    it(`makes schemas of ${feature} that a strict validator takes`, async () => {
      const schemas = (await import(join(fixtures, feature, "golden/schemas.ts"))) as typeof Schemas;
      const said: unknown[] = [];
      const logger = { log: said.push.bind(said), warn: said.push.bind(said), error: said.push.bind(said) };
      // A tuple whose last items may be left out is what params are.
      const ajv = new Ajv2020({ strict: true, strictTuples: false, logger });
      ajv.addSchema(schemas.definitions);
      for (const { params, result } of Object.values(schemas.methodSchemas)) {
        ajv.compile(params);
        ajv.compile(result);
      }
      expect(said).toEqual([]);
    });
  }

  it("gives the same bytes on every run", async () => {
    const once = await runGenerator(fixtureBundle("overloads"));
    expect(await runGenerator(fixtureBundle("overloads"))).toEqual(once);
  });

  it("gives one doc comment no end before its end", async () => {
    const output = await runGenerator(fixtureBundle("long-lines"));
    expect(output.get("sample.ts")).toContain("*\\/");
  });
});
