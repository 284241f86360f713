import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareSchemaCase, findLevel, listRules } from "./schema-case.ts";
import { isHigher } from "../../src/diff/index.ts";
import { contexts, mutations } from "./mutations.ts";
import { components, edits, type Schema, schemas, values } from "./random-schema.ts";

type Named = Readonly<Record<string, Schema>>;

function validator(schema: Schema, named: Named): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  return ajv.compile({ components: { schemas: named }, allOf: [schema] });
}

const change = (before: Schema, after: Schema, named: Named) => ({
  shows: "",
  before,
  after,
  sent: [],
  received: [],
  schemas: named,
});

/** By day, one seed for all machines. What another seed finds belongs in the table of cases, with its reason. */
const runs = process.env["NIGHTLY"] ? { numRuns: 1_000 } : { numRuns: 25, seed: 1 };

test("a change of known level has at least that level, wherever it is", () => {
  const place = fc.constantFrom("inline", "named", "named twice");
  const own = fc.dictionary(fc.constantFrom("a", "b"), schemas(2));
  fc.assert(
    fc.property(
      fc.constantFrom(...mutations),
      own,
      contexts,
      place,
      components,
      (mutation, properties, within, at, named) => {
        const [before, after] = mutation.of({
          type: "object",
          properties,
          required: Object.keys(properties),
        });
        const ref = { $ref: `#/components/schemas/${at === "named" ? "X" : "Y"}` };
        const held = (schema: Schema): Named => ({
          ...named,
          X: schema,
          Y: { $ref: "#/components/schemas/X" },
        });
        const one =
          at === "inline"
            ? change(within(before), within(after), named)
            : change(within(ref), within(ref), held(before));
        for (const direction of ["sent", "received"] as const) {
          const found = compareSchemaCase(
            { ...one, ...(at !== "inline" && { schemasAfter: held(after) }) },
            direction,
          );
          const level = findLevel(found);
          const least = mutation[direction];
          expect(
            level !== undefined && !isHigher(least, level),
            `${mutation.name}: ${level} for ${least}`,
          ).toBe(true);
        }
      },
    ),
    runs,
  );
});

test("what callers send is only less than a break if all that fitted still fits", () => {
  fc.assert(
    fc.property(edits, components, fc.gen(), ([before, after], named, generate) => {
      const level = findLevel(compareSchemaCase(change(before, after, named), "sent"));
      if (level === "major") return;
      const [old, current] = [validator(before, named), validator(after, named)];
      for (let count = 0; count < 5; count++) {
        const value = generate(() => values(before, named));
        if (old(value)) expect(current(value), JSON.stringify({ value, before, after, level })).toBe(true);
      }
    }),
    runs,
  );
});

/** Rules whose level does not follow from the accepted values: a response may have new members and properties. */
const BY_PURPOSE = new Set(["value-added", "member-added", "property-added", "required-property-added"]);

test("what callers receive is only less than a break if all that fits now fitted before, except for new members and properties", () => {
  fc.assert(
    fc.property(edits, components, fc.gen(), ([before, after], named, generate) => {
      const found = compareSchemaCase(change(before, after, named), "received");
      if (findLevel(found) === "major" || found.some(({ rule }) => BY_PURPOSE.has(rule))) return;
      const [old, current] = [validator(before, named), validator(after, named)];
      for (let count = 0; count < 5; count++) {
        const value = generate(() => values(after, named));
        if (current(value)) expect(old(value), JSON.stringify({ value, before, after })).toBe(true);
      }
    }),
    runs,
  );
});

/** Adds descriptions, so that every part of a schema differs in text and is compared. */
const reworded = (schema: Schema): Schema =>
  typeof schema === "object" ? { ...schema, description: "In other words." } : schema;

test("a schema that is the same, whatever it is, has not changed except for its text", () => {
  fc.assert(
    fc.property(schemas(3), components, (schema, named) => {
      const same = change(schema, structuredClone(schema), named);
      const others = Object.fromEntries(Object.entries(named).map(([name, one]) => [name, reworded(one)]));
      const other = { ...same, after: reworded(schema), schemasAfter: others };
      for (const direction of ["sent", "received"] as const) {
        expect(compareSchemaCase(same, direction)).toEqual([]);
        expect(new Set(listRules(compareSchemaCase(other, direction)))).toEqual(new Set(["text"]));
      }
    }),
    runs,
  );
});
