import { describe, expect, it } from "vitest";
import { readType } from "@node-access/generate/read";
import { createExample, type Extent } from "../../src/model/index.ts";

describe("createExample", () => {
  const schemas: Readonly<Record<string, object>> = {
    Coin: { type: "string", example: "BTC" },
    Tree: {
      type: "object",
      properties: {
        coin: { $ref: "#/components/schemas/Coin" },
        under: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
      },
    },
  };

  const types = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      { name, type: readType(schema), direction: "both" as const, home: "" },
    ]),
  );
  const example = (schema: object, extent: Extent): unknown => createExample(types, readType(schema), extent);

  it("assembles an example from those of its parts, and ends where a schema contains itself", () => {
    expect(example({ $ref: "#/components/schemas/Tree" }, "all")).toEqual({
      coin: "BTC",
      under: [],
    });
  });

  it("merges what a schema extends with what it adds", () => {
    const pair = { type: "array", items: { $ref: "#/components/schemas/Coin" }, minItems: 2 };
    const schema = { allOf: [{ $ref: "#/components/schemas/Tree" }, { properties: { pair } }] };
    expect(example(schema, "all")).toEqual({ coin: "BTC", under: [], pair: ["BTC", "BTC"] });
  });

  it("gives an object its required properties, and one of several keys if one is required", () => {
    const schema = {
      type: "object",
      required: ["type"],
      properties: { type: { const: "act" }, open: { type: "integer", minimum: 5 }, shut: { type: "null" } },
    };
    expect(example(schema, "required")).toEqual({ type: "act" });
    expect(example({ ...schema, minProperties: 2, maxProperties: 2 }, "all")).toEqual({
      type: "act",
      open: 5,
    });
    expect(example(schema, "all")).toEqual({ type: "act", open: 5, shut: null });
  });

  it("names a pattern without an example in the spec", () => {
    expect(() => example({ type: "string", pattern: "^0x$" }, "all")).toThrow(
      /nothing shows a text of the pattern \^0x\$/,
    );
  });
});
