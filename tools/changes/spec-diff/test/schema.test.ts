import { expect, test } from "vitest";
import { compareSchemaCase, rulesOf } from "./case.ts";
import { schemaCases } from "./schema-cases.ts";

for (const direction of ["sent", "received"] as const) {
  test.each(schemaCases.map((one) => [one.shows, one] as const))(`${direction}: %s`, (_, one) => {
    expect(rulesOf(compareSchemaCase(one, direction))).toEqual([...one[direction]].toSorted());
  });
}
