import { expect, it } from "vitest";
import { reachableFrom, type Type } from "../../src/model/index.ts";

const refer = (reference: string): Type => ({ kind: "reference", reference });

it("follows references through every kind of part, and ends at a type that contains itself", () => {
  const types: Record<string, Type> = {
    Tree: { kind: "object", properties: { children: { kind: "list", items: refer("Tree") } } },
    Pair: { kind: "tuple", prefixItems: [refer("Left"), refer("Tree")] },
    Left: { kind: "map", additionalProperties: refer("Value"), propertyNames: refer("Name") },
    Value: { kind: "union", anyOf: [refer("Whole"), { kind: "null" }] },
    Whole: { kind: "intersection", allOf: [refer("Base")] },
    Base: { kind: "object" },
    Name: { kind: "text" },
    Unused: { kind: "text" },
  };
  const found = reachableFrom([refer("Pair")], (name) => types[name]);
  expect([...found].toSorted()).toEqual(["Base", "Left", "Name", "Pair", "Tree", "Value", "Whole"]);
});
