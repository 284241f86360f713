import { Ajv2020 } from "ajv/dist/2020.js";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { methodForm } from "../../src/load/open-rpc/check/method-form.ts";
import { definitions, jsonSchema } from "../../src/emit/rpc/json-schema.ts";
import { fitter } from "../../src/load/open-rpc/fit.ts";
import { readBundle } from "../../src/load/open-rpc/read-bundle.ts";
import type { Schema } from "../../src/load/open-rpc/schema.ts";

const bundle = readBundle(resolve(import.meta.dirname, "../../../.."));
const { holds } = fitter(bundle);
const ajv = new Ajv2020({ strict: false }).addSchema(definitions(bundle.components.schemas));

const examples = bundle.methods.flatMap(({ name, params, result, examples: own }) =>
  own.flatMap((example): [string, Schema, unknown][] => [
    ...example.params.flatMap(({ value }, index): [string, Schema, unknown][] => {
      const param = params[index];
      return param ? [[`${name}(${param.name})`, param.schema, value]] : [];
    }),
    [`${name}()`, result.schema, example.result.value],
  ]),
);

/** The value, and it with each of its parts in turn left out or replaced. */
function* variants(value: unknown): Generator<unknown> {
  yield* [value, null, 0, -1.5, "", "0x", {}, []];
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const entries = Object.entries(value).filter(([other]) => other !== key);
    const made = (more: [string, unknown][]): unknown =>
      Array.isArray(value)
        ? [...entries, ...more].map(([, one]) => one)
        : Object.fromEntries([...entries, ...more]);
    yield made([]);
    for (const other of variants(part)) yield made([[key, other]]);
  }
}

describe("fitter", () => {
  it("finds that the same values fit as the validator that compiles", { timeout: 60_000 }, () => {
    let counted = 0;
    for (const [name, schema, example] of examples) {
      const check = ajv.compile(jsonSchema(schema) as object);
      for (const value of variants(example)) {
        counted++;
        if (holds(schema, value) !== check(value)) expect.fail(`${name}: ${JSON.stringify(value)}`);
      }
    }
    expect(counted).toBeGreaterThan(10_000);
  });
});

it("the form of a method is a schema", () => {
  expect(() => new Ajv2020({ strictTypes: false }).compile(methodForm)).not.toThrow();
});
