import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { Mistakes, schemaCheck, schemaMistakes, SpecFile } from "../../src/spec-file/index.ts";

describe("schemaMistakes", () => {
  it("reports each mistake at its own line, with its remedy", () => {
    const spec = new SpecFile("x.yaml", "kind: red\nextra: 1\nsize: big\n");
    const validate = new Ajv2020({ allErrors: true }).compile({
      type: "object",
      properties: { kind: { enum: ["blue", "green"] }, size: { type: "integer" }, name: {} },
      required: ["name"],
      additionalProperties: false,
    });
    validate(spec.value);
    expect(new Mistakes(schemaMistakes(spec, validate.errors)).message.split("\n").toSorted()).toEqual([
      "x.yaml:1:1: kind has a value that is not allowed; use one of blue, green",
      "x.yaml:1:1: the file lacks name; add it",
      "x.yaml:2:1: extra is not known here; correct the name or remove it",
      "x.yaml:3:1: size is of the wrong type; make it integer",
    ]);
  });
});

describe("schemaCheck", () => {
  const check = schemaCheck({
    type: "object",
    properties: { parts: { type: "array", items: { type: "object", required: ["name"] } } },
  });

  it("accepts a matching value", () => {
    const spec = new SpecFile("x.yaml", "parts: [{ name: a }]");
    expect(check(spec, spec.value)).toEqual([]);
  });

  it("reports a mismatch at its own line, starting at the part", () => {
    const spec = new SpecFile("x.yaml", "whole:\n  parts:\n    - { name: a }\n    - {}\n");
    const { whole } = spec.value as { readonly whole: unknown };
    expect(new Mistakes(check(spec, whole, ["whole"])).message).toBe(
      "x.yaml:4:7: item 2 of parts lacks name; add it",
    );
  });
});
