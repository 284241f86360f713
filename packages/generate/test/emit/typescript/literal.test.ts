import fc from "fast-check";
import { expect, test } from "vitest";
import { Code, literal } from "../../../src/emit/typescript/literal.ts";

/** The value of a literal in TypeScript. */
function evaluated(text: string): unknown {
  return new Function(`return ${text};`)();
}

test("a literal evaluates to its value, whatever its keys", () => {
  const key = fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "a-b", "a"));
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(key, fc.oneof(tie("value"), fc.constant(undefined)), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 100 }), (json, indent) => {
      expect(JSON.stringify(evaluated(literal(json, indent)))).toBe(JSON.stringify(json));
    }),
  );
});

test("parts of a literal are on one line if they fit, short values fill lines, and keys have quotes only if necessary", () => {
  expect(literal({ a: [1, "b"], "c-d": {} })).toBe('{\n  a: [1, "b"],\n  "c-d": {},\n}');
  const list = Array.from({ length: 40 }, (_, index) => index);
  expect(literal({ list })).toMatch(/^\{\n {2}list: \[\n {4}0, 1, .{80,},\n {4}\d.*, 39,\n {2}\],\n\}$/);
  expect(literal({ pattern: new Code("/^a$/u"), of: [new Code("Name")] })).toBe(
    "{\n  pattern: /^a$/u,\n  of: [Name],\n}",
  );
});
