import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { readData } from "../../../src/spec-file/index.ts";
import { definitions, rpcSchema } from "@node-access/generate/model";
import { valueChecker } from "../../../src/load/open-rpc/value-checker.ts";
import { specs } from "../../loaded.ts";
import { readOutput, type Type } from "@node-access/generate/model";

const { spec } = specs.rpc();
const { matches } = valueChecker(spec);
const ajv = new Ajv2020({ strict: false }).addSchema(definitions(spec.types));

const examples = spec.operations.flatMap((method) =>
  method.examples.flatMap((example): [string, Type, unknown][] => [
    ...example.inputs.flatMap(({ value }, index): [string, Type, unknown][] => {
      const input = method.inputs[index];
      return input ? [[`${method.name}(${input.name})`, input.type, value]] : [];
    }),
    [`${method.name}()`, readOutput(method), example.output],
  ]),
);

/** The value, and variants with each of its parts in turn omitted or replaced. */
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

describe("valueChecker", () => {
  it("accepts the same values as the compiled validator", () => {
    let counted = 0;
    for (const [name, type, example] of examples) {
      const check = ajv.compile(rpcSchema(type) as object);
      for (const value of variants(example)) {
        counted++;
        if (matches(type, value) !== check(value)) expect.fail(`${name}: ${JSON.stringify(value)}`);
      }
    }
    expect(counted).toBeGreaterThan(1_000);
  });
});

it("the form of a method is a valid schema", () => {
  expect(() =>
    new Ajv2020({ strictTypes: false }).compile(readData("src/load/open-rpc/check", "method-schema.yaml")),
  ).not.toThrow();
});
