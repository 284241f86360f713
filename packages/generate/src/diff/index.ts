export { compareGraphql } from "./graphql/compare-graphql.ts";
export { compareSpec, type State } from "./compare-spec.ts";
export type { Finding } from "./finding.ts";
export { type Direction, distinct, Findings, identityOf, type Locate } from "./findings.ts";
export { field, isObject, type JsonObject, list, object, same } from "./json.ts";
export { highest, isHigher, type Level } from "./level.ts";
export { hasOther } from "./other-texts.ts";
export { concernsSchema, type Row, type Rule, type RuleName, rules, rulesIn } from "./rules.ts";
export type { Path, Site } from "./site.ts";
