import { expect, test } from "vitest";
import { compareSchemaCase, listRules } from "./schema-case.ts";
import { schemaRules } from "../../src/diff/schema-rules.ts";
import { schemaCases } from "./schema-cases.ts";

for (const direction of ["sent", "received"] as const) {
  test.each(schemaCases.map((one) => [one.shows, one] as const))(`${direction}: %s`, (_, one) => {
    expect(listRules(compareSchemaCase(one, direction))).toEqual([...one[direction]].toSorted());
  });
}

/** Rules of facts that only the specs of this repository, or protos, state. They have cases in tools/changes/spec-diff. */
const elsewhere =
  /^(client-field|constant|form|secret|tick)-(?!at)|^(decimal|encoding|json-name|number|offer|quantity|replacement|simulation)-changed$|^property-renamed$/;

test("each rule of schemas has a case", () => {
  const shown = new Set<string>(schemaCases.flatMap(({ sent, received }) => sent.concat(received)));
  expect(Object.keys(schemaRules).filter((name) => !shown.has(name) && !elsewhere.test(name))).toEqual([]);
});
