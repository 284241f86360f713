export { type GraphqlSpec, loadGraphql } from "./load-graphql.ts";
export { sourceOf, summaryOf } from "./descriptions.ts";
