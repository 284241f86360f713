import { expect, it } from "vitest";
import { exampleValue } from "../../src/model/example-value.ts";
import { simulateExample } from "../../src/model/simulated-example.ts";
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

it("replaces what rules name, wherever their schema is, and says which block each value is of", () => {
  const made: Record<string, Type> = {
    Header: object({ height: { kind: "integer", simulated: "height" }, note: text }),
    Block: {
      kind: "union",
      oneOf: [object({ kind: { kind: "constant", const: "a" }, header: reference("Header") })],
    },
    Vote: object({
      header: { ...reference("Header"), simulated: "at -1" },
      seen: { ...text, simulated: "time" },
    }),
  };
  const types = Object.fromEntries(
    Object.entries(made).map(([name, type]) => [name, { name, type, direction: "both" as const, home: "" }]),
  );
  const type = object({ block: reference("Block"), votes: { kind: "list", items: reference("Vote") } });
  const header = { height: 7, note: "n", more: 1 };
  const example = { block: { kind: "a", header }, votes: [{ header, seen: "t" }] };
  const replaced = simulateExample(example, type, types, ({ rule, at, example: value }) =>
    [rule, ...at, String(value)].join(" "),
  );
  expect(replaced).toEqual({
    block: { kind: "a", header: { height: "height 7", note: "n", more: 1 } },
    votes: [{ header: { height: "height -1 7", note: "n", more: 1 }, seen: "time t" }],
  });
});
