import fc from "fast-check";
import type { Level } from "../../src/diff/index.ts";
import type { Schema } from "./random-schema.ts";

/** A change of an object schema whose level is known. */
export interface Mutation {
  readonly name: string;
  readonly sent: Level;
  readonly received: Level;
  /** Creates the schema before and after from an object with the property `p`, which nothing else changes. */
  readonly of: (schema: ObjectSchema) => readonly [Schema, Schema];
}

export interface ObjectSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

function having(schema: ObjectSchema, held: Schema | undefined, required = false): Schema {
  const { p: _, ...others } = schema.properties;
  const requiredNames = schema.required.filter((name) => name !== "p");
  return {
    ...schema,
    properties: held === undefined ? others : { ...others, p: held },
    required: required ? [...requiredNames, "p"] : requiredNames,
  };
}

function property(name: string, levels: readonly [Level, Level], before: Schema, after: Schema): Mutation {
  const [sent, received] = levels;
  return {
    name,
    sent,
    received,
    of: (schema) => [having(schema, before, true), having(schema, after, true)],
  };
}

const text = { type: "string" };
const object = { type: "object", properties: { kind: { const: "one" } }, required: ["kind"] };
const other = { type: "object", properties: { kind: { const: "two" } }, required: ["kind"] };
const third = { type: "object", properties: { kind: { const: "three" } }, required: ["kind"] };

export const mutations: readonly Mutation[] = [
  {
    name: "a property added",
    sent: "minor",
    received: "minor",
    of: (one) => [having(one, undefined), having(one, text)],
  },
  {
    name: "a required property added",
    sent: "major",
    received: "minor",
    of: (one) => [having(one, undefined), having(one, text, true)],
  },
  {
    name: "a property removed",
    sent: "major",
    received: "major",
    of: (one) => [having(one, text), having(one, undefined)],
  },
  {
    name: "a property required",
    sent: "major",
    received: "minor",
    of: (one) => [having(one, text), having(one, text, true)],
  },
  {
    name: "a property optional",
    sent: "minor",
    received: "major",
    of: (one) => [having(one, text, true), having(one, text)],
  },
  property("another type", ["major", "major"], text, { type: "boolean" }),
  property("null added", ["minor", "major"], text, { type: ["string", "null"] }),
  property("null removed", ["major", "minor"], { anyOf: [text, { type: "null" }] }, text),
  property("a value added", ["minor", "minor"], { enum: ["a"] }, { enum: ["a", "b"] }),
  property("a value removed", ["major", "major"], { enum: ["a", "b"] }, { enum: ["a"] }),
  property(
    "a member added",
    ["minor", "minor"],
    { oneOf: [object, other] },
    { oneOf: [third, object, other] },
  ),
  property(
    "a member removed",
    ["major", "major"],
    { oneOf: [object, other, third] },
    { oneOf: [third, object] },
  ),
  property("a wider number", ["minor", "major"], { type: "integer" }, { type: "number" }),
  property("a narrower number", ["major", "minor"], { type: "number" }, { type: "integer" }),
  property(
    "a looser bound",
    ["minor", "major"],
    { type: "array", items: text, maxItems: 2 },
    { type: "array", items: text, maxItems: 3 },
  ),
  property(
    "a tighter bound",
    ["major", "minor"],
    { type: "integer", minimum: 1 },
    { type: "integer", minimum: 2 },
  ),
  property("a pattern added", ["major", "minor"], text, { ...text, pattern: "^a" }),
  property("another default", ["major", "major"], { ...text, default: "a" }, { ...text, default: "b" }),
  property("what no rule knows", ["major", "major"], text, { ...text, contains: true }),
  property("deprecated", ["minor", "minor"], text, { ...text, deprecated: true }),
  property("a description", ["patch", "patch"], text, { ...text, description: "It." }),
];

/** Functions that put a schema within another one. */
export const contexts: fc.Arbitrary<(inner: Schema) => Schema> = fc
  .array(
    fc.constantFrom<(inner: Schema) => Schema>(
      (inner) => ({ type: "object", properties: { held: inner }, required: ["held"] }),
      (inner) => ({ type: "object", properties: { held: inner } }),
      (inner) => ({ type: "object", additionalProperties: inner }),
      (inner) => ({ type: "array", items: inner }),
      (inner) => ({ type: "array", prefixItems: [{ type: "boolean" }, inner], items: false }),
      (inner) => ({ anyOf: [{ type: "boolean" }, inner, { type: "null" }] }),
      (inner) => ({ allOf: [inner] }),
      (inner) => ({
        oneOf: [
          { type: "object", properties: { tag: { const: 1 }, held: inner } },
          { type: "object", properties: { tag: { const: 2 } } },
        ],
      }),
    ),
    { maxLength: 4 },
  )
  .map((steps) => (inner) => steps.reduce((held, step) => step(held), inner));
