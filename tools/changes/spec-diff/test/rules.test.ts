import { expect, test } from "vitest";
import { rules } from "../src/rules.ts";
import { methodCases } from "./open-rpc-cases.ts";
import { operationCases } from "./open-api-cases.ts";
import { catalogCases } from "./catalog-cases.ts";
import { protoCases } from "./proto-cases.ts";
import { schemaCases } from "./schema-cases.ts";

test("each rule has a case", () => {
  const shown = new Set<string>(
    schemaCases
      .flatMap(({ sent, received }) => sent.concat(received))
      .concat(methodCases.flatMap((one) => one.rules))
      .concat(operationCases.flatMap((one) => one.rules))
      .concat(protoCases.flatMap((one) => one.rules))
      .concat(catalogCases.flatMap(([, , names]) => names))
      // Cases of their own in open-api.test.ts, open-rpc.test.ts, proto.test.ts, catalog.test.ts and graphql.test.ts.
      .concat([
        "directive-added",
        "directive-applied",
        "directive-removed",
        "interface-added",
        "interface-removed",
        "search-words-changed",
        "final-changed",
        "known-errors-changed",
        "limit-changed",
        "signing-changed",
        "type-added",
        "type-removed",
        "type-renamed",
        "method-moved",
        "replacement-changed",
      ]),
  );
  expect(Object.keys(rules).filter((name) => !shown.has(name))).toEqual([]);
});
