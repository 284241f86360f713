import type { SchemaCase } from "./case.ts";

const object = (properties: Record<string, unknown>): object => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const text = { type: "string" };
const integer = { type: "integer" };
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const Cat = object({ kind: { const: "cat" }, lives: integer });
const Dog = object({ kind: { const: "dog" }, tricks: { type: "array", items: text } });

/** A rule that both directions give. */
const both = (rule: SchemaCase["sent"][number]): Pick<SchemaCase, "sent" | "received"> => ({
  sent: [rule],
  received: [rule],
});

/** Changes of the extensions that only the specs of this repository have. */
export const extensionCases: readonly SchemaCase[] = [
  {
    shows: "a member without a type becomes one",
    before: { anyOf: [ref("Cat"), { ...Dog, "x-untyped": "newer" }] },
    after: { anyOf: [ref("Cat"), Dog] },
    schemas: { Cat },
    ...both("union-made"),
  },
  {
    shows: "another source",
    before: { ...text, "x-source": "a" },
    after: { ...text, "x-source": "b" },
    ...both("text"),
  },
  {
    shows: "wrapped in Secret",
    before: text,
    after: { ...text, "x-secret": true },
    ...both("secret-changed"),
  },
  {
    shows: "a field that the client fills in",
    before: object({ a: text }),
    after: { ...object({ a: text }), "x-client-fills": ["a"] },
    ...both("client-field-taken"),
  },
  {
    shows: "a list of values exported",
    before: { enum: ["a"] },
    after: { enum: ["a"], "x-constant": "as" },
    ...both("constant-added"),
  },
  {
    shows: "an exported list of values gone",
    before: { enum: ["a"], "x-constant": "as" },
    after: { enum: ["a"] },
    ...both("constant-removed"),
  },
  {
    shows: "a text that is written in lower case",
    before: text,
    after: { ...text, "x-form": "lower" },
    ...both("form-added"),
  },
  {
    shows: "a text that is no longer converted",
    before: { ...text, "x-form": "lower" },
    after: text,
    ...both("form-removed"),
  },
  {
    shows: "a text that is written in another form",
    before: { ...text, "x-form": "lower" },
    after: { ...text, "x-form": "transfer" },
    ...both("form-changed"),
  },
  {
    shows: "an amount, which may be given as a number",
    before: text,
    after: { ...text, "x-form": "amount" },
    sent: ["form-added", "type-widened"],
    received: ["form-added", "type-widened"],
  },
  {
    shows: "no amount any more",
    before: { ...text, "x-form": "amount" },
    after: text,
    sent: ["form-removed", "type-narrowed"],
    received: ["form-removed", "type-narrowed"],
  },
  {
    shows: "a number once that the client fills in",
    before: integer,
    after: { ...integer, "x-form": "nonce" },
    ...both("client-field-taken"),
  },
  {
    shows: "a number once that the client no longer fills in",
    before: { ...integer, "x-form": "nonce" },
    after: integer,
    ...both("client-field-given"),
  },
  {
    shows: "a text that is a number in the decoded view",
    before: text,
    after: { ...text, "x-quantity": true },
    ...both("quantity-changed"),
  },
  {
    shows: "not a number in the decoded view, explicitly or not",
    before: text,
    after: { ...text, "x-quantity": false },
    sent: [],
    received: [],
  },
  {
    shows: "a constant that is no longer a number in the decoded view",
    before: { const: "0x1", "x-quantity": true },
    after: { const: "0x1" },
    ...both("quantity-changed"),
  },
  {
    shows: "another unit of a decimal",
    before: { type: "number", format: "decimal", "x-scale": 8 },
    after: { type: "number", format: "decimal", "x-scale": 2 },
    ...both("decimal-changed"),
  },
  {
    shows: "a precision of prices added",
    before: text,
    after: { ...text, "x-tick": { significantFigures: 5 } },
    ...both("tick-changed"),
  },
  {
    shows: "a price of more figures",
    before: { ...text, "x-tick": { significantFigures: 5 } },
    after: { ...text, "x-tick": { significantFigures: 6 } },
    ...both("tick-changed"),
  },
  {
    shows: "a precision of prices removed",
    before: { ...text, "x-tick": { significantFigures: 5 } },
    after: text,
    ...both("tick-removed"),
  },
  {
    shows: "a list with an item for each of another list",
    before: { type: "array", items: text, "x-per": ["orders"] },
    after: { type: "array", items: text, "x-per": ["orders", "cancels"] },
    ...both("simulation-changed"),
  },
  {
    shows: "a list that no longer has an item for each of another list",
    before: { type: "array", items: text, "x-per": ["orders"] },
    after: { type: "array", items: text },
    ...both("simulation-changed"),
  },
  {
    shows: "other networks with a member of a union",
    before: { ...text, "x-offered-by": { family: "ethereum" } },
    after: { ...text, "x-offered-by": { protocol: "solana" } },
    ...both("offer-changed"),
  },
  {
    shows: "a member of a union that all networks have",
    before: { ...text, "x-offered-by": { endpoint: "beacon" } },
    after: text,
    ...both("offer-changed"),
  },
  {
    shows: "another value in simulators",
    before: text,
    after: { ...text, "x-simulated": "hash block -1" },
    ...both("simulation-changed"),
  },
];
