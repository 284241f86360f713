import { expect, it } from "vitest";
import { exampleValue } from "../../src/model/example-value.ts";
import type { Type } from "../../src/model/type.ts";

const text: Type = { kind: "text", type: "string" };
const object = (properties: Readonly<Record<string, Type>>, more: Partial<Type> = {}): Type => ({
  kind: "object",
  properties,
  ...more,
});
const reference = (name: string): Type => ({ kind: "reference", reference: name });

it("has as many properties as a schema demands, also where an example has only what it must", () => {
  const made = {
    A: reference("B"),
    B: reference("C"),
    C: object({ a: text, b: text }, { minProperties: 1 }),
  };
  const types = Object.fromEntries(
    Object.entries(made).map(([name, type]) => [name, { name, type, direction: "both" as const, home: "" }]),
  );
  expect(exampleValue(reference("A"), types)).toEqual({ a: "text" });
  const one = object({ a: text, b: text }, { minProperties: 1, maxProperties: 1 });
  expect(exampleValue(one, types)).toEqual({ a: "text" });
});
