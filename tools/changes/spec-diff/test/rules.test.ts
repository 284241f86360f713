import { concernsSchema, rules } from "@node-access/generate/diff";
import { expect, test } from "vitest";
import { ownRules } from "../src/rules.ts";
import { methodCases } from "./open-rpc-cases.ts";
import { operationCases } from "./open-api-cases.ts";
import { catalogCases } from "./catalog-cases.ts";

test("each rule has a case; those of schemas have them in packages/generate", () => {
  const shown = new Set<string>([
    ...[...methodCases, ...operationCases].flatMap((one) => one.rules),
    ...catalogCases.flatMap(([, , names]) => names),
    // Cases of their own in open-api.test.ts, open-rpc.test.ts, proto.test.ts, catalog.test.ts, and of packages/generate.
    "credentials-accepted",
    "credentials-required",
    "directive-added",
    "directive-applied",
    "directive-removed",
    "interface-added",
    "message-changed",
    "not-read",
    "pages-added",
    "pages-removed",
    "param-structure-added",
    "param-structure-changed",
    "scheme-changed",
    "server-changed",
    "stream-changed",
    "style-changed",
    "interface-removed",
    "provider-units-changed",
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
  ]);
  const others = Object.keys(rules).filter((name) => !concernsSchema(name));
  expect([...others, ...Object.keys(ownRules)].filter((name) => !shown.has(name))).toEqual([]);
});
